import PowerAnchors

// What must not compile, and what the compiler has to say about it.

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.topAnchor.constrain(to: icon.leadingAnchor)
  // expected-error@-1 {{Hold x to x, y to y and a dimension to a dimension: the other anchor is of another kind}}
  title.centerXAnchor.constrain(.lessThanOrEqual, to: icon.widthAnchor, with: 8)
  // expected-error@-1 {{Hold x to x, y to y and a dimension to a dimension: the other anchor is of another kind}}
  title.widthAnchor.constrain(to: icon.topAnchor)
  // expected-error@-1 {{Hold x to x, y to y and a dimension to a dimension: the other anchor is of another kind}}

  // An anchor held to nothing.
  title.widthAnchor.constrain()
  // expected-error@-1 {{Say what to hold this anchor to: constrain(to:)}}
  title.topAnchor.constrain(with: 8)
  // expected-error@-1 {{Say what to hold this anchor to: constrain(to:)}}
  title.edgeAnchors.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}

  // One anchor held to an item.
  title.topAnchor.constrain(to: icon)
  // expected-error@-1 {{Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}
  title.widthAnchor.constrain(to: .superview)
  // expected-error@-1 {{Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}

  // A position set to a number.
  title.topAnchor.constrain(to: 12)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'NSLayoutYAxisAnchor'}}

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

  // The label of single anchors on several.
  title.edgeAnchors.constrain(to: icon.edgeAnchors, with: 8)
  // expected-error@-1 {{Write insetBy:, which is positive inward on every side}}
  title.edgeAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{Write insetBy:, which is positive inward on every side}}
  title.centerAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{Write offsetBy: CGPoint(x:y:)}}

  // The labels of the article's first edition.
  title.topAnchor.constrain(to: icon.topAnchor, constant: 8)
  // expected-error@-1 {{Write with: for constant:, multiplyBy: for multiplier:, prioritizeAs: for priority:}}
  title.widthAnchor.constrain(to: icon.widthAnchor, priority: .defaultLow, multiplier: 2)
  // expected-error@-1 {{Write with: for constant:, multiplyBy: for multiplier:, prioritizeAs: for priority:}}
  title.widthAnchor.constrain(to: 40, priority: .defaultLow)
  // expected-error@-1 {{Write prioritizeAs: for priority:}}
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
  // expected-warning@-1 {{result of call to 'replaceMultiplier(with:)' is unused}}
}

@MainActor
func right(_ title: LayoutView, _ icon: LayoutView) {
  // `with:` after a dimension reaches the dimension, whose result is Apple's constraint.
  let width: NSLayoutConstraint = title.widthAnchor.constrain(to: icon.widthAnchor, with: 4)
  _ = width
  let single: NSLayoutConstraint = title.widthAnchor.constrain(.atLeast, to: 4)
  _ = single
}
