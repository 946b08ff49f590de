/// A place that a call finds around the item that it is called on: its superview, or a guide of that.
///
///     badge.anchors([.top, .trailing]).constrain(to: .superview, insetBy: 8)
///     card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
///     // card.frame == view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 16)
///
/// Around a layout guide it is the view that owns the guide. Make one of your own for a guide that
/// your views have:
///
///     extension LayoutPlace where Self == LayoutContainer {
///       static var content: LayoutContainer { LayoutContainer { $0.layoutGuides[0] } }
///     }
@frozen @preconcurrency @MainActor
public struct LayoutContainer: LayoutPlace {
  @usableFromInline let find: @MainActor (LayoutView) -> any LayoutItem

  /// Makes a container out of what it takes from the superview.
  ///
  ///     let margins = LayoutContainer { $0.layoutMarginsGuide }
  ///     card.edgeAnchors.constrain(to: margins, insetBy: 8)
  ///     // card.frame == view.layoutMarginsGuide.layoutFrame.insetBy(dx: 8, dy: 8)
  ///
  /// - Parameter find: Returns the view that it is given, or a guide of that view.
  @inlinable
  public init(_ find: @escaping @MainActor (LayoutView) -> any LayoutItem) {
    self.find = find
  }

  /// What is found in the superview of the item that the call is on.
  @inlinable @inline(__always)
  public static func _item(
    of place: LayoutContainer, around item: any LayoutItem, orStop stop: () -> Never
  ) -> any LayoutItem {
    guard let view = item.surroundingView else { stop() }
    return place.find(view)
  }
}

extension LayoutPlace where Self == LayoutContainer {
  /// The superview of the view that the call is on.
  @inlinable
  public static var superview: LayoutContainer { LayoutContainer { $0 } }

  /// The superview without what bars and the screen's corners cover.
  @inlinable
  public static var safeArea: LayoutContainer { LayoutContainer { $0.safeAreaLayoutGuide } }

  /// The superview within its layout margins.
  @inlinable
  public static var margins: LayoutContainer { LayoutContainer { $0.layoutMarginsGuide } }
}
