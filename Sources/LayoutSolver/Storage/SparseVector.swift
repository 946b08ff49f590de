/// A vector that knows where it is not 0.
struct SparseVector: ~Copyable {
  private var values = FlatArray<Double>()
  /// The indices of everything that was added to since the last clearing.
  private(set) var indices = FlatArray<Int32>()
  private var listed = FlatArray<Bool>()

  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  @inline(__always)
  subscript(index: Int32) -> Double { values[index] }

  /// Whether the index is one of `indices`.
  @inline(__always)
  func isListed(_ index: Int32) -> Bool { listed[index] }

  mutating func reset(count: Int) {
    values.reset(to: 0, count: count)
    listed.reset(to: false, count: count)
    indices.removeAll()
  }

  mutating func clear() {
    for index in indices.elements {
      values[index] = 0
      listed[index] = false
    }
    indices.removeAll()
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    // A value may come back to 0 and stays listed, which costs less than to take it out.
    if !listed[index] {
      listed[index] = true
      indices.append(index)
    }
    values[index] += value
  }

  /// Replaces the value at an index that is listed.
  @inline(__always)
  mutating func set(_ value: Double, at index: Int32) { values[index] = value }
}
