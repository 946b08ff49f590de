import Foundation

/// How a constraint and its items know each other.
extension NSLayoutConstraint {
  /// Says everything that the constraint says, once, where it is made.
  func setTerms(
    _ first: ItemMemory?, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemMemory?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat,
    distances: ConstraintDistances? = nil
  ) {
    firstMemory = first
    secondMemory = second
    terms = ConstraintTerms(
      first: first?.item, second: second?.item, distances: distances, multiplier: multiplier,
      constant: constant, firstAttribute: firstAttribute, secondAttribute: secondAttribute,
      relation: relation)
  }

  /// The view that holds the constraint; `nil` while it is inactive.
  ///
  /// A view that dies lets go of its constraints, so the handle never dangles.
  nonisolated var holder: LayoutItem? {
    switch life {
    case .inactive: nil
    case .waiting(let holder, _), .solved(let holder, _): holder
    }
  }

  /// What the engine made of the constraint, if it has a row.
  nonisolated var lowered: LoweredRow? {
    guard case .solved(_, let lowered) = life else { return nil }
    return lowered
  }

  /// The items that the constraint speaks of; an item may occur more than once.
  func forEachItem(_ body: (LayoutItem, Slot) -> Void) {
    if let first = terms.first { body(first, .first) }
    if let second = terms.second { body(second, .second) }
    guard let distances = terms.distances else { return }
    for (index, end) in distances.ends.enumerated() { body(end.item, .end(index)) }
  }

  /// Which of a constraint's items a reference is about.
  struct Slot: Equatable, BitwiseCopyable {
    fileprivate let number: UInt8
    static let first = Slot(number: 0)
    static let second = Slot(number: 1)
    static func end(_ index: Int) -> Slot { Slot(number: 2 + UInt8(index)) }
  }

  /// Where the item of a slot keeps the constraint.
  func index(of slot: Slot) -> Int32 {
    switch slot {
    case .first: firstIndex
    case .second: secondIndex
    default: terms.distances?.indices[Int(slot.number) - 2] ?? 0
    }
  }

  func setIndex(_ index: Int32, of slot: Slot) {
    switch slot {
    case .first: firstIndex = index
    case .second: secondIndex = index
    default: terms.distances?.indices[Int(slot.number) - 2] = index
    }
  }

  /// Enters the constraint into the lists of its items.
  func refer() {
    forEachItem { item, slot in setIndex(item.addReference(to: self, slot), of: slot) }
  }

  /// Takes the constraint out of the lists of its items.
  func wasReleased() {
    forEachItem { item, slot in item.removeReference(at: index(of: slot)) }
    life = .inactive
  }
}
