#if OpenAutoLayout || (!canImport(AppKit) && !canImport(UIKit))
  extension LayoutAnchor {
    /// Makes a constraint to a multiplied position.
    @usableFromInline
    func makeConstraint(
      _ relation: NSLayoutConstraint.Relation, toMultiplied anchor: Self,
      by multiplier: CGFloat, with constant: CGFloat
    ) -> NSLayoutConstraint {
      makeConstraint(relation, toMultiplied: anchor, multiplier: multiplier, constant: constant)
    }
  }
#endif
