import LayoutSolver
import RandomTestSupport
import Testing

struct FlatArrayTests {
  @Test func elementsSurviveTheGrowthOfTheirArray() {
    var array = FlatArray<Int32>()
    let isEmpty = array.isEmpty
    #expect(isEmpty)
    for number in 0..<100_000 { array.append(Int32(number)) }
    #expect(array.count == 100_000)
    #expect(array.elements.elementsEqual(0..<100_000))
    array.removeAll { !$0.isMultiple(of: 1_000) }
    array.removeFirst(10)
    array.removeLast(10)
    #expect(array.elements.elementsEqual(stride(from: 10_000, to: 90_000, by: 1_000)))
  }

  @Test func growingFillsWithTheElementAndResettingStartsAnew() {
    var array = FlatArray<Int>()
    array.append(1)
    array.grow(to: 3, with: 7)
    array.grow(to: 2, with: 8)
    #expect(array.elements.elementsEqual([1, 7, 7]))
    array.reset(to: 5, count: 2)
    #expect(array.elements.elementsEqual([5, 5]))
    array.reset(to: 5, count: 0)
    #expect(array.popLast() == nil)
  }

  /// Of elements that are equal, the earlier one stays before the later one: in both algorithms.
  @Test(arguments: [8, 9, 100])
  func sortingIsStable(_ count: Int) {
    struct Card { var rank: Int; var number: Int }
    var random = SplitMix64(seed: 1)
    var cards = FlatArray<Card>()
    for number in 0..<count { cards.append(Card(rank: random.number(0...3), number: number)) }
    cards.insert(Card(rank: 9, number: -1), at: 0)
    cards.sort(1..<count + 1) { $0.rank < $1.rank }
    let sorted = cards.elements.dropFirst().map { ($0.rank, $0.number) }
    #expect(cards[0].rank == 9)
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [[40], [20, 20], [30, 3, 20], [9, 9, 9, 9, 9], [1, 50, 1]])
  func runsAreMerged(_ lengths: [Int]) {
    var array = FlatArray<Int>()
    for (first, length) in lengths.enumerated() {
      for index in 0..<length { array.append(index * lengths.count - first) }
    }
    let elements = Array(array.elements)
    array.sort(array.indices, by: <)
    #expect(array.elements.elementsEqual(elements.sorted()))
  }
}
