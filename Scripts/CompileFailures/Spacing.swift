import PowerAnchorsSpacing

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.leadingAnchor.constrain(toSystemSpacingAfter: icon.topAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAfter:multiplyBy:)' is unavailable: After and before are for x-axis anchors: constrain leading or trailing}}
  title.bottomAnchor.constrain(toSystemSpacingAbove: icon.leadingAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAbove:multiplyBy:)' is unavailable: Below and above are for y-axis anchors: constrain top or bottom}}

  // A dimension has no spacing.
  title.widthAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAfter:multiplyBy:)' is unavailable: After and before are for x-axis anchors: constrain leading or trailing}}
}
