//! One layout for both reading directions.
//!
//!     swift run RightToLeft rightToLeft.svg   writes the picture, too

// snippet.hide
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
let icon = UIView(), title = UIView(), marker = UIView()
view.addSubviewsUsingAutoLayout(icon, title, marker)

// snippet.layout
let insets = NSDirectionalEdgeInsets(top: 10, leading: 24, bottom: 10, trailing: 16)
icon.edgeAnchors.excluding(.trailing).constrain(to: view.edgeAnchors, insetBy: insets)
icon.constrainAspectRatio(to: 1)
title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
title.trailingAnchor.constrain(to: view.trailingAnchor, with: -16)
title.verticalAnchors.constrain(to: icon.verticalAnchors)

// A quarter of the width from the leading edge.
// A multiplier on a position would not flip.
marker.centerXAnchor.constrain(toFraction: 0.25, of: view)
marker.bottomAnchor.constrain(to: view.bottomAnchor)
marker.sizeAnchors.constrain(to: CGSize(width: 10, height: 10))
// snippet.end

// snippet.leftToRight
view.semanticContentAttribute = .forceLeftToRight
view.layoutIfNeeded()
expect(icon.frame == CGRect(x: 24, y: 10, width: 80, height: 80))
expect(title.frame == CGRect(x: 112, y: 10, width: 192, height: 80))
expect(marker.frame.midX == 80)
// snippet.end

// snippet.rightToLeft
view.semanticContentAttribute = .forceRightToLeft
view.layoutIfNeeded()
expect(icon.frame == CGRect(x: 216, y: 10, width: 80, height: 80))
expect(title.frame == CGRect(x: 16, y: 10, width: 192, height: 80))
expect(marker.frame.midX == 240)
// snippet.end
// snippet.hide
view.accessibilityIdentifier = "view"
icon.accessibilityIdentifier = "icon"
title.accessibilityIdentifier = "title"
marker.accessibilityIdentifier = "marker"
print(view.layoutDescription)
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
