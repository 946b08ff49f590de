/// A binary heap. The order is passed to each call, so that it may read its caller's arrays; it has
/// to be the same one for all calls.
struct PriorityQueue<Element> {
  private(set) var elements = ContiguousArray<Element>()

  var isEmpty: Bool { elements.isEmpty }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  mutating func insert(_ element: Element, by precedes: (Element, Element) -> Bool) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(elements[child], elements[parent]) else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst(by precedes: (Element, Element) -> Bool) -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var parent = 0
    while 2 * parent + 1 < elements.count {
      var child = 2 * parent + 1
      if child + 1 < elements.count, precedes(elements[child + 1], elements[child]) { child += 1 }
      guard precedes(elements[child], elements[parent]) else { break }
      elements.swapAt(parent, child)
      parent = child
    }
    return first
  }
}
