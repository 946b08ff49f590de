/// How a toolbar looks. It is stored, and not drawn.
///
///     let appearance = UIToolbarAppearance()
///     appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
///     UIToolbar.appearance().standardAppearance = appearance
///
/// ``UIToolbar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How the buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How the buttons look that end what is done on the screen.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}
