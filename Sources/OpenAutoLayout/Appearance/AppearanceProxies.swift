import Foundation

/// The instances that stand for the look of a class, which live as long as the process.
///
/// UIKit answers with a recorder of messages that passes for an instance. Swift has no such thing, so
/// these are instances; no tree has them.
@MainActor
final class AppearanceProxies {
  static let shared = AppearanceProxies()

  private var proxies: [Case: AnyObject] = [:]

  /// When a look counts.
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
      preconditionFailure(
        """
        \(type).appearance() needs an instance, and \(type).init(coder:) returned nil: \
        let it call super.init(coder:) instead
        """)
    }
    proxies[key] = made as AnyObject
    return made
  }
}
