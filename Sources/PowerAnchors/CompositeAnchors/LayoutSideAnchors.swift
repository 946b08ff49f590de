/// Several sides of an item, which you can constrain together: ``LayoutEdgeAnchors``,
/// ``LayoutHorizontalAnchors``, ``LayoutVerticalAnchors`` or ``LayoutPartialEdgeAnchors``.
///
/// Leading and trailing sides follow the reading direction. Insets are positive inward on every
/// side:
///
///     card.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
///     // card.frame == view.bounds.insetBy(dx: 16, dy: 16)
///
/// Use it to write a function for sides of any kind. Do not conform your own types to it.
@preconcurrency @MainActor
public protocol LayoutSideAnchors {
  /// The sides of the other item.
  associatedtype Container
  /// The constraints, one for each side.
  associatedtype Constraints: LayoutConstraints

  /// Makes one constraint for each side, and does not activate it.
  ///
  /// Do not call this method. Call
  /// ``constrain(_:to:insetBy:prioritizeAs:isActive:identifier:fileID:line:)-(_,_,CGFloat,_,_,_,_,_)``
  /// instead, which also activates the constraints. The method exists because the kinds of sides
  /// need different code. It is static, so that code completion on sides does not offer it.
  ///
  /// - Parameters:
  ///   - sides: The sides that are constrained.
  ///   - container: The sides of the other item.
  ///   - top: Makes the constraint between the top and the container's.
  ///   - leading: Makes the constraint between the leading edge and the container's.
  ///   - bottom: Makes the constraint between the bottom and the container's.
  ///   - trailing: Makes the constraint between the trailing edge and the container's.
  /// - Returns: The constraints.
  static func _makeConstraints(
    of sides: Self, to container: Container,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints

  /// The item with these sides.
  static func _item(of sides: Self) -> any LayoutItem

  /// The sides of another item to which these sides can be constrained.
  static func _sides(of item: any LayoutItem) -> Container
}
