@MainActor
extension LayoutItem {
  /// What reports call the item: the author's name for it, or else its type, text and tag.
  var name: String {
    if let guide { return guide.reportName }
    if let view { return view.reportName }
    return "an item that is gone"
  }
}

extension UIView {
  var reportName: String {
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
      return "\(accessibilityIdentifier)"
    }
    let type = "\(type(of: self))"
    if let text = shownText, !text.isEmpty { return "\(type) \"\(text)\"" }
    if tag != 0 { return "\(type) tagged \(tag)" }
    guard let parent = item.parent else { return type }
    return "\(type) #\(parent.indexOfSubview(self))"
  }
}

extension UILayoutGuide {
  var reportName: String {
    if let systemProperty, let owningView { return "\(owningView.reportName).\(systemProperty)" }
    if !identifier.isEmpty { return identifier }
    guard let index = owningView?.item.guides.firstIndex(where: { $0 === self }) else {
      return "a guide"
    }
    return "guide #\(index)"
  }
}
