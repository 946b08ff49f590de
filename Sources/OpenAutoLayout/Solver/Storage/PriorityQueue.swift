/// A binary heap. The order is passed to each call, so that it may read its caller's arrays; it has
/// to be the same one for all calls.
struct PriorityQueue<Element: BitwiseCopyable>: ~Copyable {
  private var heap = FlatArray<Element>()

  var isEmpty: Bool { heap.isEmpty }
  var first: Element? { heap.isEmpty ? nil : heap[0] }

  mutating func removeAll() { heap.removeAll() }

  mutating func insert(_ element: Element, by precedes: (Element, Element) -> Bool) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst(by precedes: (Element, Element) -> Bool) -> Element? {
    guard let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return last }
    let first = heap[0]
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
      guard precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(parent, child)
      parent = child
    }
    return first
  }
}
