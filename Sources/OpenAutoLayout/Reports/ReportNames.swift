import LayoutNames

/// Finds the names of items in reports that are written together. Each view's properties are read once.
///
/// Names change with properties and identifiers, so nobody keeps this longer than a report is written.
@MainActor
final class ReportNames {
  private var names: [LayoutItem: String] = [:]
  /// By view: the names that its properties and those of its controller give.
  private var properties: [LayoutItem: PropertyNames] = [:]

  /// The name of an item.
  func name(of item: LayoutItem) -> String {
    if let name = names[item] { return name }
    let name = findName(of: item)
    names[item] = name
    return name
  }

  private func findName(of item: LayoutItem) -> String {
    if let guide = item.guide { return findName(of: guide) }
    if let view = item.view { return findName(of: view) }
    return "an item that is gone"
  }

  private func findName(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let place = view.placeInTable { return "\(type(of: view)) of \(place)" }
    return ItemName(
      identifier: nil,
      property: propertyName(of: view, in: view.item) ?? view.propertyOfSuperview,
      type: "\(type(of: view))", text: view.shownText, tag: view.tag,
      index: view.item.parent?.indexOfSubview(view)
    ).description
  }

  private func findName(of guide: UILayoutGuide) -> String {
    let owner = guide.owningView?.item
    if let property = guide.systemProperty, let owner { return "\(name(of: owner)).\(property)" }
    return ItemName(
      identifier: guide.identifier, property: propertyName(of: guide, in: owner), type: "guide",
      index: owner?.guides.firstIndex { $0 === guide }
    ).description
  }

  /// Returns the name of the property that holds an object, in a view, in one of its superviews, or in
  /// a controller of these.
  private func propertyName(of object: AnyObject, in view: LayoutItem?) -> String? {
    var next = view
    while let item = next {
      if let name = propertyNames(of: item)[object] { return name }
      next = item.parent
    }
    return nil
  }

  private func propertyNames(of item: LayoutItem) -> PropertyNames {
    if let known = properties[item] { return known }
    var names = PropertyNames()
    if let view = item.view { names.learn(from: view, upTo: UIView.self) }
    if let controller = item.rare?.controller {
      names.learn(from: controller, upTo: UIViewController.self)
    }
    properties[item] = names
    return names
  }
}

extension UIView {
  /// The property of the superview that returns the view, if clients know it by that alone.
  fileprivate var propertyOfSuperview: String? {
    let content =
      switch superview {
      case let cell as UITableViewCell: cell.contentView
      case let view as UICollectionViewCell: view.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      case let view as UIVisualEffectView: view.contentView
      default: nil as UIView?
      }
    return content === self ? "contentView" : nil
  }

  /// The row of a cell that a table shows. Its index among the subviews says nothing.
  fileprivate var placeInTable: String? {
    guard let cell = self as? UITableViewCell, let table = superview as? UITableView,
      let path = table.indexPath(for: cell)
    else { return nil }
    return "row \(path.row) in section \(path.section)"
  }
}

@MainActor
extension LayoutItem {
  /// The name of the item in a report that names little else.
  var name: String { ReportNames().name(of: self) }
}
