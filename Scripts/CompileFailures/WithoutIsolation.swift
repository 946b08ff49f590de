// swift-version: 5

import PowerAnchorsGuides
import PowerAnchorsSpacing

// A client in the Swift 5 mode, which says nothing of actors, compiles without a word.
func layOut(_ v: UIView, _ w: UIView) {
  v.addSubviewsUsingAutoLayout(w)
  v.topAnchor.constrain(to: v.bottomAnchor)
  v.widthAnchor.constrain(to: v.heightAnchor)
  v.widthAnchor.constrain(to: 12, prioritizeAs: .defaultHigh + 1).set(priority: .defaultLow)
  v.widthAnchor.constrain(within: 12...14).minimum.constant = 4
  v.edgeAnchors.constrain(to: w.edgeAnchors).top.constant = 4
  v.edgeAnchors.excluding(.top).constrain(toSystemSpacingInside: w.edgeAnchors)
  v.horizontalAnchors.constrain(to: w.horizontalAnchors, insetBy: 4)
  v.centerAnchors.constrain(to: w.centerAnchors)
  v.sizeAnchors.constrain(to: w.sizeAnchors)
  v.constrainAspectRatio(to: 2)
  v.topAnchor.constrain(toSystemSpacingBelow: w.topAnchor)
  v.leadingAnchor.constrain(toFraction: 0.5, of: w)
  [v, w].chain(along: .horizontal)
  [v, w].align(on: \.topAnchor)
  let g = LayoutConstraintGroup { v.topAnchor.constrain(to: w.topAnchor) }
  g.isActive = false
  g.switch(to: g)
  let items: [any LayoutItem] = [v, v.addLayoutGuide(identifier: "x")]
  items.distribute(along: .vertical, within: v)
  _ = v.constraints(identifiedAs: "x")
  v.setContentHuggingPriority(.required, for: [.vertical])
}
