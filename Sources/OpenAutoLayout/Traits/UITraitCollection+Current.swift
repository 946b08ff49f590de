import Foundation

extension UITraitCollection {
  /// The traits of a root view without overrides: those of an iPhone in portrait.
  static let phone = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = UIView.defaultContentScaleFactor
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
  }

  private static var threadKey: String { "OpenAutoLayout.UITraitCollection.current" }

  /// The current traits of the thread, for fonts and colors that are made outside of any view.
  ///
  /// The default are those of an iPhone in portrait. In a test, ``performAsCurrent(_:)`` is safer,
  /// since it restores the previous traits.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? phone }
    set { Thread.current.threadDictionary[threadKey] = newValue }
  }

  /// Runs a closure with this collection as ``current``.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
  ///     large.performAsCurrent {
  ///       label.font = .preferredFont(forTextStyle: .body)
  ///     }
  ///     // label.font.pointSize == 21
  ///
  /// - Parameter actions: The closure. When it returns, the previous traits are restored.
  public final func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }
}
