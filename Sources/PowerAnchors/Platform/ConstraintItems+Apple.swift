#if !OpenAutoLayout && (canImport(AppKit) || canImport(UIKit))
  extension NSLayoutConstraint {
    /// The items of both sides.
    ///
    /// Apple's headers declare these properties as `assign`, which is unsafe in Swift. This code
    /// relies on UIKit and AppKit to clear them when an item is deallocated, as all code does that
    /// reads them.
    package var items: (first: AnyObject?, second: AnyObject?) { unsafe (firstItem, secondItem) }
  }
#endif
