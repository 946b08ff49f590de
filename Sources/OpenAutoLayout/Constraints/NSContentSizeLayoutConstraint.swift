import Foundation

/// An intrinsic content size along one axis, as ``UIView/constraints`` lists it.
///
/// It only shows what the engine made of the view's content and its two priorities: it is made when
/// somebody asks for the list, so that a layout does not pay for it. Deactivating it takes the content
/// size out of the layout until the view invalidates it.
// Apple's name, since clients that skip such constraints tell them by it.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  private let axis: Axis

  init(of item: LayoutItem, along axis: Axis) {
    self.axis = axis
    super.init()
    first = item
    storedFirstAttribute = axis == .horizontal ? .width : .height
  }

  override var isActive: Bool {
    get { first?.contentConstraints.contains { $0 === self } ?? false }
    set {
      if newValue != isActive { first?.setContentCounts(newValue, along: axis) }
    }
  }
}

extension LayoutItem {
  /// The content sizes that take part in the last layout, the width first.
  var contentConstraints: [NSContentSizeLayoutConstraint] {
    guard !contentRows.isEmpty, let content = view?.intrinsicContentSize else { return [] }
    let extras = makeExtras()
    var listed: [NSContentSizeLayoutConstraint] = []
    if !contentRows.horizontal.isEmpty {
      let constraint =
        extras.contentWidth ?? NSContentSizeLayoutConstraint(of: self, along: .horizontal)
      constraint.storedConstant = content.width
      extras.contentWidth = constraint
      listed.append(constraint)
    }
    if !contentRows.vertical.isEmpty {
      let constraint =
        extras.contentHeight ?? NSContentSizeLayoutConstraint(of: self, along: .vertical)
      constraint.storedConstant = content.height
      extras.contentHeight = constraint
      listed.append(constraint)
    }
    return listed
  }

  /// Takes the content size along an axis into the layout, or out of it.
  func setContentCounts(_ counts: Bool, along axis: NSLayoutConstraint.Axis) {
    let extras = makeExtras()
    if counts {
      extras.disregardedContent.remove(axis)
    } else {
      extras.disregardedContent.insert(axis)
      engine?.removeContentRows(of: node, along: axis)
    }
    contentChanged()
  }
}
