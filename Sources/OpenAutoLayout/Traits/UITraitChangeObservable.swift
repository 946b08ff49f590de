/// A registration for changes of traits.
///
/// Keep it only to end the registration before the object is deallocated.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that has traits.
///
/// Views and view controllers are trait environments.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Notifies the object that its traits have changed.
  ///
  ///     final class Gallery: UIView {
  ///       var columns = 2
  ///       override func traitCollectionDidChange(_ previous: UITraitCollection?) {
  ///         super.traitCollectionDidChange(previous)
  ///         columns = traitCollection.horizontalSizeClass == .regular ? 4 : 2
  ///       }
  ///     }
  ///
  /// - Parameter previousTraitCollection: The previous traits, or `nil` if there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that reports changes of its traits: a view or a view controller.
///
/// Register with `registerForTraitChanges(_:handler:)`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Registers a closure that is called when one of the given traits has changed.
  ///
  /// It is called before the next layout.
  ///
  ///     card.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (card: Card, previous) in
  ///       card.stack.axis = card.traitCollection.horizontalSizeClass == .compact
  ///         ? .vertical : .horizontal
  ///     }
  ///
  /// The closure is kept until the object is deallocated. It takes the object as an argument, so it
  /// need not capture it.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: The closure, which takes the object and its previous traits.
  /// - Returns: The registration, which ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Registers a closure that is called when one of the given traits has changed, and that names
  /// its object's type, such as `Self`.
  ///
  ///     final class Card: UIView {
  ///       func watch() {
  ///         registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
  ///           (self: Self, previous: UITraitCollection) in
  ///           self.setNeedsUpdateConstraints()
  ///         }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: The closure, which takes the object and its previous traits.
  /// - Returns: The registration, which ``unregisterForTraitChanges(_:)`` takes.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  private func register<Observed: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { responder, previous in
      if let observed = responder as? Observed { handler(observed, previous) }
    }
    changeTraitEnvironment { $0.registrations.append(registration) }
    return registration
  }

  /// Ends a registration.
  ///
  ///     let registration = card.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
  ///       (_: Card, _) in count += 1
  ///     }
  ///     card.unregisterForTraitChanges(registration)
  ///     card.overrideUserInterfaceStyle = .dark
  ///     view.layoutIfNeeded()
  ///     // count == 0
  ///
  /// - Parameter registration: The registration. One of another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitEnvironment?.registrations.removeAll { $0 === registration }
  }
}
