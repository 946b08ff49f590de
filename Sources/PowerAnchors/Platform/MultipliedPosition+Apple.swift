#if !OpenAutoLayout && (canImport(AppKit) || (canImport(UIKit) && !os(watchOS)))
  extension LayoutAnchor {
    /// Makes a constraint to a multiplied position out of one to the position itself, since anchors
    /// do not say whose they are.
    @usableFromInline
    func makeConstraint(
      _ relation: NSLayoutConstraint.Relation, toMultiplied anchor: Self,
      by multiplier: CGFloat, with constant: CGFloat
    ) -> NSLayoutConstraint {
      makeConstraint(relation, to: anchor, with: constant).rebuilt(multiplyingBy: multiplier)
    }
  }
#endif
