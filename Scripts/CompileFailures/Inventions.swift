import PowerAnchorsGuides
import PowerAnchorsSpacing

// Labels and arguments that somebody invents, forgets or puts in another order: one error for each call, at
// the place, and no correction that changes the layout.

@MainActor
func inventions(
  _ view: LayoutView, _ a: LayoutView, _ b: LayoutView, _ rows: [LayoutView],
  _ group: LayoutConstraintGroup, _ guide: LayoutGuide, _ n: Int, _ p: Float,
  _ ns: [NSLayoutConstraint]
) {
  a.widthAnchor.constrain(min: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.widthAnchor.constrain(max: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.edgeAnchors.constrain(inside: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(in: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.widthAnchor.constrain(equalToConstant: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.widthAnchor.constrain(toConstant: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.topAnchor.constrain(below: b.bottomAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(toAnchor: b.bottomAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, by: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, plus: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, padding: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, inset: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, insetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, spacing: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.edgeAnchors.constrain(to: view, padding: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: view, constant: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: view, offset: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, relation: .greaterThanOrEqual)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, .atLeast)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(.atLeast, b.bottomAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor + 8)
  // expected-error@-1 {{'+' is unavailable: Write constrain(to: other.bottomAnchor, with: 8)}} {{none}}
  a.widthAnchor.constrain(to: b.widthAnchor * 0.5)
  // expected-error@-1 {{'*' is unavailable: Write constrain(to: other.widthAnchor, multiplyBy: 0.5)}} {{none}}
  a.widthAnchor.constrain(to: b.width)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'width'}}
  a.topAnchor.constrain(to: b.top)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'top'}}
  a.topAnchor.constrain(to: b.topAnchor, priority: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, prioritizeAs: .defaultHigh, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, isActive: false, prioritizeAs: .defaultLow)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor).isActive(true)
  // expected-error@-1 {{cannot call value of non-function type 'Bool'}}
  a.edges.constrain(to: view)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'edges'}}
  a.edgeAnchors.constrain(to: .safeAreaLayoutGuide)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of whic}} {{none}}
  a.edgeAnchors.constrainToSuperview()
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  a.edgeAnchors.constrain()
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgesAnchors.constrain(to: view)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'edgesAnchors'}}
  a.edgeAnchors.excluding(.bottomAnchor).constrain(to: view)
  // expected-error@-1 {{type 'NSDirectionalRectEdge' has no member 'bottomAnchor'}}
  a.anchors(.edges).constrain(to: view)
  // expected-error@-1 {{'edges' is unavailable: Write edgeAnchors.constrain(to: view)}} {{none}}
  a.anchors([.top, .left]).constrain(.superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.sizeAnchors.constrain(to: (44, 44))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.sizeAnchors.constrain(to: 44, 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.sizeAnchors.constrain(width: 44, height: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.sizeAnchors.constrain(equalTo: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.sizeAnchors.constrain(toSize: CGSize(width: 4, height: 4))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.centerAnchors.constrain(to: view, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  a.centerAnchors.constrain(to: view, offsetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  a.centerAnchors.constrain(in: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  a.centerAnchor.constrain(to: view)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'centerAnchor'}}
  a.heightAnchor.constrain(.atLeast, 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.heightAnchor.constrain(.min, to: 44)
  // expected-error@-1 {{type 'NSLayoutConstraint.Relation' has no member 'min'}}
  a.heightAnchor.constrain(.gte, to: 44)
  // expected-error@-1 {{type 'NSLayoutConstraint.Relation' has no member 'gte'}}
  a.heightAnchor.constrain(from: 44, to: 80)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.heightAnchor.constrain(between: 44...80)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.heightAnchor.constrain(within: 44, 80)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.heightAnchor.constrain(to: a.widthAnchor, ratio: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.heightAnchor.constrain(to: a.widthAnchor, multipliedBy: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.heightAnchor.constrain(to: a.widthAnchor, times: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.widthAnchor.constrain(toFraction: 0.5, of: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.centerXAnchor.constrain(to: 0.5, of: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.centerXAnchor.constrain(toFraction: 0.5, in: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.centerXAnchor.constrain(toFraction: 0.5, of: view.widthAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(toSystemSpacingBelow: b)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  a.topAnchor.constrain(systemSpacingBelow: b.bottomAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.edgeAnchors.constrain(toSystemSpacingInside: view, multiplier: 2)
  // expected-error@-1 {{is unavailable: Write constrain(toSystemSpacingInside: view, multiplyBy: 2)}} {{none}}
  rows.chain(axis: .vertical, with: 8)
  // expected-error@-1 {{'chain' is unavailable: Write chain(along: .vertical, with: 8), on an array: a set has no}} {{none}}
  rows.chain(along: .vertical, by: 8)
  // expected-error@-1 {{'chain' is unavailable: Write chain(along: .vertical, with: 8), on an array: a set has no}} {{none}}
  rows.chain(along: .y)
  // expected-error@-1 {{type 'LayoutAxis' (aka 'NSLayoutConstraint.Axis') has no member 'y'}}
  rows.chain(vertically: 8)
  // expected-error@-1 {{'chain' is unavailable: Write chain(along: .vertical, with: 8), on an array: a set has no}} {{none}}
  rows.stack(along: .vertical, with: 8)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(along: .vertical, inside: view)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(along: .vertical, within: view, aligning: .center)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16, aligning: .centerX)}} {{none}}
  rows.stack(along: .vertical, within: view, alignment: .leading)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(along: .vertical, within: view, insetBy: 8, with: 8)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.distribute(along: .horizontal)
  // expected-error@-1 {{'distribute' is unavailable: Write distribute(along: .horizontal, within: view, gapsAtEnds: true),}} {{none}}
  rows.distribute(along: .horizontal, in: view, gapsAtEnds: true)
  // expected-error@-1 {{'distribute' is unavailable: Write distribute(along: .horizontal, within: view, gapsAtEnds: true),}} {{none}}
  rows.align(on: \.leadingAnchor, with: view.leadingAnchor)
  // expected-error@-1 {{'align(_:on:to:with:insetBy:prioritizeAs:)' is unavailable: Write align(on: }} {{none}}
  rows.align(\.leadingAnchor, to: view.leadingAnchor)
  // expected-error@-1 {{'align(_:to:with:insetBy:prioritizeAs:)' has been renamed to 'align(on:to:)'}}
  rows.align(on: \.horizontalAnchors, to: view, with: 8)
  // expected-error@-1 {{'align(_:on:to:with:insetBy:prioritizeAs:)' is unavailable: Write align(on: }} {{none}}
  rows.match(\.heightAnchor, to: 44)
  // expected-error@-1 {{'match(_:to:prioritizeAs:)' has been renamed to 'match(on:to:)'}}
  rows.match(on: \.heightAnchor, with: 44)
  // expected-error@-1 {{'match(_:on:to:with:multiplyBy:prioritizeAs:)' is unavailable: Write match(on: }} {{none}}
  rows.edgeAnchors.constrain(to: view)
  // expected-error@-1 {{value of type '[LayoutView]' (aka 'Array<UIView>') has no member 'edgeAnchors'}}
  rows.widthAnchor.constrain(to: 44)
  // expected-error@-1 {{value of type '[LayoutView]' (aka 'Array<UIView>') has no member 'widthAnchor'}}
  view.addSubviewsUsingAutoLayout(rows, a)
  // expected-error@-1 {{cannot pass array of type '[LayoutView]' (aka 'Array<UIView>') as variadic arguments of type 'LayoutView' (aka 'UIView')}}
  view.addSubviewUsingAutoLayout(a)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'addSubviewUsingAutoLayout'}}
  a.aspectRatio(16 / 9)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'aspectRatio'}}
  a.constrainAspectRatio(16, 9)
  // expected-error@-1 {{'constrainAspectRatio' is unavailable: Write constrainAspectRatio(to: 16 / 9)}} {{none}}
  a.constrainAspectRatio(to: 16, 9)
  // expected-error@-1 {{'constrainAspectRatio' is unavailable: Write constrainAspectRatio(to: 16 / 9)}} {{none}}
  a.pin(to: view)
  // expected-error@-1 {{value of type 'LayoutView' (aka 'UIView') has no member 'pin'}}
  a.topAnchor.constrain(to: view.safeAreaLayoutGuide)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: nil)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: a.superview?.topAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.edgeAnchors.constrain(to: a.superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, prioritizeAs: p)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, with: "8")
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, multiplyBy: n)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.widthAnchor.constrain(to: n)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.widthAnchor.constrain(within: 0...n)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.horizontalAnchors.constrain(to: view.leadingAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.horizontalAnchors.constrain(from: b.trailingAnchor, to: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.horizontalAnchors.constrain(to: view, with: 16)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.horizontalAnchors.constrain(to: view, left: 16, right: 16)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.verticalAnchors.constrain(to: view, insetBy: 8, 16)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  group.add(ns[0])
  // expected-error@-1 {{'add' is unavailable: Pass an array: add([width]), or add(edges.all)}} {{none}}
  group.add(contentsOf: ns)
  // expected-error@-1 {{extraneous argument label 'contentsOf:' in call}}
  group.remove(ns[0])
  // expected-error@-1 {{'remove' is unavailable: Pass an array: remove([width]), or remove(edges.all)}} {{none}}
  group.constraints.append(ns[0])
  // expected-error@-1 {{cannot use mutating member on immutable value: 'constraints' is a get-only property}}
  LayoutConstraintGroup(isActive: false, ns)
  // expected-error@-1 {{cannot convert value of type '[NSLayoutConstraint]' to expected argument type '() throws -> Void'}}
  ns.activate()
  // expected-error@-1 {{value of type '[NSLayoutConstraint]' has no member 'activate'}}
  a.topAnchor.constrain(to: guide.firstBaselineAnchor)
  // expected-error@-1 {{value of type 'LayoutGuide' (aka 'UILayoutGuide') has no member 'firstBaselineAnchor'}}
  a.leadingAnchor.constrain(to: b.leftAnchor.topAnchor)
  // expected-error@-1 {{value of type 'NSLayoutXAxisAnchor' has no member 'topAnchor'}}
  a.topAnchor.constrain(.atLeast, to: b.bottomAnchor, by: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(.atLeast, to: b.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(.atLeast, to: b.bottomAnchor, offset: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(.atLeast, b.bottomAnchor, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(.atLeast, below: b.bottomAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.widthAnchor.constrain(.atLeast, min: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, priority: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, prioritizeAs: .defaultHigh, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, with: 8, priority: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, by: 8, prioritizeAs: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, with: 8, at: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: b.topAnchor, with: 8, prioritizeAs: .high)
  // expected-error@-1 {{'high' has been renamed to 'defaultHigh'}}
  a.topAnchor.constrain(to: b.topAnchor, with: 8, prioritizeAs: .defaultHigh + 1, isactive: false)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.edgeAnchors.constrain(.atLeast, to: view, padding: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(.atLeast, in: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(in: .superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: .superview, padding: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(inside: .safeArea, insetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: .superview, priority: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: .safeArea, insetBy: 8, priority: .defaultHigh)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.sizeAnchors.constrain(.atLeast, 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.centerAnchors.constrain(in: .superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  a.centerAnchors.constrain(to: .superview, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  a.topAnchor.constrain(to: .superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}

  // Names that stand alone.
  a.edgeAnchors.constrain(to: view, insets: .init(top: 8, leading: 8, bottom: 8, trailing: 8))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: .superview, insets: .init(top: 8, left: 8, bottom: 8, right: 8))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: .superview, insets: .zero)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.centerAnchors.constrain(to: view, offset: .init(x: 0, y: 4))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  a.sizeAnchors.constrain(toSize: .init(width: 4, height: 4))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  a.edgeAnchors.constrain(in: .readableContent, padding: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  a.edgeAnchors.constrain(to: .safeArea, except: .bottom)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  rows.stack(axis: .horizontal, within: .superview, alignment: .center)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(.vertical, in: .safeArea, spacing: 8, distribution: .fillEqually)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  a.topAnchor.constrain(to: b.bottomAnchor, priority: .fittingSizeLevel)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.topAnchor.constrain(to: .bottom, of: b)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  a.constrain(.top, to: b)
  // expected-error@-1 {{'constrain' is unavailable: Say which: edgeAnchors.constrain(to:), or anchors([.top])}} {{none}}
  rows.align(on: \.centerXAnchor, to: .superview)
  // expected-error@-1 {{'align(_:on:to:with:insetBy:prioritizeAs:)' is unavailable: Write align(on: }} {{none}}
  a.widthAnchor.constrain(to: .superview, multiplyBy: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}

  // All of them.
  // expected-error@+1 {{'constrain' is unavailable: Say which: edgeAnchors.constrain(to:), or anchors([.top])}} {{none}}
  a.constrain(
    .equal, .atLeast, .atMost, .lessThanOrEqual, .greaterThanOrEqual, .required, .defaultHigh,
    .defaultLow, .fittingSizeLevel, .vertical, .horizontal, .superview, .safeArea, .margins,
    .readableContent, .top, .leading, .bottom, .trailing, .left, .right, .firstBaseline,
    .lastBaseline, .centerX, .centerY, .width, .height, .center, .fill, .fillEqually,
    .fillProportionally, .equalSpacing, .equalCentering, .zero)
}
