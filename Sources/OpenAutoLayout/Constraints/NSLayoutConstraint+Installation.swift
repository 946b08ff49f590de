/// How a constraint and its items know each other while it is active.
extension NSLayoutConstraint {
  /// The view that holds the constraint; `nil` while it is inactive.
  var holder: LayoutItem? { holderNode?.item }

  /// The items that the constraint speaks of; an item may occur more than once.
  func forEachItem(_ body: (LayoutItem, Slot) -> Void) {
    if let first { body(first, .first) }
    if let second { body(second, .second) }
    guard let distances else { return }
    for (index, end) in distances.ends.enumerated() {
      body(end.item, Slot(rawValue: Slot.firstEnd.rawValue + UInt8(index)))
    }
  }

  /// Which of a constraint's items a reference is about.
  struct Slot: Equatable, BitwiseCopyable {
    let rawValue: UInt8
    static let first = Slot(rawValue: 0)
    static let second = Slot(rawValue: 1)
    static let firstEnd = Slot(rawValue: 2)
  }

  /// Where the item of a slot keeps the constraint.
  func index(of slot: Slot) -> Int32 {
    switch slot {
    case .first: firstIndex
    case .second: secondIndex
    default: distances?.indices[Int(slot.rawValue - Slot.firstEnd.rawValue)] ?? 0
    }
  }

  func setIndex(_ index: Int32, of slot: Slot) {
    switch slot {
    case .first: firstIndex = index
    case .second: secondIndex = index
    default: distances?.indices[Int(slot.rawValue - Slot.firstEnd.rawValue)] = index
    }
  }

  /// Enters the constraint into the lists of its items.
  func refer() {
    if let node = first?.node { firstIndex = node.addReference(to: self, .first) }
    if let node = second?.node { secondIndex = node.addReference(to: self, .second) }
    if let distances {
      for (index, end) in distances.ends.enumerated() {
        let slot = Slot(rawValue: Slot.firstEnd.rawValue + UInt8(index))
        distances.indices[index] = end.item.node.addReference(to: self, slot)
      }
    }
  }

  /// Takes the constraint out of the lists of its items.
  func unrefer() {
    first?.node.removeReference(at: firstIndex)
    second?.node.removeReference(at: secondIndex)
    if let distances {
      for (index, end) in distances.ends.enumerated() {
        end.item.node.removeReference(at: distances.indices[index])
      }
    }
  }
}
