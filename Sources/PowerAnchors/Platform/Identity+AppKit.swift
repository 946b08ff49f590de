#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  extension LayoutView {
    package var reportIdentifier: String? { identifier?.rawValue }

    package var reportTag: Int { 0 }

    package var reportText: String? { (self as? NSTextField)?.stringValue }

    package var controller: AnyObject? { nextResponder as? NSViewController }

    package static var controllerClass: AnyClass { NSViewController.self }
  }

  extension LayoutGuide {
    package var reportIdentifier: String { identifier.rawValue }
  }
#endif
