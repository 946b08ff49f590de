public import Foundation

/// How a navigation bar looks. It is stored, and not drawn.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
///     UINavigationBar.appearance().standardAppearance = appearance
///
/// ``UINavigationBar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How the buttons look that end what is done on the screen.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the button looks that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The picture beside the title of the button that goes back; an empty one is the system's.
  open private(set) var backIndicatorImage = UIImage()
  /// What masks the title of that button while it moves.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// Sets the picture of the button that goes back.
  ///
  ///     let arrow = UIImage(named: "back")
  ///     UINavigationBarAppearance().setBackIndicatorImage(arrow, transitionMaskImage: arrow)
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture; `nil` for the system's.
  ///   - backIndicatorTransitionMaskImage: What masks the title while it moves. Both or none are given.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}
