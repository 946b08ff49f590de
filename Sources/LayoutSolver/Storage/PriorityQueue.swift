/// A binary heap. The order is passed to each call, so that it may read its caller's arrays; it has to be the same one
/// for all calls.
struct PriorityQueue<Element: BitwiseCopyable>: ~Copyable {
  private var heap = FlatArray<Element>()

  var isEmpty: Bool { heap.isEmpty }
  var first: Element? { heap.isEmpty ? nil : heap[0] }

  mutating func removeAll() { heap.removeAll() }

  mutating func insert(_ element: Element, by precedes: (Element, Element) -> Bool) {
    heap.append(element)
    raise(element, from: heap.count - 1, by: precedes)
  }

  mutating func removeFirst(by precedes: (Element, Element) -> Bool) -> Element? {
    guard let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return last }
    let first = heap[0]
    // What was last mostly belongs near the end again: the gap goes there first (R. Floyd).
    var gap = 0
    while 2 * gap + 1 < heap.count {
      var child = 2 * gap + 1
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
      heap[gap] = heap[child]
      gap = child
    }
    raise(last, from: gap, by: precedes)
    return first
  }

  @inline(__always)
  private mutating func raise(
    _ element: Element, from gap: Int, by precedes: (Element, Element) -> Bool
  ) {
    var gap = gap
    while gap > 0 {
      let parent = (gap - 1) / 2
      guard precedes(element, heap[parent]) else { break }
      heap[gap] = heap[parent]
      gap = parent
    }
    heap[gap] = element
  }
}
