/// The name of a view or a guide in reports: the one that its author gave it, or else its type with
/// a text, a tag or an index.
package struct ItemName: Sendable {
  package var identifier: String?
  /// The property of a superview or a controller that holds the item.
  package var property: String?
  package var type: String
  package var text: String?
  package var tag = 0
  /// The index of the item among its siblings.
  package var index: Int?

  package init(
    identifier: String?, property: String? = nil, type: String, text: String? = nil, tag: Int = 0,
    index: Int?
  ) {
    self.identifier = identifier
    self.property = property
    self.type = type
    self.text = text
    self.tag = tag
    self.index = index
  }
}

extension ItemName: CustomStringConvertible {
  package var description: String {
    if let identifier, !identifier.isEmpty { return identifier }
    if let property { return property }
    if let text, !text.isEmpty { return "\(type) \"\(text.cut(to: 40))\"" }
    if tag != 0 { return "\(type) tagged \(tag)" }
    return index.map { "\(type) #\($0)" } ?? type
  }
}

extension ItemName {
  /// Returns the name of a guide that the kit makes: the property that returns it.
  package static func systemGuide(identifiedAs identifier: String) -> String? {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide", "NSViewLayoutMarginsGuide": "layoutMarginsGuide"
    case "UIViewReadableContentGuide": "readableContentGuide"
    case "UIViewKeyboardLayoutGuide": "keyboardLayoutGuide"
    case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
    case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
    default: nil
    }
  }
}
