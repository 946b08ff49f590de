import Foundation
import LayoutReport

// What gives way for a view to have what it lacks, in words.
extension FindingSearch {
  /// A constraint as a clause, with its line: "row.height is 32 (Settings.swift:26)".
  func clause(_ number: Int) -> String {
    let constraint = facts.constraints[number]
    let sentence = facts.sentence(of: constraint)
    let verb =
      switch constraint.relation {
      case .equal: "is"
      case .lessThanOrEqual: "is at most"
      case .greaterThanOrEqual: "is at least"
      }
    return "\(sentence.first) \(verb) \(sentence.rightSide)\(site(of: number))"
  }

  /// Where a constraint was made, or its name: " (Settings.swift:26)".
  func site(of number: Int) -> String {
    guard let identifier = facts.constraints[number].identifier, !identifier.isEmpty,
      !isStacks(number)
    else { return "" }
    return " (\(identifier.hasPrefix("at ") ? String(identifier.dropFirst(3)) : identifier))"
  }

  /// Why a demand is not granted, as a sentence.
  func sentence(of cause: Cause) -> String? {
    switch cause.culprit {
    case .length(let number):
      // Several may take a part of the room each.
      let constraint = facts.constraints[number]
      let alike = cause.constraints.filter {
        let other = facts.constraints[$0]
        return $0 != number && !other.first.attribute.isLocation && other.second == nil
          && other.relation == constraint.relation
      }
      return "\(Words.list(([number] + alike).map(clause)))."
    case .relation(let number), .position(let number):
      return "\(clause(number))."
    case .content(let item):
      let axis = cause.demand.terms[0].part.axis
      let (has, needs) = (length(of: item, axis), facts.items[item].content(along: axis)?.length)
      let isShort = needs.map { CGFloat($0) > has + geometry.tolerance } ?? false
      return """
        \(name(item)) takes \(has.whole) points of \(axis == .horizontal ? "width" : "height"), \
        \(isShort ? "of the \(CGFloat(needs ?? 0).wholeUp) that" : "as much as") its content needs.
        """
    case .arrangement(let stack):
      let axis = cause.demand.terms[0].part.axis
      return "\(name(stack)) makes its views equally \(axis == .horizontal ? "wide" : "high")."
    case .cover, nil: return nil
    }
  }

  /// How much longer the culprit has to be for a demand to be granted, or how much more of another length, if its
  /// length is to blame.
  func change(for cause: Cause) -> Double? {
    if case .relation(let number) = cause.culprit {
      return ratio(number, cause).map { Double($0) - facts.constraints[number].multiplier }
    }
    if case .position(let number) = cause.culprit { return farChange(number, for: cause) }
    guard case .length(let number) = cause.culprit else { return nil }
    if let needed = causes.length(that: number, needsFor: cause.demand) {
      return needed - facts.constraints[number].constant
    }
    if let together = lengthsTogether(for: cause, number)?.first(where: { $0.number == number }) {
      return together.length - facts.constraints[number].constant
    }
    // No single one of several has that much to give.
    guard alike(number, in: cause).count > 1, asksForRoom(cause.demand),
      let term = cause.demand.terms.first,
      !isAround(facts.constraints[number].first.item, term.item)
    else { return nil }
    return -missing(for: cause.demand)
  }

  /// What to change for a demand to be granted, or `nil` if no constraint is to blame.
  func remedy(for cause: Cause, of item: Int) -> String? {
    switch cause.culprit {
    case .length(let number):
      let constraint = facts.constraints[number]
      if let together = lengthsTogether(for: cause, number) { return remedy(together: together) }
      guard let change = change(for: cause) else {
        return severalRemedy(for: cause, number, of: item)
      }
      let alike = alike(number, in: cause)
      let needed = constraint.constant + change / Double(alike.count)
      if !isRoom(needed, for: constraint.first.item, constraint.first.attribute.axis) {
        return severalRemedy(for: cause, number, of: item)
      }
      if alike.count == 1, let yielding = yielding(number, in: cause, to: needed) {
        return yielding
      }
      let lengths = Words.list(alike.map { facts.sentence(of: facts.constraints[$0]).first })
      let limit =
        change > 0
        ? "\(grows(number, in: cause) ? "at least " : "")\(CGFloat(needed).wholeUp)"
        : "at most \(CGFloat(needed).whole)"
      let each = alike.count > 1 ? " each" : ""
      return
        "make \(lengths) \(limit)\(each), instead of \(CGFloat(constraint.constant).brief)\(site(of: number))."
    case .relation(let number): return relationRemedy(for: cause, number, of: item)
    case .content(let other):
      let axis = cause.demand.terms[0].part.axis
      let length =
        isLargePicture(other, axis.across)
        ? "width and a height" : axis == .horizontal ? "width" : "height"
      return """
        give \(name(other)) a \(length), or a lower compression resistance than \(name(item)).
        """
    case .arrangement(let stack):
      return "use another distribution of \(name(stack)), such as .fillProportionally."
    case .position(let number): return farRemedy(number, for: cause)
    case .cover, nil: return nil
    }
  }

  /// How a view of fixed length grows with texts that need not end where it does: by a priority below theirs.
  func yielding(_ number: Int, in cause: Cause, to needed: Double) -> String? {
    let constraint = facts.constraints[number]
    guard constraint.relation == .equal, needed > constraint.constant, !grows(number, in: cause)
    else { return nil }
    let resistances = cause.demand.terms.compactMap {
      facts.items[$0.item].content(along: $0.part.axis)?.resistance
    }
    guard let least = resistances.min(), resistances.count == cause.demand.terms.count,
      let free = causes.length(that: number, needsFor: nil), free > needed - geometry.tolerance
    else { return nil }
    return """
      give \(facts.sentence(of: constraint).first) a priority below \(CGFloat(least).brief)\(site(of: number)), so \
      that it grows to the \(CGFloat(needed).wholeUp) points that its contents need.
      """
  }

  /// Whether an item is as long as what is in it, if a constraint gives it a minimum instead of a length.
  func grows(_ number: Int, in cause: Cause) -> Bool {
    let constraint = facts.constraints[number]
    let sides = cause.constraints.filter { $0 != number }.map { facts.constraints[$0] }
    if sides.contains(where: { $0.relation != .equal && $0.second != nil }) { return false }
    // A text that has a length of its own is long enough with a minimum.
    if cause.demand.terms.map(\.item) == [constraint.first.item] { return true }
    let places = sides.flatMap { side -> [LayoutFacts.Place] in
      side.sides.filter { $0.item == constraint.first.item }.map {
        $0.attribute.place(rightToLeft: side.isRightToLeft)
      }
    }
    return Set(places.filter(\.isEdge)).count > 1
  }

  /// Whether a view without a text is as long as its content, and so longer than what is around it.
  func isLargePicture(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    guard let content = facts.items[item].content(along: axis), !isForPeople(item),
      let parent = facts.items[item].parent
    else { return false }
    return content.length > Double(length(of: parent, axis))
      && abs(content.length - Double(length(of: item, axis))) <= geometry.tolerance
  }

  /// The constraints that fix lengths beside each other by one number, of which each can give a share.
  func alike(_ number: Int, in cause: Cause) -> [Int] {
    let constraint = facts.constraints[number]
    let parent = facts.items[constraint.first.item].parent
    var pressing = cause.constraints
    if causes.length(that: number, needsFor: cause.demand) == nil, let least = least(cause.demand) {
      // Much of what is wanted may contradict one of them alone, and a point more all of them.
      pressing = (pressing + causes.sources(against: least).compactMap(\.constraint)).uniqued()
    }
    return pressing.filter { candidate in
      let other = facts.constraints[candidate]
      return (candidate == number || other.first.item != constraint.first.item)
        && other.second == nil && other.first.attribute == constraint.first.attribute
        && other.relation == constraint.relation && other.constant == constraint.constant
        && facts.items[other.first.item].parent == parent
    }.sorted()
  }

  /// Whether a length leaves an item what it needs to be read or touched, as far as it has that.
  func isRoom(_ length: Double, for item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    guard length > 0 else { return false }
    guard isForPeople(item) else { return true }
    let fact = facts.items[item]
    let content = fact.content(along: axis)?.length ?? 0
    let target = fact.isTarget ? facts.leastTarget ?? 0 : 0
    return length >= min(max(content, target), Double(self.length(of: item, axis)))
  }

  /// What to change where no single length is enough.
  private func severalRemedy(for cause: Cause, _ number: Int, of item: Int) -> String {
    let all = cause.constraints.filter { other in
      rank(of: other, for: item) < 4
        && facts.constraints[other].relation == facts.constraints[number].relation
    }
    let lengths = all.map { "\(facts.sentence(of: facts.constraints[$0]).first)\(site(of: $0))" }
    let content = facts.items[item].content(along: cause.demand.terms[0].part.axis)
    let priority = content.map { "below \(CGFloat($0.resistance).brief)" } ?? "that is lower"
    return
      "change \(Words.list(lengths)), or let \(lengths.count == 1 ? "it" : "them") give way by a priority \(priority)."
  }
}

extension CGFloat {
  /// The number in whole points, with a digit only where it would be 0.
  var whole: String { magnitude < 1 ? brief : rounded(.down).brief }

  /// The number in whole points, as near as may be, with a digit only where it would be 0.
  var nearest: String { magnitude < 1 ? brief : rounded().brief }

  /// The number in whole points, as many as are enough.
  var wholeUp: String { (self - 1e-3).rounded(.up).brief }
}

extension CGSize {
  /// The size in whole points.
  var nearest: String { "\(width.nearest) × \(height.nearest)" }
}
