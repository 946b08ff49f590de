/// A registration for changes of traits.
///
/// Keep it only to end the registration before the object that registered goes away.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that has traits.
///
/// Views, controllers and the screen have traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that count here.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed.
  ///
  ///     final class Gallery: UIView {
  ///       var columns = 2
  ///       override func traitCollectionDidChange(_ previous: UITraitCollection?) {
  ///         super.traitCollectionDidChange(previous)
  ///         columns = traitCollection.horizontalSizeClass == .regular ? 4 : 2
  ///       }
  ///     }
  ///
  /// - Parameter previousTraitCollection: The traits before; `nil` if there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that reports changes of its traits: a view or a controller.
///
/// `registerForTraitChanges(_:handler:)` asks for it.
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
  /// - Parameters:
  ///   - traits: The traits that matter.
  ///   - handler: What is called, with the object and its traits before.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Calls a closure whenever one of the given traits has changed, where the closure says `Self` of
  /// the class that it stands in.
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
  ///   - traits: The traits that matter.
  ///   - handler: What is called, with the object and its traits before.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
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
  /// - Parameter registration: What the registration returned. One of another object is left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitEnvironment?.registrations.removeAll { $0 === registration }
  }
}
