//! The card of the README with its two mistakes, and without them.
//!
//!     swift run FirstMistake firstMistake.svg   writes both pictures, too

// snippet.hide
import Foundation
// snippet.show
// snippet.card
import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// The lines that the README has, in reports and in the picture.
#sourceLocation(file:"TripCard.swift",line:1)
// snippet.show

final class TripCard: UIView {
  let city = UILabel(), price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    city.numberOfLines = 2
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubviewsUsingAutoLayout(city, price)

    city.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    price.trailingAnchor.constrain(to: trailingAnchor, with: 16)
    [city, price].forEach { $0.verticalAnchors.constrain(to: .superview, insetBy: 16) }
  }

  required init?(coder: NSCoder) { nil }
}
// snippet.end
#sourceLocation()

let card = TripCard(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
card.city.text = "San Cristóbal de las Casas, Mexico"
card.price.text = "1,204.00"
let mistakes = card.layoutProblems(widths: [320, 375, 744])
for problem in mistakes { print(problem) }
// The first mistake is on the line that says `with: 16`, the other one has none.
expect(mistakes.count == 2)
expect(mistakes[0].remedy.contains("did you mean -16"))
expect(mistakes[1].remedy.contains("tie city.trailing to price.leading"))
if CommandLine.arguments.count > 1 {
  try card.layoutDrawing.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}

// What the README changes.
card.constraints.first { $0.constant == 16 && $0.firstAttribute == .trailing }?.constant = -16
card.price.leadingAnchor.constrain(.atLeast, to: card.city.trailingAnchor, with: 8)
card.layoutIfNeeded()
print(card.layoutDescription)
expect(card.layoutProblems(widths: [320, 375, 744]).isEmpty)
if CommandLine.arguments.count > 1 {
  let picture = CommandLine.arguments[1].replacingOccurrences(of: ".svg", with: "Fixed.svg")
  try card.layoutDrawing.write(toFile: picture, atomically: true, encoding: .utf8)
}
