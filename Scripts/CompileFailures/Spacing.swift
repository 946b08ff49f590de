import PowerAnchorsSpacing

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.leadingAnchor.constrain(toSystemSpacingAfter: icon.topAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAfter:toSystemSpacingBefore:toSystemSpacingBelow:toSystemSpacingAbove:toSystemSpacing:multiplyBy:multiplier:)' is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y anchors, and After: or Before: of x}} {{none}}
  title.bottomAnchor.constrain(toSystemSpacingAbove: icon.leadingAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAfter:toSystemSpacingBefore:toSystemSpacingBelow:toSystemSpacingAbove:toSystemSpacing:multiplyBy:multiplier:)' is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y anchors, and After: or Before: of x}} {{none}}

  // A dimension has no spacing.
  title.widthAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAfter:toSystemSpacingBefore:toSystemSpacingBelow:toSystemSpacingAbove:toSystemSpacing:multiplyBy:multiplier:)' is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y anchors, and After: or Before: of x}} {{none}}
}
