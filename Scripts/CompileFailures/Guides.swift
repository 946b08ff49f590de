import PowerAnchorsGuides

@MainActor
func mistakes(_ views: [LayoutView], _ guide: LayoutGuide) {
  // A position is not matched but aligned.
  views.match(on: \.leadingAnchor)
  // expected-error@-1 {{'match(_:on:to:with:multiplyBy:prioritizeAs:)' is unavailable: Write match(on: }} {{none}}

  // A key path without its label.
  views.match(\.widthAnchor)
  // expected-error@-1 {{'match(_:to:prioritizeAs:)' has been renamed to 'match(on:to:)'}}
  views.align(\.topAnchor)
  // expected-error@-1 {{'align(_:to:with:insetBy:prioritizeAs:)' has been renamed to 'align(on:to:)'}}

  // What is missing.
  views.match(to: 44)
  // expected-error@-1 {{missing argument for parameter 'on' in call}}
  views.stack(along: .vertical)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}

  // A set has no order.
  Set(views).chain(along: .vertical)
  // expected-error@-1 {{'chain' is unavailable: Write chain(along: .vertical, with: 8), on an array: a set has no}} {{none}}
  Set(views).distribute(along: .vertical, within: views[0], gapsAtEnds: true)
  // expected-error@-1 {{'distribute' is unavailable: Write distribute(along: .horizontal, within: view, gapsAtEnds: true),}} {{none}}
  Set(views).stack(along: .vertical, within: .superview)
  // expected-error@-1 {{'stack' is unavailable: Write stack(along: .vertical, within: view, with: 8, insetBy: 16,}} {{none}}

  // Whether there are gaps at the ends has to be said.
  views.distribute(along: .vertical, within: views[0])
  // expected-error@-1 {{'distribute' is unavailable: Write distribute(along: .horizontal, within: view, gapsAtEnds: true),}} {{none}}

  // A key path without its backslash.
  views.match(on: .heightAnchor)
  // expected-error@-1 {{'match(on:to:)' is unavailable: Pass a key path: match(on: }} {{none}}
  views.align(on: .topAnchor)
  // expected-error@-1 {{'align(on:to:with:insetBy:prioritizeAs:)' is unavailable: Pass a key path: align(on: }} {{none}}

  // A guide has no baseline.
  guide.topAnchor.constrain(to: guide.lastBaselineAnchor)
  // expected-error@-1 {{has no member 'lastBaselineAnchor'}}

  // The guide would be lost.
  views[0].addLayoutGuide(identifier: "gap")
  // expected-warning@-1 {{result of call to 'addLayoutGuide(identifier:)' is unused}}
}
