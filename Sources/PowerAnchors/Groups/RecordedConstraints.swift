/// What a group's closure has made, until the group takes it over.
///
/// All groups use the same block of memory, one after the other. So to collect a constraint is to
/// store it, and a group has no list that grows from call to call.
struct RecordedConstraints: ~Copyable {
  /// Memory that is never given back. Its first elements are initialized, as many as `count` says.
  private var block = UnsafeMutableBufferPointer<NSLayoutConstraint>(start: nil, count: 0)
  private var count = 0

  mutating func append(_ constraint: consuming NSLayoutConstraint) {
    if count == block.count { Self.enlarge(&block) }
    block.initializeElement(at: count, to: constraint)
    count += 1
  }

  /// Moves the constraints into an array that has room for no more.
  mutating func takeAll() -> [NSLayoutConstraint] {
    guard count > 0 else { return [] }
    let recorded = UnsafeMutableBufferPointer(rebasing: block[..<count])
    count = 0
    return Array(unsafeUninitializedCapacity: recorded.count) { array, count in
      count = array.moveInitialize(fromContentsOf: recorded)
    }
  }

  @inline(never)
  private static func enlarge(_ block: inout UnsafeMutableBufferPointer<NSLayoutConstraint>) {
    let larger = UnsafeMutableBufferPointer<NSLayoutConstraint>
      .allocate(capacity: max(16, 2 * block.count))
    _ = larger.moveInitialize(fromContentsOf: block)
    block.deallocate()
    block = larger
  }
}
