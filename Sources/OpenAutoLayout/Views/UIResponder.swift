public import Foundation

/// What may answer to an event: views and view controllers, as links of a chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that is asked next: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }
}
