import LayoutNames
import LayoutReport
import PowerAnchors

/// An attribute of a view or guide.
typealias ConstraintPlace = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

/// The sides of a constraint that are distances from one place to another.
typealias ComparedDistances = (
  first: (start: ConstraintPlace, end: ConstraintPlace)?,
  second: (start: ConstraintPlace, end: ConstraintPlace)?
)

extension LayoutReading {
  mutating func readConstraints(of view: LayoutView, _ holder: Int, in root: LayoutView) {
    let isRightToLeft = view.readsRightToLeft
    for constraint in view.constraints where !constraint.showsAnotherFact {
      read(constraint, holder: holder, isRightToLeft: isRightToLeft, in: root)
    }
  }

  /// Reads the constraints of views around the root that reach into it. Whom they name outside lies
  /// where it lies.
  mutating func readConstraintsFromOutside(of root: LayoutView) {
    var outer = root.surroundingView
    while let view = outer {
      for constraint in view.constraints where !constraint.showsAnotherFact {
        let (first, second) = constraint.items
        guard isInside(first, root) || isInside(second, root) else { continue }
        read(constraint, holder: 0, isRightToLeft: view.readsRightToLeft, in: root)
      }
      outer = view.surroundingView
    }
  }

  /// Whether an object is in the tree, other than its root, whose place is given.
  private func isInside(_ object: AnyObject?, _ root: LayoutView) -> Bool {
    guard let object, object !== root else { return false }
    return number(of: object) != nil
      || (object as? LayoutGuide)?.owningView.flatMap(number) != nil
  }

  private mutating func read(
    _ constraint: NSLayoutConstraint, holder: Int, isRightToLeft: Bool, in root: LayoutView
  ) {
    if let distances = constraint.distances {
      return read(distances, of: constraint, holder, isRightToLeft, in: root)
    }
    let items = constraint.items
    let (firstObject, firstAttribute) = measured(items.first, constraint.firstAttribute.rawValue)
    let (secondObject, secondAttribute) = measured(
      items.second, constraint.secondAttribute.rawValue)
    let space = scrollViewTiedToContent(firstObject, secondObject) ?? holder
    guard
      let first = side(firstObject, firstAttribute, space, root),
      let relation = LayoutFacts.Relation(rawValue: constraint.relation.rawValue)
    else {
      facts.unreadableCount += 1
      return
    }
    let second = side(secondObject, secondAttribute, space, root)
    if items.second != nil && second == nil {
      facts.unreadableCount += 1
      return
    }
    var fact = LayoutFacts.Constraint(
      first: first, relation: relation, multiplier: constraint.multiplier, second: second,
      constant: constraint.constant, priority: constraint.priority.rawValue,
      identifier: constraint.identifier, holder: holder, isRightToLeft: isRightToLeft)
    fact.space = space
    facts.constraints.append(fact)
    constraints.append(constraint)
  }

  /// Reads a constraint between distances. One that gives a distance a number ties its end to its start.
  private mutating func read(
    _ distances: ComparedDistances, of constraint: NSLayoutConstraint, _ holder: Int,
    _ isRightToLeft: Bool, in root: LayoutView
  ) {
    let items = constraint.items
    let places: [ConstraintPlace?] = [
      distances.first?.start, distances.first?.end ?? (items.first, constraint.firstAttribute),
      distances.second?.start, distances.second?.end ?? (items.second, constraint.secondAttribute),
    ]
    var sides: [LayoutFacts.Side?] = []
    for place in places {
      guard let place, place.attribute != .notAnAttribute else {
        sides.append(nil)
        continue
      }
      let (object, attribute) = measured(place.item, place.attribute.rawValue)
      guard let side = side(object, attribute, holder, root) else { break }
      sides.append(side)
    }
    let scrolls = [(places[0], places[1]), (places[2], places[3])].contains {
      scrollViewTiedToContent($0?.item, $1?.item) != nil
    }
    guard sides.count == places.count, !scrolls, let first = sides[1],
      let relation = LayoutFacts.Relation(rawValue: constraint.relation.rawValue)
    else {
      facts.unreadableCount += 1
      return
    }
    let isTie = sides[0] != nil && sides[3] == nil
    var fact = LayoutFacts.Constraint(
      first: first, relation: relation, multiplier: isTie ? 1 : constraint.multiplier,
      second: isTie ? sides[0] : sides[3], constant: constraint.constant,
      priority: constraint.priority.rawValue, identifier: constraint.identifier, holder: holder,
      isRightToLeft: isRightToLeft)
    if !isTie { (fact.firstStart, fact.secondStart) = (sides[0], sides[2]) }
    facts.constraints.append(fact)
    constraints.append(constraint)
  }

  /// What an attribute is measured at: that of the margins guide of a scroll view is a margin of the view.
  private func measured(
    _ object: AnyObject?, _ attribute: Int
  ) -> (object: AnyObject?, attribute: LayoutFacts.Attribute?) {
    let attribute = LayoutFacts.Attribute(rawValue: attribute)
    guard let attribute, attribute.isLocation, let guide = object as? LayoutGuide,
      ItemName.systemGuide(identifiedAs: guide.reportIdentifier) == "layoutMarginsGuide",
      let view = guide.owningView, view.contentGuide != nil
    else { return (object, attribute) }
    return (view, attribute.withinMargins)
  }

  /// The number of the scroll view that is one of two items and has the other one in it.
  private func scrollViewTiedToContent(_ first: AnyObject?, _ second: AnyObject?) -> Int? {
    for (outer, inner) in [(first, second), (second, first)] {
      guard let scroll = outer as? LayoutView, scroll.contentGuide != nil else { continue }
      var next = (inner as? LayoutView)?.surroundingView ?? (inner as? LayoutGuide)?.owningView
      while let view = next, view !== scroll { next = view.surroundingView }
      if next != nil { return number(of: scroll) }
    }
    return nil
  }

  private mutating func side(
    _ object: AnyObject?, _ attribute: LayoutFacts.Attribute?, _ space: Int, _ root: LayoutView
  ) -> LayoutFacts.Side? {
    guard let object, let attribute, let item = item(for: object, in: root)
    else { return nil }
    // Margins follow from those of the views around it, so that all views' would take quadratic time.
    if attribute.isWithinMargins, let view = object as? LayoutView {
      facts.items[item].margins = view.margins
    }
    // In constraints to what is in a scroll view, its edges are those of its content.
    if item == space, attribute.isEdge, let scroll = object as? LayoutView,
      let guide = scroll.contentGuide, let content = self.item(for: guide, in: root)
    {
      facts.items[content].margins = facts.items[item].margins
      return LayoutFacts.Side(content, attribute)
    }
    return LayoutFacts.Side(item, attribute)
  }
}

extension NSLayoutConstraint {
  /// Whether the kit made the constraint of what the facts have as such: a content size, a mask, a
  /// guide of its own, the frame that a cell, a window or a controller's view is given.
  ///
  /// Interface Builder's placeholders, for views that have no constraints there, are none of these:
  /// nothing else says where such a view lies.
  fileprivate var showsAnotherFact: Bool {
    if type(of: self) != NSLayoutConstraint.self {
      let name = "\(type(of: self))"
      if name.hasPrefix("NSContentSize") || name.hasPrefix("NSAutoresizingMask") { return true }
    }
    guard let identifier else { return false }
    let givenFrames = [
      "UIView-Encapsulated-Layout-", "NSView-Encapsulated-Layout-", "_UITemporaryLayout",
      "NSWindow-",
    ]
    return givenFrames.contains(where: identifier.hasPrefix)
      || identifier.isReserved && placesSystemGuide
  }

  /// Whether the constraint is about guides whose places the facts have, and about nothing else than
  /// the view that they are in.
  ///
  /// Identifiers do: `UIView-leftMargin-guide-constraint`, `UIViewSafeAreaLayoutGuide-top`, and
  /// others for the keyboard and for what is scrolled, which change with the system.
  private var placesSystemGuide: Bool {
    let (first, second) = items
    let guides = [first, second].compactMap { $0 as? LayoutGuide }
    guard let owner = guides.first?.owningView else { return false }
    return guides.allSatisfy {
      $0.owningView === owner && ItemName.systemGuide(identifiedAs: $0.reportIdentifier) != nil
    }
      && [first, second].allSatisfy { $0 == nil || $0 is LayoutGuide || $0 === owner }
  }
}

extension String {
  /// Whether Apple reserves the identifier for the system.
  var isReserved: Bool { hasPrefix("UI") || hasPrefix("NS") }
}
