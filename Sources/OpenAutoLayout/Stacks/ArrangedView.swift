import Foundation

/// An arranged view of a stack, and the stack's settings and constraints for it.
@MainActor
final class ArrangedView {
  let view: UIView
  /// The distance after the view, in points, or `nil` for the stack's spacing.
  var customSpacing: CGFloat?
  /// The stack's constraints on the view, and between it and those before it.
  var ties = StackTies()
  /// What these follow from.
  var tiedPlace: StackArrangement.Place?
  /// The gap after the view, in distributions that compare gaps.
  private(set) var gap: UILayoutGuide?

  init(_ view: UIView) {
    self.view = view
  }

  // Removes the constraints when the stack is deallocated.
  @MainActor deinit { leave() }

  var item: LayoutItem { view.item }

  /// Adds the guide for the gap after the view, or removes it.
  func setGap(isNeeded: Bool, in stack: UIStackView) {
    if let gap, !isNeeded {
      stack.removeLayoutGuide(gap)
      self.gap = nil
    } else if gap == nil, isNeeded {
      let made = UILayoutGuide()
      made.identifier = "UIStackView-gap"
      stack.addLayoutGuide(made)
      gap = made
    }
  }

  /// Removes the stack's constraints, guide and settings for the view.
  func leave() {
    ties.follow([])
    if let gap { gap.owningView?.removeLayoutGuide(gap) }
    gap = nil
    item.setStackPlace(nil)
    item.state.remove(.isArranged)
  }
}
