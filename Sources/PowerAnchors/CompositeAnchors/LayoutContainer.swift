/// A place around an item: its superview, or a guide of its superview.
///
///     badge.anchors([.top, .trailing]).constrain(to: .superview, insetBy: 8)
///     card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
///     // card.frame == view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 16)
///
/// For a layout guide, the owning view takes the place of the superview. You can define a container
/// for a guide of your own views:
///
///     extension LayoutPlace where Self == LayoutContainer {
///       static var content: LayoutContainer { LayoutContainer { $0.layoutGuides[0] } }
///     }
@frozen @preconcurrency @MainActor
public struct LayoutContainer: LayoutPlace {
  @usableFromInline let find: @MainActor (LayoutView) -> any LayoutItem

  /// Creates a container from a closure that returns a view or a guide for a superview.
  ///
  ///     let margins = LayoutContainer { $0.layoutMarginsGuide }
  ///     card.edgeAnchors.constrain(to: margins, insetBy: 8)
  ///     // card.frame == view.layoutMarginsGuide.layoutFrame.insetBy(dx: 8, dy: 8)
  ///
  /// - Parameter find: A closure that returns its argument, the superview, or a guide of it.
  @inlinable
  public init(_ find: @escaping @MainActor (LayoutView) -> any LayoutItem) {
    self.find = find
  }

  /// Finds the container in the superview of an item.
  @inlinable @inline(__always)
  public static func _item(
    of place: LayoutContainer, around item: @autoclosure () -> any LayoutItem,
    orStop stop: () -> Never
  ) -> any LayoutItem {
    guard let view = item().surroundingView else { stop() }
    return place.find(view)
  }
}

extension LayoutPlace where Self == LayoutContainer {
  /// The superview of the item.
  @inlinable
  public static var superview: LayoutContainer { LayoutContainer { $0 } }

  /// The safe area of the superview, which bars and the screen's corners do not cover.
  @inlinable
  public static var safeArea: LayoutContainer { LayoutContainer { $0.safeAreaLayoutGuide } }

  /// The area of the superview inside its layout margins.
  @inlinable
  public static var margins: LayoutContainer { LayoutContainer { $0.layoutMarginsGuide } }
}
