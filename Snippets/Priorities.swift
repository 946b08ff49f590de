//! Priorities in calls, arithmetic on priorities, and priorities of content.
//!
//!     swift run Priorities priorities.svg   writes the picture, too

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
let name = UILabel(), time = UILabel()
name.text = "A name that is longer than the row"
time.text = "12:30"
view.addSubviewsUsingAutoLayout(name, time)

// snippet.row
name.leadingAnchor.constrain(to: view.leadingAnchor, with: 16)
name.centerYAnchor.constrain(to: view.centerYAnchor)
time.leadingAnchor.constrain(to: name.trailingAnchor, with: 8)
time.trailingAnchor.constrain(to: view.trailingAnchor, with: -16)
time.centerYAnchor.constrain(to: view.centerYAnchor)

// The name is truncated if there is too little room, the time never.
time.setContentCompressionResistancePriority(.required, for: [.horizontal, .vertical])
time.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
// snippet.end

view.layoutIfNeeded()
expect(time.frame.maxX == 304)
expect(time.frame.width >= time.intrinsicContentSize.width)
expect(name.frame.width < name.intrinsicContentSize.width)
// snippet.hide
view.accessibilityIdentifier = "view"
name.accessibilityIdentifier = "name"
time.accessibilityIdentifier = "time"
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
// snippet.show

// snippet.hide
let button = UIButton()
view.addSubviewsUsingAutoLayout(button)
// snippet.show
// snippet.call
button.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
// button.frame.width == 320
// snippet.end
view.layoutIfNeeded()
expect(button.frame.width == 320)
// snippet.hide
button.removeFromSuperview()
// snippet.show

// snippet.steps
// Stronger than any constraint at .defaultHigh.
let height = name.heightAnchor.constrain(to: 40, prioritizeAs: .defaultHigh + 1)
let other = name.heightAnchor.constrain(to: 50, prioritizeAs: .defaultHigh)
// name.frame.height == 40
// snippet.end
view.layoutIfNeeded()
expect(name.frame.height == 40)

// snippet.set
height.set(priority: .defaultHigh - 1)
// name.frame.height == 50
// snippet.end
view.layoutIfNeeded()
expect(name.frame.height == 50 && other.isActive)
// snippet.hide
print(view.layoutDescription)
