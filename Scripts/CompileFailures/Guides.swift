import PowerAnchorsGuides

@MainActor
func mistakes(_ views: [LayoutView], _ guide: LayoutGuide) {
  // A position is not matched but aligned.
  views.match(on: \.leadingAnchor)
  // expected-error@-1 {{Dimensions are matched; align positions with align(on:)}}

  // A key path without its label.
  views.match(\.widthAnchor)
  // expected-error@-1 {{'match' has been renamed to 'match(on:)'}} {{15-15=on: }}
  views.align(\.topAnchor)
  // expected-error@-1 {{'align' has been renamed to 'align(on:)'}} {{15-15=on: }}

  // What is missing.
  views.match(to: 44)
  // expected-error@-1 {{missing argument for parameter 'on' in call}}
  views.stack(along: .vertical)
  // expected-error@-1 {{missing argument for parameter 'within' in call}}

  // A set has no order.
  Set(views).chain(along: .vertical)
  // expected-error@-1 {{A set has no order; pass an array}}
  Set(views).distribute(along: .vertical, within: views[0], gapsAtEnds: true)
  // expected-error@-1 {{A set has no order; pass an array}}
  Set(views).stack(along: .vertical, within: .superview)
  // expected-error@-1 {{A set has no order; pass an array}}

  // Whether there are gaps at the ends has to be said.
  views.distribute(along: .vertical, within: views[0])
  // expected-error@-1 {{missing argument for parameter 'gapsAtEnds' in call}}

  // A key path without its backslash.
  views.match(on: .heightAnchor)
  // expected-error@-1 {{reference to member 'heightAnchor' cannot be resolved without a contextual type}}
  views.align(on: .topAnchor)
  // expected-error@-1 {{has no member 'topAnchor'}}

  // A guide has no baseline.
  guide.topAnchor.constrain(to: guide.lastBaselineAnchor)
  // expected-error@-1 {{has no member 'lastBaselineAnchor'}}

  // The guide would be lost.
  views[0].addLayoutGuide(identifier: "gap")
  // expected-warning@-1 {{result of call to 'addLayoutGuide(identifier:)' is unused}}
}
