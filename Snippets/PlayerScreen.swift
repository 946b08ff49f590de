//! A player with five buttons at equal distances, with PowerAnchors and with the platform's anchors.
//!
//!     swift run PlayerScreen playerScreen.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class PlayerScreen: UIView {
  let artwork = UIImageView(), title = UILabel(), artist = UILabel(), progress = UISlider()
  let elapsed = UILabel(), remaining = UILabel(), volume = UISlider()
  let buttons = (0..<5).map { _ in UIButton() }

  // snippet.power
  func layOut() {
    addSubviewsUsingAutoLayout(
      [artwork, title, artist, progress, elapsed, remaining, volume] + buttons)

    artwork.constrainAspectRatio(to: 1)
    let column = [artwork, title, artist, progress].stack(
      along: .vertical, within: .safeArea, with: 8, insetBy: 24, reachesEnd: false)
    column.gap(after: artwork).constant = 24

    [elapsed, remaining].align(on: \.topAnchor, to: progress.bottomAnchor, with: 4)
    elapsed.anchors(.leading).constrain(to: progress)
    remaining.anchors(.trailing).constrain(to: progress)

    buttons.match(on: \.sizeAnchors, to: 44)
    buttons.align(on: \.topAnchor, to: elapsed.bottomAnchor, with: 12)
    buttons.distribute(along: .horizontal, within: progress, gapsAtEnds: false)
    volume.anchors([.leading, .bottom, .trailing]).constrain(to: .safeArea, insetBy: 24)
  }
  // snippet.end

  // snippet.raw
  func layOutRaw() {
    for view in [artwork, title, artist, progress, elapsed, remaining, volume] + buttons {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    var constraints = [
      artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
      artwork.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      title.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 24),
      artist.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      progress.topAnchor.constraint(equalTo: artist.bottomAnchor, constant: 8),
      progress.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -24),
    ]
    for view in [artwork, title, artist, progress] {
      constraints += [
        view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
        view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      ]
    }

    constraints += [
      elapsed.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 4),
      elapsed.leadingAnchor.constraint(equalTo: progress.leadingAnchor),
      remaining.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 4),
      remaining.trailingAnchor.constraint(equalTo: progress.trailingAnchor),
    ]

    for button in buttons {
      constraints += [
        button.widthAnchor.constraint(equalToConstant: 44),
        button.heightAnchor.constraint(equalToConstant: 44),
        button.topAnchor.constraint(equalTo: elapsed.bottomAnchor, constant: 12),
      ]
    }
    let gaps = zip(buttons, buttons.dropFirst()).map {
      $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor)
    }
    constraints += gaps.dropFirst().map { $0.constraint(equalTo: gaps[0]) }
    constraints += [
      gaps[0].constraint(greaterThanOrEqualToConstant: 0),
      buttons[0].leadingAnchor.constraint(equalTo: progress.leadingAnchor),
      buttons[4].trailingAnchor.constraint(equalTo: progress.trailingAnchor),
      volume.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      volume.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
      volume.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
    ]
    NSLayoutConstraint.activate(constraints)
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentScaleFactor = .infinity
    title.text = "Nocturne"
    artist.text = "Ada"
    elapsed.text = "1:02"
    remaining.text = "-2:31"
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.frames
for width in [320, 375] as [CGFloat] {
  let screen = PlayerScreen(frame: CGRect(x: 0, y: 0, width: width, height: 667))
  let rawScreen = PlayerScreen(frame: screen.frame)
  screen.layOut()
  rawScreen.layOutRaw()
  expectSameFrames(screen, rawScreen)
  if width == 320 { print(screen.layoutDescription) }
}
// snippet.end
// snippet.hide
if CommandLine.arguments.count > 1 {
  let screen = PlayerScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 667))
  screen.layOut()
  try screen.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
