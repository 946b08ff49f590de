//! Layout guides, and calls for many items.
//!
//!     swift run Guides guides.svg   writes the picture, too

// snippet.hide
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
let icon = UIView(), title = UIView(), tabs = (0..<3).map { _ in UIView() }
view.addSubviewsUsingAutoLayout(icon, title)
view.addSubviewsUsingAutoLayout(tabs)

// snippet.guide
let content = view.addLayoutGuide(identifier: "content")
content.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
// content.layoutFrame == CGRect(x: 16, y: 16, width: 288, height: 208)
// snippet.end

// snippet.row
// Icon and title side by side. A guide around both centers them together.
let both = view.addLayoutGuide(identifier: "both")
icon.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
title.sizeAnchors.constrain(to: CGSize(width: 120, height: 20))
let row = [icon, title]
row.chain(along: .horizontal, with: 8)
row.align(on: \.centerYAnchor)
both.leadingAnchor.constrain(to: icon.leadingAnchor)
both.trailingAnchor.constrain(to: title.trailingAnchor)
both.verticalAnchors.constrain(to: icon.verticalAnchors)
both.topAnchor.constrain(to: content.topAnchor)
both.centerXAnchor.constrain(to: content.centerXAnchor)
// icon.frame == CGRect(x: 76, y: 16, width: 40, height: 40)
// title.frame == CGRect(x: 124, y: 26, width: 120, height: 20)
// snippet.end
view.layoutIfNeeded()
expect(content.layoutFrame == CGRect(x: 16, y: 16, width: 288, height: 208))
expect(icon.frame == CGRect(x: 76, y: 16, width: 40, height: 40))
expect(title.frame == CGRect(x: 124, y: 26, width: 120, height: 20))

// snippet.distribute
tabs[0].sizeAnchors.constrain(to: CGSize(width: 60, height: 44))
tabs[0].bottomAnchor.constrain(to: content.bottomAnchor)
tabs.align(on: \.bottomAnchor)
tabs.match(on: \.widthAnchor)
tabs.match(on: \.heightAnchor)
tabs.distribute(along: .horizontal, within: content, gapsAtEnds: false)
// tabs.map { $0.frame.minX } == [16, 130, 244]
// snippet.end
view.layoutIfNeeded()
expect(tabs.map { $0.frame.minX } == [16, 130, 244])

// snippet.mixed
// Views and guides in one array.
let gap = view.addLayoutGuide(identifier: "gap")
let column: [any LayoutItem] = [icon, gap, tabs[0]]
column.chain(along: .vertical)
gap.horizontalAnchors.constrain(to: icon.horizontalAnchors)
// gap.layoutFrame.height == 124
// snippet.end
view.layoutIfNeeded()
expect(gap.layoutFrame.height == 124)
// snippet.hide
view.accessibilityIdentifier = "view"
icon.accessibilityIdentifier = "icon"
title.accessibilityIdentifier = "title"
for (index, tab) in tabs.enumerated() { tab.accessibilityIdentifier = "tab \(index + 1)" }
print(view.layoutDescription)
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
