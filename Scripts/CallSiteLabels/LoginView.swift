import PowerAnchorsGuides
import PowerAnchorsSpacing

/// Every call that can name a constraint after itself, once.
@MainActor
public func layOut(_ title: LayoutView, _ icon: LayoutView, in view: LayoutView) {
  title.topAnchor.constrain(to: icon.bottomAnchor, with: 8)
  title.leadingAnchor.constrain(to: view.leadingAnchor, multiplyBy: 2)
  title.widthAnchor.constrain(to: icon.widthAnchor, with: 4, prioritizeAs: .defaultHigh + 1)
  title.widthAnchor.constrain(to: 320)
  title.widthAnchor.constrain(within: 100...320)
  title.widthAnchor.constrain(within: 100...)
  title.widthAnchor.constrain(within: ...320)
  title.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 8)
  title.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: NSDirectionalEdgeInsets())
  title.edgeAnchors.excluding(.top).constrain(.lessThanOrEqual, to: view.edgeAnchors)
  title.horizontalAnchors.constrain(to: view.horizontalAnchors)
  title.verticalAnchors.constrain(to: view.verticalAnchors)
  title.centerAnchors.constrain(to: view.centerAnchors)
  title.sizeAnchors.constrain(to: icon.sizeAnchors)
  title.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  title.constrainAspectRatio(to: 2)
  title.topAnchor.constrain(toSystemSpacingBelow: icon.bottomAnchor)
  title.topAnchor.constrain(toSystemSpacingAbove: icon.bottomAnchor)
  title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  title.leadingAnchor.constrain(toSystemSpacingBefore: icon.trailingAnchor)
  title.edgeAnchors.constrain(toSystemSpacingInside: view.edgeAnchors)
  title.leadingAnchor.constrain(toFraction: 0.5, of: view)
  title.topAnchor.constrain(toFraction: 0.5, of: view)
  [title, icon].align(on: \.topAnchor)
  [title, icon].match(\.widthAnchor)
  [title, icon].chain(along: .vertical, with: 8)
  [title, icon].distribute(along: .horizontal, within: view)
  let items: [any LayoutItem] = [title, icon]
  items.align(on: \.topAnchor)
  items.match(\.widthAnchor)
  items.chain(along: .vertical, with: 8)
  items.distribute(along: .horizontal, within: view)
}
