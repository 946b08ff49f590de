import PowerAnchors

#if canImport(UIKit)
  typealias ViewController = UIViewController
#else
  typealias ViewController = NSViewController
#endif

/// Isolated by its superclass alone, as in an app that was never annotated.
final class CardController: ViewController {
  private let card = LayoutView()
  private lazy var height = card.heightAnchor.constrain(to: 44, isActive: false)
  private var wide: LayoutConstraintGroup?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubviewsUsingAutoLayout(card)
    card.edgeAnchors.constrain(to: view.edgeAnchors)
    wide = LayoutConstraintGroup(isActive: false) {
      card.widthAnchor.constrain(to: view.widthAnchor)
    }
    height.isActive = true
  }
}
