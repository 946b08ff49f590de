/// What a registration for changes of traits is known by.
public protocol UITraitChangeRegistration: AnyObject {}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that count here.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What can be asked to report changes of its traits: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a closure whenever one of the given traits has changed, before the layout that follows.
  ///
  ///     card.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (card: Card, previous) in
  ///       card.stack.axis = card.traitCollection.horizontalSizeClass == .compact
  ///         ? .vertical : .horizontal
  ///     }
  ///
  /// The closure is kept as long as this object; it gets the object, so it need not capture it.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { responder, previous in
      if let observed = responder as? Self { handler(observed, previous) }
    }
    changeTraitEnvironment { $0.registrations.append(registration) }
    return registration
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitEnvironment?.registrations.removeAll { $0 === registration }
  }
}
