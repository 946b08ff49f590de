import OpenAutoLayout
import Testing

/// Names that apps use around their views: what they do here.
@MainActor
struct AppNameTests {
  @Test func aDeviceAndAnAppSayWhatTheCurrentTraitsSay() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityMedium
    }
    traits.performAsCurrent {
      #expect(UIDevice.current.model == "iPad")
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
    }
  }

  @Test func anAlertKeepsItsButtonsAndFields() {
    let alert = UIAlertController(title: "Name", message: "Text", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect((alert.title, alert.message) == ("Name", "Text"))
    #expect(alert.preferredStyle == .alert)
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
    #expect(alert.actions.map(\.style) == [.cancel])
  }

  @Test func changesThatCanBeStoppedAreMadeWhenTheyStart() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0.5 }
    animator.addAnimations { view.tag = 3 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    animator.startAnimation()
    #expect(view.alpha == 0.5 && view.tag == 3 && ends == [.end])
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.25 }
    }
    #expect(view.alpha == 0.25)
  }

  @Test func colorsSayTheirParts() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.125, alpha: 0.75)
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let same = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    var (red, green, blue) = (CGFloat(), CGFloat(), CGFloat())
    same.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 0.25) + abs(green - 0.5) + abs(blue - 0.125) < 1e-9)
    #expect((brightness, alpha) == (0.5, 0.75))
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
    #expect(
      UIColor(named: "brand")?.getHue(&hue, saturation: nil, brightness: nil, alpha: nil) == false)
  }

  @Test func aLayersTransformsAreOne() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4))
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4))
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 2)
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func aFontOfTitlesDecidesHowWideSegmentsAre() {
    let segments = UISegmentedControl(items: ["One", "Three"])
    let width = segments.intrinsicContentSize.width
    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .selected)
    #expect(segments.intrinsicContentSize.width == width)
    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    // The widest title is twice as wide, but for its tracking.
    #expect(segments.intrinsicContentSize.width > width + 2 * 25)
  }

  @Test func aContainerOfATextViewKeepsItsPadding() {
    let container = NSTextContainer()
    let text = UITextView(frame: .zero, textContainer: container)
    text.isScrollEnabled = false
    text.text = "Grace"
    let width = text.intrinsicContentSize.width
    container.lineFragmentPadding = 0
    #expect(text.intrinsicContentSize.width == width - 10)
  }

  @Test func aStyleDecidesWhoPresents() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.sheetPresentationController?.detents = [.medium()]
    #expect(controller.sheetPresentationController?.detents.first?.identifier == .medium)
    controller.modalPresentationStyle = .popover
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController != nil)
  }
}
