/// Keeps the record of an item.
///
/// Anchors and constraints hold it and not the owner, so they keep no view alive. When the owner
/// dies, the record stays behind without one.
// Handles are used on the main actor. Only the last release may come from elsewhere, and then nobody
// has a handle any more.
final class ItemMemory: @unchecked Sendable {
  let item: LayoutItem

  init(isGuide: Bool) {
    item = LayoutItem(isGuide: isGuide)
    item.setMemory(self)
  }

  deinit { item.deallocate() }

  /// Called by an owner that is deallocated, on whatever thread has let go of it last. What it held
  /// is taken apart on the main actor.
  // Not by an isolated deinitializer: with one, no client's subclass could have an ordinary one.
  func ownerDies() {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { item.ownerDies() }
    } else {
      item.forgetOwner()
      Task { @MainActor in item.ownerDies() }
    }
  }

  /// The item of something that a client named as one.
  @MainActor
  static func memory(of object: Any) -> ItemMemory {
    if let memory = unwrappedMemory(of: object) { return memory }
    guard let memory = wrappedMemory(of: object) else { Violation.foreignItem(object).stop() }
    return memory
  }

  /// The item of something that a client named as one, unless it is `nil`, wrapped in any number of
  /// optionals: clients pass `UIView?` where `Any` is asked.
  @MainActor
  static func memory(ofOptional object: Any?) -> ItemMemory? {
    guard let object else { return nil }
    return unwrappedMemory(of: object) ?? wrappedMemory(of: object)
  }

  /// The item of an object that is wrapped in nothing.
  ///
  /// A cast of `Any` to a class takes 570 instructions, because it looks for whatever may be wrapped.
  /// This takes 130: a value of a class type is a reference to its object.
  @MainActor
  private static func unwrappedMemory<Value>(of value: Value) -> ItemMemory? {
    guard Value.self is AnyObject.Type else { return nil }
    let object = unsafeBitCast(value, to: AnyObject.self)
    if let view = object as? UIView { return view.itemMemory }
    return (object as? UILayoutGuide)?.itemMemory
  }

  @MainActor
  private static func wrappedMemory(of object: Any) -> ItemMemory? {
    guard let optional = object as? any OptionalValue else { Violation.foreignItem(object).stop() }
    return memory(ofOptional: optional.wrapped)
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
