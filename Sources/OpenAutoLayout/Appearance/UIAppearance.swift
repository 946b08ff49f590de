public import Foundation

/// A class whose instances may have a common look, which ``UIView`` and ``UIBarItem`` are.
///
///     UINavigationBar.appearance().tintColor = .white
///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font =
///       .systemFont(ofSize: 13)
///     // UINavigationBar.appearance().tintColor == .white
///
/// The look is stored, and no instance takes it over: layout does not read it, and a font that was
/// set so changes no size.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// What may contain instances with a look of their own: a view or a controller.
///
///     UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
///
/// ``UIAppearance/appearance(whenContainedInInstancesOf:)`` takes its type.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: NSCoding {
  /// Returns what keeps the look of all instances of the class.
  ///
  ///     UISwitch.appearance().onTintColor = .systemIndigo
  ///     // UISwitch.appearance().onTintColor == .systemIndigo
  ///
  /// - Returns: An instance of the class, the same one each time. `init(coder:)` makes it, so a
  ///   class of your own needs one that does not stop.
  public static func appearance() -> Self { appearance(nil, []) }

  /// Returns what keeps the look of the instances in certain containers.
  ///
  ///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .gray
  ///     // UILabel.appearance().textColor == .label
  ///
  /// - Parameter containerTypes: The classes of the containers, from the inside to the outside.
  /// - Returns: An instance of the class, the same one for the same containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(nil, containerTypes) }

  /// Returns what keeps the look of the instances with certain traits.
  ///
  ///     let dark = UITraitCollection(userInterfaceStyle: .dark)
  ///     UISlider.appearance(for: dark).minimumTrackTintColor = .white
  ///     // UISlider.appearance().minimumTrackTintColor == nil
  ///
  /// - Parameter trait: The traits.
  /// - Returns: An instance of the class, the same one for equal traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance(trait, []) }

  /// Returns what keeps the look of the instances with certain traits in certain containers.
  ///
  ///     let wide = UITraitCollection(horizontalSizeClass: .regular)
  ///     UISwitch.appearance(for: wide, whenContainedInInstancesOf: [UITableViewCell.self])
  ///       .onTintColor = .systemTeal
  ///     // UISwitch.appearance(for: wide).onTintColor == nil
  ///
  /// - Parameters:
  ///   - trait: The traits.
  ///   - containerTypes: The classes of the containers, from the inside to the outside.
  /// - Returns: An instance of the class, the same one for equal traits and the same containers.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(trait, containerTypes) }

  private static func appearance(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(of: Self.self, traits, containers) }
}
