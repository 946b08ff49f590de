// swift-version: 5

import PowerAnchorsGuides
import PowerAnchorsSpacing

// A client in the Swift 5 mode, which says nothing of actors, compiles without a word.
extension UILayoutPriority { static let high = UILayoutPriority(700) }
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
  v.anchors([.top, .centerX]).constrain(.atLeast, to: .superview, insetBy: 4).top.constant = 2
  v.edgeAnchors.constrain(to: .safeArea).isActive = false
  v.sizeAnchors.constrain(to: 80).constant = 4
  v.centerAnchors.constrain(to: w).priority = .defaultLow
  v.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
  v.topAnchor.constrain(toSystemSpacingBelow: w.topAnchor)
  v.leadingAnchor.constrain(toFraction: 0.5, of: w)
  [v, w].chain(along: .horizontal)
  [v, w].align(on: \.topAnchor)
  let g = LayoutConstraintGroup { v.topAnchor.constrain(to: w.topAnchor) }
  g.isActive = false
  g.switch(to: g)
  g.add { v.topAnchor.constrain(to: w.topAnchor) }.constant = 4
  LayoutVariants([true: g], current: true).current = false
  LayoutVariants([.compact: g], following: UITraitHorizontalSizeClass.self, of: v)
  v.edgeAnchors.constrain(to: .region(.margins()))
  let items: [any LayoutItem] = [v, v.addLayoutGuide(identifier: "x")]
  [v, w].match(on: \.heightAnchor, to: 44).constant = 40
  [v, w].stack(along: .vertical, within: .superview, with: 8).gaps.constant = 4
  items.distribute(along: .vertical, within: v, gapsAtEnds: true)
  _ = v.constraints(identifiedAs: "x")
  v.setContentHuggingPriority(.required, for: [.vertical])
  // A name that is unavailable here, and that the client has declared itself.
  v.widthAnchor.constrain(to: 12, prioritizeAs: .high)
}
