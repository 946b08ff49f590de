/// The second item of a call on several anchors: a view, a guide, or a ``LayoutContainer`` such as
/// `.superview`.
///
///     photo.edgeAnchors.constrain(to: card, insetBy: 8)
///     card.edgeAnchors.constrain(to: .superview, insetBy: 16)
///     // card.frame == view.bounds.insetBy(dx: 16, dy: 16), where the card is a subview of view
///
/// Use it to write a function with such an argument. Do not conform your own types to it. To define
/// a place, make a ``LayoutContainer`` instead.
@preconcurrency @MainActor
public protocol LayoutPlace {
  /// Returns the second item for a call on an item. Stops if there is none yet.
  ///
  /// Static, so that code completion on a view does not offer it.
  static func _item(
    of place: Self, around item: @autoclosure () -> any LayoutItem, orStop stop: () -> Never
  ) -> any LayoutItem
}

extension LayoutPlace {
  /// Returns the second item for a call on an item, which only a place around it asks for.
  @inlinable @inline(__always)
  package func item(
    around item: @autoclosure () -> any LayoutItem, _ traits: ConstraintTraits
  ) -> any LayoutItem {
    Self._item(of: self, around: item()) { stopWithoutSurroundings(of: item(), traits.callSite) }
  }
}

@usableFromInline @inline(never) @MainActor
func stopWithoutSurroundings(of item: any LayoutItem, _ callSite: CallSite?) -> Never {
  callSite.stopAlways(
    """
    \(reportName(of: item)) is in no view yet, so there is nothing around it to constrain it to. Add \
    it first: a view with addSubviewsUsingAutoLayout(_:), a guide with addLayoutGuide(_:).
    """)
}
