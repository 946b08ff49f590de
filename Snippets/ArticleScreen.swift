//! The tour: the sample screen of "Power-Up Your Anchors", laid out, with its mistakes found and fixed.
//!
//!     swift run ArticleScreen              prints the mistakes, and writes a page with drawings
//!     swift run ArticleScreen pages        writes the page to this folder
//!     swift run ArticleScreen screen.svg   also draws both screens at 375 points

// snippet.hide
import Foundation
import PowerAnchors
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

final class ArticleScreen: UIView {
  let logo = UIImageView()
  let welcome = UILabel()
  let dismiss = UIButton()
  private(set) var welcomeBottom = NSLayoutConstraint()

  // snippet.screen
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

let argument = CommandLine.arguments.dropFirst().first
let picture = argument.flatMap { $0.hasSuffix(".svg") ? $0 : nil }
let folder = picture == nil ? argument ?? NSTemporaryDirectory() : NSTemporaryDirectory()
try report(to: URL(fileURLWithPath: folder).appendingPathComponent("ArticleScreen.html").path)
if let picture { try drawBothScreens(to: picture) }

/// Says what is wrong with both screens, and writes a page with drawings of them.
@MainActor
func report(to path: String) throws {
  var page = LayoutPage(title: "The sample screen of “Power-Up Your Anchors”")
  for isFixed in [false, true] {
    let screen = ArticleScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 480))
    if isFixed { screen.fixMistakes() }
    let title = isFixed ? "The fixed screen" : "The screen as in the article"
    let problems = page.add(
      screen, named: title, widths: stride(from: 320, through: 1024, by: 32))
    print("\(title), 320 to 1024 points wide, in both directions:")
    for problem in problems {
      let everywhere = problem.circumstancesInWords.isEmpty ? "\nAt all widths: " : "\n"
      print("\(everywhere)\(problem)".replacingOccurrences(of: "\n", with: "\n  "))
    }
    print(problems.isEmpty ? "  No problems.\n" : "")
    expect(problems.isEmpty == isFixed)
    for width in [320, 375, 1024] {
      screen.frame.size.width = CGFloat(width)
      screen.layoutIfNeeded()
      check(screen, isFixed: isFixed)
    }
  }
  try page.write(toFile: path)
  print("Drawings at all widths: open \(path)")
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
