//! A card with a photo, a name and a button.
// snippet.card
import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

final class ProfileCard: UIView {
  let photo = UIImageView()
  let name = UILabel()
  let follow = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    follow.setTitle("Follow", for: .normal)
    addSubviewsUsingAutoLayout(photo, name, follow)

    photo.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
    photo.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    photo.verticalAnchors.constrain(to: verticalAnchors, insetBy: 16)

    name.leadingAnchor.constrain(to: photo.trailingAnchor, with: 12)
    name.centerYAnchor.constrain(to: photo.centerYAnchor)

    follow.leadingAnchor.constrain(
      .greaterThanOrEqual, to: name.trailingAnchor, with: 12)
    follow.trailingAnchor.constrain(to: trailingAnchor, with: -16)
    follow.centerYAnchor.constrain(to: photo.centerYAnchor)
  }

  required init?(coder: NSCoder) { nil }
}
// snippet.end

// snippet.frames
let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
let card = ProfileCard()
screen.addSubviewsUsingAutoLayout(card)
card.edgeAnchors.excluding(.bottom).constrain(to: screen.edgeAnchors, insetBy: 12)
screen.layoutIfNeeded()

expect(card.frame == CGRect(x: 12, y: 12, width: 296, height: 80))
expect(card.photo.frame == CGRect(x: 16, y: 16, width: 48, height: 48))
expect(card.name.frame.minX == 76)
expect(card.follow.frame.maxX == 280)
// snippet.hide
screen.accessibilityIdentifier = "screen"
card.accessibilityIdentifier = "card"
card.photo.accessibilityIdentifier = "photo"
card.name.accessibilityIdentifier = "name"
card.follow.accessibilityIdentifier = "follow"
if CommandLine.arguments.count > 1 {
  try screen.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
