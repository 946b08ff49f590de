#if OpenAutoLayout || (!canImport(AppKit) && (!canImport(UIKit) || os(watchOS)))
  @_exported public import OpenAutoLayout

  /// A view of the platform: `UIView` here.
  public typealias LayoutView = UIView

  /// A layout guide of the platform: `UILayoutGuide` here.
  public typealias LayoutGuide = UILayoutGuide

  /// A constraint's priority: `UILayoutPriority` here.
  public typealias LayoutPriority = UILayoutPriority

  /// An axis of a layout, horizontal or vertical: `NSLayoutConstraint.Axis` here.
  public typealias LayoutAxis = NSLayoutConstraint.Axis
#endif
