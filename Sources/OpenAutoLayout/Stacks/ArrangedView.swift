import Foundation

/// A view that a stack arranges, and what the stack keeps of it.
@MainActor
final class ArrangedView {
  let view: UIView
  /// The distance after the view; `nil` for the stack's own.
  var customSpacing: CGFloat?
  /// The stack's constraints on the view, and between it and those before it.
  var ties = StackTies()
  /// The gap after the view, in distributions that compare gaps.
  private(set) var gap: UILayoutGuide?
  /// A number that grows along the stack, see `StackPlace`.
  var number: Int = 0

  init(_ view: UIView) {
    self.view = view
  }

  // The last of it, unless it has left before: the stack has been deallocated.
  @MainActor deinit { leave() }

  var item: LayoutItem { view.item }

  /// Has the gap after the view be an item of the stack, or not.
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

  /// Takes back what the stack has said of the view.
  func leave() {
    ties.follow([])
    if let gap { gap.owningView?.removeLayoutGuide(gap) }
    gap = nil
    item.setStackPlace(nil)
    item.state.remove(.isArranged)
  }
}
