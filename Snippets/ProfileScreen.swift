//! A profile with a picture across an edge, with PowerAnchors and with the platform's anchors.
//!
//!     swift run ProfileScreen profileScreen.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class ProfileScreen: UIView {
  let cover = UIImageView(), avatar = UIImageView(), name = UILabel(), bio = UILabel()
  let numbers = (0..<3).map { _ in UILabel() }
  let follow = UIButton(), message = UIButton()

  // snippet.power
  func layOut() {
    addSubviewsUsingAutoLayout([cover, avatar, name, bio, follow, message] + numbers)
    cover.edgeAnchors.excluding(.bottom).constrain(to: .superview)
    cover.constrainAspectRatio(to: 2)
    avatar.sizeAnchors.constrain(to: 96)
    avatar.anchors(.centerX).constrain(to: cover)
    avatar.centerYAnchor.constrain(to: cover.bottomAnchor)

    [avatar, name, bio, numbers[0], follow].chain(along: .vertical, with: 12)
    [name, bio].align(on: \.horizontalAnchors, to: .margins, insetBy: 16)

    numbers.chain(along: .horizontal)
    numbers.align(on: \.topAnchor)
    numbers.match(on: \.widthAnchor)
    [follow, message].chain(along: .horizontal, with: 12)
    [follow, message].align(on: \.topAnchor)
    [follow, message].match(on: \.widthAnchor)
    [follow, message].match(on: \.heightAnchor, to: 44)
    [numbers[0], follow].align(on: \.leadingAnchor, to: name.leadingAnchor)
    [numbers[2], message].align(on: \.trailingAnchor, to: name.trailingAnchor)
  }
  // snippet.end

  // snippet.raw
  func layOutRaw() {
    for view in [cover, avatar, name, bio, follow, message] + numbers {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 2),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalToConstant: 96),
      avatar.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      avatar.centerYAnchor.constraint(equalTo: cover.bottomAnchor),

      name.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      bio.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      bio.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      bio.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),

      numbers[0].topAnchor.constraint(equalTo: bio.bottomAnchor, constant: 12),
      numbers[1].topAnchor.constraint(equalTo: numbers[0].topAnchor),
      numbers[2].topAnchor.constraint(equalTo: numbers[0].topAnchor),
      numbers[0].leadingAnchor.constraint(equalTo: name.leadingAnchor),
      numbers[1].leadingAnchor.constraint(equalTo: numbers[0].trailingAnchor),
      numbers[2].leadingAnchor.constraint(equalTo: numbers[1].trailingAnchor),
      numbers[2].trailingAnchor.constraint(equalTo: name.trailingAnchor),
      numbers[1].widthAnchor.constraint(equalTo: numbers[0].widthAnchor),
      numbers[2].widthAnchor.constraint(equalTo: numbers[0].widthAnchor),

      follow.topAnchor.constraint(equalTo: numbers[0].bottomAnchor, constant: 12),
      message.topAnchor.constraint(equalTo: follow.topAnchor),
      follow.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      message.leadingAnchor.constraint(equalTo: follow.trailingAnchor, constant: 12),
      message.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      message.widthAnchor.constraint(equalTo: follow.widthAnchor),
      follow.heightAnchor.constraint(equalToConstant: 44),
      message.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentScaleFactor = .infinity
    name.text = "Ada"
    bio.text = "Writes about machines."
    for (number, text) in zip(numbers, ["12", "340", "56"]) { number.text = text }
    follow.setTitle("Follow", for: .normal)
    message.setTitle("Message", for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.frames
for width in [320, 375] as [CGFloat] {
  let screen = ProfileScreen(frame: CGRect(x: 0, y: 0, width: width, height: 667))
  let rawScreen = ProfileScreen(frame: screen.frame)
  screen.layOut()
  rawScreen.layOutRaw()
  expectSameFrames(screen, rawScreen)
  if width == 320 { print(screen.layoutDescription) }
}
// snippet.end
// snippet.hide
if CommandLine.arguments.count > 1 {
  let screen = ProfileScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 667))
  screen.layOut()
  try screen.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
