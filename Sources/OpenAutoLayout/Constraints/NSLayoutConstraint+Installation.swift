import Foundation
import LayoutSolver

/// The references between a constraint, its items and its holder.
extension NSLayoutConstraint {
  /// Sets the terms of a new constraint.
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

  /// The view that holds the constraint, or `nil` while it is inactive.
  ///
  /// A view releases its constraints when it is deallocated, so the handle never dangles.
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

  /// Calls a closure with each item of the constraint. An item may occur more than once.
  func forEachItem(_ body: (LayoutItem, Slot) -> Void) {
    if let first = terms.first { body(first, .first) }
    if let second = terms.second { body(second, .second) }
    guard let distances = terms.distances else { return }
    for (index, end) in distances.ends.enumerated() { body(end.item, .end(index)) }
  }

  /// The place of an item in a constraint.
  struct Slot: Equatable, BitwiseCopyable {
    fileprivate let number: UInt8
    static let first = Slot(number: 0)
    static let second = Slot(number: 1)
    static func end(_ index: Int) -> Slot { Slot(number: 2 + UInt8(index)) }
  }

  /// The index of the constraint in the list of a slot's item.
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

  /// Adds the constraint to the lists of its items.
  ///
  /// - Returns: Whether it speaks of a guide that a view made: see `noteUses()`.
  func refer() -> Bool {
    var speaksOfSystemGuide = false
    forEachItem { item, slot in
      setIndex(item.addReference(to: self, slot), of: slot)
      if noteReferences(of: item) { speaksOfSystemGuide = true }
    }
    return speaksOfSystemGuide
  }

  /// Removes the constraint from the lists of its items, and makes it inactive.
  func wasReleased() {
    var speaksOfSystemGuide = false
    forEachItem { item, slot in
      item.removeReference(at: index(of: slot))
      if noteReferences(of: item) { speaksOfSystemGuide = true }
    }
    life = .inactive
    if speaksOfSystemGuide { noteUses() }
  }

  /// Has the rows know that other constraints speak of an item.
  ///
  /// - Returns: Whether it is a guide that a view made.
  private func noteReferences(of item: LayoutItem) -> Bool {
    let state = item.state
    if state.isDisjoint(with: [.carriesMasks, .hasGuideSpans]) { return false }
    if state.contains(.carriesMasks) { item.engine?.rows.refresh(item) }
    return item.isSystemGuide
  }

  /// Has guides that views made be tied to these as long as others speak of them.
  func noteUses() {
    if author == .guide { return }
    forEachItem { item, _ in
      if item.isSystemGuide, let guide = item.guide {
        item.parent?.systemGuide(guide)?.useChanged()
      }
    }
  }
}
