#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  extension LayoutView {
    package var reportIdentifier: String? { identifier?.rawValue }

    package var reportTag: Int { 0 }

    package var reportText: String? { (self as? NSTextField)?.stringValue }

    // AppKit's headers declare these two as `assign`, which Swift takes for unsafe. Both rely on the kit to
    // clear them when the object goes away, as all code that reads these properties does.

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
