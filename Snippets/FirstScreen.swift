//! The logo and the title on the first page of the documentation.
//!
//!     swift run FirstScreen firstScreen.svg   writes the picture, too

// snippet.screen
import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 108))
let logo = UIImageView(), title = UILabel()
title.text = "Welcome"
// snippet.show

view.addSubviewsUsingAutoLayout(logo, title)

logo.topAnchor.constrain(to: view.topAnchor, with: 12)
logo.centerXAnchor.constrain(to: view.centerXAnchor)
logo.sizeAnchors.constrain(to: CGSize(width: 50, height: 50))

title.topAnchor.constrain(to: logo.bottomAnchor, with: 8)
title.horizontalAnchors.constrain(to: view.horizontalAnchors, insetBy: 16)
title.heightAnchor.constrain(.atLeast, to: 24, prioritizeAs: .defaultHigh + 1)

// logo.frame == CGRect(x: 135, y: 12, width: 50, height: 50)
// title.frame == CGRect(x: 16, y: 70, width: 288, height: 24)
// snippet.end
// snippet.hide
view.layoutIfNeeded()
expect(logo.frame == CGRect(x: 135, y: 12, width: 50, height: 50))
expect(title.frame == CGRect(x: 16, y: 70, width: 288, height: 24))
view.accessibilityIdentifier = "view"
logo.accessibilityIdentifier = "logo"
title.accessibilityIdentifier = "title"
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
