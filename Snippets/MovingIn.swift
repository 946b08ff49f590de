//! The import in a file that does not use PowerAnchors, what to write where Swift has no Objective-C,
//! and a screen with other traits.
//!
//!     swift run MovingIn   prints the traits

// snippet.hide
import Foundation

// snippet.show
// snippet.import
#if canImport(UIKit)
  import UIKit
#else
  import OpenAutoLayout
#endif
// snippet.end

// snippet.actions
final class PlayerView: UIView {
  let play = UIButton(type: .system)
  private(set) var isPlaying = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    play.addAction(UIAction { [weak self] _ in self?.isPlaying.toggle() }, for: .touchUpInside)
    addSubview(play)
  }

  required init?(coder: NSCoder) { fatalError("PlayerView is made in code.") }
}
// snippet.end

let player = PlayerView(frame: .zero)
player.play.sendActions(for: .touchUpInside)
precondition(player.isPlaying)

// snippet.overrides
class CardView: UIView {
  let shade = UIView()

  // Here, and not in an extension.
  override func layoutSubviews() {
    super.layoutSubviews()
    placeShade()
  }
}

extension CardView {
  private func placeShade() { shade.frame = bounds }
}
// snippet.end

let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
card.layoutIfNeeded()
precondition(card.shade.frame == card.bounds)

// snippet.factories
let factories: [String: () -> UIView] = ["text": { UILabel() }, "switch": { UISwitch() }]
let control = factories["switch"]?()
// snippet.end

precondition(control is UISwitch)

// snippet.observing
final class GrowingList: UIScrollView {
  var heightChanged: ((CGFloat) -> Void)?

  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { heightChanged?(contentSize.height) } }
  }
}
// snippet.end

let list = GrowingList()
var height: CGFloat = 0
list.heightChanged = { height = $0 }
list.contentSize = CGSize(width: 320, height: 900)
precondition(height == 900)

final class SettingsViewController: UIViewController {}

// snippet.traits
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
window.traitOverrides.horizontalSizeClass = .regular
window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
window.traitOverrides.layoutDirection = .rightToLeft
window.rootViewController = SettingsViewController()
window.layoutIfNeeded()
// snippet.end

let traits = window.rootViewController?.view.traitCollection
precondition(traits?.horizontalSizeClass == .regular)
precondition(traits?.preferredContentSizeCategory == .accessibilityLarge)
precondition(traits?.layoutDirection == .rightToLeft)
precondition(window.rootViewController?.view.frame.width == 1024)
print(traits?.preferredContentSizeCategory.rawValue ?? "")
