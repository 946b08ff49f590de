import Foundation

/// The pairs of visible siblings that share an area.
///
/// Views are visited from the left, and each meets those to its left that are still open. Counting
/// takes n log n steps by two counts of vertical ends; only to name the first pairs are views compared
/// one by one.
@MainActor
struct LayoutOverlaps {
  /// How many pairs of a tree are named.
  private static var namedPairs: Int { 20 }

  /// A view, and its frame, which is read once: a subclass computes it as it likes.
  private struct Shown {
    let view: UIView
    let frame: CGRect
  }

  private var count = 0
  /// Such as "welcome and dismiss, by 296 × 8".
  private var named: [String] = []

  var lines: [String] {
    var lines = named.map { "Overlapping: \($0)." }
    if count > named.count { lines.append("Overlapping: \(count - named.count) more pairs.") }
    return lines
  }

  mutating func find(among siblings: [UIView]) {
    var shown: [Shown] = []
    for view in siblings where !view.isHidden {
      let frame = view.frame
      if frame.width > 0 && frame.height > 0 { shown.append(Shown(view: view, frame: frame)) }
    }
    shown.sort { $0.frame.minX < $1.frame.minX }
    let frames = shown.map(\.frame)
    let byRight = frames.indices.sorted { frames[$0].maxX < frames[$1].maxX }
    var tops = RankedCount(of: frames.map(\.minY))
    var bottoms = RankedCount(of: frames.map(\.maxY))
    var closed = 0
    for (index, frame) in frames.enumerated() {
      while frames[byRight[closed]].maxX <= frame.minX {
        tops.add(-1, at: frames[byRight[closed]].minY)
        bottoms.add(-1, at: frames[byRight[closed]].maxY)
        closed += 1
      }
      // Those that begin above its bottom, without those that end above its top.
      let met = tops.count(below: frame.maxY) - bottoms.count(upTo: frame.minY)
      if met > 0 && named.count < Self.namedPairs { name(shown[index], among: shown[..<index]) }
      count += met
      tops.add(1, at: frame.minY)
      bottoms.add(1, at: frame.maxY)
    }
  }

  private mutating func name(
    _ last: Shown, among others: ArraySlice<Shown>
  ) {
    for other in others where named.count < Self.namedPairs {
      let shared = other.frame.intersection(last.frame)
      if shared.isNull || shared.width <= 0 || shared.height <= 0 { continue }
      named.append(
        "\(other.view.item.name) and \(last.view.item.name), by \(shared.width.brief) × "
          + shared.height.brief)
    }
  }
}

/// Counts at known numbers, and how many of them lie below a number: a Fenwick tree.
private struct RankedCount {
  private let numbers: [CGFloat]
  private var sums: [Int]

  init(of numbers: [CGFloat]) {
    self.numbers = numbers.sorted()
    sums = Array(repeating: 0, count: numbers.count + 1)
  }

  mutating func add(_ count: Int, at number: CGFloat) {
    var position = rank { $0 < number } + 1
    while position < sums.count {
      sums[position] += count
      position += position & -position
    }
  }

  func count(below number: CGFloat) -> Int { sum(first: rank { $0 < number }) }

  func count(upTo number: CGFloat) -> Int { sum(first: rank { $0 <= number }) }

  private func sum(first count: Int) -> Int {
    var sum = 0
    var position = count
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return sum
  }

  /// How many of the sorted numbers come first, by bisection.
  private func rank(_ comesFirst: (CGFloat) -> Bool) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if comesFirst(numbers[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
