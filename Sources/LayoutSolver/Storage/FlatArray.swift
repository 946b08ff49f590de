import Foundation

/// An array of plain values with one owner: no reference counts, no checks for uniqueness.
///
/// What the solver does with a number takes less time than an array's bookkeeping about it. Indices are checked in
/// debug builds. An element type may not be private: Swift 6.3 compiles no debug build of a module in which such an
/// array is part of another file's class.
public struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  /// Room for `capacity` elements, of which the first `count` are initialized; never read or freed while there is none.
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

  /// Sorts a range of the array, stably: a merge sort, with insertion in short ranges. The standard library's inserts
  /// into runs of up to 64: 2 % of a form with a shared width of many labels.
  @inlinable public mutating func sort(
    _ range: Range<Int>, by precedes: (Element, Element) -> Bool
  ) {
    // Most lists have two or three elements.
    guard range.count > 8 else { return insertionSort(range, by: precedes) }
    var left = FlatArray()
    mergeSort(range, &left, by: precedes)
  }

  @inlinable mutating func mergeSort(
    _ range: Range<Int>, _ left: inout FlatArray, by precedes: (Element, Element) -> Bool
  ) {
    guard range.count > 8 else { return insertionSort(range, by: precedes) }
    // Most are in order, and where a few elements are not, most halves are. Of others, the first few say so.
    guard range.dropFirst().contains(where: { precedes(storage[$0], storage[$0 - 1]) }) else {
      return
    }
    let middle = range.lowerBound + range.count / 2
    mergeSort(range.lowerBound..<middle, &left, by: precedes)
    mergeSort(middle..<range.upperBound, &left, by: precedes)
    if precedes(storage[middle], storage[middle - 1]) {
      merge(range.lowerBound, middle, range.upperBound, &left, by: precedes)
    }
  }

  /// Merges two sorted ranges that follow each other.
  @inlinable mutating func merge(
    _ start: Int, _ middle: Int, _ end: Int, _ left: inout FlatArray,
    by precedes: (Element, Element) -> Bool
  ) {
    // The left half makes room by moving out; the right one is never overtaken by what is written.
    left.removeAll()
    for index in start..<middle { left.append(storage[index]) }
    var (hole, taken, right) = (start, 0, middle)
    while taken < left.count {
      // Of equals the left one goes first, which makes the sort stable.
      if right < end, precedes(storage[right], left[taken]) {
        storage[hole] = storage[right]
        right += 1
      } else {
        storage[hole] = left[taken]
        taken += 1
      }
      hole += 1
    }
  }

  @inlinable mutating func insertionSort(
    _ range: Range<Int>, by precedes: (Element, Element) -> Bool
  ) {
    for index in range {
      let element = storage[index]
      var hole = index
      while hole > range.lowerBound, precedes(element, storage[hole - 1]) {
        storage[hole] = storage[hole - 1]
        hole -= 1
      }
      storage[hole] = element
    }
  }

  @inlinable public mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isRemoved(storage[index]) {
      storage[kept] = storage[index]
      kept += 1
    }
    usedCount = kept
  }

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

  mutating func copy(_ other: borrowing FlatArray) {
    reserveCapacity(other.count)
    storage.update(from: other.storage, count: other.count)
    usedCount = other.count
  }

  @inlinable public mutating func reserveCapacity(_ minimum: Int) {
    if minimum > capacity { grow(toCapacity: max(minimum, 2 * capacity)) }
  }

  /// Moves to a larger block of memory.
  @inline(never)
  @usableFromInline mutating func grow(toCapacity newCapacity: Int) {
    let size = newCapacity * MemoryLayout<Element>.stride
    // Nothing is to be taken along, as by arrays that are filled anew for each layout.
    if isEmpty {
      giveBack()
      capacity = 0
    }
    // Rows, columns and terms have numbers of 32 bits, so no array gets longer than these count.
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
