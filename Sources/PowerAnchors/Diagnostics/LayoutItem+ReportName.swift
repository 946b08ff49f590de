import LayoutNames

extension LayoutView {
  /// - Parameters:
  ///   - property: The property that holds the view, if known. Looking for it takes reflection, which
  ///     the reports do, not the calls.
  ///   - index: The view's index among its siblings, if known.
  package func reportName(property: String? = nil, index: Int? = nil) -> String {
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
}

extension LayoutGuide {
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

/// The name of a constraint's item in messages: its identifier, or its type with distinguishing
/// details.
@MainActor
package func reportName(of item: AnyObject) -> String {
  switch item {
  case let view as LayoutView: view.reportName()
  case let guide as LayoutGuide:
    guide.reportName(
      property: nil, owner: guide.owningView?.reportName(),
      index: guide.owningView?.layoutGuides.firstIndex { $0 === guide })
  default: "\(type(of: item))"
  }
}
