//! System spacing below, after, above, before and inside.
//!
//!     swift run SystemSpacing systemSpacing.svg   writes the picture, too

// snippet.hide
import PowerAnchorsDiagnostics
import PowerAnchorsSpacing
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let card = UIView(), icon = UIView(), title = UIView(), button = UIView()
view.addSubviewsUsingAutoLayout(card, icon, title, button)

// snippet.inside
card.edgeAnchors.constrain(toSystemSpacingInside: view.edgeAnchors, multiplyBy: 2)
// card.frame == CGRect(x: 16, y: 16, width: 288, height: 168)
// snippet.end
view.layoutIfNeeded()
expect(card.frame == CGRect(x: 16, y: 16, width: 288, height: 168))

// snippet.between
icon.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
icon.edgeAnchors.excluding([.bottom, .trailing]).constrain(
  toSystemSpacingInside: card.edgeAnchors)

title.heightAnchor.constrain(to: 20)
title.topAnchor.constrain(to: icon.topAnchor)
title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
title.trailingAnchor.constrain(toSystemSpacingBefore: card.trailingAnchor)

button.heightAnchor.constrain(to: 44)
button.horizontalAnchors.constrain(to: title.horizontalAnchors)
button.topAnchor.constrain(.greaterThanOrEqual, toSystemSpacingBelow: title.bottomAnchor)
button.bottomAnchor.constrain(toSystemSpacingAbove: card.bottomAnchor)
// title.frame == CGRect(x: 72, y: 24, width: 224, height: 20)
// button.frame == CGRect(x: 72, y: 132, width: 224, height: 44)
// snippet.end
view.layoutIfNeeded()
expect(icon.frame == CGRect(x: 24, y: 24, width: 40, height: 40))
expect(title.frame == CGRect(x: 72, y: 24, width: 224, height: 20))
expect(button.frame == CGRect(x: 72, y: 132, width: 224, height: 44))
// snippet.hide
view.accessibilityIdentifier = "view"
card.accessibilityIdentifier = "card"
icon.accessibilityIdentifier = "icon"
title.accessibilityIdentifier = "title"
button.accessibilityIdentifier = "button"
print(view.layoutDescription)
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
// snippet.show

// snippet.above
title.bottomAnchor.constrain(.greaterThanOrEqual, toSystemSpacingAbove: button.topAnchor)
// 8 points or more between the title and the button
// snippet.end
view.layoutIfNeeded()
expect(button.frame.minY - title.frame.maxY >= 8)
