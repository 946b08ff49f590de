#if !OpenAutoLayout && (canImport(AppKit) || canImport(UIKit))
  extension LayoutAnchor {
    /// Makes a constraint with a multiplied position from a constraint without multiplier, because
    /// an anchor does not provide its item.
    @usableFromInline
    func makeConstraint(
      _ relation: NSLayoutConstraint.Relation, toMultiplied anchor: Self,
      by multiplier: CGFloat, with constant: CGFloat
    ) -> NSLayoutConstraint {
      makeConstraint(relation, to: anchor, with: constant).rebuilt(multiplyingBy: multiplier)
    }
  }
#endif
