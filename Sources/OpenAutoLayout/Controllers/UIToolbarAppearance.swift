/// The appearance of a toolbar. It is stored, and not drawn.
///
///     let appearance = UIToolbarAppearance()
///     appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
///     UIToolbar.appearance().standardAppearance = appearance
///
/// ``UIToolbar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons that finish a task.
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
