public import Foundation

/// A class with an appearance that its instances share, such as ``UIView`` and ``UIBarItem``.
///
///     UINavigationBar.appearance().tintColor = .white
///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font =
///       .systemFont(ofSize: 13)
///     // UINavigationBar.appearance().tintColor == .white
///
/// The appearance is stored, and not applied to the instances. Layout does not read it, so a font
/// that is set in this way changes no size.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A view or a controller in which instances can have an appearance of their own.
///
///     UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
///
/// Pass its type to ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: NSCoding {
  /// Returns an object that stores the appearance of all instances of the class.
  ///
  ///     UISwitch.appearance().onTintColor = .systemIndigo
  ///     // UISwitch.appearance().onTintColor == .systemIndigo
  ///
  /// - Returns: An instance of the class, the same one each time.
  /// - Precondition: The class implements `init(coder:)`, which makes the instance.
  public static func appearance() -> Self { appearance(nil, []) }

  /// Returns an object that stores the appearance of the instances in certain containers.
  ///
  ///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .gray
  ///     // UILabel.appearance().textColor == .label
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost to the
  ///   outermost.
  /// - Returns: An instance of the class, the same one for the same containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(nil, containerTypes) }

  /// Returns an object that stores the appearance of the instances with certain traits.
  ///
  ///     let dark = UITraitCollection(userInterfaceStyle: .dark)
  ///     UISlider.appearance(for: dark).minimumTrackTintColor = .white
  ///     // UISlider.appearance().minimumTrackTintColor == nil
  ///
  /// - Parameter trait: The traits.
  /// - Returns: An instance of the class, the same one for equal traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance(trait, []) }

  /// Returns an object that stores the appearance of the instances with certain traits in certain
  /// containers.
  ///
  ///     let wide = UITraitCollection(horizontalSizeClass: .regular)
  ///     UISwitch.appearance(for: wide, whenContainedInInstancesOf: [UITableViewCell.self])
  ///       .onTintColor = .systemTeal
  ///     // UISwitch.appearance(for: wide).onTintColor == nil
  ///
  /// - Parameters:
  ///   - trait: The traits.
  ///   - containerTypes: The classes of the containers, from the innermost to the outermost.
  /// - Returns: An instance of the class, the same one for equal traits and the same containers.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(trait, containerTypes) }

  private static func appearance(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(of: Self.self, traits, containers) }
}
