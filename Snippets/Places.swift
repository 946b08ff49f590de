//! Constrains several anchors to the superview, its guides, a region or another item.
//!
//!     swift run Places   prints the frames

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
let card = UIView(), banner = UIView()
let title = UIView(), avatar = UIView(), badge = UIView(), icon = UIView(), note = UIView()
let name = UIView()
view.addSubviewsUsingAutoLayout(card, banner)
card.addSubviewsUsingAutoLayout(title, avatar, badge, icon, note, name)

// snippet.around
card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
title.horizontalAnchors.constrain(to: card, insetBy: 8)
// card.frame == CGRect(x: 16, y: 16, width: 288, height: 208)
// title.frame.minX == 8
// snippet.end
title.heightAnchor.constrain(to: 20)
avatar.sizeAnchors.constrain(to: 40)
avatar.anchors([.leading, .bottom]).constrain(to: .superview)
badge.sizeAnchors.constrain(to: 12)
icon.constrainAspectRatio(to: 1)
icon.anchors([.trailing, .bottom]).constrain(to: .superview)

// snippet.several
title.anchors([.top, .centerX]).constrain(to: .superview, insetBy: 16)
badge.anchors([.top, .trailing]).constrain(to: avatar)
icon.anchors(.height).constrain(to: title)
// title.frame.minY == 16
// left to right: badge.frame == CGRect(x: 28, y: 168, width: 12, height: 12)
// icon.frame.height == 20
// snippet.end

// snippet.between
name.horizontalAnchors.constrain(from: avatar.trailingAnchor, to: card.trailingAnchor, insetBy: 8)
name.anchors(.top).constrain(to: avatar)
// left to right: name.frame.minX == 48, name.frame.maxX == 280
// snippet.end
name.heightAnchor.constrain(to: 20)

// snippet.preferring
note.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
// note.frame.height == 44, or more if the content needs it
// snippet.end
note.anchors([.leading, .trailing, .centerY]).constrain(to: .superview)

// snippet.hide
if #available(macOS 26, *) {
  // snippet.show
  // snippet.region
  banner.edgeAnchors.constrain(to: .region(.margins(cornerAdaptation: .horizontal)))
  // Where there are no window controls:
  // banner.frame == CGRect(x: 8, y: 8, width: 304, height: 224)
  // snippet.end
  // snippet.hide
}
// snippet.show
view.layoutIfNeeded()
expect(card.frame == CGRect(x: 16, y: 16, width: 288, height: 208))
expect(title.frame.minX == 8)
expect(title.frame.minY == 16)
expect(badge.frame == CGRect(x: 28, y: 168, width: 12, height: 12))
expect(icon.frame.height == 20)
expect(note.frame.height == 44)
expect(name.frame.minX == 48)
expect(name.frame.maxX == 280)
expect(banner.frame == CGRect(x: 8, y: 8, width: 304, height: 224))

// snippet.hide
#if canImport(UIKit) || !canImport(AppKit)
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let label = UILabel()
  label.text = "Title"
  // snippet.show
  // snippet.cell
  cell.addSubviewsUsingAutoLayout(label)
  label.edgeAnchors.constrain(to: .margins)
  // label.superview === cell.contentView
  // snippet.end
  // snippet.hide
  expect(label.superview === cell.contentView)
  cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
  cell.layoutIfNeeded()
  expect(label.frame == cell.contentView.layoutMarginsGuide.layoutFrame)
#endif
for (view, name) in [
  (view, "view"),
  (card, "card"),
  (banner, "banner"),
  (title, "title"),
  (avatar, "avatar"),
  (badge, "badge"),
  (icon, "icon"),
  (note, "note"),
  (name, "name"),
] { view.accessibilityIdentifier = name }
print(view.layoutDescription)
