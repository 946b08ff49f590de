import Foundation

/// The accessibility properties of a view, which are only stored.
struct AccessibilityContent {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var language: String?
  var ignoresInvertedColors = false
  var showsLargeContent = false
  var largeTitle: String?
  var largeImage: UIImage?
}

extension UIResponder {
  var accessibility: AccessibilityContent {
    get { attachments?.accessibility ?? AccessibilityContent() }
    set { changeAttachments { $0.accessibility = newValue } }
  }
}
