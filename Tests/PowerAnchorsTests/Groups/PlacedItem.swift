import LayoutTestSupport
import PowerAnchors

/// What tests of groups have: an item in a root, which constraints hold at a position.
@MainActor
protocol PlacedItem {
  var root: LayoutView { get }
  var item: LayoutView { get }
}

extension PlacedItem {
  @discardableResult
  func place(at position: CGFloat) -> NSLayoutConstraint {
    item.topAnchor.constrain(to: root.topAnchor, with: position)
  }

  /// Where the item is, once the root has been laid out.
  var position: CGFloat { root.frame(of: item).minY }
}
