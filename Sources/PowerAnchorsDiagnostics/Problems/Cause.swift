import Foundation
import LayoutReport

/// What contradicts what a view lacks, the most likely culprit first.
struct Cause {
  /// A constraint or a content that is the first to change.
  enum Culprit: Equatable {
    case length(Int)
    case relation(Int)
    case position(Int)
    case content(item: Int)
    /// A view that covers others.
    case cover(Int)
    /// A stack view that makes its arranged views equally long.
    case arrangement(Int)
  }

  var demand: CauseSearch.Demand
  var constraints: [Int] = []
  var culprit: Culprit?
  /// Items other than the one that suffers whose content, or whose constraint, takes the room.
  var items: [Int] = []
}

extension FindingSearch {
  /// Finds the cause that a demand is not granted.
  func cause(
    _ demand: CauseSearch.Demand, of item: Int, _ axis: LayoutFacts.Axis
  ) -> Cause {
    let cause = cause(demand, demand, of: item, axis)
    if case .position(let number) = cause.culprit, farChange(number, for: cause) == nil,
      let least = least(demand)
    {
      // Much of what is wanted may have no room at all. What is tight now takes the rest of it.
      let tight = self.cause(least, demand, of: item, axis)
      if case .position(let number) = tight.culprit, farChange(number, for: tight) == nil {
        return cause
      }
      return tight.culprit == nil ? cause : tight
    }
    return cause
  }

  /// Returns the demand for a point more than there is of a length.
  func least(_ demand: CauseSearch.Demand) -> CauseSearch.Demand? {
    guard demand.terms.count == 1, let term = demand.terms.first,
      demand.relation == .greaterThanOrEqual
    else { return nil }
    var least = demand
    least.constant = Double(term.part.value(of: geometry.frames[term.item])) + 1
    return least.constant < demand.constant ? least : nil
  }

  private func cause(
    _ asked: CauseSearch.Demand, _ demand: CauseSearch.Demand, of item: Int,
    _ axis: LayoutFacts.Axis
  ) -> Cause {
    let sources = causes.sources(against: asked)
    var cause = Cause(demand: demand)
    let numbers = sources.compactMap(\.constraint)
    let ranked = numbers.map { (number: $0, rank: rank(of: $0, for: item)) }.sorted {
      $0.rank != $1.rank ? $0.rank < $1.rank : $0.number < $1.number
    }
    cause.constraints = ranked.map(\.number)
    let contents = sources.compactMap { source -> Int? in
      if case .content(let other, axis) = source, other != item { other } else { nil }
    }
    let clients = ranked.filter { !isKits($0.number) && !isStacks($0.number) }
    // No view is to be 0 points long for another one to be whole.
    let first =
      clients.count < 2
      ? clients.first
      : clients.first { $0.rank > 3 || leavesLength($0.number, demand) } ?? clients.first
    let equal = numbers.first { facts.constraints[$0].identifier == "UISV-fill-equally" }
    let fixed = first.flatMap { $0.rank < 4 ? $0.number : nil }
    if let far = farthest(of: numbers, against: demand, besides: fixed),
      farChange(far, for: cause) != nil
    {
      cause.culprit = .position(far)
    } else if let first, first.rank < 4 {
      // Of several that give a share each, the same one whatever is asked for, by which findings are joined.
      let shares = alike(first.number, in: cause)
      let number = shares.first { rank(of: $0, for: item) == first.rank } ?? first.number
      cause.culprit = .length(number)
    } else if let equal {
      cause.culprit = .arrangement(facts.constraints[equal].holder)
    } else if let largest = contents.max(by: { length(of: $0, axis) < length(of: $1, axis) }) {
      cause.culprit = .content(item: largest)
    } else if let first, first.rank < 6 {
      cause.culprit = .relation(first.number)
    } else if let first {
      cause.culprit = .position(first.number)
    }
    let lengths = ranked.filter { $0.rank < 6 }.map { facts.constraints[$0.number].first.item }
    var items = lengths + contents
    if case .arrangement(let stack) = cause.culprit { items.insert(stack, at: 0) }
    cause.items = items.uniqued().filter { $0 != item && $0 != 0 }
    return cause
  }

  /// Whether the length that a constraint fixes may be what a demand needs.
  private func leavesLength(_ number: Int, _ demand: CauseSearch.Demand) -> Bool {
    causes.length(that: number, needsFor: demand).map { $0 > geometry.tolerance } ?? true
  }

  /// How far a constraint is from being the one to change. Numbers come before relations, these
  /// before places; what is around the view comes before others.
  func rank(of number: Int, for item: Int) -> Int {
    let constraint = facts.constraints[number]
    let isLength = !constraint.first.attribute.isLocation
    if isLength, constraint.second == nil {
      if constraint.first.item == item { return 0 }
      return isAround(constraint.first.item, item) ? 1 : constraint.relation == .equal ? 2 : 3
    }
    if isLength { return constraint.first.item == item ? 4 : 5 }
    if constraint.multiplier != 1 || constraint.comparesDistances { return 5 }
    return constraint.second.map { isStacks(number) || isAround($0.item, item) } ?? true ? 7 : 6
  }

  /// Whether a stack view made a constraint for its arranged views.
  func isStacks(_ number: Int) -> Bool {
    facts.constraints[number].identifier?.hasPrefix("UISV-") ?? false
  }
}
