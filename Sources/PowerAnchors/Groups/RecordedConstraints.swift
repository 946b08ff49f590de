/// What a group's closure has made, until the group takes it over.
///
/// All groups use the same block of memory, one after the other. So to collect a constraint is to
/// store it, and a group has no list that grows from call to call.
///
/// Safe, since `count` elements of the block are initialized before and after each call, and nothing
/// outside sees the block.
@safe
struct RecordedConstraints: ~Copyable {
  /// Memory that is never given back.
  private var block = unsafe UnsafeMutableBufferPointer<NSLayoutConstraint>(start: nil, count: 0)
  /// How many elements of the block are initialized, from its first one on.
  private var count = 0

  mutating func append(_ constraint: consuming NSLayoutConstraint) {
    if unsafe count == block.count { unsafe Self.enlarge(&block) }
    unsafe block.initializeElement(at: count, to: constraint)
    count += 1
  }

  /// Moves the constraints into an array that has room for no more.
  mutating func takeAll() -> [NSLayoutConstraint] {
    guard count > 0 else { return [] }
    let recorded = unsafe UnsafeMutableBufferPointer(rebasing: block[..<count])
    count = 0
    return unsafe Array(unsafeUninitializedCapacity: recorded.count) { array, count in
      count = unsafe array.moveInitialize(fromContentsOf: recorded)
    }
  }

  @inline(never)
  private static func enlarge(_ block: inout UnsafeMutableBufferPointer<NSLayoutConstraint>) {
    let larger = UnsafeMutableBufferPointer<NSLayoutConstraint>
      .allocate(capacity: max(16, 2 * block.count))
    _ = unsafe larger.moveInitialize(fromContentsOf: block)
    unsafe block.deallocate()
    unsafe block = larger
  }
}
