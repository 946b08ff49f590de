import PowerAnchors

// What must not compile, and what the compiler has to say about it.

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes: the error names both classes and nothing else.
  title.topAnchor.constrain(to: icon.leadingAnchor)
  // expected-error@-1 {{cannot convert value of type 'NSLayoutXAxisAnchor' to expected argument type 'NSLayoutYAxisAnchor'}}
  title.centerXAnchor.constrain(.lessThanOrEqual, to: icon.widthAnchor, with: 8)
  // expected-error@-1 {{cannot convert value of type 'NSLayoutDimension' to expected argument type 'NSLayoutXAxisAnchor'}}

  // A dimension of nothing.
  title.widthAnchor.constrain()
  // expected-error@-1 {{missing argument for parameter 'to' in call}}

  // A position set to a number.
  title.topAnchor.constrain(to: 12)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'NSLayoutYAxisAnchor'}}

  // Sides of different kinds.
  title.edgeAnchors.constrain(to: icon.horizontalAnchors)
  // expected-error@-1 {{cannot convert value of type 'LayoutHorizontalAnchors' to expected argument type 'LayoutEdgeAnchors'}}

  // There is no left among the edges, only leading.
  title.edgeAnchors.excluding(.left).constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{type 'NSDirectionalRectEdge' has no member 'left'}}

  // The new constraint would be lost.
  title.widthAnchor.constrain(to: icon.widthAnchor).replaceMultiplier(with: 2)
  // expected-warning@-1 {{result of call to 'replaceMultiplier(with:)' is unused}}
}

@MainActor
func right(_ title: LayoutView, _ icon: LayoutView) {
  // `with:` after a dimension reaches the dimension, whose result is Apple's constraint.
  let width: NSLayoutConstraint = title.widthAnchor.constrain(to: icon.widthAnchor, with: 4)
  _ = width
}
