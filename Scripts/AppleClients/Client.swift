import PowerAnchors
import PowerAnchorsGuides
import PowerAnchorsSpacing

/// Calls what an app calls, by plain imports only.
@MainActor
func makeCard(in container: LayoutView, title: LayoutView, icon: LayoutView) -> LayoutView {
  let card = LayoutView()
  container.addSubviewsUsingAutoLayout(card)
  card.addSubviewsUsingAutoLayout([title, icon])

  card.edgeAnchors.constrain(to: container.edgeAnchors, insetBy: 16)
  card.edgeAnchors.excluding(.bottom).constrain(.greaterThanOrEqual, to: container.edgeAnchors)
  card.centerAnchors.constrain(to: container.centerAnchors, prioritizeAs: .defaultHigh - 1)
  icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  icon.constrainAspectRatio(to: 1)

  title.topAnchor.constrain(to: icon.bottomAnchor, with: 12)
  title.leadingAnchor.constrain(.greaterThanOrEqual, to: icon.trailingAnchor)
  title.trailingAnchor.constrain(toSystemSpacingBefore: card.trailingAnchor)
  title.leadingAnchor.constrain(.lessThanOrEqual, toSystemSpacingAfter: icon.trailingAnchor)
  title.bottomAnchor.constrain(toSystemSpacingAbove: card.bottomAnchor, multiplyBy: 2)
  title.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
  title.widthAnchor.constrain(to: icon.widthAnchor, with: 4, multiplyBy: 2)
  title.heightAnchor.constrain(.atLeast, to: 20)

  card.edgeAnchors.constrain(to: .safeArea, insetBy: 16).isActive = false
  title.anchors([.top, .centerX]).constrain(.atLeast, to: .superview).top.constant = 8
  icon.sizeAnchors.constrain(to: 24).constant = 32
  icon.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
  [title, icon].stack(along: .vertical, within: card, with: 8).gaps.constant = 4
  [title, icon].match(.atMost, on: \.heightAnchor, to: 44).priority = .defaultLow
  title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
    .setSystemSpacing(multiplyBy: 2)

  let guide = card.addLayoutGuide(identifier: "content")
  guide.edgeAnchors.constrain(to: card.edgeAnchors)

  let hidden = title.heightAnchor.constrain(to: 0, isActive: false, identifier: "hidden")
  hidden.set(priority: .defaultLow, isActive: true)
  let group = LayoutConstraintGroup {
    icon.leadingAnchor.constrain(to: card.leadingAnchor)
  }
  group.isActive = false
  let top = group.add { title.topAnchor.constrain(to: card.topAnchor) }
  group.remove([top])
  LayoutVariants([1: group], current: 1).current = 2
  return card
}
