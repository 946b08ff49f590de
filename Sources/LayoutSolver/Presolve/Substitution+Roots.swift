extension Solver.Substitution {
  /// A root's range, and what its class of columns would like.
  struct Root {
    var range: Solver.ValueRange
    /// How the sum of the class's sizes grows with the root.
    var sizeSlope: Double
    var memberCount: Int32
    /// The member that was mentioned first; the class rests where this one is 0.
    var firstMember: Int32
    var firstMemberRank: Int32
  }

  /// What is known of a root: how early the rows mention it, or the number of its class. Most columns get a value while
  /// they are alone, and never need the memory of a class.
  struct Standing {
    private var code: Int32

    static let unmentioned = Standing(rank: .max)

    init(rank: Int32) { code = rank }
    init(classNumber: Int32) { code = ~classNumber }

    /// The rank of a column that is alone.
    var rank: Int32 { code }
    var classNumber: Int32? { code < 0 ? ~code : nil }
  }

  /// Weights near 1 that fall with the rank, so that no two choices weigh the same.
  static func weight(ofRank rank: Int32) -> Double { 1 + 1 / (2 + Double(rank)) }

  func isMentioned(_ column: Int32) -> Bool { standings[column].rank != .max }

  /// Notes how early the gathered rows mention a column that is alone.
  mutating func setRank(_ rank: Int32, of column: Int32) {
    standings[column] = Standing(rank: rank)
  }

  func memberCount(ofRoot column: Int32) -> Int32 {
    standings[column].classNumber.map { classes[$0].memberCount } ?? 1
  }

  @inline(__always)
  func range(ofRoot column: Int32, _ kind: Solver.Kind) -> Solver.ValueRange {
    if let number = standings[column].classNumber { return classes[number].range }
    return kind == .size ? .nonNegative(column) : .unbounded
  }

  @inline(__always)
  func root(_ column: Int32, _ kind: Solver.Kind) -> Root {
    if let number = standings[column].classNumber { return classes[number] }
    let rank = standings[column].rank
    // Where several columns could be smaller, the earlier one is: its size counts for more.
    let isWanted = kind == .size && isMentioned(column)
    return Root(
      range: range(ofRoot: column, kind), sizeSlope: isWanted ? Self.weight(ofRank: rank) : 0,
      memberCount: 1, firstMember: column, firstMemberRank: rank)
  }

  /// The number of a root's class, which is made if the root is alone.
  @inline(__always)
  mutating func makeClass(_ column: Int32, _ kind: Solver.Kind) -> Int32 {
    if let number = standings[column].classNumber { return number }
    let number = Int32(truncatingIfNeeded: classes.count)
    classes.append(root(column, kind))
    standings[column] = Standing(classNumber: number)
    return number
  }

  /// Has a class take in the class of a column, which is factor · the class's root + an offset. The range is the
  /// caller's to narrow.
  @inline(__always)
  mutating func absorb(
    _ column: Int32, _ kind: Solver.Kind, into number: Int32, factor: Double
  ) {
    let child = root(column, kind)
    // Slopes add up, since all members move with the root.
    classes[number].sizeSlope += factor * child.sizeSlope
    classes[number].memberCount += child.memberCount
    if child.firstMemberRank < classes[number].firstMemberRank {
      classes[number].firstMember = child.firstMember
      classes[number].firstMemberRank = child.firstMemberRank
    }
  }

  /// The value of a root that puts its class at rest: the member mentioned first is 0.
  mutating func restingValue(of root: Root) -> Double {
    // member = factor · root + offset is 0.
    let (_, factor, offset) = resolve(root.firstMember)
    return -offset / factor
  }
}
