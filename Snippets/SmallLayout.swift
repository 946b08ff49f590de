//! The layout that the article "How the solver works" follows through every stage.
//!
//!     swift run SmallLayout   prints the frames

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

/// A view with content of a given size, such as a text.
final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
let icon = UIView(), note = UIView()
let title = Content(200, 20), badge = Content(60, 20)
card.addSubviewsUsingAutoLayout(icon, title, badge, note)

// snippet.constraints
icon.leadingAnchor.constrain(to: card.leadingAnchor, with: 16)
icon.widthAnchor.constrain(to: 40)
title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
badge.leadingAnchor.constrain(.greaterThanOrEqual, to: title.trailingAnchor, with: 8)
badge.trailingAnchor.constrain(to: card.trailingAnchor, with: -16)

title.topAnchor.constrain(to: card.topAnchor, with: 12)
note.topAnchor.constrain(.greaterThanOrEqual, to: title.bottomAnchor, with: 4)

title.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
// snippet.end

card.layoutIfNeeded()
expect(icon.frame.minX == 16 && icon.frame.width == 40)
expect(title.frame.minX == 64 && title.frame.width == 172)
expect(title.frame.minY == 12 && title.frame.height == 20)
expect(badge.frame.minX == 244 && badge.frame.width == 60)
expect(note.frame.minY == 36)
// snippet.hide
for (view, name) in [
  (card, "card"),
  (icon, "icon"),
  (title, "title"),
  (badge, "badge"),
  (note, "note"),
] { view.accessibilityIdentifier = name }
print(card.layoutDescription)
