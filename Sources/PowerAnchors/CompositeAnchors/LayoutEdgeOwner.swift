/// What has the edges that ``LayoutEdgeAnchors`` stands for: every ``LayoutItem``.
///
/// Edges are asked for one by one, when they are used:
///
///     banner.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
///     // asks neither the banner nor the view for its bottomAnchor
///
/// Use ``LayoutItem`` in functions of your own. Do not conform types of your own to it.
@preconcurrency @MainActor
public protocol LayoutEdgeOwner: AnyObject {
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The edge at which the reading direction begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The edge at which the reading direction ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}
