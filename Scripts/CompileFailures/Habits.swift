import PowerAnchorsGuides
import PowerAnchorsSpacing

// What hands used to raw anchors, SnapKit, TinyConstraints and Cartography write: one error for each call,
// at the place, and no correction that changes the layout.

@MainActor
func habits(
  _ view: LayoutView, _ title: LayoutView, _ icon: LayoutView, _ rows: [LayoutView],
  _ group: LayoutConstraintGroup, _ count: Int, _ c: NSLayoutConstraint
) {
  title.topAnchor.constrain(equalTo: icon.bottomAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.topAnchor.constrain(equalTo: icon.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.topAnchor.constrain(greaterThanOrEqualTo: icon.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.widthAnchor.constrain(lessThanOrEqualToConstant: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.widthAnchor.constrain(equalTo: icon.widthAnchor, multiplier: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.topAnchor.constrain(to: icon.bottomAnchor, offset: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.topAnchor.constrain(to: icon.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.topAnchor.constrain(icon.bottomAnchor, 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.widthAnchor.constrain(44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs:}} {{none}}
  title.widthAnchor.constrain(to: icon.widthAnchor, multiplier: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.widthAnchor.constrain(to: icon.widthAnchor, multiplyBy: 0.5, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.widthAnchor.constrain(to: 44, prioritizeAs: 750)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.topAnchor.constrain(to: icon.topAnchor, prioritizeAs: 750)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.edgeAnchors.constrain(to: icon, prioritizeAs: 750)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.widthAnchor.constrain(to: 44, prioritizeAs: .high)
  // expected-error@-1 {{'high' has been renamed to 'defaultHigh'}}
  title.topAnchor.constrain(to: icon.topAnchor, prioritizeAs: .high)
  // expected-error@-1 {{'high' has been renamed to 'defaultHigh'}}
  title.topAnchor.constrain(.greaterThan, to: icon.bottomAnchor)
  // expected-error@-1 {{type 'NSLayoutConstraint.Relation' has no member 'greaterThan'}}
  title.widthAnchor.constrain(to: icon)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs:}} {{none}}
  title.topAnchor.constrain(to: .superview, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.edgeAnchors.constrain(to: icon, insets: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: icon, inset: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: icon, insetBy: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(.superview)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(icon)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: title.superview, insetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: view, excluding: .bottom)
  // expected-error@-1 {{'constrain(to:excluding:)' is unavailable: Write edgeAnchors.excluding(.bottom).constrain(to:)}}
  title.edgeAnchors.constrain(equalTo: view)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.sizeAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  title.sizeAnchors.constrain(80)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  title.centerAnchors.constrain(to: view, offset: CGPoint(x: 0, y: 4))
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  title.centerAnchors.constrain(to: view, insetBy: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs:}} {{none}}
  title.constrainAspectRatio(16 / 9)
  // expected-error@-1 {{'constrainAspectRatio' is unavailable: Write constrainAspectRatio(to: 16 / 9)}} {{none}}
  title.anchors(.top, .leading).constrain(to: view)
  // expected-error@-1 {{'anchors' is unavailable: Pass one list: anchors([.top, .leading])}}
  title.edgeAnchors.excluding(.top, .bottom).constrain(to: view)
  // expected-error@-1 {{'subscript(dynamicMember:)' is unavailable: Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.to}} {{none}}
  title.constrain(to: view)
  // expected-error@-1 {{'constrain' is unavailable: Say which: edgeAnchors.constrain(to:), or anchors([.top])}} {{none}}
  title.heightAnchor.constrain(within: 44..<80)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.heightAnchor.constrain(to: 44...80)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.widthAnchor.constrain(to: count)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.topAnchor.constrain(to: icon.bottomAnchor, with: count)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.edgeAnchors.constrain(to: icon, insetBy: count)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.topAnchor.constrain(toSystemSpacingBelow: icon)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  title.topAnchor.constrain(toSystemSpacingBelow: icon.bottomAnchor, multiplier: 2)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  title.topAnchor.constrain(toSystemSpacingAfter: icon.bottomAnchor)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  title.leadingAnchor.constrain(toSystemSpacingBelow: icon.trailingAnchor)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  title.leadingAnchor.constrain(toFraction: 0.5)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  NSLayoutConstraint.activate([title.edgeAnchors.constrain(to: view)])
  // expected-error@-1 {{'activate' is unavailable: Write it without brackets: activate(edges, width)}} {{none}}
  NSLayoutConstraint.activate([group])
  // expected-error@-1 {{'activate' is unavailable: Write it without brackets: activate(edges, width)}} {{none}}
  group.activate()
  // expected-error@-1 {{'activate()' is unavailable: Set isActive = true}}
  group.deactivate()
  // expected-error@-1 {{'deactivate()' is unavailable: Set isActive = false}}
  group.switch(group)
  // expected-error@-1 {{missing argument label 'to:' in call}}
  group.add(c)
  // expected-error@-1 {{'add' is unavailable: Pass an array: add([width]), or add(edges.all)}} {{none}}
  group.add(title.edgeAnchors.constrain(to: view))
  // expected-error@-1 {{'add' is unavailable: Pass an array: add([width]), or add(edges.all)}} {{none}}
  c.multiplier = 2
  // expected-error@-1 {{cannot assign to property: 'multiplier' is a get-only property}}
  rows.stack(.vertical, within: view)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(axis: .vertical, within: view)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(along: .vertical, in: view)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(along: .vertical, within: view, spacing: 8)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.stack(along: .vertical, to: view)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}
  rows.chain(.vertical, with: 8)
  // expected-error@-1 {{'chain' is unavailable: Write chain(along: .vertical, with: 8), on an array: a set has no}} {{none}}
  rows.chain(along: .vertical, spacing: 8)
  // expected-error@-1 {{'chain' is unavailable: Write chain(along: .vertical, with: 8), on an array: a set has no}} {{none}}
  rows.align(on: .top)
  // expected-error@-1 {{'align(on:to:with:insetBy:prioritizeAs:)' is unavailable: Pass a key path: align(on: }} {{none}}
  rows.match(on: .width)
  // expected-error@-1 {{'match(on:to:)' is unavailable: Pass a key path: match(on: }} {{none}}
  rows.align(.leading)
  // expected-error@-1 {{'align(_:to:with:insetBy:prioritizeAs:)' has been renamed to 'align(on:to:)'}}
  rows.match(on: \.heightAnchor, to: view.heightAnchor)
  // expected-error@-1 {{'match(_:on:to:with:multiplyBy:prioritizeAs:)' is unavailable: Write match(on: }} {{none}}
  title.topAnchor.constrain(to: icon.trailingAnchor)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.heightAnchor.constrain(atLeast: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of}} {{none}}
  title.topAnchor.constrain(atMost: icon.bottomAnchor, with: 8)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, with: 8,}} {{none}}
  title.sizeAnchors.constrain(atLeast: 44)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: CGSize(}} {{none}}
  title.edgeAnchors.constrain(atMost: icon)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.topAnchor.constrain(toSystemSpacing: icon.bottomAnchor)
  // expected-error@-1 {{is unavailable: Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of y}} {{none}}
  title.edgeAnchors.constrain(toSystemSpacing: icon)
  // expected-error@-1 {{is unavailable: Write constrain(toSystemSpacingInside: view, multiplyBy: 2)}} {{none}}
  title.edgeAnchors.constrain(to: .superview, .atLeast)
  // expected-error@-1 {{'constrain' is unavailable: Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs:}} {{none}}
  title.edgeAnchors.constrain(to: .superview, excluding: .bottom)
  // expected-error@-1 {{'constrain(to:excluding:)' is unavailable: Write edgeAnchors.excluding(.bottom).constrain(to:)}}
}
