import Foundation
import Testing

@testable import OpenAutoLayout

/// Lengths and their offsets, against sums of an array.
struct ListLengthsTests {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 31, 33])
  func offsetsAreSums(count: Int) {
    var lengths = ListLengths(count: count, each: 44)
    var array = Array(repeating: CGFloat(44), count: count)
    for step in 0..<(count * 3) {
      let index = step * 7 % count
      let length = CGFloat(step * 13 % 5 * 10)
      lengths.set(length, at: index)
      array[index] = length
      expect(lengths, equal: array)
    }
    expect(ListLengths(array), equal: array)
  }

  private func expect(_ lengths: ListLengths, equal array: [CGFloat]) {
    let begins = array.indices.map { array[..<$0].reduce(0, +) }
    let total = array.reduce(0, +)
    #expect(array.indices.map { lengths.offset(of: $0) } == begins)
    #expect(array.indices.map { lengths[$0] } == array)
    #expect(lengths.total == total)
    for offset in stride(from: 0, through: total + 50, by: 9) {
      #expect(lengths.index(at: offset) == begins.lastIndex { $0 <= offset })
    }
    let visible = lengths.indices(from: 35, to: 120)
    #expect(
      array.indices.filter { begins[$0] < 120 && begins[$0] + array[$0] > 35 && array[$0] > 0 }
        .allSatisfy { visible.contains($0) })
  }

  @Test func equalLengthsHaveNoTree() {
    var lengths = ListLengths(count: 100_000, each: 44)
    #expect(lengths.isUniform)
    #expect(lengths.index(at: 2_000_000) == 45_454)
    #expect(lengths.indices(from: 2_000_000, to: 2_000_400) == 45_454..<45_464)
    lengths.set(44, at: 3)
    #expect(lengths.isUniform)
    lengths.set(45, at: 3)
    #expect(!lengths.isUniform)
    #expect(lengths.total == 4_400_001)
  }
}
