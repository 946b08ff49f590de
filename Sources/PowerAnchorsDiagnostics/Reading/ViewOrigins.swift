import LayoutNames
import PowerAnchors

/// Finds out who made the views of a tree, each class and each owner of properties once.
@MainActor
struct ViewOrigins {
  /// The class of the kit that a class is, or inherits from.
  private struct Ancestry {
    var kitClass: AnyClass
    var name: String
    var isClients: Bool
  }

  private var ancestries: [ObjectIdentifier: Ancestry] = [:]
  /// What clients' classes hold in properties.
  private var properties = PropertyNames()
  private var knownOwners: Set<ObjectIdentifier> = []

  mutating func origin(
    of view: LayoutView, in superview: LayoutView?, _ standing: Standing?
  ) -> ViewOrigin {
    let ancestry = ancestry(of: type(of: view), upTo: LayoutView.self)
    var origin = ViewOrigin(kitClass: ancestry.name)
    origin.isClients = ancestry.isClients
    origin.translatesMask = view.translatesAutoresizingMaskIntoConstraints
    if let superview { origin.isContentView = superview.viewForSubviews === view }
    if let controller = view.controller {
      let ancestry = self.ancestry(of: type(of: controller), upTo: LayoutView.controllerClass)
      origin.controller = ancestry.name
      // A controller of the plain class is made by a client, too.
      if ancestry.isClients || ancestry.kitClass == LayoutView.controllerClass {
        origin.isClients = true
      }
    }
    // Only what is in the kit's views may be the kit's.
    if !origin.isClients, let superview, [.kits, .placedParts].contains(standing?.contents) {
      origin.isClients = isHeldByClient(view, in: superview)
    }
    return origin
  }

  private mutating func ancestry(of type: AnyClass, upTo kitClass: AnyClass) -> Ancestry {
    if let known = ancestries[ObjectIdentifier(type)] { return known }
    // The class that an observed object has is made at run time.
    if "\(type)".hasPrefix("NSKVONotifying_"), let observed = _getSuperclass(type) {
      return ancestry(of: observed, upTo: kitClass)
    }
    var ancestor: AnyClass = type
    while ancestor != kitClass, !isSystem(ancestor), let next = _getSuperclass(ancestor) {
      ancestor = next
    }
    let ancestry = Ancestry(
      kitClass: ancestor, name: "\(ancestor)", isClients: ancestor != type)
    ancestries[ObjectIdentifier(type)] = ancestry
    return ancestry
  }

  private func isSystem(_ type: AnyClass) -> Bool {
    let name = "\(type)"
    // No client has these prefixes.
    return name.hasPrefix("_UI") || name.hasPrefix("_NS") || LayoutView.isOfSystem(type)
  }

  /// Whether a property of a client's class holds a view: of a superview, or of a controller of one.
  private mutating func isHeldByClient(_ view: LayoutView, in superview: LayoutView) -> Bool {
    var next: LayoutView? = superview
    while let owner = next, knownOwners.insert(ObjectIdentifier(owner)).inserted {
      properties.learn(
        from: owner, upTo: ancestry(of: type(of: owner), upTo: LayoutView.self).kitClass)
      if let controller = owner.controller {
        properties.learn(
          from: controller,
          upTo: ancestry(of: type(of: controller), upTo: LayoutView.controllerClass).kitClass)
      }
      next = owner.surroundingView
    }
    return properties[view] != nil
  }
}
