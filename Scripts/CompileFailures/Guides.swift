import PowerAnchorsGuides

@MainActor
func mistakes(_ views: [LayoutView], _ guide: LayoutGuide) {
  // A position is not matched but aligned.
  views.match(\.leadingAnchor)
  // expected-error@-1 {{cannot convert value of type 'KeyPath<LayoutView, NSLayoutXAxisAnchor>'}}
  // expected-note@-2 {{('NSLayoutXAxisAnchor' and 'NSLayoutDimension') are expected to be equal}}

  // A guide has no baseline.
  guide.topAnchor.constrain(to: guide.lastBaselineAnchor)
  // expected-error@-1 {{has no member 'lastBaselineAnchor'}}

  // The guide would be lost.
  views[0].addLayoutGuide(identifier: "gap")
  // expected-warning@-1 {{result of call to 'addLayoutGuide(identifier:)' is unused}}
}
