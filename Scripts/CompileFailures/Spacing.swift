import PowerAnchorsSpacing

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.leadingAnchor.constrain(toSystemSpacingAfter: icon.topAnchor)
  // expected-error@-1 {{cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutXAxisAnchor'}}
  title.bottomAnchor.constrain(toSystemSpacingAbove: icon.leadingAnchor)
  // expected-error@-1 {{cannot convert value of type 'NSLayoutXAxisAnchor' to expected argument type 'NSLayoutYAxisAnchor'}}

  // A dimension has no spacing.
  title.widthAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  // expected-error@-1 {{A dimension has no spacing: constrain leading or trailing}}
}
