import PowerAnchors

// What must not compile, and what the compiler has to say about it.

@MainActor
func mistakes(_ title: LayoutView, _ icon: LayoutView) {
  // Anchors of different axes.
  title.topAnchor.constrain(to: icon.leadingAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.centerXAnchor.constrain(.lessThanOrEqual, to: icon.widthAnchor, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.widthAnchor.constrain(to: icon.topAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}

  // An anchor held to nothing.
  title.widthAnchor.constrain()
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.topAnchor.constrain(with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.edgeAnchors.constrain()
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}

  // One anchor held to an item.
  title.topAnchor.constrain(to: icon)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.widthAnchor.constrain(to: .superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}

  // The label is missing.
  title.topAnchor.constrain(icon.topAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.topAnchor.constrain(icon.bottomAnchor, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}

  // A constant or an inset of a center, which would have no effect.
  title.anchors(.centerY).constrain(to: icon, with: 4)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}

  // A multiplier of several anchors.
  title.anchors(.width).constrain(to: icon, multiplyBy: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}

  // A position set to a number.
  title.topAnchor.constrain(to: 12)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}

  // Sides of different kinds, or none.
  title.edgeAnchors.constrain(to: icon.horizontalAnchors)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.horizontalAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: icon.topAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.centerAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  title.sizeAnchors.constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  title.edgeAnchors.constrain(to: .superveiw)
  // expected-error@-1 {{has no member 'superveiw'}}

  // The label of single anchors on several.
  title.edgeAnchors.constrain(to: icon.edgeAnchors, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.anchors(.top).constrain(.atLeast, to: icon, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.centerAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  title.sizeAnchors.constrain(to: icon, insetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}

  // Several anchors held to one, or to none.
  title.anchors(.top).constrain(to: icon.topAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.anchors([.top, .leading]).constrain()
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.sizeAnchors.constrain()
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}

  // Bounds that are no range, and a preference without bounds.
  title.heightAnchor.constrain(within: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.heightAnchor.constrain(within: 44...)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.heightAnchor.constrain(within: ...44, preferring: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.heightAnchor.constrain(to: 44, preferring: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}

  // The labels of the article's first edition.
  title.topAnchor.constrain(to: icon.topAnchor, constant: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.widthAnchor.constrain(to: icon.widthAnchor, priority: .defaultLow, multiplier: 2)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.widthAnchor.constrain(to: 40, priority: .defaultLow)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.widthAnchor.constrain(to: 40).set(multiplier: 2)
  // expected-error@-1 {{'set(multiplier:priority:isActive:)' is unavailable: Keep the constraint that replaceMultiplier(with:) returns}} {{none}}
  title.addSubviews(icon)
  // expected-error@-1 {{'addSubviews' has been renamed to 'addSubviewsUsingAutoLayout(_:)'}} {{9-20=addSubviewsUsingAutoLayout}}

  // There is no left among the edges, only leading.
  title.edgeAnchors.excluding(.left).constrain(to: icon.edgeAnchors)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}

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
