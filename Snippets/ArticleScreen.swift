//! The tour: the sample screen of "Power-Up Your Anchors", laid out, with its mistakes found and fixed.
//!
//!     swift run ArticleScreen              prints the layout and its mistakes at three widths
//!     swift run ArticleScreen screen.svg   also draws both screens at 375 points

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

// snippet.screen
final class ArticleScreen: UIView {
  let logo = UIImageView()
  let welcome = UILabel()
  let dismiss = UIButton()
  private(set) var welcomeBottom = NSLayoutConstraint()

  func layOutAsInTheArticle() {
    addSubviewsUsingAutoLayout(logo, welcome, dismiss)

    logo.topAnchor.constrain(to: topAnchor, with: 12)
    logo.centerXAnchor.constrain(to: centerXAnchor)
    logo.widthAnchor.constrain(to: 50)
    logo.heightAnchor.constrain(to: 50)

    dismiss.leadingAnchor.constrain(.greaterThanOrEqual, to: leadingAnchor, with: 12)
    dismiss.trailingAnchor.constrain(.lessThanOrEqual, to: trailingAnchor, with: -12)
    dismiss.bottomAnchor.constrain(to: bottomAnchor)
    dismiss.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)

    welcome.topAnchor.constrain(to: logo.bottomAnchor, with: 12)
    welcomeBottom = welcome.bottomAnchor.constrain(
      .greaterThanOrEqual, to: dismiss.topAnchor, with: 12)
    welcome.leadingAnchor.constrain(to: dismiss.leadingAnchor)
    welcome.trailingAnchor.constrain(to: dismiss.trailingAnchor)
  }
  // snippet.end

  // snippet.fix
  func fixMistakes() {
    // The article's label ends 12 points below the button's top. It has to end above it.
    welcomeBottom.isActive = false
    welcomeBottom = welcome.bottomAnchor.constrain(
      .lessThanOrEqual, to: dismiss.topAnchor, with: -12)
    // On a wide screen, the article's constraints do not determine the button's position.
    dismiss.centerXAnchor.constrain(to: centerXAnchor)
  }
  // snippet.end

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "screen"
    logo.accessibilityIdentifier = "logo"
    welcome.accessibilityIdentifier = "welcome"
    welcome.text = "Welcome"
    dismiss.accessibilityIdentifier = "dismiss"
    dismiss.setTitle("Dismiss", for: .normal)
    layOutAsInTheArticle()
  }

  required init?(coder: NSCoder) { nil }
}

let sizes = [
  CGSize(width: 320, height: 480), CGSize(width: 375, height: 667),
  CGSize(width: 1024, height: 768),
]

for isFixed in [false, true] {
  for size in sizes {
    let screen = ArticleScreen(frame: CGRect(origin: .zero, size: size))
    if isFixed { screen.fixMistakes() }
    let title = "\(isFixed ? "Fixed" : "As in the article"), \(Int(size.width)) points wide"
    print(
      title, String(repeating: "=", count: title.count), screen.layoutDescription, "",
      separator: "\n")
    check(screen, isFixed: isFixed)
  }
}

if CommandLine.arguments.count > 1 {
  try drawBothScreens(to: CommandLine.arguments[1])
}

/// Checks that the frames agree with the printed layout, to the pixel.
@MainActor
func check(_ screen: ArticleScreen, isFixed: Bool) {
  let bounds = screen.bounds, logo = screen.logo.frame, dismiss = screen.dismiss.frame
  expect(logo.size == CGSize(width: 50, height: 50) && logo.minY == 12)
  expect(abs(logo.midX - bounds.midX) < 1 / screen.contentScaleFactor)
  expect(dismiss.width == min(320, bounds.width - 24))
  expect(dismiss.maxY == bounds.maxY)
  expect(screen.welcome.frame.minX == dismiss.minX)
  expect(screen.welcome.frame.intersects(dismiss) == !isFixed)
  expect(!isFixed || abs(dismiss.midX - bounds.midX) < 1 / screen.contentScaleFactor)
}

/// Both screens side by side at 375 points, with their constraints.
@MainActor
func drawBothScreens(to path: String) throws {
  let size = CGSize(width: 375, height: 320), gap: CGFloat = 32
  let both = UIView(
    frame: CGRect(x: 0, y: 0, width: 2 * size.width + 3 * gap, height: size.height + 2 * gap))
  let article = ArticleScreen(frame: CGRect(origin: CGPoint(x: gap, y: gap), size: size))
  let fixed = ArticleScreen(
    frame: CGRect(origin: CGPoint(x: size.width + 2 * gap, y: gap), size: size))
  fixed.fixMistakes()
  both.accessibilityIdentifier = "375 points wide"
  article.accessibilityIdentifier = "as in the article"
  fixed.accessibilityIdentifier = "fixed"
  both.addSubview(article)
  both.addSubview(fixed)
  try both.layoutDrawing.write(toFile: path, atomically: true, encoding: .utf8)
}
