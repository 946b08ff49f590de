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

// snippet.lookUp
for wrong in view.constraints(identifiedAs: "title.width") { wrong.isActive = false }
// snippet.end
title.topAnchor.constrain(to: view.topAnchor)
title.leadingAnchor.constrain(to: view.leadingAnchor)
title.heightAnchor.constrain(to: 40)

// snippet.description
button.sizeAnchors.constrain(to: CGSize(width: 100, height: 40))
button.topAnchor.constrain(to: title.bottomAnchor, with: -8)
let words = view.layoutDescription
// The horizontal position of button is ambiguous: nothing says where it lies.
// snippet.end
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

// snippet.drawing
try view.layoutDrawing.write(toFile: "view.svg", atomically: true, encoding: .utf8)
// snippet.end

// snippet.hide
try view.layoutSnapshot.description.write(
  toFile: "Profile.layout", atomically: true, encoding: .utf8)
// snippet.show
// snippet.kept
let kept = try String(contentsOfFile: "Profile.layout", encoding: .utf8)
expect(view.layoutSnapshot.description == kept)
// snippet.end

// snippet.changes
let before = view.layoutSnapshot
view.frame.size.width += 55
for change in view.layoutSnapshot.changes(since: before) { print(change) }
// snippet.end

// snippet.values
let problems = view.layoutProblems(
  widths: [320, 430, 1024], heights: [480, 932], textSizes: [.large, .accessibilityLarge])
for problem in problems {
  print(problem.viewName, problem.callSite?.line ?? 0, problem.circumstances.map(\.width))
}
let stored = try JSONEncoder().encode(problems)
let restored = try JSONDecoder().decode([LayoutProblem].self, from: stored)
expect(restored == problems)
// snippet.end

// snippet.page
var page = LayoutPage(title: "My app")
page.add(view, named: "Profile", widths: stride(from: 320, through: 1024, by: 32))
try page.write(toFile: "Layouts/index.html")
// snippet.end
