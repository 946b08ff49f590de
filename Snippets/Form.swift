//! Labels of equal width beside their fields, and a button at the bottom.
//!
//!     swift run Form form.svg   writes the picture, too

// snippet.hide
import PowerAnchorsDiagnostics
// snippet.show
// snippet.views
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class SignUpForm: UIView {
  let labels = [UILabel(), UILabel(), UILabel()]
  let fields = [UITextField(), UITextField(), UITextField()]
  let signUp = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (label, text) in zip(labels, ["Name", "E-mail", "Password"]) { label.text = text }
    for field in fields { field.borderStyle = .roundedRect }
    signUp.setTitle("Sign up", for: .normal)
    addSubviewsUsingAutoLayout(labels + fields + [signUp])
    layOutRows()
    layOutButton()
  }

  required init?(coder: NSCoder) { nil }
}
// snippet.end

// snippet.rows
extension SignUpForm {
  private func layOutRows() {
    // The labels form a column, as wide as the widest label.
    labels[0].leadingAnchor.constrain(to: layoutMarginsGuide.leadingAnchor)
    labels.align(on: \.leadingAnchor)
    labels.match(on: \.widthAnchor)

    // The fields form a second column, which takes the rest of the width.
    fields[0].topAnchor.constrain(to: layoutMarginsGuide.topAnchor)
    fields.chain(along: .vertical, with: 12)
    for (label, field) in zip(labels, fields) {
      label.firstBaselineAnchor.constrain(to: field.firstBaselineAnchor)
      label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      field.leadingAnchor.constrain(to: label.trailingAnchor, with: 8)
      field.trailingAnchor.constrain(to: layoutMarginsGuide.trailingAnchor)
    }
  }
}
// snippet.end

// snippet.button
extension SignUpForm {
  private func layOutButton() {
    signUp.bottomAnchor.constrain(to: layoutMarginsGuide.bottomAnchor)
    signUp.topAnchor.constrain(.greaterThanOrEqual, to: fields[2].bottomAnchor, with: 24)
    signUp.centerXAnchor.constrain(to: centerXAnchor)
    // 240 points wide, or narrower if there is less room between the margins.
    signUp.horizontalAnchors.constrain(
      .greaterThanOrEqual, to: layoutMarginsGuide.horizontalAnchors)
    signUp.widthAnchor.constrain(to: 240, prioritizeAs: .defaultHigh)
  }
}
// snippet.end

// snippet.frames
let form = SignUpForm(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
form.contentScaleFactor = 1
form.layoutIfNeeded()

// "Password" is the widest label: 75.1 points, rounded up to the pixel.
expect(form.labels.map(\.frame.width) == [76, 76, 76])
expect(form.fields.map(\.frame.minX) == [92, 92, 92])
expect(form.fields.map(\.frame.maxX) == [312, 312, 312])
expect(form.signUp.frame.minX == 40 && form.signUp.frame.maxX == 280)
expect(form.signUp.frame.maxY == 232)
expect(form.layoutProblems.isEmpty)
// snippet.hide
form.frame.size.width = 200
form.layoutIfNeeded()
expect(form.signUp.frame.minX == 8 && form.signUp.frame.maxX == 192)
form.frame.size.width = 320
form.accessibilityIdentifier = "form"
form.signUp.accessibilityIdentifier = "signUp"
print(form.layoutDescription)
if CommandLine.arguments.count > 1 {
  for label in form.labels { label.accessibilityIdentifier = label.text }
  for field in form.fields { field.accessibilityIdentifier = "field" }
  try form.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
