import Foundation
import LayoutReport

/// An intrinsic content size along one axis, as ``UIView/constraints`` lists it.
///
/// It only shows what the engine made of the view's content and its two priorities. It is made when
/// a client reads the list, so that a layout does not pay for it. Deactivating it takes the content
/// size out of the layout until the view invalidates it.
// Apple's name, since clients that skip such constraints recognize them by it.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  private let axis: Axis

  init(of memory: ItemMemory, along axis: Axis) {
    self.axis = axis
    super.init()
    setTerms(
      memory, axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute, constant: 0)
  }

  override var isActive: Bool {
    get { terms.first?.contentConstraints.contains { $0 === self } ?? false }
    set {
      if newValue != isActive { terms.first?.setContentCounts(newValue, along: axis) }
    }
  }
}

@MainActor
extension LayoutItem {
  /// The content sizes that took part in the last layout, the width first.
  var contentConstraints: [NSContentSizeLayoutConstraint] {
    guard let content else { return [] }
    let rare = makeRare()
    var listed: [NSContentSizeLayoutConstraint] = []
    if !content.rows.horizontal.isEmpty, let width = countedContent(along: .horizontal) {
      let constraint = rare.contentWidth ?? .init(of: memory, along: .horizontal)
      constraint.terms.constant = width.length
      rare.contentWidth = constraint
      listed.append(constraint)
    }
    if !content.rows.vertical.isEmpty, let height = countedContent(along: .vertical) {
      let constraint = rare.contentHeight ?? .init(of: memory, along: .vertical)
      constraint.terms.constant = heightAnswer?.height ?? height.length
      rare.contentHeight = constraint
      listed.append(constraint)
    }
    return listed
  }

  /// Adds the content size along an axis to the layout, or removes it.
  fileprivate func setContentCounts(_ counts: Bool, along axis: NSLayoutConstraint.Axis) {
    if counts {
      makeRare().disregardedContent.remove(axis)
    } else {
      makeRare().disregardedContent.insert(axis)
    }
    forgetFits()
    engine?.rows.refresh(self)
    mark(.needsLayout)
  }
}
