public import Foundation

/// Values with a number that arithmetic applies to: priorities, levels of windows and weights of fonts.
///
/// UIKit has the same protocol with the same operators. An operator that a client or a package declares
/// on the type itself wins over those of a protocol, so both can exist.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Whether the first number is smaller.
  @inlinable @_documentation(visibility: internal)
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the value with a number added.
  @inlinable @_documentation(visibility: internal)
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }

  /// Returns the value with a number added.
  @inlinable @_documentation(visibility: internal)
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }

  /// Returns the value with a number subtracted.
  @inlinable @_documentation(visibility: internal)
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }

  /// Returns the difference of the two numbers.
  @inlinable @_documentation(visibility: internal)
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds a number to the value.
  @inlinable @_documentation(visibility: internal)
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Subtracts a number from the value.
  @inlinable @_documentation(visibility: internal)
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
