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

  /// The item of something that a client named as one.
  @MainActor
  static func memory(of object: Any) -> ItemMemory {
    switch object {
    case let view as UIView: view.itemMemory
    case let guide as UILayoutGuide: guide.itemMemory
    default: Violation.foreignItem(object).stop()
    }
  }
}
