#if OpenAutoLayout || (!canImport(AppKit) && !canImport(UIKit))
  extension NSLayoutConstraint {
    /// The items of both sides.
    package var items: (first: AnyObject?, second: AnyObject?) { (firstItem, secondItem) }
  }
#endif
