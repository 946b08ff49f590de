#if OpenAutoLayout || (!canImport(AppKit) && !canImport(UIKit))
  @_exported public import OpenAutoLayout

  /// The platform's class for views: `UIView` on this platform.
  public typealias LayoutView = UIView

  /// The platform's class for layout guides: `UILayoutGuide` on this platform.
  public typealias LayoutGuide = UILayoutGuide

  /// The platform's type for priorities: `UILayoutPriority` on this platform.
  ///
  /// You can add and subtract steps, as in `.defaultHigh + 1` and `.required - 1`. The result is clamped
  /// to 1 through 1000, which is required.
  public typealias LayoutPriority = UILayoutPriority

  /// The protocol of the platform that its operators on priorities are declared for.
  public typealias _NumericRawRepresentable = _UIKitNumericRawRepresentable

  /// The platform's type for the horizontal and the vertical axis: `NSLayoutConstraint.Axis` on
  /// this platform.
  public typealias LayoutAxis = NSLayoutConstraint.Axis
#endif
