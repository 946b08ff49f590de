/// A view or a layout guide.
///
/// All calls that PowerAnchors adds for several anchors of an item work on both:
///
///     photo.edgeAnchors.constrain(to: view.safeAreaLayoutGuide)
///     // photo.frame == view.safeAreaLayoutGuide.layoutFrame
///
/// Use it to write a function for both. Do not conform your own types to it. Guides have no
/// baselines: for baselines, use a view.
@preconcurrency @MainActor
public protocol LayoutItem: LayoutPlace, AnyObject {
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The leading edge: the left one in a left-to-right layout.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The trailing edge: the right one in a left-to-right layout.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge, in both reading directions.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge, in both reading directions.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The horizontal center.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The vertical center.
  var centerYAnchor: NSLayoutYAxisAnchor { get }

  /// The superview of a view, or the owning view of a guide, in which ``LayoutContainer`` finds its
  /// place.
  ///
  /// Static, so that code completion on a view does not offer it.
  static func _surroundingView(of item: Self) -> LayoutView?
}

extension LayoutItem {
  /// The item itself.
  @inlinable
  public static func _item(
    of place: Self, around item: @autoclosure () -> any LayoutItem, orStop stop: () -> Never
  ) -> any LayoutItem {
    place
  }

  /// The view around the item.
  @inlinable
  package var surroundingView: LayoutView? { Self._surroundingView(of: self) }
}

extension LayoutView: LayoutItem {}

extension LayoutGuide: LayoutItem {
  /// The view that owns the guide.
  @inlinable
  public static func _surroundingView(of item: LayoutGuide) -> LayoutView? { item.owningView }
}
