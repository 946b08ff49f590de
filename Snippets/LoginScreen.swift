//! A login screen that stays above the keyboard, with PowerAnchors and with the platform's anchors.
//!
//!     swift run LoginScreen loginScreen.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class LoginScreen: UIView {
  let logo = UIImageView(), title = UILabel(), email = UITextField(), password = UITextField()
  let forgot = UIButton(), signIn = UIButton(), spinner = UIActivityIndicatorView()
  let line = UIView(), signUp = UIButton()

  // snippet.power
  func layOut() {
    addSubviewsUsingAutoLayout(logo, title, email, password, forgot, signIn, line, signUp)
    signIn.addSubviewsUsingAutoLayout(spinner)

    // A centered column with a maximum width.
    let form = addLayoutGuide(identifier: "form")
    form.anchors([.top, .centerX]).constrain(to: .safeArea, insetBy: 32)
    form.bottomAnchor.constrain(to: signIn.bottomAnchor)
    form.horizontalAnchors.constrain(.atLeast, to: .margins)
    form.widthAnchor.constrain(.atMost, to: 400, preferring: 400)

    logo.anchors([.top, .centerX]).constrain(to: form)
    logo.sizeAnchors.constrain(to: 80)
    title.topAnchor.constrain(to: logo.bottomAnchor, with: 16)
    title.anchors(.centerX).constrain(to: form)

    let fields = [email, password, signIn]
    fields.match(on: \.heightAnchor, to: 44)
    fields.align(on: \.horizontalAnchors, to: form)
    email.topAnchor.constrain(to: title.bottomAnchor, with: 24)
    [email, password, forgot, signIn].chain(along: .vertical, with: 12)
    forgot.anchors(.trailing).constrain(to: form)
    spinner.anchors([.trailing, .centerY]).constrain(to: signIn, insetBy: 12)

    // The last button is directly above the keyboard. Everything else stays above the button.
    line.horizontalAnchors.constrain(to: .superview)
    line.heightAnchor.constrain(to: 1)
    line.topAnchor.constrain(.atLeast, to: form.bottomAnchor, with: 16)
    [line, signUp].chain(along: .vertical, with: 8)
    signUp.anchors(.centerX).constrain(to: form)
    signUp.bottomAnchor.constrain(to: keyboardLayoutGuide.topAnchor, with: -8)
  }
  // snippet.end

  // snippet.raw
  func layOutRaw() {
    for view in [logo, title, email, password, forgot, signIn, line, signUp] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    spinner.translatesAutoresizingMaskIntoConstraints = false
    signIn.addSubview(spinner)

    // A centered column with a maximum width.
    let form = UILayoutGuide()
    addLayoutGuide(form)
    let width = form.widthAnchor.constraint(equalToConstant: 400)
    width.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 32),
      form.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
      form.bottomAnchor.constraint(equalTo: signIn.bottomAnchor),
      form.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      form.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      width,

      logo.topAnchor.constraint(equalTo: form.topAnchor),
      logo.centerXAnchor.constraint(equalTo: form.centerXAnchor),
      logo.widthAnchor.constraint(equalToConstant: 80),
      logo.heightAnchor.constraint(equalToConstant: 80),
      title.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 16),
      title.centerXAnchor.constraint(equalTo: form.centerXAnchor),

      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 24),
      email.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      email.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      email.heightAnchor.constraint(equalToConstant: 44),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
      password.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      password.heightAnchor.constraint(equalToConstant: 44),
      forgot.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 12),
      forgot.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      signIn.topAnchor.constraint(equalTo: forgot.bottomAnchor, constant: 12),
      signIn.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      signIn.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      signIn.heightAnchor.constraint(equalToConstant: 44),
      spinner.trailingAnchor.constraint(equalTo: signIn.trailingAnchor, constant: -12),
      spinner.centerYAnchor.constraint(equalTo: signIn.centerYAnchor),

      // The last button is directly above the keyboard. Everything else stays above the button.
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 16),
      signUp.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      signUp.centerXAnchor.constraint(equalTo: form.centerXAnchor),
      signUp.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentScaleFactor = .infinity
    title.text = "Welcome back"
    forgot.setTitle("Forgot password?", for: .normal)
    signIn.setTitle("Sign in", for: .normal)
    signUp.setTitle("New here? Sign up", for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.frames
let phone = CGRect(x: 0, y: 0, width: 320, height: 568)
let screen = LoginScreen(frame: phone), rawScreen = LoginScreen(frame: phone)
screen.layOut()
rawScreen.layOutRaw()
expectSameFrames(screen, rawScreen, on: { $0.subviews + [$0.spinner] })
// snippet.end
print(screen.layoutDescription)
// snippet.hide
if CommandLine.arguments.count > 1 {
  let drawn = LoginScreen(frame: phone)
  drawn.layOut()
  try drawn.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
