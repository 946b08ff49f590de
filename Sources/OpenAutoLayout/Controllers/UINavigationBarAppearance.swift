public import Foundation

/// The appearance of a navigation bar. It is stored, and not drawn.
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
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons that finish a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image beside the title of the back button. An empty image stands for the system's.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the title of the back button during transitions.
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

  /// Sets the image of the back button.
  ///
  ///     let arrow = UIImage(named: "back")
  ///     UINavigationBarAppearance().setBackIndicatorImage(arrow, transitionMaskImage: arrow)
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image, or `nil` for the system's.
  ///   - backIndicatorTransitionMaskImage: The mask of the title during transitions. Pass both
  ///     images or none.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}
