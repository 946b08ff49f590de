import PowerAnchors

// What must not compile, and what the compiler has to say about it.

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.topAnchor.constrain(to: icon.leadingAnchor)
  // expected-error@-1 {{Constrain x to x, y to y and a dimension to a dimension: the other anchor is of another kind}}
  title.centerXAnchor.constrain(.lessThanOrEqual, to: icon.widthAnchor, with: 8)
  // expected-error@-1 {{Constrain x to x, y to y and a dimension to a dimension: the other anchor is of another kind}}
  title.widthAnchor.constrain(to: icon.topAnchor)
  // expected-error@-1 {{Constrain x to x, y to y and a dimension to a dimension: the other anchor is of another kind}}

  // An anchor held to nothing.
  title.widthAnchor.constrain()
  // expected-error@-1 {{Add the to: argument: constrain(to:)}}
  title.topAnchor.constrain(with: 8)
  // expected-error@-1 {{Add the to: argument: constrain(to:)}}
  title.edgeAnchors.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}

  // One anchor held to an item.
  title.topAnchor.constrain(to: icon)
  // expected-error@-1 {{Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}
  title.widthAnchor.constrain(to: .superview)
  // expected-error@-1 {{Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}

  // A position set to a number.
  title.topAnchor.constrain(to: 12)
  // expected-error@-1 {{Constrain a position to another anchor, and pass the number as with:}}

  // Sides of different kinds, or none.
  title.edgeAnchors.constrain(to: icon.horizontalAnchors)
  // expected-error@-1 {{Pass sides of the same kind, a view, a guide, or .superview}}
  title.horizontalAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{Pass sides of the same kind, a view, a guide, or .superview}}
  title.edgeAnchors.constrain(to: icon.topAnchor)
  // expected-error@-1 {{Pass sides of the same kind, a view, a guide, or .superview}}
  title.centerAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{Pass centerAnchors, a view, a guide, or .superview}}
  title.sizeAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{Pass a number, a CGSize, sizeAnchors, a view, a guide, or .superview}}
  title.edgeAnchors.constrain(to: .superveiw)
  // expected-error@-1 {{has no member 'superveiw'}}

  // The label of single anchors on several. What to write stands at the argument.
  title.edgeAnchors.constrain(to: icon.edgeAnchors, with: 8)
  // expected-error@-1 {{an inset is positive inward on every side}} {{53-57=insetBy}}
  title.edgeAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{an inset is positive inward on every side}} {{41-45=insetBy}}
  title.anchors(.top).constrain(.atLeast, to: icon, with: 8)
  // expected-error@-1 {{an inset is positive inward on every side}} {{53-57=insetBy}}
  title.centerAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{an offset is a CGPoint}} {{43-47=offsetBy}}
  title.sizeAnchors.constrain(to: icon, insetBy: 8)
  // expected-error@-1 {{it takes a CGSize}} {{41-48=with}}

  // Several anchors held to one, or to none.
  title.anchors(.top).constrain(to: icon.topAnchor)
  // expected-error@-1 {{Pass the item that has the same anchors: a view, a guide, or .superview}}
  title.anchors([.top, .leading]).constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}
  title.sizeAnchors.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}

  // Bounds that are no range, and a preference without bounds.
  title.heightAnchor.constrain(within: 44)
  // expected-error@-1 {{Pass a range: 44..., ...320 or 44...320}}
  title.heightAnchor.constrain(to: 44, preferring: 44)
  // expected-error@-1 {{Pass the bounds: constrain(within: 44..., preferring: 44)}}

  // The labels of the article's first edition.
  title.topAnchor.constrain(to: icon.topAnchor, constant: 8)
  // expected-error@-1 {{has been renamed to 'constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)'}} {{49-57=with}}
  title.widthAnchor.constrain(to: icon.widthAnchor, priority: .defaultLow, multiplier: 2)
  // expected-error@-1 {{multiplyBy: stands before prioritizeAs:}} {{53-61=prioritizeAs}} {{76-86=multiplyBy}}
  title.widthAnchor.constrain(to: 40, priority: .defaultLow)
  // expected-error@-1 {{has been renamed to 'constrain(_:to:prioritizeAs:isActive:)'}} {{39-47=prioritizeAs}}
  title.widthAnchor.constrain(to: 40).set(multiplier: 2)
  // expected-error@-1 {{A multiplier cannot be set: keep the constraint that replaceMultiplier(with:) returns}}
  title.addSubviews(icon)
  // expected-error@-1 {{'addSubviews' has been renamed to 'addSubviewsUsingAutoLayout(_:)'}} {{9-20=addSubviewsUsingAutoLayout}}

  // There is no left among the edges, only leading.
  title.edgeAnchors.excluding(.left).constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{type 'NSDirectionalRectEdge' has no member 'left'}}

  title.anchors([.top, .left]).constrain(to: icon)
  // expected-error@-1 {{type 'LayoutAnchorSet' has no member 'left'}}

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
