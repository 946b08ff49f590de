/// The constraints that a view holds, in the order of their addition.
///
/// A removed constraint leaves a gap, so that removing one costs the same in any list. The gaps are
/// closed when they make up half of the list.
struct ConstraintList {
  /// `nil` for a gap.
  private var slots: [NSLayoutConstraint?] = []
  private var gaps = 0

  var count: Int { slots.count - gaps }
  var isEmpty: Bool { count == 0 }

  var all: Constraints { Constraints(slots: slots) }

  /// The constraints without the gaps.
  struct Constraints: Sequence, IteratorProtocol {
    fileprivate let slots: [NSLayoutConstraint?]
    private var index = 0

    fileprivate init(slots: [NSLayoutConstraint?]) { self.slots = slots }

    mutating func next() -> NSLayoutConstraint? {
      while index < slots.count {
        index += 1
        if let constraint = slots[index - 1] { return constraint }
      }
      return nil
    }
  }

  /// Calls the body with each constraint.
  ///
  /// The list keeps them alive, and no references are counted: that took 3 % of a layout of nested
  /// views.
  ///
  /// - Precondition: The body changes no list, and calls no client code.
  func forEach<Failure>(
    _ body: (NSLayoutConstraint) throws(Failure) -> Void
  ) throws(Failure) {
    for index in slots.indices {
      guard let constraint = slots[index].map(Unmanaged.passUnretained) else { continue }
      // By a result, since the call says of an error only that it is one.
      try constraint._withUnsafeGuaranteedRef { constraint in
        Result { () throws(Failure) in try body(constraint) }
      }.get()
    }
  }

  @MainActor
  mutating func append(_ constraint: consuming NSLayoutConstraint) {
    constraint.indexInHolder = Int32(truncatingIfNeeded: slots.count)
    slots.append(constraint)
  }

  @MainActor
  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[Int(constraint.indexInHolder)] = nil
    gaps += 1
    while let last = slots.last, last == nil {
      slots.removeLast()
      gaps -= 1
    }
    if gaps > 8 && gaps * 2 > slots.count { closeGaps() }
  }

  @MainActor
  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    gaps = 0
    for (index, constraint) in slots.enumerated() {
      constraint?.indexInHolder = Int32(truncatingIfNeeded: index)
    }
  }
}
