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
  // expected-error@-1 {{'constrain(equalTo:multiplier:constant:)' is unavailable: Write constrain(to:), and a constant as with:}}
  title.topAnchor.constrain(equalTo: icon.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain(equalTo:multiplier:constant:)' is unavailable: Write constrain(to:), and a constant as with:}}
  title.topAnchor.constrain(greaterThanOrEqualTo: icon.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain(greaterThanOrEqualTo:multiplier:constant:)' is unavailable: Write constrain(.atLeast, to:)}}
  title.widthAnchor.constrain(lessThanOrEqualToConstant: 44)
  // expected-error@-1 {{'constrain(lessThanOrEqualToConstant:)' is unavailable: Write constrain(.atMost, to:)}}
  title.widthAnchor.constrain(equalTo: icon.widthAnchor, multiplier: 0.5)
  // expected-error@-1 {{'constrain(equalTo:multiplier:constant:)' is unavailable: Write constrain(to:), and a constant as with:}}
  title.topAnchor.constrain(to: icon.bottomAnchor, offset: 8)
  // expected-error@-1 {{'constrain(_:to:offset:)' has been renamed to 'constrain(_:to:with:)'}}
  title.topAnchor.constrain(to: icon.bottomAnchor, constant: 8)
  // expected-error@-1 {{'constrain(_:to:constant:priority:multiplier:isActive:)' has been renamed to 'constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)': multiplyBy: stands before prioritizeAs:}}
  title.topAnchor.constrain(icon.bottomAnchor, 8)
  // expected-error@-1 {{no exact matches in call to instance method 'constrain'}}
  title.widthAnchor.constrain(44)
  // expected-error@-1 {{'constrain(_:with:)' has been renamed to 'constrain(to:with:)'}}
  title.widthAnchor.constrain(to: icon.widthAnchor, multiplier: 0.5)
  // expected-error@-1 {{'constrain(_:to:constant:priority:multiplier:isActive:)' has been renamed to 'constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)': multiplyBy: stands before prioritizeAs:}}
  title.widthAnchor.constrain(to: icon.widthAnchor, multiplyBy: 0.5, with: 8)
  // expected-error@-1 {{argument 'with' must precede argument 'multiplyBy'}}
  title.widthAnchor.constrain(to: 44, prioritizeAs: 750)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'LayoutPriority' (aka 'UILayoutPriority')}}
  title.topAnchor.constrain(to: icon.topAnchor, prioritizeAs: 750)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'LayoutPriority' (aka 'UILayoutPriority')}}
  title.edgeAnchors.constrain(to: icon, prioritizeAs: 750)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'LayoutPriority' (aka 'UILayoutPriority')}}
  title.widthAnchor.constrain(to: 44, prioritizeAs: .high)
  // expected-error@-1 {{type 'LayoutPriority' (aka 'UILayoutPriority') has no member 'high'}}
  title.topAnchor.constrain(to: icon.topAnchor, prioritizeAs: .high)
  // expected-error@-1 {{type 'LayoutPriority' (aka 'UILayoutPriority') has no member 'high'}}
  title.topAnchor.constrain(.greaterThan, to: icon.bottomAnchor)
  // expected-error@-1 {{type 'NSLayoutConstraint.Relation' has no member 'greaterThan'}}
  title.widthAnchor.constrain(to: icon)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}
  title.topAnchor.constrain(to: .superview, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Name the other item's anchor, or constrain anchors([.top]) and the like to an item}}
  title.edgeAnchors.constrain(to: icon, insets: 8)
  // expected-error@-1 {{incorrect argument label in call (have 'to:insets:', expected 'to:insetBy:')}}
  title.edgeAnchors.constrain(to: icon, inset: 8)
  // expected-error@-1 {{incorrect argument label in call (have 'to:inset:', expected 'to:insetBy:')}}
  title.edgeAnchors.constrain(to: icon, insetBy: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  // expected-error@-1 {{'constrain(_:to:insetBy:)' is unavailable: Pass a CGFloat or NSDirectionalEdgeInsets as insetBy:}}
  title.edgeAnchors.constrain(.superview)
  // expected-error@-1 {{'constrain' has been renamed to 'constrain(to:)'}}
  title.edgeAnchors.constrain(icon)
  // expected-error@-1 {{'constrain' has been renamed to 'constrain(to:)'}}
  title.edgeAnchors.constrain(to: title.superview, insetBy: 8)
  // expected-error@-1 {{'constrain(_:to:insetBy:)' is unavailable: Pass a view, a guide, .superview, or the same anchors of another item}}
  title.edgeAnchors.constrain(to: view, excluding: .bottom)
  // expected-error@-1 {{'constrain(to:excluding:)' is unavailable: Write edgeAnchors.excluding(.bottom).constrain(to:)}}
  title.edgeAnchors.constrain(equalTo: view)
  // expected-error@-1 {{'constrain(equalTo:)' is unavailable: Write constrain(to:)}}
  title.sizeAnchors.constrain(to: icon, with: 8)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}}
  title.sizeAnchors.constrain(80)
  // expected-error@-1 {{'constrain' has been renamed to 'constrain(to:)'}}
  title.centerAnchors.constrain(to: view, offset: CGPoint(x: 0, y: 4))
  // expected-error@-1 {{incorrect argument label in call (have 'to:offset:', expected 'to:offsetBy:')}}
  title.centerAnchors.constrain(to: view, insetBy: 8)
  // expected-error@-1 {{'constrain(_:to:insetBy:)' is unavailable: Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize}}
  title.constrainAspectRatio(16 / 9)
  // expected-error@-1 {{'constrainAspectRatio' has been renamed to 'constrainAspectRatio(to:)'}}
  title.anchors(.top, .leading).constrain(to: view)
  // expected-error@-1 {{'anchors' is unavailable: Pass one list: anchors([.top, .leading])}}
  title.edgeAnchors.excluding(.top, .bottom).constrain(to: view)
  // expected-error@-1 {{'excluding' is unavailable: Pass one list: excluding([.top, .bottom])}}
  title.constrain(to: view)
  // expected-error@-1 {{'constrain(_:to:)' is unavailable: Say which anchors: edgeAnchors.constrain(to:), or anchors([.top, .leading])}}
  title.heightAnchor.constrain(within: 44..<80)
  // expected-error@-1 {{'constrain(within:preferring:)' is unavailable: Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44) or .atMost}}
  title.heightAnchor.constrain(to: 44...80)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}
  title.widthAnchor.constrain(to: count)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}
  title.topAnchor.constrain(to: icon.bottomAnchor, with: count)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'CGFloat'}}
  title.edgeAnchors.constrain(to: icon, insetBy: count)
  // expected-error@-1 {{'constrain(_:to:insetBy:)' is unavailable: Pass a CGFloat or NSDirectionalEdgeInsets as insetBy:}}
  title.topAnchor.constrain(toSystemSpacingBelow: icon)
  // expected-error@-1 {{'constrain(_:toSystemSpacingBelow:multiplyBy:)' is unavailable: Below and above are for y-axis anchors: constrain top or bottom}}
  title.topAnchor.constrain(toSystemSpacingBelow: icon.bottomAnchor, multiplier: 2)
  // expected-error@-1 {{incorrect argument label in call (have 'toSystemSpacingBelow:multiplier:', expected 'toSystemSpacingBelow:multiplyBy:')}}
  title.topAnchor.constrain(toSystemSpacingAfter: icon.bottomAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingAfter:multiplyBy:)' is unavailable: After and before are for x-axis anchors: constrain leading or trailing}}
  title.leadingAnchor.constrain(toSystemSpacingBelow: icon.trailingAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacingBelow:multiplyBy:)' is unavailable: Below and above are for y-axis anchors: constrain top or bottom}}
  title.leadingAnchor.constrain(toFraction: 0.5)
  // expected-error@-1 {{missing argument for parameter 'of' in call}}
  NSLayoutConstraint.activate([title.edgeAnchors.constrain(to: view)])
  // expected-error@-1 {{'activate' is unavailable: Pass what is activated without brackets: activate(edges, width)}}
  NSLayoutConstraint.activate([group])
  // expected-error@-1 {{'activate' is unavailable: Pass what is activated without brackets: activate(edges, width)}}
  group.activate()
  // expected-error@-1 {{'activate()' is unavailable: Set isActive = true}}
  group.deactivate()
  // expected-error@-1 {{'deactivate()' is unavailable: Set isActive = false}}
  group.switch(group)
  // expected-error@-1 {{missing argument label 'to:' in call}}
  group.add(c)
  // expected-error@-1 {{'add' is unavailable: Pass an array: add([width]), or all of a call: add(edges.all)}}
  group.add(title.edgeAnchors.constrain(to: view))
  // expected-error@-1 {{'add' is unavailable: Pass an array: add([width]), or all of a call: add(edges.all)}}
  c.multiplier = 2
  // expected-error@-1 {{cannot assign to property: 'multiplier' is a get-only property}}
  rows.stack(.vertical, within: view)
  // expected-error@-1 {{missing argument label 'along:' in call}}
  rows.stack(axis: .vertical, within: view)
  // expected-error@-1 {{'stack(axis:within:spacing:)' has been renamed to 'stack(along:within:with:)'}}
  rows.stack(along: .vertical, in: view)
  // expected-error@-1 {{'stack(along:in:with:)' has been renamed to 'stack(along:within:with:)'}}
  rows.stack(along: .vertical, within: view, spacing: 8)
  // expected-error@-1 {{'stack(along:within:spacing:)' has been renamed to 'stack(along:within:with:)'}}
  rows.stack(along: .vertical, to: view)
  // expected-error@-1 {{'stack(along:to:with:)' has been renamed to 'stack(along:within:with:)'}}
  rows.chain(.vertical, with: 8)
  // expected-error@-1 {{'chain(_:with:)' has been renamed to 'chain(along:with:)'}}
  rows.chain(along: .vertical, spacing: 8)
  // expected-error@-1 {{'chain(along:spacing:)' has been renamed to 'chain(along:with:)'}}
  rows.align(on: .top)
  // expected-error@-1 {{'align(on:)' is unavailable: Pass a key path: align}}
  rows.match(on: .width)
  // expected-error@-1 {{'match(on:)' is unavailable: Pass a key path: match}}
  rows.align(.leading)
  // expected-error@-1 {{missing argument label 'on:' in call}}
  rows.match(on: \.heightAnchor, to: view.heightAnchor)
  // expected-error@-1 {{'match(_:on:to:)' has been renamed to 'align(_:on:to:)'}}
  title.topAnchor.constrain(to: icon.trailingAnchor)
  // expected-error@-1 {{'constrain(_:to:with:)' is unavailable: Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is with:}}
  title.heightAnchor.constrain(atLeast: 44)
  // expected-error@-1 {{'constrain(atLeast:with:)' is unavailable: Write constrain(.atLeast, to:)}} {{none}}
  title.topAnchor.constrain(atMost: icon.bottomAnchor, with: 8)
  // expected-error@-1 {{'constrain(atMost:with:)' is unavailable: Write constrain(.atMost, to:)}} {{none}}
  title.sizeAnchors.constrain(atLeast: 44)
  // expected-error@-1 {{'constrain(atLeast:)' is unavailable: Write constrain(.atLeast, to:)}} {{none}}
  title.edgeAnchors.constrain(atMost: icon)
  // expected-error@-1 {{'constrain(atMost:)' is unavailable: Write constrain(.atMost, to:)}} {{none}}
  title.topAnchor.constrain(toSystemSpacing: icon.bottomAnchor)
  // expected-error@-1 {{'constrain(_:toSystemSpacing:multiplyBy:)' is unavailable: Say on which side: toSystemSpacingAfter:, Before:, Below: or Above:}} {{none}}
  title.edgeAnchors.constrain(toSystemSpacing: icon)
  // expected-error@-1 {{'constrain(_:toSystemSpacing:multiplyBy:)' is unavailable: Write constrain(toSystemSpacingInside:)}} {{none}}
  title.edgeAnchors.constrain(to: .superview, .atLeast)
  // expected-error@-1 {{'constrain(to:_:)' is unavailable: The relation stands first: constrain(.atLeast, to:)}}
  title.edgeAnchors.constrain(to: .superview, excluding: .bottom)
  // expected-error@-1 {{'constrain(to:excluding:)' is unavailable: Write edgeAnchors.excluding(.bottom).constrain(to:)}}
}
