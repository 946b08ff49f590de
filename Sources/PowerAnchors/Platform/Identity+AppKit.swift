#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  extension LayoutView {
    package var reportIdentifier: String? { identifier?.rawValue }

    package var reportTag: Int { 0 }

    package var reportText: String? { (self as? NSTextField)?.stringValue }

    // AppKit's headers declare these two properties as `assign`, which is unsafe in Swift. This
    // code relies on AppKit to clear them when the object is deallocated, as all code does that
    // reads them.

    package var controller: AnyObject? { unsafe nextResponder as? NSViewController }

    /// The view's superview.
    @inlinable
    public static func _surroundingView(of item: LayoutView) -> LayoutView? {
      unsafe item.superview
    }

    package static var controllerClass: AnyClass { NSViewController.self }
  }

  extension LayoutGuide {
    package var reportIdentifier: String { identifier.rawValue }
  }
#endif
