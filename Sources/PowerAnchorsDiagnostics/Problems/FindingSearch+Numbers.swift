import Foundation
import LayoutReport

// Distances that only a larger screen has room for.
extension FindingSearch {
  /// The constraint with the largest distance among some, if it takes more of the room than any screen has to spare
  /// beside a view.
  ///
  /// - Parameter length: The constraint of the length that would be to blame otherwise. The larger number is.
  func farthest(
    of numbers: [Int], against demand: CauseSearch.Demand, besides length: Int?
  ) -> Int? {
    let far = numbers.filter { isFar($0, demand) }
    guard let distance = far.map(distance).max() else { return nil }
    if let length, distance < abs(facts.constraints[length].constant) { return nil }
    // Of several with one distance, the same one whatever is asked for, by which findings are joined.
    return far.filter { self.distance(of: $0) == distance }.min()
  }

  private func distance(of number: Int) -> Double { abs(facts.constraints[number].constant) }

  /// Whether a constraint keeps two places apart by a fourth of what is around an item or more, and is one that
  /// a demand for room or for a place in the superview has to press against.
  private func isFar(_ number: Int, _ demand: CauseSearch.Demand) -> Bool {
    let constraint = facts.constraints[number]
    guard let term = demand.terms.first, let parent = facts.items[term.item].parent,
      asksForRoom(demand),
      let tie = ties(of: constraint.first.item, term.part.axis).first(where: { $0.number == number }
      ),
      tie.isOwn, !isKits(number), !isStacks(number) || constraint.identifier == "UISV-spacing"
    else { return false }
    let room = Double(length(of: parent, term.part.axis))
    guard room > 0, 4 * distance(of: number) >= room else { return false }
    if isAround(tie.other, constraint.first.item) {
      return tie.place == tie.otherPlace && !isOutward(tie)
        && (tie.place.isEdge || !term.part.isLength)
    }
    return tie.place.isEdge && tie.otherPlace == tie.place.opposite
      && (tie.place.startsRectangle ? tie.distance > 0 : tie.distance < 0)
  }

  /// Whether a demand is one for a length, or for a place in the superview, so that what is around has to give way.
  /// Views that overlap need more distance, not less.
  func asksForRoom(_ demand: CauseSearch.Demand) -> Bool {
    !demand.terms.contains { $0.coefficient < 0 && !$0.part.isLength }
  }

  /// How many points a demand lacks.
  func missing(for demand: CauseSearch.Demand) -> Double {
    let has = demand.terms.reduce(0) {
      $0 + $1.coefficient * Double($1.part.value(of: geometry.frames[$1.item]))
    }
    return abs(demand.constant - has)
  }

  /// The distances of one number that press together.
  private func alikeDistances(_ number: Int, in cause: Cause) -> [Int] {
    cause.constraints.filter { other in
      isFar(other, cause.demand) && distance(of: other) == distance(of: number)
        && isStacks(other) == isStacks(number)
    }
  }

  /// How much longer a distance has to be for a demand to be granted: less than nothing, or `nil` if it is not the
  /// one that takes the room.
  func farChange(_ number: Int, for cause: Cause) -> Double? {
    guard isFar(number, cause.demand) else { return nil }
    let share = missing(for: cause.demand) / Double(max(1, alikeDistances(number, in: cause).count))
    return share <= distance(of: number) ? -share : nil
  }

  /// What to do if a distance takes the room that a view lacks.
  func farRemedy(for cause: Cause) -> String? {
    guard case .position(let number) = cause.culprit else { return nil }
    return farRemedy(number, for: cause)
  }

  func farRemedy(_ number: Int, for cause: Cause) -> String? {
    guard let change = farChange(number, for: cause) else { return nil }
    let constraint = facts.constraints[number]
    let left = CGFloat(distance(of: number) + change).whole
    let former = CGFloat(distance(of: number)).brief
    if isStacks(number) {
      return "make the spacing of \(name(constraint.holder)) at most \(left), instead of \(former)."
    }
    let alike = alikeDistances(number, in: cause)
    let sign = constraint.constant < 0 ? "-" : ""
    let formulas = alike.map { facts.sentence(of: facts.constraints[$0]).formula + site(of: $0) }
    if alike.count > 1 {
      return
        "make the distances of \(Words.list(formulas)) at most \(left) each, instead of \(former)."
    }
    return """
      make the constant of \(facts.sentence(of: constraint).formula)\(site(of: number)) \
      \(sign.isEmpty ? "at most" : "at least") \(sign)\(left), instead of \(sign)\(former).
      """
  }
}
