//! Aligns, matches and stacks many items, without a stack view.
//!
//!     swift run Arrangements   prints the frames

// snippet.hide
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 188))
let rows = (0..<3).map { _ in UIView() }
view.addSubviewsUsingAutoLayout(rows)
let card = rows[0], icon = UIView(), title = UIView()
card.addSubviewsUsingAutoLayout(icon, title)
icon.sizeAnchors.constrain(to: 24)
title.heightAnchor.constrain(to: 20)

// snippet.match
rows.align(on: \.leadingAnchor)
rows.match(on: \.heightAnchor, to: 44)
// rows.allSatisfy { $0.frame.height == 44 }
// snippet.end

// snippet.stack
rows.stack(along: .vertical, within: .safeArea, with: 12, insetBy: 16)
[icon, title].stack(along: .horizontal, within: card, with: 8, aligning: .centerY)
// rows[1].frame == CGRect(x: 16, y: 72, width: 288, height: 44)
// left to right: title.frame == CGRect(x: 32, y: 12, width: 256, height: 20)
// snippet.end
view.layoutIfNeeded()
expect(rows.allSatisfy { $0.frame.height == 44 })
expect(rows[1].frame == CGRect(x: 16, y: 72, width: 288, height: 44))
expect(title.frame == CGRect(x: 32, y: 12, width: 256, height: 20))

let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let parts = (0..<3).map { _ in UIView() }
list.addSubviewsUsingAutoLayout(parts)
parts.match(on: \.heightAnchor, to: 40)

// snippet.gap
let column = parts.stack(along: .vertical, within: list, with: 8, reachesEnd: false)
column.gap(after: parts[0]).constant = 24
// parts[1].frame.minY == 64, parts[2].frame.minY == 112
// snippet.end
list.layoutIfNeeded()
expect(parts[1].frame.minY == 64)
expect(parts[2].frame.minY == 112)
column.isActive = false

// snippet.hidden
let rest = parts.stack(along: .vertical, within: list, with: 8, reachesEnd: false)
let middle = rest.variants(hiding: parts[1])
parts[1].isHidden = true
middle.current = parts[1].isHidden
// parts[2].frame.minY == 48
// snippet.end
list.layoutIfNeeded()
expect(parts[2].frame.minY == 48)
// snippet.hide
for (view, name) in [
  (view, "view"),
  (card, "first row"),
  (rows[1], "second row"),
  (rows[2], "third row"),
  (icon, "icon"),
  (title, "title"),
] { view.accessibilityIdentifier = name }
print(view.layoutDescription)
