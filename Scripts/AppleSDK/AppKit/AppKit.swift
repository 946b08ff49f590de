@_exported import AppKit
@_exported import Foundation

public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint

extension NSDirectionalEdgeInsets: @unchecked Sendable {}

// As in the kit's overlay, which was open source until Swift 5.2: stdlib/public/Darwin.
public protocol _AppKitKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _AppKitKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue + rhs) ?? lhs
  }
  public static func + (lhs: RawValue, rhs: Self) -> Self {
    Self(rawValue: lhs + rhs.rawValue) ?? rhs
  }
  public static func - (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue - rhs) ?? lhs
  }
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension NSLayoutConstraint.Priority: _AppKitKitNumericRawRepresentable {}
