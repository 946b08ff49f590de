import Foundation

/// The accessibility properties of a view, which are only stored.
struct AccessibilityContent {
  var isElement = false
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var language: String?
  var ignoresInvertedColors = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToInteraction: Bool?
  var showsLargeContent = false
  var largeTitle: String?
  var largeImage: UIImage?

  var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  var hint: String? {
    get { attributedHint?.string }
    set { attributedHint = newValue.map { NSAttributedString(string: $0) } }
  }

  var value: String? {
    get { attributedValue?.string }
    set { attributedValue = newValue.map { NSAttributedString(string: $0) } }
  }
}

extension UIResponder {
  // Not inlined: the copies of so many fields would be in each of the fifty accessors that use it.
  var accessibility: AccessibilityContent {
    @inline(never) get { attachments?.accessibility ?? AccessibilityContent() }
    @inline(never) set { changeAttachments { $0.accessibility = newValue } }
  }

  /// The frame of a view, or of a controller's view, on the screen.
  var frameOnScreen: CGRect {
    guard let view = shownView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }
}
