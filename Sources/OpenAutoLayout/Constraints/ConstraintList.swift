import LayoutSolver

/// The constraints that a view holds, in the order of their addition.
///
/// A removed constraint leaves a gap, so that removing one costs the same in any list; the gaps are
/// closed when they make up half of the list.
struct ConstraintList: ~Copyable {
  /// The constraints, each retained once, `nil` for a gap.
  private var slots = FlatArray<Unmanaged<NSLayoutConstraint>?>()
  private var gaps = 0

  deinit {
    for constraint in slots.elements { constraint?.release() }
  }

  var count: Int { slots.count - gaps }
  var isEmpty: Bool { count == 0 }

  /// The constraints and the gaps, to walk over without counting references. Valid until the next
  /// change of the list.
  var unmanaged: UnsafeBufferPointer<Unmanaged<NSLayoutConstraint>?> { slots.elements }

  /// The constraints, to walk over without a copy. Valid until the next change of the list.
  var unretained: some Sequence<NSLayoutConstraint> {
    slots.elements.lazy.compactMap { $0?.takeUnretainedValue() }
  }

  var elements: [NSLayoutConstraint] { Array(unretained) }

  @MainActor
  mutating func append(_ constraint: consuming NSLayoutConstraint) {
    constraint.indexInHolder = Int32(truncatingIfNeeded: slots.count)
    slots.append(.passUnretained(constraint))
    // The last thing that is done with it, so that a reference which the caller gives up becomes the
    // list's, and none has to be counted.
    _ = Unmanaged.passRetained(constraint)
  }

  @MainActor
  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[constraint.indexInHolder] = nil
    gaps += 1
    while !slots.isEmpty, slots[slots.count - 1] == nil {
      slots.removeLast(1)
      gaps -= 1
    }
    if gaps > 8 && gaps * 2 > slots.count { closeGaps() }
    Unmanaged.passUnretained(constraint).release()
  }

  @MainActor
  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    gaps = 0
    for index in slots.indices {
      slots[index]?.takeUnretainedValue().indexInHolder = Int32(truncatingIfNeeded: index)
    }
  }

  mutating func removeAll() {
    let constraints = elements
    slots.removeAll()
    gaps = 0
    for constraint in constraints { Unmanaged.passUnretained(constraint).release() }
  }
}
