import Foundation

/// A view or a guide, as anchors, constraints and the engine see it.
///
/// Anchors and constraints hold the item and not its owner, so they keep no view alive; when the
/// owner dies, the item stays behind without one. It also holds what a view owns, so that a tree
/// can be taken apart without recursion.
// Every layout reads and writes these properties many times for each view. None is accessed while
// another access to it lasts, so they do without the check for that, which would be a quarter of
// the time.
@MainActor
final class LayoutItem {
  /// The owner: one of the two, until it dies.
  @exclusivity(unchecked) unowned(unsafe) var view: UIView?
  @exclusivity(unchecked) unowned(unsafe) var guide: UILayoutGuide?
  let isGuide: Bool

  /// The superview's item, or the owning view's.
  @exclusivity(unchecked) unowned(unsafe) var parent: LayoutItem?
  @exclusivity(unchecked) var subviews: [UIView] = []
  /// Where the view was last seen among its superview's subviews.
  @exclusivity(unchecked) var indexHint = 0
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []

  /// The constraints that the view holds.
  @exclusivity(unchecked) var constraints = ConstraintList()
  /// The active constraints that speak of the item, whoever holds them.
  @exclusivity(unchecked) var references: ContiguousArray<Reference> = []

  @exclusivity(unchecked) var state = LayoutState()
  /// The neighbours in the parent's list of children that a layout pass has to visit.
  @exclusivity(unchecked) unowned(unsafe) var nextPending: LayoutItem?
  @exclusivity(unchecked) unowned(unsafe) var previousPending: LayoutItem?
  @exclusivity(unchecked) unowned(unsafe) var firstPending: LayoutItem?
  @exclusivity(unchecked) unowned(unsafe) var lastPending: LayoutItem?

  /// The engine that the item is entered in.
  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
  /// The engine of a topmost view.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?
  /// The first of the item's four columns.
  @exclusivity(unchecked) var firstColumn: Int32 = -1
  /// What is unsafe of the view, as far as was last asked.
  @exclusivity(unchecked) var safeArea = UIEdgeInsets.zero
  /// What is unsafe of the view, as far as the engine has followed.
  @exclusivity(unchecked) var usedSafeArea = UIEdgeInsets.zero
  /// What only some items have.
  @exclusivity(unchecked) var extras: LayoutExtras?

  struct Reference {
    let unmanaged: Unmanaged<NSLayoutConstraint>
    let slot: NSLayoutConstraint.Slot

    /// An active constraint, which its holder keeps alive.
    var constraint: NSLayoutConstraint { unmanaged.takeUnretainedValue() }
  }

  init(isGuide: Bool) {
    self.isGuide = isGuide
  }

  /// The item of something that a client named as one.
  static func item(of object: Any) -> LayoutItem {
    switch object {
    case let view as UIView: view.item
    case let guide as UILayoutGuide: guide.item
    default: Violation.foreignItem(object).stop()
    }
  }

  var owner: NSObject? { isGuide ? guide : view }

  /// The item of the view itself, or of the view that owns the guide; `nil` if there is none.
  var nearestView: LayoutItem? {
    if isGuide { return parent }
    return view == nil ? nil : self
  }

  /// Forgets the owner, which is about to die.
  func forgetOwner() {
    view = nil
    guide = nil
  }
}

extension LayoutItem {
  func addReference(to constraint: NSLayoutConstraint, _ slot: NSLayoutConstraint.Slot) -> Int32 {
    references.append(Reference(unmanaged: .passUnretained(constraint), slot: slot))
    return Int32(truncatingIfNeeded: references.count - 1)
  }

  func removeReference(at index: Int32) {
    let last = references.removeLast()
    if Int(index) == references.count { return }
    references[Int(index)] = last
    last.constraint.setIndex(index, of: last.slot)
  }

  /// The nearest view that both items' views are in, each counting as being in itself.
  func commonAncestor(with other: LayoutItem) -> LayoutItem? {
    if self === other { return self }
    if let parent, parent === other.parent || parent === other { return parent }
    if other.parent === self { return self }
    var left = self
    var right = other
    var difference = left.depth - right.depth
    while difference > 0, let parent = left.parent {
      left = parent
      difference -= 1
    }
    while difference < 0, let parent = right.parent {
      right = parent
      difference += 1
    }
    while left !== right {
      guard let leftParent = left.parent, let rightParent = right.parent else { return nil }
      left = leftParent
      right = rightParent
    }
    return left
  }

  private var depth: Int {
    var depth = 0
    var item = self
    while let parent = item.parent {
      item = parent
      depth += 1
    }
    return depth
  }

  func isDescendant(of ancestor: LayoutItem) -> Bool {
    var item: LayoutItem? = self
    while let current = item {
      if current === ancestor { return true }
      item = current.parent
    }
    return false
  }

  var root: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }
}
