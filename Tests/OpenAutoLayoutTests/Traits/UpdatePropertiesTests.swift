import OpenAutoLayout
import Testing

@MainActor
struct UpdatePropertiesTests {
  private class Card: UIView {
    var log: [String] = []
    var name = "card"
    var outer: Card?

    override func updateProperties() {
      super.updateProperties()
      write("properties")
    }

    override func layoutSubviews() {
      write("layout")
      super.layoutSubviews()
    }

    func write(_ event: String) { (outer ?? self).log.append("\(name) \(event)") }
  }

  /// A card whose properties decide its layout.
  private final class Wide: Card {
    var isWide = false { didSet { setNeedsUpdateProperties() } }
    lazy var width = widthAnchor.constraint(equalToConstant: 10)

    override func updateProperties() {
      super.updateProperties()
      width.constant = isWide ? 100 : 10
      width.isActive = true
    }
  }

  @Test func superviewsComeFirstAndAllBeforeTheLayout() {
    let root = UIView()
    let card = Card()
    let inner = Card()
    inner.name = "inner"
    inner.outer = card
    root.addSubview(card)
    card.addSubview(inner)
    root.layoutIfNeeded()
    #expect(
      card.log == ["card properties", "inner properties", "card layout", "inner layout"])
  }

  @Test func severalRequestsAreOneAndCauseNoLayout() {
    let root = UIView()
    let card = Card()
    root.addSubview(card)
    root.layoutIfNeeded()
    card.log = []
    card.setNeedsUpdateProperties()
    card.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(card.log == ["card properties"])
    root.layoutIfNeeded()
    #expect(card.log == ["card properties"])
  }

  @Test func propertiesAreUpdatedAtOnceOnRequest() {
    let root = UIView()
    let card = Card()
    root.addSubview(card)
    root.updatePropertiesIfNeeded()
    #expect(card.log == ["card properties"])
    root.layoutIfNeeded()
    #expect(card.log == ["card properties", "card layout"])
  }

  @Test func whatPropertiesDecideIsInTheSameLayout() {
    let scene = Scene()
    let card = Wide()
    card.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(card)
    card.pinOrigin()
    scene.layout()
    #expect(card.frame.width == 10)
    card.isWide = true
    scene.layout()
    #expect(card.frame.width == 100)
  }

  @Test func aControllerIsUpdatedWithItsView() {
    final class Screen: UIViewController {
      var updates = 0
      override func updateProperties() { updates += 1 }
    }
    let window = UIWindow()
    let screen = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    let first = screen.updates
    screen.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(screen.updates == first + 1)
  }

  @Test func propertiesThatNeverSettleAreReported() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: UIView {
          override func updateProperties() { setNeedsUpdateProperties() }
        }
        let root = UIView()
        root.addSubview(Restless())
        root.layoutIfNeeded()
      }
    }
    #expect(result?.says("do not call setNeedsUpdateProperties() in it") == true)
  }
}
