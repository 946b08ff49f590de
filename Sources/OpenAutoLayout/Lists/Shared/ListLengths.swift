import Foundation

/// The lengths of a list's rows, one after the other, and where each of them begins.
///
/// As long as all are equally long, they are two numbers. The first length that differs makes a
/// Fenwick tree (P. Fenwick, "A new data structure for cumulative frequency tables", 1994) of the
/// differences, in which a length, an offset and an index cost O(log count).
struct ListLengths: Equatable {
  private(set) var count: Int
  /// The length of what has none of its own.
  private(set) var usual: CGFloat
  private var differences: [CGFloat] = []
  /// At 1-based `i`, the sum of the last `i & -i` differences up to `i`.
  private var sums: [CGFloat] = []

  init(count: Int, each usual: CGFloat) {
    self.count = count
    self.usual = usual
  }

  init(_ lengths: [CGFloat]) {
    self.init(count: lengths.count, each: lengths.first ?? 0)
    if lengths.allSatisfy({ $0 == usual }) { return }
    differences = lengths.map { $0 - usual }
    makeSums()
  }

  /// The length of all together.
  var total: CGFloat { offset(of: count) }

  /// Whether all have the usual length.
  var isUniform: Bool { differences.isEmpty }

  subscript(index: Int) -> CGFloat { isUniform ? usual : usual + differences[index] }

  /// Where one begins; for the count, where the last one ends.
  func offset(of index: Int) -> CGFloat {
    var offset = CGFloat(index) * usual
    if isUniform { return offset }
    var node = index
    while node > 0 {
      offset += sums[node]
      node &= node - 1
    }
    return offset
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - self[index]
    if change == 0 { return }
    if isUniform {
      differences = Array(repeating: 0, count: count)
      sums = Array(repeating: 0, count: count + 1)
    }
    differences[index] = length - usual
    var node = index + 1
    while node <= count {
      sums[node] += change
      node += node & -node
    }
  }

  /// Which one an offset is in: the last that begins there or before. It is `nil` if there is none,
  /// and the first or the last for an offset outside of all.
  func index(at offset: CGFloat) -> Int? {
    if count == 0 { return nil }
    if isUniform {
      return usual > 0 ? Int(min(max(0, offset / usual), CGFloat(count - 1))) : count - 1
    }
    // Descends the tree by halves of what is left.
    var (node, begin) = (0, CGFloat(0))
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next <= count {
        let end = begin + sums[next] + CGFloat(step) * usual
        if end <= offset { (node, begin) = (next, end) }
      }
      step >>= 1
    }
    return min(node, count - 1)
  }

  /// The ones of which a part is between two offsets.
  func indices(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard upper > lower, upper > 0, lower < total, let first = index(at: max(0, lower)) else {
      return 0..<0
    }
    var end = first
    while end < count, offset(of: end) < upper { end += 1 }
    return first..<end
  }

  private mutating func makeSums() {
    sums = Array(repeating: 0, count: count + 1)
    for node in stride(from: 1, through: count, by: 1) {
      sums[node] += differences[node - 1]
      let parent = node + (node & -node)
      if parent <= count { sums[parent] += sums[node] }
    }
  }
}
