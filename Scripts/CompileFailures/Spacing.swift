import PowerAnchorsSpacing

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.leadingAnchor.constrain(toSystemSpacingAfter: icon.topAnchor)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  title.bottomAnchor.constrain(toSystemSpacingAbove: icon.leadingAnchor)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}

  // A dimension has no spacing.
  title.widthAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
}
