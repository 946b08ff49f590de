import LayoutNames

@MainActor
extension LayoutItem {
  /// The name of the item in reports.
  var name: String {
    if let guide { return guide.reportName }
    if let view { return view.reportName }
    return "an item that is gone"
  }
}

extension UIView {
  var reportName: String {
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
      return accessibilityIdentifier
    }
    return ItemName(
      identifier: nil, property: propertyName(of: self), type: "\(type(of: self))",
      text: shownText, tag: tag, index: item.parent?.indexOfSubview(self)
    ).description
  }

  /// Returns the name of the property that holds an object, in this view, in one of its superviews,
  /// or in a controller of these.
  func propertyName(of object: AnyObject) -> String? {
    var names = PropertyNames()
    var next: LayoutItem? = item
    while let current = next, names[object] == nil {
      if let view = current.view { names.learn(from: view, upTo: UIView.self) }
      if let controller = current.rare?.controller {
        names.learn(from: controller, upTo: UIViewController.self)
      }
      next = current.parent
    }
    return names[object]
  }
}

extension UILayoutGuide {
  var reportName: String {
    if let systemProperty, let owningView { return "\(owningView.reportName).\(systemProperty)" }
    return ItemName(
      identifier: identifier, property: owningView?.propertyName(of: self), type: "guide",
      index: owningView?.item.guides.firstIndex { $0 === self }
    ).description
  }
}
