//! A screen of an app, tested without a simulator.
//!
//!     swift run TestingOnLinux testingOnLinux.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
// snippet.view
import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

/// A view of an app. Its code is the same on all platforms.
final class ProfileRow: UIView {
  let avatar = UIView()
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviewsUsingAutoLayout(avatar, name)
    avatar.edgeAnchors.excluding(.trailing).constrain(to: edgeAnchors, insetBy: 8)
    avatar.constrainAspectRatio(to: 1)
    name.leadingAnchor.constrain(to: avatar.trailingAnchor, with: 12)
    name.trailingAnchor.constrain(.lessThanOrEqual, to: trailingAnchor, with: -8)
    name.centerYAnchor.constrain(to: centerYAnchor)
  }

  required init?(coder: NSCoder) { nil }
}
// snippet.end

// snippet.test
let row = ProfileRow(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
row.contentScaleFactor = .infinity  // exact numbers instead of whole pixels
row.name.text = "Grace Hopper"
row.layoutIfNeeded()
expect(row.avatar.frame == CGRect(x: 8, y: 8, width: 40, height: 40))
expect(row.name.frame.minX == 60)
expect(row.name.frame.midY == 28)
expect(row.name.frame.width == row.name.intrinsicContentSize.width)
// snippet.end
// snippet.hide
row.accessibilityIdentifier = "row"
row.avatar.accessibilityIdentifier = "avatar"
row.name.accessibilityIdentifier = "name"
if CommandLine.arguments.count > 1 {
  try row.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
// snippet.show

// snippet.narrow
// Too narrow for the name, which is truncated at the limit.
row.frame.size.width = 120
row.layoutIfNeeded()
expect(row.name.frame.maxX == 112)
expect(!row.name.hasAmbiguousLayout)
// snippet.end
// snippet.hide
print(row.layoutDescription)
// snippet.show

// snippet.failures
row.expectNoLayoutProblems(widths: stride(from: 320, through: 1024, by: 8)) { failure in
  print(failure.filePath, failure.line, failure)
}
// snippet.end
// snippet.hide
_ = FileManager.default.changeCurrentDirectoryPath(NSTemporaryDirectory())
// snippet.show

// snippet.known
row.expectNoLayoutProblems(widths: [320, 1024], known: LayoutRecord("ProfileRow")) { failure in
  print(failure)
}
row.expectLayout(LayoutRecord("ProfileRow")) { failure in
  print(failure)
}
// snippet.end
