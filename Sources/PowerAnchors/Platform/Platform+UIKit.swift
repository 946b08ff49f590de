#if canImport(UIKit) && !os(watchOS) && !OpenAutoLayout
  @_exported public import UIKit

  /// The platform's class for views: `UIView` on this platform.
  public typealias LayoutView = UIView

  /// The platform's class for layout guides: `UILayoutGuide` on this platform.
  public typealias LayoutGuide = UILayoutGuide

  /// The platform's type for priorities: `UILayoutPriority` on this platform.
  public typealias LayoutPriority = UILayoutPriority

  /// The platform's type for the horizontal and the vertical axis: `NSLayoutConstraint.Axis` on
  /// this platform.
  public typealias LayoutAxis = NSLayoutConstraint.Axis
#endif
