/// What constraints lay out: a view or a layout guide.
///
/// Everything that PowerAnchors adds for several anchors of an item works on both:
///
///     photo.edgeAnchors.constrain(to: view.safeAreaLayoutGuide)
///     // photo.frame == view.safeAreaLayoutGuide.layoutFrame
///
/// Use it to write a function for either. Do not conform types of your own to it. For baselines,
/// which guides do not have, use the view.
@preconcurrency @MainActor
public protocol LayoutItem: LayoutPlace, AnyObject {
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The edge at which the reading direction begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The edge at which the reading direction ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge, whatever the reading direction.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge, whatever the reading direction.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The middle between left and right.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between top and bottom.
  var centerYAnchor: NSLayoutYAxisAnchor { get }

  /// A view's superview, a guide's owner: what ``LayoutContainer`` looks in.
  ///
  /// Static, so that the completion of a view does not offer it.
  static func _surroundingView(of item: Self) -> LayoutView?
}

extension LayoutItem {
  /// The item itself.
  @inlinable
  public static func _item(
    of place: Self, around item: any LayoutItem, orStop stop: () -> Never
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
