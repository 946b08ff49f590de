#if !OpenAutoLayout && (canImport(AppKit) || (canImport(UIKit) && !os(watchOS)))
  extension NSLayoutConstraint {
    /// The items of both sides.
    ///
    /// Apple's headers declare them as `assign`, which Swift takes for unsafe. This relies on the kit to
    /// clear them when an item goes away, as all code that reads these properties does.
    package var items: (first: AnyObject?, second: AnyObject?) { unsafe (firstItem, secondItem) }
  }
#endif
