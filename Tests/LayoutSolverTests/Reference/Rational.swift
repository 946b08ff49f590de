/// An exact fraction of two `Int`s, in lowest terms.
///
/// Arithmetic that would leave `Int` throws: a result is exact, or there is none.
struct Rational: Hashable, Sendable {
  let numerator: Int
  /// Always positive.
  let denominator: Int

  struct Overflow: Error {}

  static let zero = Rational(0)

  init(_ integer: Int) {
    numerator = integer
    denominator = 1
  }

  init(_ numerator: Int, over denominator: Int) {
    precondition(denominator > 0, "A denominator is positive: move the sign to the numerator.")
    let divisor = max(1, greatestCommonDivisor(numerator, denominator))
    self.init(lowestTerms: numerator / divisor, denominator / divisor)
  }

  private init(lowestTerms numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isZero: Bool { numerator == 0 }

  var magnitude: Rational { numerator < 0 ? -self : self }

  func reciprocal() -> Rational {
    precondition(!isZero, "Zero has no reciprocal.")
    return numerator < 0
      ? Rational(lowestTerms: -denominator, -numerator)
      : Rational(lowestTerms: denominator, numerator)
  }

  static prefix func - (operand: Rational) -> Rational {
    Rational(lowestTerms: -operand.numerator, operand.denominator)
  }

  static func + (lhs: Rational, rhs: Rational) throws(Overflow) -> Rational {
    if lhs.denominator == 1 && rhs.denominator == 1 {
      return Rational(try sum(lhs.numerator, rhs.numerator))
    }
    let shared = greatestCommonDivisor(lhs.denominator, rhs.denominator)
    let (left, right) = (lhs.denominator / shared, rhs.denominator / shared)
    let numerator = try sum(product(lhs.numerator, right), product(rhs.numerator, left))
    // Whatever still cancels, divides the shared factor.
    let divisor = max(1, greatestCommonDivisor(numerator, shared))
    return Rational(
      lowestTerms: numerator / divisor, try product(left, rhs.denominator / divisor))
  }

  static func - (lhs: Rational, rhs: Rational) throws(Overflow) -> Rational {
    try lhs + -rhs
  }

  static func * (lhs: Rational, rhs: Rational) throws(Overflow) -> Rational {
    if lhs.denominator == 1 && rhs.denominator == 1 {
      return Rational(try product(lhs.numerator, rhs.numerator))
    }
    let first = max(1, greatestCommonDivisor(lhs.numerator, rhs.denominator))
    let second = max(1, greatestCommonDivisor(rhs.numerator, lhs.denominator))
    return Rational(
      lowestTerms: try product(lhs.numerator / first, rhs.numerator / second),
      try product(lhs.denominator / second, rhs.denominator / first))
  }

  static func / (lhs: Rational, rhs: Rational) throws(Overflow) -> Rational {
    try lhs * rhs.reciprocal()
  }

  private static func sum(_ lhs: Int, _ rhs: Int) throws(Overflow) -> Int {
    let (result, overflow) = lhs.addingReportingOverflow(rhs)
    // The smallest `Int` has no opposite, so that it counts as out of range, too.
    guard !overflow, result != .min else { throw Overflow() }
    return result
  }

  private static func product(_ lhs: Int, _ rhs: Int) throws(Overflow) -> Int {
    let (result, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    guard !overflow, result != .min else { throw Overflow() }
    return result
  }
}

extension Rational: Comparable {
  static func < (lhs: Rational, rhs: Rational) -> Bool {
    if lhs.denominator == rhs.denominator { return lhs.numerator < rhs.numerator }
    // In full width, so that a comparison is always exact.
    let left = lhs.numerator.multipliedFullWidth(by: rhs.denominator)
    let right = rhs.numerator.multipliedFullWidth(by: lhs.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension Rational: CustomStringConvertible {
  var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension Double {
  /// The nearest value, if both halves of the fraction are below 2⁵³.
  init(_ rational: Rational) {
    self = Double(rational.numerator) / Double(rational.denominator)
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (divisor, remainder) = (abs(first), abs(second))
  while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
  return divisor
}
