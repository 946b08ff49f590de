/// Some of the four edges of an item, which are constrained together.
///
/// Get them from ``LayoutEdgeAnchors/excluding(_:)``:
///
///     let pins = banner.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
///     // pins.all.count == 3, pins.bottom == nil
@preconcurrency @MainActor
public struct LayoutPartialEdgeAnchors: LayoutSideAnchors {
  /// The constraints on the edges; `nil` on those that were excluded.
  @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// The constraint on the top edge, unless excluded.
    public let top: NSLayoutConstraint?
    /// The constraint on the leading edge, unless excluded.
    public let leading: NSLayoutConstraint?
    /// The constraint on the bottom edge, unless excluded.
    public let bottom: NSLayoutConstraint?
    /// The constraint on the trailing edge, unless excluded.
    public let trailing: NSLayoutConstraint?

    /// The constraints that there are, in the order top, leading, bottom, trailing.
    public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing].compactMap(\.self) }
  }

  fileprivate let edges: LayoutEdgeAnchors
  fileprivate let excluded: NSDirectionalRectEdge

  /// Makes one constraint for each edge that is not excluded, and does not activate it.
  ///
  /// - Parameters:
  ///   - container: The edges of the other item.
  ///   - top: Makes the constraint on the top edge.
  ///   - leading: Makes the constraint on the leading edge.
  ///   - bottom: Makes the constraint on the bottom edge.
  ///   - trailing: Makes the constraint on the trailing edge.
  /// - Returns: The constraints.
  public func makeConstraints(
    to container: LayoutEdgeAnchors,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints {
    Constraints(
      top: excluded.contains(.top) ? nil : top(edges.top, container.top),
      leading: excluded.contains(.leading) ? nil : leading(edges.leading, container.leading),
      bottom: excluded.contains(.bottom) ? nil : bottom(edges.bottom, container.bottom),
      trailing: excluded.contains(.trailing) ? nil : trailing(edges.trailing, container.trailing))
  }
}

extension LayoutEdgeAnchors {
  /// The edges without some of them.
  ///
  ///     banner.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
  ///     banner.heightAnchor.constrain(to: 60)
  ///     // banner.frame == CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
  ///
  /// - Parameter edges: The edges to leave out: one, or several as in `[.top, .bottom]`.
  /// - Returns: The other edges.
  public func excluding(_ edges: NSDirectionalRectEdge) -> LayoutPartialEdgeAnchors {
    LayoutPartialEdgeAnchors(edges: self, excluded: edges)
  }
}
