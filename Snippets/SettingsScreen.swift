//! Settings in a readable column, with PowerAnchors and with the platform's anchors.
//!
//!     swift run SettingsScreen settingsScreen.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class SettingsScreen: UIView {
  let icon = UIImageView(), name = UILabel(), detail = UILabel(), line = UIView()
  let labels = [UILabel(), UILabel(), UILabel()]
  let switches = [UISwitch(), UISwitch(), UISwitch()]
  let note = UILabel(), signOut = UIButton()

  // snippet.power
  func layOut() {
    addSubviewsUsingAutoLayout([icon, name, detail, line, note, signOut] + labels + switches)
    let column = readableContentGuide

    icon.anchors([.top, .leading]).constrain(to: column, insetBy: 16)
    icon.sizeAnchors.constrain(to: 60)
    [name, detail].align(on: \.leadingAnchor, to: icon.trailingAnchor, with: 12)
    [name, detail].align(.atMost, on: \.trailingAnchor, to: column.trailingAnchor)
    name.lastBaselineAnchor.constrain(to: icon.centerYAnchor, with: -4)
    detail.topAnchor.constrain(to: icon.centerYAnchor, with: 4)

    line.horizontalAnchors.constrain(to: .superview)
    line.heightAnchor.constrain(to: 1)
    [icon, line].chain(along: .vertical, with: 16)

    // Each row is 44 points high, or higher if its label needs more.
    for (label, toggle) in zip(labels, switches) {
      label.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
      toggle.anchors(.centerY).constrain(to: label)
      [label, toggle].distribute(
        along: .horizontal, within: column, gapsAtLeast: 8, gapsAtEnds: false)
    }
    ([line] + labels + [note]).chain(along: .vertical, with: 8)
    note.horizontalAnchors.constrain(to: column)

    [note, signOut].chain(.atLeast, along: .vertical, with: 24)
    signOut.anchors([.bottom, .centerX]).constrain(to: .safeArea, insetBy: 16)
    signOut.widthAnchor.constrain(within: 200...320)
  }
  // snippet.end

  // snippet.raw
  func layOutRaw() {
    for view in [icon, name, detail, line, note, signOut] + labels + switches {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let column = readableContentGuide

    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: column.topAnchor, constant: 16),
      icon.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 60),
      icon.heightAnchor.constraint(equalToConstant: 60),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
      name.lastBaselineAnchor.constraint(equalTo: icon.centerYAnchor, constant: -4),
      detail.topAnchor.constraint(equalTo: icon.centerYAnchor, constant: 4),

      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 16),
    ])

    // Each row is 44 points high, or higher if its label needs more.
    var above = line.bottomAnchor
    for (label, toggle) in zip(labels, switches) {
      let height = label.heightAnchor.constraint(equalToConstant: 44)
      height.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
      NSLayoutConstraint.activate([
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        height,
        label.topAnchor.constraint(equalTo: above, constant: 8),
        label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        toggle.leadingAnchor.constraint(
          greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
        toggle.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        toggle.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      ])
      above = label.bottomAnchor
    }

    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: above, constant: 8),
      note.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      signOut.topAnchor.constraint(greaterThanOrEqualTo: note.bottomAnchor, constant: 24),
      signOut.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
      signOut.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
      signOut.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      signOut.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
    ])
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentScaleFactor = .infinity
    name.text = "Ada"
    detail.text = "ada@example.org"
    for (label, text) in zip(labels, ["Sounds", "Previews", "Badges"]) { label.text = text }
    note.text = "Nothing leaves this device."
    signOut.setTitle("Sign out", for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.frames
for width in [320, 1_024] as [CGFloat] {
  let screen = SettingsScreen(frame: CGRect(x: 0, y: 0, width: width, height: 568))
  let rawScreen = SettingsScreen(frame: screen.frame)
  screen.layOut()
  rawScreen.layOutRaw()
  expectSameFrames(screen, rawScreen)
  print(screen.layoutDescription)
}
// snippet.end
// snippet.hide
if CommandLine.arguments.count > 1 {
  let screen = SettingsScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  screen.layOut()
  try screen.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
