import Foundation
import LayoutReport

/// Where a stack has a view among others that hug and resist being squeezed as strongly.
///
/// Of equals, the first shrinks and the first grows (recorded on iOS 26). No order of rows gives
/// both: so a view's content counts for a little more than that of the views before it. The first
/// counts for less than a view in no stack, and the others for more, so that a column in a row
/// gives way by its own place.
struct StackPlace: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// 0 for the first, and more for each next one.
  let number: Int

  /// By what the errors of the content's length along the axis are multiplied.
  var weight: Double { LayoutFacts.StackPlace.weight(ofNumber: number) }
}

@MainActor
extension LayoutItem {
  /// Has the content of a view count by its place in a stack.
  func setStackPlace(_ place: StackPlace?) {
    if content?.place == place { return }
    let content = content ?? ItemContent()
    self.content = content
    content.place = place
    forgetFitRows()
    engine?.rows.removeContentRows(of: self)
    engine?.rows.refresh(self)
    // The places of its own views go by that of a stack.
    (view as? UIStackView)?.setNeedsUpdateConstraints()
  }
}
