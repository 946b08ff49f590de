/// Several sides of an item that are constrained together: ``LayoutEdgeAnchors``,
/// ``LayoutHorizontalAnchors``, ``LayoutVerticalAnchors`` or ``LayoutPartialEdgeAnchors``.
///
/// The sides follow the reading direction, and insets are positive inward, on every side:
///
///     card.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
///     // card.frame == view.bounds.insetBy(dx: 16, dy: 16)
///
/// Use it to write a function over sides of any kind. Do not conform types of your own to it.
@preconcurrency @MainActor
public protocol LayoutSideAnchors {
  /// The sides of the other item.
  associatedtype Container
  /// The constraints, one for each side.
  associatedtype Constraints: LayoutConstraints

  /// Makes one constraint for each side, and does not activate it.
  ///
  /// It is the step that differs between the kinds of sides, and static so that the completion of
  /// sides does not offer it. Call
  /// ``constrain(_:to:insetBy:prioritizeAs:isActive:identifier:fileID:line:)-(_,_,CGFloat,_,_,_,_,_)``
  /// instead, which finishes what this makes.
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

  /// The item whose sides they are.
  static func _item(of sides: Self) -> any LayoutItem

  /// The sides of an item that these can be held to.
  static func _sides(of item: any LayoutItem) -> Container
}
