//! Groups of constraints for the variants of a layout.
//!
//!     swift run Groups groups.svg   writes the picture, too

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let photo = UIView(), text = UIView()
view.addSubviewsUsingAutoLayout(photo, text)

// snippet.groups
photo.sizeAnchors.constrain(to: CGSize(width: 120, height: 80))
photo.edgeAnchors.excluding([.bottom, .trailing]).constrain(to: view.edgeAnchors, insetBy: 16)
text.heightAnchor.constrain(to: 80)
text.trailingAnchor.constrain(to: view.trailingAnchor, with: -16)

let narrow = LayoutConstraintGroup {
  text.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
  text.leadingAnchor.constrain(to: photo.leadingAnchor)
}
let wide = LayoutConstraintGroup(isActive: false) {
  text.topAnchor.constrain(to: photo.topAnchor)
  text.leadingAnchor.constrain(to: photo.trailingAnchor, with: 8)
}
// text.frame == CGRect(x: 16, y: 104, width: 288, height: 80)
// snippet.end
view.layoutIfNeeded()
expect(text.frame == CGRect(x: 16, y: 104, width: 288, height: 80))

// snippet.switch
view.frame.size.width = 640
narrow.switch(to: wide)
// text.frame == CGRect(x: 144, y: 16, width: 480, height: 80)
// snippet.end
view.layoutIfNeeded()
expect(text.frame == CGRect(x: 144, y: 16, width: 480, height: 80))
// snippet.hide
view.accessibilityIdentifier = "view"
photo.accessibilityIdentifier = "photo"
text.accessibilityIdentifier = "text"
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
// snippet.show

// snippet.replace
wide.replace {
  text.bottomAnchor.constrain(to: photo.bottomAnchor, with: 20)
  text.leadingAnchor.constrain(to: photo.trailingAnchor, with: 32)
}
// text.frame == CGRect(x: 168, y: 36, width: 456, height: 80)
// snippet.end
view.layoutIfNeeded()
expect(text.frame == CGRect(x: 168, y: 36, width: 456, height: 80))
// snippet.hide
print(view.layoutDescription)
