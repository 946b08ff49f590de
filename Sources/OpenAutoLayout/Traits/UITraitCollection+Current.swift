import Foundation

extension UITraitCollection {
  /// What a root view has that is given nothing else: an upright phone.
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

  /// The traits of the present thread, which count where no view says its own: fonts of text styles
  /// and colors. Those of an upright phone as long as none are set.
  ///
  /// In a test, ``performAsCurrent(_:)`` is safer: it puts the old ones back.
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
  /// - Parameter actions: The closure. The old traits are back when it returns.
  public final func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }
}
