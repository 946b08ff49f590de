import Foundation
import LayoutReport

/// The place of an arranged view among those with equal hugging and compression resistance.
///
/// Of equals, the first one shrinks and grows (recorded on iOS 26). No order of rows gives both, so
/// the weight of a view's content is a little larger than that of the view before it. The first
/// one's is smaller than that of a view outside of any stack, and the others' are larger, so that a
/// column in a row gives way by its own place.
struct StackPlace: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// The number of the view: 0 for the first, and larger for each next one.
  let number: Int

  /// The factor of the errors of the content's length along the axis.
  var weight: Double { LayoutFacts.StackPlace.weight(ofNumber: number) }
}

@MainActor
extension LayoutItem {
  /// Sets the place in a stack that weights the content of a view.
  func setStackPlace(_ place: StackPlace?) {
    if content?.place == place { return }
    let content = content ?? ItemContent()
    self.content = content
    for case let weighted? in [content.place, place] {
      engine?.rows.removeContentRows(of: self, along: weighted.axis)
    }
    content.place = place
    forgetFitRows()
    engine?.rows.refresh(self)
    // The places of a stack's own views follow from that of the stack.
    (view as? UIStackView)?.setNeedsUpdateConstraints()
  }
}
