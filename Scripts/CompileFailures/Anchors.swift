import PowerAnchors

// What must not compile, and what the compiler has to say about it.

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.topAnchor.constrain(to: icon.leadingAnchor)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}
  title.centerXAnchor.constrain(.lessThanOrEqual, to: icon.widthAnchor, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}
  title.widthAnchor.constrain(to: icon.topAnchor)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}

  // An anchor held to nothing.
  title.widthAnchor.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}
  title.topAnchor.constrain(with: 8)
  // expected-error@-1 {{missing argument for parameter 'to' in call}}
  title.edgeAnchors.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}

  // One anchor held to an item.
  title.topAnchor.constrain(to: icon)
  // expected-error@-1 {{Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}
  title.widthAnchor.constrain(to: .superview)
  // expected-error@-1 {{Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}

  // The label is missing.
  title.topAnchor.constrain(icon.topAnchor)
  // expected-error@-1 {{'constrain(_:with:)' has been renamed to 'constrain(to:with:)'}} {{29-29=to: }}
  title.topAnchor.constrain(icon.bottomAnchor, with: 8)
  // expected-error@-1 {{'constrain(_:with:)' has been renamed to 'constrain(to:with:)'}} {{29-29=to: }}

  // A constant or an inset of a center, which would have no effect.
  title.anchors(.centerY).constrain(to: icon, with: 4)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}} {{none}}

  // A multiplier of several anchors.
  title.anchors(.width).constrain(to: icon, multiplyBy: 0.5)
  // expected-error@-1 {{Multiply a dimension alone, as in widthAnchor.constrain(to: other.widthAnchor, multiplyBy: 0.5), or sizeAnchors}}

  // A position set to a number.
  title.topAnchor.constrain(to: 12)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}

  // Sides of different kinds, or none.
  title.edgeAnchors.constrain(to: icon.horizontalAnchors)
  // expected-error@-1 {{Pass a view, a guide, .superview, or the same anchors of another item}}
  title.horizontalAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{Pass a view, a guide, .superview, or the same anchors of another item}}
  title.edgeAnchors.constrain(to: icon.topAnchor)
  // expected-error@-1 {{Pass a view, a guide, .superview, or the same anchors of another item}}
  title.centerAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{Pass a view, a guide, .superview, or centerAnchors}}
  title.sizeAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{Pass a number, a CGSize, a view, a guide, .superview, or sizeAnchors}}
  title.edgeAnchors.constrain(to: .superveiw)
  // expected-error@-1 {{has no member 'superveiw'}}

  // The label of single anchors on several. What to write stands at the argument.
  title.edgeAnchors.constrain(to: icon.edgeAnchors, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}} {{none}}
  title.edgeAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}} {{none}}
  title.anchors(.top).constrain(.atLeast, to: icon, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}} {{none}}
  title.centerAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}} {{none}}
  title.sizeAnchors.constrain(to: icon, insetBy: 8)
  // expected-error@-1 {{'constrain(_:to:insetBy:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}} {{none}}

  // Several anchors held to one, or to none.
  title.anchors(.top).constrain(to: icon.topAnchor)
  // expected-error@-1 {{Pass a view, a guide, .superview, or the same anchors of another item}}
  title.anchors([.top, .leading]).constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}
  title.sizeAnchors.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}

  // Bounds that are no range, and a preference without bounds.
  title.heightAnchor.constrain(within: 44)
  // expected-error@-1 {{Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44)}}
  title.heightAnchor.constrain(within: 44...)
  // expected-error@-1 {{'constrain(within:preferring:)' is unavailable: Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44) or .atMost}}
  title.heightAnchor.constrain(within: ...44, preferring: 44)
  // expected-error@-1 {{'constrain(within:preferring:)' is unavailable: Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44) or .atMost}}
  title.heightAnchor.constrain(to: 44, preferring: 44)
  // expected-error@-1 {{Pass the bound first: constrain(.atLeast, to: 44, preferring: 44)}}

  // The labels of the article's first edition.
  title.topAnchor.constrain(to: icon.topAnchor, constant: 8)
  // expected-error@-1 {{has been renamed to 'constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)'}} {{49-57=with}}
  title.widthAnchor.constrain(to: icon.widthAnchor, priority: .defaultLow, multiplier: 2)
  // expected-error@-1 {{multiplyBy: stands before prioritizeAs:}} {{53-61=prioritizeAs}} {{76-86=multiplyBy}}
  title.widthAnchor.constrain(to: 40, priority: .defaultLow)
  // expected-error@-1 {{'constrain(_:to:constant:priority:multiplier:isActive:)' has been renamed to 'constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)': multiplyBy: stands before prioritizeAs:}} {{39-47=prioritizeAs}}
  title.widthAnchor.constrain(to: 40).set(multiplier: 2)
  // expected-error@-1 {{A multiplier cannot be set: keep the constraint that replaceMultiplier(with:) returns}}
  title.addSubviews(icon)
  // expected-error@-1 {{'addSubviews' has been renamed to 'addSubviewsUsingAutoLayout(_:)'}} {{9-20=addSubviewsUsingAutoLayout}}

  // There is no left among the edges, only leading.
  title.edgeAnchors.excluding(.left).constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{type 'NSDirectionalRectEdge' has no member 'left'}}

  // The new constraint would be lost.
  title.widthAnchor.constrain(to: icon.widthAnchor).replaceMultiplier(with: 2)
  // expected-warning@-1 {{result of call to 'replaceMultiplier(with:fileID:line:)' is unused}}
}

@MainActor
func right(_ title: LayoutView, _ icon: LayoutView) {
  // `with:` after a dimension reaches the dimension, whose result is Apple's constraint.
  let width: NSLayoutConstraint = title.widthAnchor.constrain(to: icon.widthAnchor, with: 4)
  _ = width
  let single: NSLayoutConstraint = title.widthAnchor.constrain(.atLeast, to: 4)
  _ = single
}
