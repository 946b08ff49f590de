/// The constraints that a view holds, in the order of their addition.
///
/// A removed constraint leaves a gap, so that removing one costs the same in any list; the gaps are
/// closed when they make up half of the list.
struct ConstraintList {
  /// The constraints, `nil` for a gap. Read it with a loop: a closure of an isolated caller is
  /// checked for its executor on every call.
  private(set) var slots: ContiguousArray<NSLayoutConstraint?> = []
  private var gaps = 0

  var isEmpty: Bool { slots.count == gaps }

  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.indexInHolder = Int32(truncatingIfNeeded: slots.count)
    slots.append(constraint)
  }

  @MainActor
  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[Int(constraint.indexInHolder)] = nil
    gaps += 1
    while let last = slots.indices.last, slots[last] == nil {
      slots.removeLast()
      gaps -= 1
    }
    if gaps > 8 && gaps * 2 > slots.count { closeGaps() }
  }

  @MainActor
  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    gaps = 0
    for index in slots.indices {
      slots[index]?.indexInHolder = Int32(truncatingIfNeeded: index)
    }
  }

  mutating func removeAll() {
    slots = []
    gaps = 0
  }

  var elements: [NSLayoutConstraint] { slots.compactMap { $0 } }
}
