import PowerAnchors

final class WelcomeView: UIView {
  let logo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "screen"
    logo.accessibilityIdentifier = "logo"
    addSubviewsUsingAutoLayout(logo)

    logo.topAnchor.constrain(to: topAnchor, with: 12)
    logo.centerXAnchor.constrain(to: centerXAnchor)
    logo.sizeAnchors.constrain(to: CGSize(width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }
}

let screen = WelcomeView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
screen.layoutIfNeeded()
expect(screen.logo.frame == CGRect(x: 135, y: 12, width: 50, height: 50))
