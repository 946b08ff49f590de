/// The importer looks for a `CGFloat` in a module of this name, and the optimizer sees through it
/// only if its members are transparent.
@frozen
public struct CGFloat: Sendable {
  public typealias NativeType = Double

  public var native: Double

  @_transparent public init() { native = 0 }
  @_transparent public init(_ value: Double) { native = value }
  @_transparent public init(_ value: Float) { native = Double(value) }
  @_transparent public init(_ value: CGFloat) { self = value }
  @_transparent public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
}

extension Double {
  @_transparent public init(_ value: CGFloat) { self = value.native }
}

extension Float {
  @_transparent public init(_ value: CGFloat) { self = Float(value.native) }
}

extension Int {
  @_transparent public init(_ value: CGFloat) { self = Int(value.native) }
}

extension CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  @_transparent public init(integerLiteral value: Int) { native = Double(value) }
  @_transparent public init(floatLiteral value: Double) { native = value }
}

extension CGFloat: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public func hash(into hasher: inout Hasher) { hasher.combine(native) }
  public var description: String { native.description }
  public var debugDescription: String { native.debugDescription }
}

extension CGFloat: Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat

  public static var exponentBitCount: Int { Double.exponentBitCount }
  public static var significandBitCount: Int { Double.significandBitCount }
  public static var radix: Int { Double.radix }
  public static var nan: CGFloat { @_transparent get { CGFloat(Double.nan) } }
  public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  public static var infinity: CGFloat { @_transparent get { CGFloat(Double.infinity) } }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }

  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }

  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
  ) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern,
      significandBitPattern: significandBitPattern)
  }

  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) {
    native = Double(signOf: sign.native, magnitudeOf: magnitude.native)
  }

  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var significandWidth: Int { native.significandWidth }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { CGFloat(native.significand) }
  public var ulp: CGFloat { CGFloat(native.ulp) }
  public var nextUp: CGFloat { CGFloat(native.nextUp) }
  public var magnitude: CGFloat { @_transparent get { CGFloat(native.magnitude) } }

  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { @_transparent get { native.isFinite } }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { @_transparent get { native.isNaN } }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { native.isCanonical }

  @_transparent public static prefix func - (value: CGFloat) -> CGFloat { CGFloat(-value.native) }
  @_transparent public static func + (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native + right.native)
  }
  @_transparent public static func - (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native - right.native)
  }
  @_transparent public static func * (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native * right.native)
  }
  @_transparent public static func / (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native / right.native)
  }
  @_transparent public static func += (left: inout CGFloat, right: CGFloat) {
    left.native += right.native
  }
  @_transparent public static func -= (left: inout CGFloat, right: CGFloat) {
    left.native -= right.native
  }
  @_transparent public static func *= (left: inout CGFloat, right: CGFloat) {
    left.native *= right.native
  }
  @_transparent public static func /= (left: inout CGFloat, right: CGFloat) {
    left.native /= right.native
  }

  @_transparent public mutating func negate() { native.negate() }
  public mutating func formRemainder(dividingBy other: CGFloat) {
    native.formRemainder(dividingBy: other.native)
  }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
    native.formTruncatingRemainder(dividingBy: other.native)
  }
  public mutating func formSquareRoot() { native.formSquareRoot() }
  public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {
    native.addProduct(left.native, right.native)
  }
  public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }

  @_transparent public func isEqual(to other: CGFloat) -> Bool { native == other.native }
  @_transparent public func isLess(than other: CGFloat) -> Bool { native < other.native }
  @_transparent public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool {
    native <= other.native
  }
  @_transparent public static func == (left: CGFloat, right: CGFloat) -> Bool {
    left.native == right.native
  }
  @_transparent public static func < (left: CGFloat, right: CGFloat) -> Bool {
    left.native < right.native
  }
  @_transparent public static func <= (left: CGFloat, right: CGFloat) -> Bool {
    left.native <= right.native
  }
  @_transparent public static func > (left: CGFloat, right: CGFloat) -> Bool {
    left.native > right.native
  }
  @_transparent public static func >= (left: CGFloat, right: CGFloat) -> Bool {
    left.native >= right.native
  }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool {
    native.isTotallyOrdered(belowOrEqualTo: other.native)
  }

  @_transparent public func distance(to other: CGFloat) -> CGFloat { other - self }
  @_transparent public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
}

public func sin(_ x: CGFloat) -> CGFloat { fatalError() }
public func cos(_ x: CGFloat) -> CGFloat { fatalError() }
