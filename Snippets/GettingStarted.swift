//! A screen with a photo, a name, a button and a text.
//!
//!     swift run GettingStarted gettingStarted.svg   writes the picture, too

// snippet.hide
import Foundation
import PowerAnchorsDiagnostics
import UIKitNames

// AppKit has no view controllers of this kind.
#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // snippet.show
  // snippet.controller
  import PowerAnchors

  final class ProfileViewController: UIViewController {
    let photo = UIImageView()
    let name = UILabel()
    let follow = UIButton(type: .system)
    let about = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      photo.backgroundColor = .secondarySystemBackground
      name.text = "Ada Lovelace"
      follow.setTitle("Follow", for: .normal)
      about.text = "Writes programs for a machine that nobody has built."
      about.numberOfLines = 0
      view.addSubviewsUsingAutoLayout(photo, name, follow, about)

      photo.anchors([.top, .leading]).constrain(to: .safeArea, insetBy: 16)
      photo.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))

      name.leadingAnchor.constrain(to: photo.trailingAnchor, with: 12)
      name.centerYAnchor.constrain(to: photo.centerYAnchor)

      follow.leadingAnchor.constrain(.atLeast, to: name.trailingAnchor, with: 12)
      follow.anchors(.trailing).constrain(to: .safeArea, insetBy: 16)
      follow.centerYAnchor.constrain(to: photo.centerYAnchor)

      about.topAnchor.constrain(to: photo.bottomAnchor, with: 16)
      about.horizontalAnchors.constrain(to: .safeArea, insetBy: 16)
    }
  }
  // snippet.end
  // snippet.hide

  let controller = ProfileViewController()
  controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 160)
  controller.view.accessibilityIdentifier = "view"
  controller.view.layoutIfNeeded()
  expect(controller.photo.frame == CGRect(x: 16, y: 16, width: 48, height: 48))
  expect(controller.name.frame.minX == 76)
  expect(controller.follow.frame.maxX == 304)
  expect(controller.about.frame.minY == 80)
  for problem in controller.view.layoutProblems(
    widths: [320, 375, 1024], textSizes: [.large, .accessibilityLarge])
  {
    print(problem)
  }
  if CommandLine.arguments.count > 1 {
    try controller.view.layoutDrawing.write(
      toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
  }
#endif
