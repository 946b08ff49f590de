@available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, macOS 26, *)
extension LayoutPlace where Self == LayoutContainer {
  /// Returns a layout region of the superview, which can exclude the controls in a window's
  /// corners.
  ///
  /// It is the guide that `layoutGuide(for:)` of the superview returns. Without a corner
  /// adaptation, you can use the shorter names: `.safeArea`, `.margins`, `.readableContent`.
  ///
  ///     card.edgeAnchors.constrain(to: .region(.margins(cornerAdaptation: .horizontal)))
  ///     // card.frame is the superview's bounds without its margins and the window's controls
  ///
  /// - Parameter region: The region, such as `.safeArea(cornerAdaptation: .vertical)`.
  /// - Returns: The place to pass to a call on several anchors. The call stops if the item has no
  ///   superview yet.
  @inlinable
  public static func region(_ region: LayoutView.LayoutRegion) -> LayoutContainer {
    LayoutContainer { $0.layoutGuide(for: region) }
  }
}
