/// The constraints that a group's closure has made and the group has not yet stored.
///
/// All groups use the same block of memory, one after another. So collecting a constraint only
/// stores it, and a group has no array that grows with each call.
///
/// This is safe: `count` elements of the block are initialized before and after each call, and no
/// other code has access to the block.
@safe
struct RecordedConstraints: ~Copyable {
  /// Memory that is never deallocated.
  private var block = unsafe UnsafeMutableBufferPointer<NSLayoutConstraint>(start: nil, count: 0)
  /// The number of initialized elements at the start of the block.
  private var count = 0

  mutating func append(_ constraint: consuming NSLayoutConstraint) {
    if unsafe count == block.count { unsafe Self.enlarge(&block) }
    unsafe block.initializeElement(at: count, to: constraint)
    count += 1
  }

  /// Moves the constraints into an array of exactly this capacity.
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
