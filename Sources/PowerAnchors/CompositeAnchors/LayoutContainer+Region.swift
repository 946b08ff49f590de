@available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, macOS 26, *)
extension LayoutPlace where Self == LayoutContainer {
  /// A region of the superview, which may keep clear of what sits in a window's corners.
  ///
  /// It is the guide that the superview's `layoutGuide(for:)` gives. Without a corner adaptation the
  /// shorter names say the same: `.safeArea`, `.margins`, `.readableContent`.
  ///
  ///     card.edgeAnchors.constrain(to: .region(.margins(cornerAdaptation: .horizontal)))
  ///     // card.frame is the superview's bounds without its margins, beside the window's controls
  ///
  /// - Parameter region: The region, such as `.safeArea(cornerAdaptation: .vertical)`.
  /// - Returns: The place to pass to a call on several anchors. The call stops where the item is in
  ///   no view yet.
  @inlinable
  public static func region(_ region: LayoutView.LayoutRegion) -> LayoutContainer {
    LayoutContainer { $0.layoutGuide(for: region) }
  }
}
