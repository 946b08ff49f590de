import OpenAutoLayout
import Testing

/// A fitting size is kept until something changes that it was measured with.
@MainActor
struct KeptFitTests {
  private let scene = Scene()
  private let card: UIView
  private let inner: UIView
  private let height: NSLayoutConstraint

  init() {
    card = scene.view()
    inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    inner.pinEdges(1, 1, 1, 1)
    height = inner.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([height, inner.widthAnchor.constraint(equalToConstant: 30)])
  }

  private var fit: CGSize { card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  @Test func aConstantThatChanges() {
    #expect(fit.height == 22)
    height.constant = 40
    #expect(fit.height == 42)
  }

  @Test func aPriorityThatChanges() {
    height.isActive = false
    let low = inner.heightAnchor.constraint(equalToConstant: 50).at(700)
    let high = inner.heightAnchor.constraint(equalToConstant: 60).at(600)
    scene.activate(low, high)
    #expect(fit.height == 52)
    low.priority = UILayoutPriority(500)
    #expect(fit.height == 62)
  }

  @Test func aConstraintThatComesAndGoes() {
    #expect(fit.height == 22)
    height.isActive = false
    #expect(fit.height == 2)
    height.isActive = true
    #expect(fit.height == 22)
  }
}
