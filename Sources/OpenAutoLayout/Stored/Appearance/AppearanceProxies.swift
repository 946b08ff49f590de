import Foundation

/// The instances that store the appearance of a class, which live as long as the process.
///
/// UIKit returns a proxy that records messages and passes for an instance. Swift has no such
/// proxies, so these are instances that are in no view hierarchy.
@MainActor
final class AppearanceProxies {
  static let shared = AppearanceProxies()

  private var proxies: [Case: AnyObject] = [:]

  /// The condition for an appearance.
  private struct Case: Hashable {
    let type: ObjectIdentifier
    let traits: UITraitCollection?
    let containers: [ObjectIdentifier]
  }

  func proxy<Item: NSCoding>(
    of type: Item.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Item {
    let key = Case(
      type: ObjectIdentifier(type), traits: traits,
      containers: containers.map { ObjectIdentifier($0) })
    if let made = proxies[key] as? Item { return made }
    guard let made = Item(coder: NSCoder()) else {
      // An optimized build would omit the message of a precondition.
      fatalError(
        """
        \(type).appearance() needs an instance, and \(type).init(coder:) returned nil: \
        let it call super.init(coder:) instead
        """)
    }
    proxies[key] = made as AnyObject
    return made
  }
}
