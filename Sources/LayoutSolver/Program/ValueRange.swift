extension Solver {
  /// Where a value may be, and what bounds it.
  struct ValueRange {
    var lower: Double
    var upper: Double
    var lowerSource: BoundSource
    var upperSource: BoundSource

    // Not stored: a look whether it is initialized yet would be made for each row.
    static var unbounded: ValueRange {
      ValueRange(lower: -.infinity, upper: .infinity, lowerSource: .none, upperSource: .none)
    }

    static func nonNegative(_ column: Int32) -> ValueRange {
      ValueRange(lower: 0, upper: .infinity, lowerSource: .size(column), upperSource: .none)
    }

    var endCount: Int { (lower == -.infinity ? 0 : 1) + (upper == .infinity ? 0 : 1) }
    var isUnbounded: Bool { lower == -.infinity && upper == .infinity }

    /// What bounds the range in the direction.
    func source(towards direction: Double) -> BoundSource {
      direction > 0 ? upperSource : lowerSource
    }
  }

  /// What bounds a value: a row, a size that is never negative, or nothing.
  struct BoundSource: Equatable {
    /// A row's index, or -1 - the index of a column.
    private var code: Int32
    /// The row's place in the order of addition.
    private(set) var rank: Int32

    static var none: BoundSource { BoundSource(code: .min, rank: .max) }

    static func row(_ index: Int32, rank: Int32) -> BoundSource {
      BoundSource(code: index, rank: rank)
    }

    static func size(_ column: Int32) -> BoundSource {
      BoundSource(code: -1 - column, rank: .max)
    }

    var row: Int32? { code >= 0 ? code : nil }
    var size: Int32? { code < 0 && code != .min ? -1 - code : nil }
  }
}

extension Solver.ValueRange {
  /// The range of the value x for which factor · x + offset is in this range.
  func preimage(factor: Double, offset: Double) -> Solver.ValueRange {
    // A negative factor turns the range around. Infinite ends stay infinite, as the factor is not 0.
    let atLower = (lower - offset) / factor
    let atUpper = (upper - offset) / factor
    return factor > 0
      ? .init(
        lower: atLower, upper: atUpper, lowerSource: lowerSource, upperSource: upperSource)
      : .init(
        lower: atUpper, upper: atLower, lowerSource: upperSource, upperSource: lowerSource)
  }

  /// Takes over tighter bounds. Where two exclude each other, returns these, and leaves the range as it was.
  mutating func intersect(
    _ other: Solver.ValueRange
  ) -> (lower: Solver.BoundSource, upper: Solver.BoundSource)? {
    var result = self
    if other.lower > lower {
      result.lower = other.lower
      result.lowerSource = other.lowerSource
    }
    if other.upper < upper {
      result.upper = other.upper
      result.upperSource = other.upperSource
    }
    if result.lower > result.upper {
      let scale = max(1, abs(result.lower), abs(result.upper))
      // Two equalities that say the same by other ways differ by rounding. That is no conflict.
      guard result.lower - result.upper <= Solver.tolerance * scale else {
        return (result.lowerSource, result.upperSource)
      }
      // Both ends become the older bound, so that the answer does not depend on rounding of the newer one.
      if result.lower == lower { result.upper = lower } else { result.lower = result.upper }
    }
    self = result
    return nil
  }
}
