package import LayoutNames

extension LayoutView {
  /// What messages call the view: its identifier, else the property that holds it, else its type and
  /// what tells it from others.
  var reportName: String { reportName(property: propertyName(of: self)) }

  /// - Parameters:
  ///   - property: The property that holds the view, if it is known.
  ///   - index: The view's place among its siblings, if it is known.
  package func reportName(property: String?, index: Int? = nil) -> String {
    ItemName(
      identifier: reportIdentifier, property: property, type: "\(type(of: self))", text: reportText,
      tag: reportTag, index: index ?? surroundingView?.subviews.firstIndex { $0 === self }
    ).description
  }

  /// The property of this view, of one around it, or of a controller of these, that holds an object.
  fileprivate func propertyName(of object: AnyObject) -> String? {
    var names = PropertyNames()
    var next: LayoutView? = self
    while let view = next, names[object] == nil {
      names.learn(from: view)
      next = view.surroundingView
    }
    return names[object]
  }
}

extension LayoutGuide {
  var reportName: String {
    guard let view = owningView else { return reportName(property: nil, owner: nil) }
    return reportName(
      property: view.propertyName(of: self), owner: view.reportName,
      index: view.layoutGuides.firstIndex { $0 === self })
  }

  /// - Parameters:
  ///   - property: The property that holds the guide, if it is known.
  ///   - owner: What messages call the view that it belongs to.
  ///   - index: The guide's place among those of the view.
  package func reportName(property: String?, owner: String?, index: Int? = nil) -> String {
    if let owner, let system = ItemName.systemGuide(identifiedAs: reportIdentifier) {
      return "\(owner).\(system)"
    }
    return ItemName(identifier: reportIdentifier, property: property, type: "guide", index: index)
      .description
  }
}

extension PropertyNames {
  /// Learns the names that a view and its controller have for others.
  @MainActor
  package mutating func learn(from view: LayoutView) {
    learn(from: view, upTo: LayoutView.self)
    if let controller = view.controller {
      learn(from: controller, upTo: LayoutView.controllerClass)
    }
  }
}

/// What messages call the item of a constraint.
@MainActor
func reportName(of item: AnyObject) -> String {
  switch item {
  case let view as LayoutView: view.reportName
  case let guide as LayoutGuide: guide.reportName
  default: "\(type(of: item))"
  }
}
