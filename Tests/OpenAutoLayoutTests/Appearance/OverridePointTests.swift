import OpenAutoLayout
import Testing

/// What subclasses of apps override, as in UIKit.
@MainActor
struct OverridePointTests {
  private final class Form: UIView {
    var ends = 0
    var marks = 0
    var fills: [UIView.ContentMode] = []

    override func endEditing(_ force: Bool) -> Bool {
      ends += 1
      return super.endEditing(force)
    }

    override func setNeedsDisplay() { marks += 1 }

    override var contentMode: UIView.ContentMode { didSet { fills.append(contentMode) } }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.name = "mine"
      super.addGestureRecognizer(gestureRecognizer)
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

    override var accessibilityLabel: String? {
      get { "form" }
      set {}
    }

    override var accessibilityElements: [Any]? {
      get { ["a", "b"] }
      set {}
    }
  }

  @Test func aViewOverridesWhatItIsAskedFor() {
    let form: UIView = Form()
    #expect(form.endEditing(true))
    form.setNeedsDisplay()
    form.contentMode = .center
    form.gestureRecognizers = [UITapGestureRecognizer()]
    #expect(
      form.gestureRecognizers?.first?.name == "mine"
        && form.snapshotView(afterScreenUpdates: true) == nil)
    #expect(form.accessibilityLabel == "form" && form.accessibilityElementCount() == 2)
    let own = form as? Form
    #expect(own?.ends == 1 && own?.marks == 1 && own?.fills == [.center])
  }

  private final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }

    override func reset() { state = .possible }
  }

  @Test func aRecognizerOverridesTouches() {
    let press = Press()
    press.touchesBegan([UITouch()], with: UIEvent())
    #expect(press.state == .began)
    press.reset()
    #expect(press.state == .possible)
  }

  @Test func labelsOfElementsAreOneTextWithAndWithoutAttributes() {
    let view = UIView()
    view.accessibilityLabel = "Grace"
    #expect(view.accessibilityAttributedLabel?.string == "Grace")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Ada")
    #expect(view.accessibilityLabel == "Ada")
    view.accessibilityLabel = nil
    #expect(view.accessibilityAttributedLabel == nil)
  }

  @Test func anElementIsWhereItsViewIsOnTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    window.addSubview(card)
    #expect(card.accessibilityFrame == card.frame)
    #expect(card.accessibilityActivationPoint == CGPoint(x: 120, y: 140))
    let bar = UIAccessibilityElement(accessibilityContainer: card)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(bar.accessibilityFrame == CGRect(x: 25, y: 106, width: 7, height: 8))
    card.accessibilityElements = [bar]
    #expect(card.index(ofAccessibilityElement: bar) == 0)
    #expect(card.index(ofAccessibilityElement: window) == NSNotFound)
    #expect(card.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
    #expect(card.accessibilityElement(at: 1) == nil)
  }

  @Test func traitsAreUpdatedWithoutALayout() {
    final class Card: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes += 1
      }
    }
    let root = UIView()
    let card = Card()
    root.addSubview(card)
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(card.changes == 0)
    root.updateTraitsIfNeeded()
    #expect(card.changes == 1)
    root.updateTraitsIfNeeded()
    root.layoutIfNeeded()
    #expect(card.changes == 1)
  }
}
