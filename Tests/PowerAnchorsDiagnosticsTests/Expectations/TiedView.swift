import PowerAnchors

/// Ties the leading edge of a view in a file other than that of the test.
@MainActor
func tieLeading(of view: LayoutView, to superview: LayoutView) {
  view.leadingAnchor.constrain(to: superview.leadingAnchor)
}
