/// The four edges of an item, which are constrained together.
///
/// Get them from ``LayoutItem/edgeAnchors``, or put them together from the edges of several items:
///
///     let free = LayoutEdgeAnchors(
///       top: header.bottomAnchor, leading: view.leadingAnchor,
///       bottom: footer.topAnchor, trailing: view.trailingAnchor)
///     content.edgeAnchors.constrain(to: free, insetBy: 8)
///     // content.frame.minY == header.frame.maxY + 8
///     // content.frame.maxY == footer.frame.minY - 8
@preconcurrency @MainActor
public struct LayoutEdgeAnchors: LayoutSideAnchors {
  /// The constraints on the four edges.
  @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// The constraint on the top edge.
    public let top: NSLayoutConstraint
    /// The constraint on the leading edge.
    public let leading: NSLayoutConstraint
    /// The constraint on the bottom edge.
    public let bottom: NSLayoutConstraint
    /// The constraint on the trailing edge.
    public let trailing: NSLayoutConstraint

    /// All four constraints: top, leading, bottom, trailing.
    public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
  }

  /// The top edge.
  public let top: NSLayoutYAxisAnchor
  /// The leading edge.
  public let leading: NSLayoutXAxisAnchor
  /// The bottom edge.
  public let bottom: NSLayoutYAxisAnchor
  /// The trailing edge.
  public let trailing: NSLayoutXAxisAnchor

  /// Puts edges together, which may belong to several items.
  ///
  /// - Parameters:
  ///   - top: The top edge.
  ///   - leading: The leading edge.
  ///   - bottom: The bottom edge.
  ///   - trailing: The trailing edge.
  public init(
    top: NSLayoutYAxisAnchor, leading: NSLayoutXAxisAnchor, bottom: NSLayoutYAxisAnchor,
    trailing: NSLayoutXAxisAnchor
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes one constraint for each edge, and does not activate it.
  ///
  /// - Parameters:
  ///   - container: The edges of the other item.
  ///   - top: Makes the constraint on the top edge.
  ///   - leading: Makes the constraint on the leading edge.
  ///   - bottom: Makes the constraint on the bottom edge.
  ///   - trailing: Makes the constraint on the trailing edge.
  /// - Returns: The four constraints.
  public func makeConstraints(
    to container: LayoutEdgeAnchors,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints {
    Constraints(
      top: top(self.top, container.top), leading: leading(self.leading, container.leading),
      bottom: bottom(self.bottom, container.bottom),
      trailing: trailing(self.trailing, container.trailing))
  }
}

extension LayoutItem {
  /// The item's four edges: top, leading, bottom and trailing.
  ///
  /// Use ``LayoutEdgeAnchors/excluding(_:)`` for three of them, ``horizontalAnchors`` or
  /// ``verticalAnchors`` for two.
  ///
  ///     photo.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
  ///     // photo.frame == view.bounds.insetBy(dx: 16, dy: 16)
  public var edgeAnchors: LayoutEdgeAnchors {
    LayoutEdgeAnchors(
      top: topAnchor, leading: leadingAnchor, bottom: bottomAnchor, trailing: trailingAnchor)
  }
}
