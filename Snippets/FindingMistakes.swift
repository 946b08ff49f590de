//! Finds a conflict and an ambiguity, and the lines that cause them.
//!
//!     swift run FindingMistakes findingMistakes.svg   writes the picture, too

// snippet.hide
import Foundation
import PowerAnchors
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
let title = UIView(), button = UIView()
view.addSubviewsUsingAutoLayout(title, button)
title.accessibilityIdentifier = "title"
button.accessibilityIdentifier = "button"

// snippet.conflict
title.widthAnchor.constrain(to: 200)
title.widthAnchor.constrain(to: view.widthAnchor, with: -32, identifier: "title.width")
let conflicts = view.layoutProblems(of: [.conflict])
// In a debug build, the problem names the line of the first constraint, which has no identifier,
// and "title.width".
// snippet.end
expect(conflicts.count == 1)
expect(conflicts[0].summary.contains("title.width"))
var isDebugBuild = false
assert(
  {
    isDebugBuild = true; return true
  }())
expect(conflicts[0].summary.contains("FindingMistakes.swift:") == isDebugBuild)
print(conflicts[0], terminator: "\n\n")

for wrong in view.constraints(identifiedAs: "title.width") { wrong.isActive = false }
title.topAnchor.constrain(to: view.topAnchor)
title.leadingAnchor.constrain(to: view.leadingAnchor)
title.heightAnchor.constrain(to: 40)

button.sizeAnchors.constrain(to: CGSize(width: 100, height: 40))
button.topAnchor.constrain(to: title.bottomAnchor, with: -8)
let words = view.layoutDescription
// The horizontal position of button is ambiguous: nothing says where it lies.
expect(words.contains("The horizontal position of button is ambiguous"))
expect(!words.contains("overlap"))
expect(view.constraints(identifiedAs: "title.width").isEmpty)
// snippet.hide
view.accessibilityIdentifier = "view"
print(view.layoutDescription)
if CommandLine.arguments.count > 1 {
  try view.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
_ = FileManager.default.changeCurrentDirectoryPath(NSTemporaryDirectory())
// snippet.show

// snippet.everything
for problem in view.layoutProblems { print(problem) }
// snippet.end

// snippet.sizes
let problems = view.layoutProblems(
  widths: [320, 430, 1024], heights: [480, 932], textSizes: [.large, .accessibilityLarge])
for problem in problems { print(problem) }
// snippet.end

// snippet.page
var page = LayoutPage(title: "My app")
page.add(view, named: "Profile", widths: stride(from: 320, through: 1024, by: 32))
try page.write(toFile: "Layouts/index.html")
// snippet.end
