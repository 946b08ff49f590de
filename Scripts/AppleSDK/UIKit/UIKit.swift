@_exported import Foundation
@_exported import UIKit

extension UIEdgeInsets: @unchecked Sendable, Equatable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool {
    left.top == right.top && left.left == right.left && left.bottom == right.bottom
      && left.right == right.right
  }
}

extension NSDirectionalEdgeInsets: @unchecked Sendable, Equatable {
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool {
    left.top == right.top && left.leading == right.leading && left.bottom == right.bottom
      && left.trailing == right.trailing
  }
}

// A property of the class in Apple's header: Core Graphics' classes are Swift's here.
extension UIColor {
  public var cgColor: CGColor { fatalError() }
}

// As in the kit's overlay, which was open source until Swift 5.2: stdlib/public/Darwin.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
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

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
