/// Some of the four edges of an item, which you can constrain together.
///
/// Get them from ``LayoutEdgeAnchors/excluding(_:)``:
///
///     let pins = banner.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
///     // pins.all.count == 3, pins.bottom == nil
@frozen @preconcurrency @MainActor
public struct LayoutPartialEdgeAnchors: LayoutSideAnchors {
  /// The constraints on the edges, or `nil` for an excluded edge.
  ///
  /// The properties are optional, because the edges are only known at run time:
  ///
  ///     let pins = banner.edgeAnchors.excluding(.bottom).constrain(to: view)
  ///     pins.top?.constant = 8
  ///     // banner.frame.minY == 8
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// The existing constraints, in the order top, leading, bottom, trailing.
    public let all: [NSLayoutConstraint]

    @usableFromInline let excluded: NSDirectionalRectEdge

    @inlinable
    init(all: [NSLayoutConstraint], excluded: NSDirectionalRectEdge) {
      self.all = all
      self.excluded = excluded
    }

    /// The constraint on the top edge, or `nil` if the edge is excluded.
    public var top: NSLayoutConstraint? { constraint(on: .top, after: []) }
    /// The constraint on the leading edge, or `nil` if the edge is excluded.
    public var leading: NSLayoutConstraint? { constraint(on: .leading, after: [.top]) }
    /// The constraint on the bottom edge, or `nil` if the edge is excluded.
    public var bottom: NSLayoutConstraint? { constraint(on: .bottom, after: [.top, .leading]) }
    /// The constraint on the trailing edge, or `nil` if the edge is excluded.
    public var trailing: NSLayoutConstraint? {
      constraint(on: .trailing, after: [.top, .leading, .bottom])
    }

    private func constraint(
      on edge: NSDirectionalRectEdge, after others: [NSDirectionalRectEdge]
    ) -> NSLayoutConstraint? {
      excluded.contains(edge) ? nil : all[others.count { !excluded.contains($0) }]
    }
  }

  @usableFromInline let edges: LayoutEdgeAnchors
  @usableFromInline let excluded: NSDirectionalRectEdge

  @inlinable
  init(_ edges: LayoutEdgeAnchors, excluding excluded: NSDirectionalRectEdge) {
    self.edges = edges
    self.excluded = excluded
  }

  /// The item with these edges.
  @inlinable
  public static func _item(of sides: LayoutPartialEdgeAnchors) -> any LayoutItem {
    sides.edges.item
  }

  /// The edges of an item.
  @inlinable
  public static func _sides(of item: any LayoutItem) -> LayoutEdgeAnchors {
    LayoutEdgeAnchors(of: item)
  }

  /// Makes one constraint for each edge that is not excluded, and does not activate it.
  ///
  /// - Parameters:
  ///   - sides: The edges that are constrained.
  ///   - container: The edges of the other item.
  ///   - top: Makes the constraint on the top edge.
  ///   - leading: Makes the constraint on the leading edge.
  ///   - bottom: Makes the constraint on the bottom edge.
  ///   - trailing: Makes the constraint on the trailing edge.
  /// - Returns: The constraints.
  @inlinable @inline(__always)
  public static func _makeConstraints(
    of sides: LayoutPartialEdgeAnchors, to container: LayoutEdgeAnchors,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints {
    let edges = sides.edges, excluded = sides.excluded
    let all: [NSLayoutConstraint]
    // Most calls exclude one edge, and an array of a known length can be on the stack.
    switch excluded {
    case .top:
      all = [
        leading(edges.leading, container.leading), bottom(edges.bottom, container.bottom),
        trailing(edges.trailing, container.trailing),
      ]
    case .leading:
      all = [
        top(edges.top, container.top), bottom(edges.bottom, container.bottom),
        trailing(edges.trailing, container.trailing),
      ]
    case .bottom:
      all = [
        top(edges.top, container.top), leading(edges.leading, container.leading),
        trailing(edges.trailing, container.trailing),
      ]
    case .trailing:
      all = [
        top(edges.top, container.top), leading(edges.leading, container.leading),
        bottom(edges.bottom, container.bottom),
      ]
    default:
      var others: [NSLayoutConstraint] = []
      if !excluded.contains(.top) { others.append(top(edges.top, container.top)) }
      if !excluded.contains(.leading) {
        others.append(leading(edges.leading, container.leading))
      }
      if !excluded.contains(.bottom) { others.append(bottom(edges.bottom, container.bottom)) }
      if !excluded.contains(.trailing) {
        others.append(trailing(edges.trailing, container.trailing))
      }
      all = others
    }
    return Constraints(all: all, excluded: excluded)
  }
}

extension LayoutEdgeAnchors {
  /// Returns the edges except the given ones.
  ///
  ///     banner.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
  ///     banner.heightAnchor.constrain(to: 60)
  ///     // banner.frame == CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
  ///
  /// - Parameter edges: The edges to exclude: one, or several as in `[.top, .bottom]`.
  /// - Returns: The other edges.
  @inlinable
  public func excluding(_ edges: NSDirectionalRectEdge) -> LayoutPartialEdgeAnchors {
    LayoutPartialEdgeAnchors(self, excluding: edges)
  }
}
