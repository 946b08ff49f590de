import Foundation

/// An array of plain values with one owner: no reference counts, no checks for uniqueness.
///
/// What the solver does with a number takes less time than an array's bookkeeping about it. Indices
/// are checked in debug builds. An element type may not be private: Swift 6.3 compiles no debug
/// build of a module in which such an array is part of another file's class.
public struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  /// Room for `capacity` elements, of which the first `count` are initialized; never read or freed
  /// while there is none.
  @usableFromInline var storage: UnsafeMutablePointer<Element>
  @usableFromInline var usedCount = 0
  @usableFromInline var capacity: Int

  @inlinable public init() {
    // Most lists of most views stay empty, and then have no memory either.
    storage = Self.nothing
    capacity = 0
  }

  @inlinable deinit { giveBack() }

  // An alignment is never 0.
  @usableFromInline static var nothing: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  @inlinable public var count: Int { usedCount }
  @inlinable public var isEmpty: Bool { count == 0 }
  @inlinable public var indices: Range<Int> { 0..<count }

  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "The index \(index) is outside of 0..<\(count).")
      return storage[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count, "The index \(index) is outside of 0..<\(count).")
      yield &storage[index]
    }
  }

  @inlinable public subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify {
      assert(index >= 0 && index < count, "The index \(index) is outside of 0..<\(count).")
      yield &storage[Int(index)]
    }
  }

  /// The elements, to walk over. Valid until the next change of the count.
  @inlinable public var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  @inline(__always)
  @inlinable public mutating func append(_ element: Element) {
    if count == capacity { grow(toCapacity: max(4, 2 * capacity)) }
    storage[count] = element
    usedCount &+= 1
  }

  @inline(__always)
  @inlinable public mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    usedCount &-= 1
    return storage[count]
  }

  @inlinable public mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var position = count - 1
    while position > index {
      storage[position] = storage[position - 1]
      position -= 1
    }
    storage[index] = element
  }

  @inline(__always)
  @inlinable public mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  @inline(__always)
  @inlinable public mutating func removeAll() { usedCount = 0 }

  @inlinable public mutating func removeLast(_ removed: Int) {
    assert(removed <= count, "There are only \(count) elements.")
    usedCount -= removed
  }

  @inlinable public mutating func removeFirst(_ removed: Int) {
    for index in removed..<count { storage[index - removed] = storage[index] }
    removeLast(removed)
  }

  /// Sorts a range of the array, stably.
  @inlinable public mutating func sort(
    _ range: Range<Int>, by precedes: (Element, Element) -> Bool
  ) {
    guard range.count > 8 else {
      for index in range {
        let element = storage[index]
        var hole = index
        while hole > range.lowerBound, precedes(element, storage[hole - 1]) {
          storage[hole] = storage[hole - 1]
          hole -= 1
        }
        storage[hole] = element
      }
      return
    }
    var elements = UnsafeMutableBufferPointer(
      start: storage + range.lowerBound, count: range.count)
    elements.sort(by: precedes)
  }

  @inlinable public mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isRemoved(storage[index]) {
      storage[kept] = storage[index]
      kept += 1
    }
    usedCount = kept
  }

  /// Fills the array with copies of one element.
  @inlinable public mutating func reset(to element: Element, count newCount: Int) {
    usedCount = 0
    grow(to: newCount, with: element)
  }

  /// Makes the array at least this long.
  @inlinable public mutating func grow(to newCount: Int, with element: Element) {
    guard count < newCount else { return }
    reserveCapacity(newCount)
    (storage + count).initialize(repeating: element, count: newCount - count)
    usedCount = newCount
  }

  @inlinable public mutating func reserveCapacity(_ minimum: Int) {
    if minimum > capacity { grow(toCapacity: max(minimum, 2 * capacity)) }
  }

  /// Moves to a larger block of memory.
  ///
  /// Rows, columns and terms have numbers of 32 bits, so no array gets longer than these count.
  @inline(never)
  @usableFromInline mutating func grow(toCapacity newCapacity: Int) {
    let size = newCapacity * MemoryLayout<Element>.stride
    guard newCapacity <= Int32.max, let grown = realloc(capacity > 0 ? storage : nil, size) else {
      fatalError("There is no memory for \(newCapacity) numbers of a layout: lay out less at once.")
    }
    storage = grown.bindMemory(to: Element.self, capacity: newCapacity)
    capacity = newCapacity
  }

  @usableFromInline func giveBack() {
    if capacity > 0 { free(storage) }
  }
}
