import LayoutReport

// Constraints that are made twice.
extension FindingSearch {
  /// Returns conflicts, those between constraints and their doubles as one: what makes the constraints of views
  /// has run twice.
  func joiningDoubles(_ conflicts: [Finding]) -> [Finding] {
    let doubles = conflicts.filter(isDouble)
    guard let first = doubles.first, doubles.count > 1 else { return conflicts }
    var joined = first
    joined.items = doubles.flatMap(\.items).uniqued()
    joined.parts = doubles.flatMap(\.parts).uniqued()
    joined.constraints = doubles.flatMap(\.constraints)
    // The constants of all of them differ, not one length.
    (joined.culprit, joined.change) = (nil, nil)
    let pairs = doubles.map { double in
      double.constraints.map { facts.sentence(of: facts.constraints[$0]).formula + site(of: $0) }
    }
    let rest = pairs.dropFirst().map { $0.joined(separator: " and ") }
    joined.summary += " Nor can \(Words.list(rest, "or"))."
    // One line has made all of them, or has not.
    if Set(doubles.map(\.remedy)).count > 1 {
      joined.remedy = """
        deactivate the constraints of the first time before they are made again: one of each pair, such as \
        \(Words.list(pairs.map { $0[0] })).
        """
    }
    return [joined] + conflicts.filter { !isDouble($0) }
  }

  /// Whether a conflict is one between two constraints that differ in their constants alone.
  private func isDouble(_ conflict: Finding) -> Bool {
    guard conflict.constraints.count == 2 else { return false }
    let (one, other) = (
      facts.constraints[conflict.constraints[0]], facts.constraints[conflict.constraints[1]]
    )
    return one.first == other.first && one.second == other.second && one.relation == .equal
      && other.relation == .equal && one.multiplier == other.multiplier
  }
}
