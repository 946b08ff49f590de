//! A chat bubble in two states, with PowerAnchors and with the platform's anchors.
//!
//!     swift run ChatBubble chatBubble.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class ChatBubble: UIView {
  let avatar = UIImageView(), bubble = UIView(), time = UILabel()
  let photo = UIImageView(), text = UILabel(), tick = UIImageView()

  // snippet.power
  private let incoming = LayoutConstraintGroup()
  private let outgoing = LayoutConstraintGroup(isActive: false)

  func layOut() {
    addSubviewsUsingAutoLayout(avatar, bubble, time)
    bubble.addSubviewsUsingAutoLayout(photo, text, tick)

    avatar.sizeAnchors.constrain(to: 36)
    avatar.bottomAnchor.constrain(to: bubble.bottomAnchor)
    bubble.anchors(.top).constrain(to: .margins)
    bubble.widthAnchor.constrain(.atMost, to: widthAnchor, multiplyBy: 0.75)
    [bubble, time].chain(along: .vertical, with: 4)
    time.anchors(.bottom).constrain(.atLeast, to: .margins)

    [photo, text].stack(along: .vertical, within: bubble, with: 8, insetBy: 12)
    photo.constrainAspectRatio(to: 1.5)
    tick.anchors([.bottom, .trailing]).constrain(to: bubble, insetBy: 4)
    tick.sizeAnchors.constrain(to: 8)

    incoming.add {
      avatar.anchors(.leading).constrain(to: .margins)
      [avatar, bubble].chain(along: .horizontal, with: 8)
      time.anchors(.leading).constrain(to: bubble, insetBy: 12)
    }
    outgoing.add {
      avatar.anchors(.trailing).constrain(to: .margins)
      [bubble, avatar].chain(along: .horizontal, with: 8)
      time.anchors(.trailing).constrain(to: bubble, insetBy: 12)
    }
  }

  func show(isOutgoing: Bool) {
    isOutgoing ? incoming.switch(to: outgoing) : outgoing.switch(to: incoming)
  }
  // snippet.end

  // snippet.raw
  private var rawIncoming: [NSLayoutConstraint] = []
  private var rawOutgoing: [NSLayoutConstraint] = []

  func layOutRaw() {
    for view in [avatar, bubble, time] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for view in [photo, text, tick] {
      view.translatesAutoresizingMaskIntoConstraints = false
      bubble.addSubview(view)
    }

    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 36),
      avatar.heightAnchor.constraint(equalToConstant: 36),
      avatar.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
      bubble.topAnchor.constraint(equalTo: margins.topAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.75),
      time.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 4),
      time.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),

      photo.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 12),
      photo.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      photo.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5),
      text.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -12),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      tick.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -4),
      tick.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -4),
      tick.widthAnchor.constraint(equalToConstant: 8),
      tick.heightAnchor.constraint(equalToConstant: 8),
    ])

    rawIncoming = [
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      time.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
    ]
    rawOutgoing = [
      avatar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bubble.trailingAnchor.constraint(equalTo: avatar.leadingAnchor, constant: -8),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ]
    NSLayoutConstraint.activate(rawIncoming)
  }

  func showRaw(isOutgoing: Bool) {
    NSLayoutConstraint.deactivate(isOutgoing ? rawIncoming : rawOutgoing)
    NSLayoutConstraint.activate(isOutgoing ? rawOutgoing : rawIncoming)
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentScaleFactor = .infinity
    text.text = "See you at the station"
    time.text = "9:41"
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.frames
let cell = CGRect(x: 0, y: 0, width: 320, height: 240)
let message = ChatBubble(frame: cell), rawMessage = ChatBubble(frame: cell)
message.layOut()
rawMessage.layOutRaw()
for isOutgoing in [false, true, false] {
  message.show(isOutgoing: isOutgoing)
  rawMessage.showRaw(isOutgoing: isOutgoing)
  expectSameFrames(message, rawMessage, on: { $0.subviews + $0.bubble.subviews })
}
// snippet.end
print(message.layoutDescription)
// snippet.hide
if CommandLine.arguments.count > 1 {
  let drawn = ChatBubble(frame: cell)
  drawn.layOut()
  drawn.show(isOutgoing: false)
  try drawn.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
