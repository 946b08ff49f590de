//! A cart with three rows and a sum, with PowerAnchors and with the platform's anchors.
//!
//!     swift run CheckoutScreen checkoutScreen.svg   writes the picture, too

// snippet.hide
import Foundation
// snippet.show
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
// snippet.hide
import UIKitNames

// snippet.show

final class CheckoutScreen: UIView {
  let heading = UILabel(), line = UIView(), sum = UILabel(), total = UILabel(), pay = UIButton()
  let pictures = (0..<3).map { _ in UIImageView() }
  let names = (0..<3).map { _ in UILabel() }, prices = (0..<3).map { _ in UILabel() }

  // snippet.power
  func layOut() {
    addSubviewsUsingAutoLayout([heading, line, sum, total, pay] + pictures + names + prices)
    heading.anchors([.top, .leading]).constrain(to: .safeArea, insetBy: 16)

    ([heading] + pictures + [line, total]).chain(along: .vertical, with: 12)
    line.horizontalAnchors.constrain(to: .safeArea, insetBy: 16)
    line.heightAnchor.constrain(to: 1)

    pictures.match(on: \.sizeAnchors, to: 48)
    (pictures + [sum]).align(on: \.leadingAnchor, to: line.leadingAnchor)
    (prices + [total]).align(on: \.trailingAnchor, to: line.trailingAnchor)
    for ((picture, name), price) in zip(zip(pictures, names), prices) {
      [picture, name].chain(along: .horizontal, with: 12)
      [name, price].chain(.atLeast, along: .horizontal, with: 8)
      name.anchors(.centerY).constrain(to: picture)
      [name, price].align(on: \.firstBaselineAnchor)
    }
    [sum, total].align(on: \.firstBaselineAnchor)
    pay.anchors([.leading, .bottom, .trailing]).constrain(to: .safeArea, insetBy: 16)
    pay.heightAnchor.constrain(to: 50)
  }
  // snippet.end

  // snippet.raw
  func layOutRaw() {
    for view in [heading, line, sum, total, pay] + pictures + names + prices {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
    ])

    var above: LayoutView = heading
    for ((picture, name), price) in zip(zip(pictures, names), prices) {
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 48),
        picture.heightAnchor.constraint(equalToConstant: 48),
        picture.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
        picture.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
        name.leadingAnchor.constraint(equalTo: pictures[0].trailingAnchor, constant: 12),
        name.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        price.trailingAnchor.constraint(equalTo: line.trailingAnchor),
        price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        price.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      ])
      above = picture
    }

    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
      line.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      line.heightAnchor.constraint(equalToConstant: 1),
      total.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 12),
      total.trailingAnchor.constraint(equalTo: line.trailingAnchor),
      sum.firstBaselineAnchor.constraint(equalTo: total.firstBaselineAnchor),
      sum.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      pay.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      pay.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      pay.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      pay.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentScaleFactor = .infinity
    heading.text = "Your cart"
    for (name, text) in zip(names, ["Tea", "Bread", "Honey"]) { name.text = text }
    for (price, text) in zip(prices, ["4.20", "3.10", "12.00"]) { price.text = text }
    sum.text = "Sum"
    total.text = "19.30"
    pay.setTitle("Pay", for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.frames
for width in [320, 375] as [CGFloat] {
  let screen = CheckoutScreen(frame: CGRect(x: 0, y: 0, width: width, height: 667))
  let rawScreen = CheckoutScreen(frame: screen.frame)
  screen.layOut()
  rawScreen.layOutRaw()
  expectSameFrames(screen, rawScreen)
  if width == 320 { print(screen.layoutDescription) }
}
// snippet.end
// snippet.hide
if CommandLine.arguments.count > 1 {
  let screen = CheckoutScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 667))
  screen.layOut()
  try screen.layoutDrawing.write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
