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

  @Test func propertiesThatNeverSettleAreReported() {
    final class Restless: UIView {
      var constraintUpdates = 0
      override func updateProperties() { setNeedsUpdateProperties() }
      override func updateConstraints() {
        constraintUpdates += 1
        super.updateConstraints()
      }
    }
    let root = UIView()
    let view = Restless()
    var loops: [String] = []
    root.layoutLoopHandler = { loops.append($0.description) }
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(loops.count == 1)
    #expect(
      loops.first?.contains("called setNeedsUpdateProperties() in updateProperties()") == true)
    #expect(view.constraintUpdates == 1)
  }
}
