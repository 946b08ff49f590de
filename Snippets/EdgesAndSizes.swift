//! Constrains several anchors in one call: edges, centers, sizes, ranges, aspect ratios.
//!
//!     swift run EdgesAndSizes edgesAndSizes.svg   writes the picture, too

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
let photo = UIView(), badge = UIView(), caption = UIView()
view.addSubviewsUsingAutoLayout(photo, badge, caption)

// snippet.edges
let pins = photo.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors, insetBy: 16)
photo.constrainAspectRatio(to: 16 / 9)
// photo.frame == CGRect(x: 16, y: 16, width: 288, height: 162)
// snippet.end
view.layoutIfNeeded()
expect(photo.frame == CGRect(x: 16, y: 16, width: 288, height: 162))

// snippet.atLeast
badge.edgeAnchors.constrain(.greaterThanOrEqual, to: photo.edgeAnchors, insetBy: 8)
badge.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
badge.centerAnchors.constrain(
  to: photo.centerAnchors, offsetBy: CGPoint(x: 200, y: -200), prioritizeAs: .defaultHigh)
// The badge is in the corner, at least 8 points from every edge:
// badge.frame == CGRect(x: 272, y: 24, width: 24, height: 24)
// snippet.end
view.layoutIfNeeded()
expect(badge.frame == CGRect(x: 272, y: 24, width: 24, height: 24))

// snippet.range
caption.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
caption.centerXAnchor.constrain(to: photo.centerXAnchor)
caption.heightAnchor.constrain(.atLeast, to: 44)
caption.heightAnchor.constrain(to: 20, prioritizeAs: .defaultHigh)
caption.widthAnchor.constrain(within: 100...240)
caption.widthAnchor.constrain(to: photo.widthAnchor, prioritizeAs: .defaultHigh)
// caption.frame == CGRect(x: 40, y: 186, width: 240, height: 44)
// snippet.end
view.layoutIfNeeded()
expect(caption.frame == CGRect(x: 40, y: 186, width: 240, height: 44))
// snippet.hide
view.accessibilityIdentifier = "view"
photo.accessibilityIdentifier = "photo"
badge.accessibilityIdentifier = "badge"
caption.accessibilityIdentifier = "caption"
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
// snippet.show

// snippet.result
pins.top.constant = 40
// photo.frame.minY == 40
// snippet.end
view.layoutIfNeeded()
expect(photo.frame.minY == 40)
// snippet.hide
print(view.layoutDescription)
