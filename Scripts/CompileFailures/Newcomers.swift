import PowerAnchorsGuides
import PowerAnchorsSpacing

// What newcomers write who come from raw anchors, SnapKit, TinyConstraints, Anchorage, Cartography, Stevia
// and PureLayout: one error for each call, at the place, and no correction that changes the layout.

@MainActor
func newcomers(
  _ view: LayoutView, _ a: LayoutView, _ b: LayoutView, _ rows: [LayoutView],
  _ group: LayoutConstraintGroup, _ edges: LayoutConstraints, _ c: NSLayoutConstraint,
  _ margin: CGFloat?, _ size: CGSize?, _ n: CGFloat
) {
  // Raw anchors, with the words of this package.
  a.topAnchor.constrain(equalTo: b.bottomAnchor).isActive = true
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}
  NSLayoutConstraint.activate([a.topAnchor.constrain(equalTo: b.topAnchor), c])
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}
  view.addConstraint(a.topAnchor.constrain(b.topAnchor))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}
  let width = a.widthAnchor.constrain(toConstant: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of which only to: is }} {{none}}
  width.constant = 8
  a.topAnchor.constraint(to: b.bottomAnchor, with: 8)
  // expected-error@-1 {{'constraint(_:to:with:constant:multiplyBy:)' is unavailable: Write constrain(.atLeast, to: anchor), not constrai}} {{none}}
  a.widthAnchor.constraint(.atLeast, to: 44)
  // expected-error@-1 {{'constraint(_:to:with:constant:multiplyBy:)' is unavailable: Write constrain(.atLeast, to: anchor), not constrai}} {{none}}
  a.edgeAnchors.constraint(to: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.sizeAnchors.constraint(to: 44)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write sizeAnchors.constrain(to: 44)}} {{none}}
  a.centerAnchors.constraint(equalTo: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write centerAnchors.constrain(to: view)}} {{none}}
  a.edgeAnchors.constrain(to: .safeAreaLayoutGuide)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.horizontalAnchors.constrain(to: .layoutMarginsGuide, insetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.leadingAnchor.constrain(to: .superview.leadingAnchor, with: 8)
  // expected-error@-1 {{'superview' is unavailable: Write anchors(.top).constrain(to: .superview, insetBy: 8)}} {{none}}
  a.topAnchor.constrain(to: .safeArea.topAnchor)
  // expected-error@-1 {{'safeArea' is unavailable: Write anchors(.top).constrain(to: .safeArea, insetBy: 8)}} {{none}}
  rows.align(on: .leadingAnchor, to: view.leadingAnchor)
  // expected-error@-1 {{'align(on:to:with:insetBy:prioritizeAs:)' is unavailable: Pass a key path: align(on: }} {{none}}
  rows.match(on: .heightAnchor, to: 44)
  // expected-error@-1 {{'match(on:to:)' is unavailable: Pass a key path: match(on: }} {{none}}
  group.add { a.topAnchor.constrain(equalTo: b.topAnchor) }
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}
  group.remove(edges)
  // expected-error@-1 {{'remove' is unavailable: Pass an array: remove([width]), or remove(edges.all)}} {{none}}
  group.add(a.topAnchor.constrain(to: b.topAnchor), c)
  // expected-error@-1 {{'add' is unavailable: Pass an array: add([width]), or add(edges.all)}} {{none}}

  // SnapKit.
  a.edgeAnchors.constrain(to: .superview).inset(16)
  // expected-error@-1 {{'inset' is unavailable: Write in the call: constrain(to: view, insetBy: 8)}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor).offset(8)
  // expected-error@-1 {{'offset' is unavailable: Write in the call: constrain(to: other.topAnchor, with: 8)}} {{none}}
  a.widthAnchor.constrain(to: b.widthAnchor).multipliedBy(0.5)
  // expected-error@-1 {{'multipliedBy' is unavailable: Write in the call: constrain(to: width, multiplyBy: 2)}} {{none}}
  a.edgeAnchors.equalToSuperview()
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.edgeAnchors.equalTo(b)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.anchors(.edges).constrain(to: view)
  // expected-error@-1 {{'edges' is unavailable: Write edgeAnchors.constrain(to: view)}} {{none}}
  a.anchors([.horizontal]).constrain(to: view)
  // expected-error@-1 {{'horizontal' is unavailable: Write horizontalAnchors.constrain(to: view)}} {{none}}
  a.anchors(.size).constrain(to: view)
  // expected-error@-1 {{'size' is unavailable: Write sizeAnchors.constrain(to: view)}} {{none}}
  rows.align(on: \.leading, to: view.leadingAnchor)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'leading'}} {{none}}
  rows.match(on: \.width, to: 44)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'width'}} {{none}}

  // TinyConstraints.
  a.edgeAnchors.constrain(to: .superview, usingSafeArea: true)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.edgeAnchors.constrain(to: .superview, insets: .uniform(16))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.edgeAnchors.except(.bottom).constrain(to: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  rows.stack(in: view, axis: .vertical, width: 40, spacing: 8)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16, aligning: .centerX), o}} {{none}}

  // Anchorage, Cartography and Stevia.
  a.topAnchor.constrain(.atLeast, to: b.bottomAnchor + 8)
  // expected-error@-1 {{'+' is unavailable: Write constrain(to: other.bottomAnchor, with: 8)}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor - 8, prioritizeAs: .defaultLow)
  // expected-error@-1 {{'-' is unavailable: Write constrain(to: other.bottomAnchor, with: -8)}} {{none}}
  a.heightAnchor.constrain(to: a.widthAnchor / 2)
  // expected-error@-1 {{'/' is unavailable: Write constrain(to: other.widthAnchor, multiplyBy: 0.5)}} {{none}}
  a.widthAnchor.constrain(to: b.widthAnchor * n)
  // expected-error@-1 {{'*' is unavailable: Write constrain(to: other.widthAnchor, multiplyBy: 0.5)}} {{none}}
  a.widthAnchor.constrain(to: 44, prioritizeAs: .high + 1)
  // expected-error@-1 {{'high' has been renamed to 'defaultHigh'}}
  a.edgeAnchors.constrain(to: view, prioritizeAs: .low)
  // expected-error@-1 {{'low' has been renamed to 'defaultLow'}}
  rows.align(on: .top)
  // expected-error@-1 {{'align(on:to:with:insetBy:prioritizeAs:)' is unavailable: Pass a key path: align(on: }} {{none}}
  rows.align(on: .leading, to: view, insetBy: 8)
  // expected-error@-1 {{'align(on:to:with:insetBy:prioritizeAs:)' is unavailable: Pass a key path: align(on: }} {{none}}
  rows.match(on: \.widthAnchor, to: view.widthAnchor, multiplyBy: 0.5)
  // expected-error@-1 {{'match(_:on:to:with:multiplyBy:prioritizeAs:)' is unavailable: Write match(on: }} {{none}}

  // PureLayout.
  a.edgeAnchors.autoPinToSuperview(insets: 8)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.sizeAnchors.constrain(toSize: size)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, offset: 8, relation: .atLeast)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}

  // Optionals, other types and slips.
  a.topAnchor.constrain(to: b.bottomAnchor, with: margin)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}
  a.widthAnchor.constrain(to: margin)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of which only to: is }} {{none}}
  a.sizeAnchors.constrain(to: size)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view}} {{none}}
  a.edgeAnchors.constrain(to: view, insetBy: margin)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.edgeAnchors.constrain(to: view, insetBy: (8, 16))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.edgeAnchors.constrian(to: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.centerAnchors.constrain(to: b.center)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs: .defaultHigh)}} {{none}}
  a.topAnchor.constrain(toSystemSpacingBelow: b.bottomAnchor, with: 2)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  rows.align(\.edgeAnchors, to: view, insetBy: 8)
  // expected-error@-1 {{'align(_:to:with:insetBy:prioritizeAs:)' has been renamed to 'align(on:to:)'}}
  view.addSubviews([a, b])
  // expected-error@-1 {{'addSubviews' has been renamed to 'addSubviewsUsingAutoLayout(_:)'}}

  // Names that stand after several anchors, and what a group is made of.
  a.edgeAnchors.top.constrain(to: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.sizeAnchors.width.constrain(to: 44)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write sizeAnchors.constrain(to: 44)}} {{none}}
  a.centerAnchors.x.constrain(to: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write centerAnchors.constrain(to: view)}} {{none}}
  a.edgeAnchors.constrain(to: .superview.safeAreaLayoutGuide)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  rows.match(\.widthAnchor, to: 44, prioritizeAs: .defaultLow)
  // expected-error@-1 {{'match(_:to:prioritizeAs:)' has been renamed to 'match(on:to:)'}}
  rows.match(on: \.widthAnchor, to: b)
  // expected-error@-1 {{'match(_:on:to:with:multiplyBy:prioritizeAs:)' is unavailable: Write match(on: }} {{none}}
  _ = LayoutConstraintGroup([a.edgeAnchors.constrain(to: view)])
  // expected-error@-1 {{'init(_:)' is unavailable: Make the constraints in a closure, or call add(_:)}} {{none}}
  group.replace([c])
  // expected-error@-1 {{'replace' is unavailable: Make the constraints in a closure: replace { }}} {{none}}
  a.topAnchor.constrain(to: view.topAnchor, prioritizeAs: UILayoutPriority.defaultHigh.rawValue)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritize}} {{none}}
  a.horizontalAnchors.constrain(to: view, leading: 8, trailing: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  rows.stack(along: .vertical, within: view, with: [8, 16])
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16, aligning: .centerX), o}} {{none}}
}
