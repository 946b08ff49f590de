/// A list for each of so many numbers, one behind the other.
///
/// It is filled in two rounds: the first one counts, the second one writes. (A counting sort.)
struct GroupedLists<Element: BitwiseCopyable>: ~Copyable {
  // List i is elements[starts[i]..<starts[i + 1]].
  private var starts = FlatArray<Int32>()
  private var elements = FlatArray<Element>()

  /// A list, to walk over. Valid until the next `makeRoom(for:)`.
  @inline(__always)
  subscript(list: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: elements.elements[range(list)])
  }

  @inline(__always)
  subscript(list: Int32) -> UnsafeBufferPointer<Element> { self[Int(list)] }

  @inline(__always)
  private func range(_ list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  mutating func begin(listCount: Int) { starts.reset(to: 0, count: listCount + 2) }

  @inline(__always)
  mutating func announce(in list: Int32) { starts[Int(list) + 2] += 1 }

  /// Ends the first round. Until the second one ends, `starts[i + 1]` is where list i goes on.
  ///
  /// - Parameter placeholder: What stands in the lists until then.
  mutating func makeRoom(for placeholder: Element) {
    // Prefix sums.
    for list in 2..<starts.count { starts[list] += starts[list - 1] }
    elements.reset(to: placeholder, count: Int(starts[starts.count - 1]))
  }

  @inline(__always)
  mutating func add(_ element: Element, to list: Int32) {
    elements[starts[Int(list) + 1]] = element
    starts[Int(list) + 1] += 1
  }

  /// Sorts a list, stably.
  mutating func sort(_ list: Int, by precedes: (Element, Element) -> Bool) {
    let range = range(list)
    if range.count > 1 { elements.sort(range, by: precedes) }
  }
}
