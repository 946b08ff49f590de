extension LayoutSolver.Substitution {
  /// A root's range, and what its class of columns would like.
  struct Root {
    var range: LayoutSolver.ValueRange
    /// How the sum of the class's sizes grows with the root.
    var sizeSlope: Double
    var memberCount: Int32
    /// The member that was mentioned first; the class rests where this one is 0.
    var firstMember: Int32
    var firstMemberRank: Int32
  }

  /// What is known of a root: how early the gathered rows mention it as long as it is alone, or else
  /// the number of its class.
  ///
  /// Most columns of most layouts are given a value while they are alone, so that they never need
  /// the memory of a class.
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
  func range(ofRoot column: Int32, _ kind: LayoutSolver.Kind) -> LayoutSolver.ValueRange {
    if let number = standings[column].classNumber { return classes[number].range }
    return kind == .size ? .nonNegative(column) : .unbounded
  }

  func root(_ column: Int32, _ kind: LayoutSolver.Kind) -> Root {
    if let number = standings[column].classNumber { return classes[number] }
    let rank = standings[column].rank
    // Where several columns could give way, the earlier one does: its size counts for more.
    let isWanted = kind == .size && isMentioned(column)
    return Root(
      range: range(ofRoot: column, kind), sizeSlope: isWanted ? Self.weight(ofRank: rank) : 0,
      memberCount: 1, firstMember: column, firstMemberRank: rank)
  }

  /// The value of a root that puts its class at rest: the member mentioned first is 0.
  mutating func restingValue(of root: Root) -> Double {
    let (_, factor, offset) = resolve(root.firstMember)
    return -offset / factor
  }
}

extension LayoutSolver.Substitution.Root {
  /// Takes in a class whose root is factor · this root + an offset. The range is the caller's to
  /// narrow.
  mutating func absorb(_ other: Self, factor: Double) {
    sizeSlope += factor * other.sizeSlope
    memberCount += other.memberCount
    if other.firstMemberRank < firstMemberRank {
      firstMember = other.firstMember
      firstMemberRank = other.firstMemberRank
    }
  }
}
