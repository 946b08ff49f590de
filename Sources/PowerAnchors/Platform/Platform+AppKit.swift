#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  @_exported public import AppKit

  /// The platform's class for views: `NSView` on this platform.
  public typealias LayoutView = NSView

  /// The platform's class for layout guides: `NSLayoutGuide` on this platform.
  public typealias LayoutGuide = NSLayoutGuide

  /// The platform's type for priorities: `NSLayoutConstraint.Priority` on this platform.
  ///
  /// You can add and subtract steps, as in `.defaultHigh + 1` and `.required - 1`. The result is clamped
  /// to 1 through 1000, which is required.
  public typealias LayoutPriority = NSLayoutConstraint.Priority

  /// The protocol of the platform that its operators on priorities are declared for.
  public typealias _NumericRawRepresentable = _AppKitKitNumericRawRepresentable

  /// The platform's type for the horizontal and the vertical axis: `NSLayoutConstraint.Orientation`
  /// on this platform.
  public typealias LayoutAxis = NSLayoutConstraint.Orientation

  extension LayoutView.AutoresizingMask {
    /// UIKit's names for these two.
    static let flexibleWidth = Self.width
    static let flexibleHeight = Self.height
  }
#endif
