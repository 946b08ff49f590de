#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  @_exported public import AppKit

  /// The platform's class for views: `NSView` on this platform.
  public typealias LayoutView = NSView

  /// The platform's class for layout guides: `NSLayoutGuide` on this platform.
  public typealias LayoutGuide = NSLayoutGuide

  /// The platform's type for priorities: `NSLayoutConstraint.Priority` on this platform.
  public typealias LayoutPriority = NSLayoutConstraint.Priority

  /// The platform's type for the horizontal and the vertical axis: `NSLayoutConstraint.Orientation`
  /// on this platform.
  public typealias LayoutAxis = NSLayoutConstraint.Orientation

  extension LayoutView.AutoresizingMask {
    /// UIKit's names for these two.
    static let flexibleWidth = Self.width
    static let flexibleHeight = Self.height
  }
#endif
