import Foundation

/// A view or a guide, as anchors, constraints and the engine see it.
///
/// Anchors and constraints hold the item and not its owner, so they keep no view alive; when the
/// owner dies, the item stays behind without one. It also holds what a view owns, so that a tree
/// can be taken apart without recursion.
@MainActor
final class LayoutItem {
  /// What a layout reads and writes. A constant of a plain type, so that `deinit` may free it.
  nonisolated(unsafe) let node: LayoutNode
  /// Keeps the memory of the record.
  private let block: RecordBlock
  /// The guide that the item is of, until it dies.
  unowned(unsafe) var guide: UILayoutGuide?
  /// Where the view was last seen among its superview's subviews.
  @exclusivity(unchecked) var indexHint = 0
  /// The engine of a topmost view.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?

  init(isGuide: Bool) {
    (block, node) = RecordBlock.makeRoom()
    node.initialize(to: LayoutRecord(of: self, isGuide: isGuide))
  }

  deinit { node.deinitialize(count: 1) }

  /// The item of something that a client named as one.
  static func item(of object: Any) -> LayoutItem {
    switch object {
    case let view as UIView: view.item
    case let guide as UILayoutGuide: guide.item
    default: Violation.foreignItem(object).stop()
    }
  }

  var owner: NSObject? { isGuide ? guide : view }

  /// Forgets the owner, which is about to die.
  func forgetOwner() {
    node.pointee.view = nil
    state.remove(.isPlainView)
    guide = nil
  }
}

/// What the record knows, as objects.
extension LayoutItem {
  var isGuide: Bool { node.pointee.isGuide }
  var parent: LayoutItem? { node.pointee.parent?.item }
  var root: LayoutItem { node.root.item }
  var engine: LayoutEngine? { node.engine }
  var extras: LayoutExtras? { node.pointee.extras }

  /// The owner if it is a view, until it dies.
  var view: UIView? {
    get { node.view }
    set { node.pointee.view = newValue.map(Unmanaged.passUnretained) }
  }

  var state: LayoutState {
    get { node.pointee.state }
    _modify { yield &node.pointee.state }
  }

  var subviews: [UIView] {
    get { node.pointee.subviews }
    _modify { yield &node.pointee.subviews }
  }

  var guides: [UILayoutGuide] {
    get { node.pointee.guides }
    _modify { yield &node.pointee.guides }
  }

  var contentRows: ContentRows {
    get { node.pointee.contentRows }
    _modify { yield &node.pointee.contentRows }
  }

  func mark(_ work: LayoutState) { node.mark(work) }

  func isDescendant(of ancestor: LayoutItem) -> Bool { node.isDescendant(of: ancestor.node) }
}
