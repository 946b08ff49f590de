package import LayoutNames

extension LayoutView {
  /// The name of the view in messages: its identifier, or the property that holds it, or its type
  /// with distinguishing details.
  var reportName: String { reportName(property: propertyName(of: self)) }

  /// - Parameters:
  ///   - property: The property that holds the view, if known.
  ///   - index: The view's index among its siblings, if known.
  package func reportName(property: String?, index: Int? = nil) -> String {
    ItemName(
      identifier: reportIdentifier, property: property ?? propertyOfSuperview,
      type: "\(type(of: self))", text: reportText, tag: reportTag,
      index: index ?? surroundingView?.subviews.firstIndex { $0 === self }
    ).description
  }

  /// The property of the superview that returns the view, if it is the kit's.
  private var propertyOfSuperview: String? {
    guard let superview = surroundingView, superview.viewForSubviews === self else { return nil }
    return "contentView"
  }

  /// Returns the property that holds an object: a property of this view, of a superview, or of a
  /// controller of one of them.
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
  ///   - property: The property that holds the guide, if known.
  ///   - owner: The name of the owning view in messages.
  ///   - index: The guide's index among the guides of the view.
  package func reportName(property: String?, owner: String?, index: Int? = nil) -> String {
    if let owner, let system = ItemName.systemGuide(identifiedAs: reportIdentifier) {
      return "\(owner).\(system)"
    }
    return ItemName(identifier: reportIdentifier, property: property, type: "guide", index: index)
      .description
  }
}

extension PropertyNames {
  /// Collects the properties of a view and of its controller that hold other views and guides.
  @MainActor
  package mutating func learn(from view: LayoutView) {
    learn(from: view, upTo: LayoutView.self)
    if let controller = view.controller {
      learn(from: controller, upTo: LayoutView.controllerClass)
    }
  }
}

/// The name of a constraint's item in messages.
@MainActor
func reportName(of item: AnyObject) -> String {
  switch item {
  case let view as LayoutView: view.reportName
  case let guide as LayoutGuide: guide.reportName
  default: "\(type(of: item))"
  }
}
