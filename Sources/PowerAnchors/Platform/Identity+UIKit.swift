#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // For UIKit, and for OpenAutoLayout, which has the same API.

  extension LayoutView {
    package var reportIdentifier: String? { accessibilityIdentifier }

    package var reportTag: Int { tag }

    package var reportText: String? {
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      default: nil
      }
    }

    package var controller: AnyObject? { next as? UIViewController }

    /// The view's superview.
    @inlinable
    public static func _surroundingView(of item: LayoutView) -> LayoutView? { item.superview }

    package static var controllerClass: AnyClass { UIViewController.self }
  }

  extension LayoutGuide {
    package var reportIdentifier: String { identifier }
  }
#endif
