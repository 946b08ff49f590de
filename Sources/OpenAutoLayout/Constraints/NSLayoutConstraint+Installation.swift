extension NSLayoutConstraint {
  func activate() {
    if holder != nil { return }
    switch nearestCommonAncestor() {
    case .view(let view):
      lowered.isVetted = true
      view.addConstraint(self)
      lowered.isVetted = false
    case .nowhere: break
    case .apart: Violation.noCommonAncestor(self).stop()
    }
  }

  func deactivate() {
    holder?.view?.removeConstraint(self)
  }

  private enum Ancestor {
    case view(UIView)
    /// A guide that no view owns: such a constraint waits, inactive.
    case nowhere
    case apart
  }

  private func nearestCommonAncestor() -> Ancestor {
    guard var ancestor = first?.nearestView ?? distances?.ends.first?.item.nearestView else {
      guard let first, first.isGuide else { return .apart }
      return .nowhere
    }
    if let second {
      guard let view = second.nearestView else { return second.isGuide ? .nowhere : .apart }
      guard let common = ancestor.commonAncestor(with: view) else { return .apart }
      ancestor = common
    }
    for end in distances?.ends ?? [] {
      guard let view = end.item.nearestView else { return end.item.isGuide ? .nowhere : .apart }
      guard let common = ancestor.commonAncestor(with: view) else { return .apart }
      ancestor = common
    }
    return ancestor.view.map(Ancestor.view) ?? .apart
  }

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
  struct Slot: Equatable {
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
    if let first { firstIndex = first.addReference(to: self, .first) }
    if let second { secondIndex = second.addReference(to: self, .second) }
    if let distances {
      for (index, end) in distances.ends.enumerated() {
        let slot = Slot(rawValue: Slot.firstEnd.rawValue + UInt8(index))
        distances.indices[index] = end.item.addReference(to: self, slot)
      }
    }
  }

  /// Takes the constraint out of the lists of its items.
  func unrefer() {
    first?.removeReference(at: firstIndex)
    second?.removeReference(at: secondIndex)
    if let distances {
      for (index, end) in distances.ends.enumerated() {
        end.item.removeReference(at: distances.indices[index])
      }
    }
  }
}
