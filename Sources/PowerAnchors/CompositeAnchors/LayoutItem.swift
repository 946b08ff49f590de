/// What constraints lay out: a view or a layout guide.
///
/// Everything that PowerAnchors adds for several anchors of an item works on both:
///
///     photo.edgeAnchors.constrain(to: view.safeAreaLayoutGuide.edgeAnchors)
///     // photo.frame == view.safeAreaLayoutGuide.layoutFrame
///
/// Use it to write a function for either. Do not conform types of your own to it. For baselines,
/// which guides do not have, use the view.
@preconcurrency @MainActor
public protocol LayoutItem: LayoutEdgeOwner {
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
}

extension LayoutView: LayoutItem {}

extension LayoutGuide: LayoutItem {}
