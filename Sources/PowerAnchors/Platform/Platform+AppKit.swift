#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  @_exported public import AppKit

  /// A view of the platform: `NSView` here.
  public typealias LayoutView = NSView

  /// A layout guide of the platform: `NSLayoutGuide` here.
  public typealias LayoutGuide = NSLayoutGuide

  /// A constraint's priority: `NSLayoutConstraint.Priority` here.
  public typealias LayoutPriority = NSLayoutConstraint.Priority

  /// An axis of a layout, horizontal or vertical: `NSLayoutConstraint.Orientation` here.
  public typealias LayoutAxis = NSLayoutConstraint.Orientation

  extension LayoutView.AutoresizingMask {
    /// The names that UIKit has for these two.
    static let flexibleWidth = Self.width
    static let flexibleHeight = Self.height
  }
#endif
