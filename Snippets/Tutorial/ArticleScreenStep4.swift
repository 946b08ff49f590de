//! The label above the button.
import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

final class WelcomeView: UIView {
  let logo = UIImageView()
  let dismiss = UIButton()
  let welcome = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "screen"
    logo.accessibilityIdentifier = "logo"
    dismiss.accessibilityIdentifier = "dismiss"
    welcome.accessibilityIdentifier = "welcome"
    dismiss.setTitle("Dismiss", for: .normal)
    welcome.text = "Welcome"
    addSubviewsUsingAutoLayout(logo, dismiss, welcome)

    logo.topAnchor.constrain(to: topAnchor, with: 12)
    logo.centerXAnchor.constrain(to: centerXAnchor)
    logo.sizeAnchors.constrain(to: CGSize(width: 50, height: 50))

    dismiss.leadingAnchor.constrain(.greaterThanOrEqual, to: leadingAnchor, with: 12)
    dismiss.trailingAnchor.constrain(.lessThanOrEqual, to: trailingAnchor, with: -12)
    dismiss.bottomAnchor.constrain(to: bottomAnchor)
    dismiss.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)

    welcome.topAnchor.constrain(to: logo.bottomAnchor, with: 12)
    welcome.bottomAnchor.constrain(.lessThanOrEqual, to: dismiss.topAnchor, with: -12)
    welcome.leadingAnchor.constrain(to: dismiss.leadingAnchor)
    welcome.trailingAnchor.constrain(to: dismiss.trailingAnchor)
  }

  required init?(coder: NSCoder) { nil }
}

let screen = WelcomeView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
screen.layoutIfNeeded()
expect(screen.welcome.frame.maxY <= screen.dismiss.frame.minY - 12)
// snippet.hide
if CommandLine.arguments.count > 1 {
  try screen.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
