/// The other side of a call on several anchors of an item: a view, a guide, or a
/// ``LayoutContainer`` such as `.superview`.
///
///     photo.edgeAnchors.constrain(to: card, insetBy: 8)
///     card.edgeAnchors.constrain(to: .superview, insetBy: 16)
///     // card.frame == view.bounds.insetBy(dx: 16, dy: 16), where the card is a subview of view
///
/// Use it to write a function that passes any of them on. Do not conform types of your own to it;
/// make a ``LayoutContainer`` instead.
@preconcurrency @MainActor
public protocol LayoutPlace {
  /// The item that is meant in a call on another one. Stops if there is none yet.
  ///
  /// Static, so that the completion of a view does not offer it.
  static func _item(
    of place: Self, around item: any LayoutItem, orStop stop: () -> Never
  ) -> any LayoutItem
}

extension LayoutPlace {
  /// The item that is meant in a call on another one.
  @inlinable @inline(__always)
  package func item(around item: any LayoutItem, _ traits: ConstraintTraits) -> any LayoutItem {
    Self._item(of: self, around: item) { stopWithoutSurroundings(of: item, traits.callSite) }
  }
}

/// Stops in optimized builds, too: there is nothing to go on with.
@usableFromInline @inline(never) @MainActor
func stopWithoutSurroundings(of item: any LayoutItem, _ callSite: CallSite?) -> Never {
  let sentence =
    if item is AnchorsOfSeveralItems {
      """
      These anchors were put together from several items, so no view is around all of them. Pass the \
      item to constrain them to.
      """
    } else {
      """
      \(reportName(of: item)) is in no view yet, so there is nothing around it to constrain it to. \
      Add it first: a view with addSubviewsUsingAutoLayout(_:), a guide with addLayoutGuide(_:).
      """
    }
  callSite?.stop(sentence)
  // The text of a precondition would be lost in an optimized build.
  fatalError(sentence)
}
