import Foundation
import LayoutSolver

/// What a layout reads and writes of an item, in memory of its own.
///
/// Items are objects, because views, anchors and constraints hold them. A pass over a tree only
/// follows links, though, and from object to object each step would count references, which took
/// more time than all the rest. So the links, the marks and the lists of an item stand in a record,
/// and records point at each other. None of these pointers dangles: whoever leaves a tree or dies
/// is taken out of all lists first.
///
/// The fields stand in the order of their use, so that those which are used together are in one line
/// of the processor's cache, or in two.
struct LayoutRecord: ~Copyable {
  /// The item, which owns the record.
  let item: Unmanaged<LayoutItem>
  let isGuide: Bool
  var state = LayoutState()
  /// The item's four columns.
  var block: Solver.Block?
  /// The view that the item is of, until it dies.
  var view: Unmanaged<UIView>?

  /// The superview, or the view that owns the guide.
  var parent: LayoutNode?
  /// The neighbours in the parent's list of children that a layout pass has to visit.
  var nextPending: LayoutNode?
  var previousPending: LayoutNode?
  var firstPending: LayoutNode?
  var lastPending: LayoutNode?

  /// The engine that the item is entered in.
  var engine: Unmanaged<LayoutEngine>?
  /// What only some items have.
  var extras: LayoutExtras?
  /// The view's rectangle in its superview.
  var frame = CGRect.zero
  /// The active constraints that speak of the item, whoever holds them.
  var references = FlatArray<ConstraintReference>()

  /// The rows that stand for the intrinsic content size.
  var contentRows = ContentRows()
  var contentPriorities = ContentPriorities()
  /// How many children are in the list of those to visit.
  var pendingCount = 0
  /// The constraints that the view holds.
  var constraints = ConstraintList()
  var subviews: [UIView] = []
  var guides: [UILayoutGuide] = []
  /// Where the view's own coordinates begin.
  var boundsOrigin = CGPoint.zero

  init(of item: LayoutItem, isGuide: Bool) {
    self.item = .passUnretained(item)
    self.isGuide = isGuide
  }
}

/// An item, without counting references to it.
typealias LayoutNode = UnsafeMutablePointer<LayoutRecord>

@MainActor
extension LayoutNode {
  var item: LayoutItem { pointee.item.takeUnretainedValue() }
  var view: UIView? { pointee.view?.takeUnretainedValue() }
  var engine: LayoutEngine? { pointee.engine?.takeUnretainedValue() }

  func isEntered(in engine: LayoutEngine) -> Bool {
    pointee.engine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  var isPlainView: Bool { pointee.state.contains(.isPlainView) }

  /// The view itself, or the view that owns the guide; `nil` if there is none.
  var nearestView: LayoutNode? {
    if pointee.isGuide { return pointee.parent }
    return pointee.view == nil ? nil : self
  }
}
