extension LayoutSolver.Substitution {
  /// Notes how early the gathered rows mention the column.
  ///
  /// Where several columns could give way, the earlier one does: its size counts for more.
  mutating func setRank(_ rank: Int32, of column: Int32, kind: LayoutSolver.Kind) {
    roots[column].firstMemberRank = rank
    if kind == .size { roots[column].sizeSlope = Self.weight(ofRank: rank) }
  }

  /// Weights near 1 that fall with the rank, so that no two choices weigh the same.
  static func weight(ofRank rank: Int32) -> Double { 1 + 1 / (2 + Double(rank)) }

  /// Gives a root its value.
  mutating func fix(_ column: Int32, at value: Double, by row: Int32, coefficient: Double) {
    note(
      Elimination(
        column: column, row: row, coefficient: coefficient, factor: 0, parent: Self.fixedParent))
    links[column] = Link(factor: 0, offset: value, parent: Self.fixedParent, slot: -1)
  }

  /// Makes a root a member of another one's class: column = factor · parent + offset.
  ///
  /// The parent's range has been narrowed to the column's already.
  mutating func tie(
    _ column: Int32, to parent: Int32, factor: Double, offset: Double, by row: Int32,
    coefficient: Double
  ) {
    note(
      Elimination(
        column: column, row: row, coefficient: coefficient, factor: factor, parent: parent))
    links[column] = Link(factor: factor, offset: offset, parent: parent, slot: -1)
    let child = roots[column]
    roots[parent].sizeSlope += factor * child.sizeSlope
    roots[parent].memberCount += child.memberCount
    if child.firstMemberRank < roots[parent].firstMemberRank {
      roots[parent].firstMember = child.firstMember
      roots[parent].firstMemberRank = child.firstMemberRank
    }
  }

  /// The value of a root that puts its class at rest: the member mentioned first is 0.
  mutating func restingValue(ofRoot root: Int32) -> Double {
    let (_, factor, offset) = resolve(roots[root].firstMember)
    return -offset / factor
  }

  private mutating func note(_ elimination: Elimination) {
    eliminationOfColumn[elimination.column] = Int32(eliminations.count)
    eliminations.append(elimination)
  }
}
