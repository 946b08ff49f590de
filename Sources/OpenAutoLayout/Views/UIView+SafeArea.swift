import Foundation

extension UIView {
  /// What the superview's safe area leaves out of this view, found without recursion: the ancestors
  /// are answered for from the topmost one down, and each remembers its answer until the end.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    if item.state.contains(.isAnsweringForSafeArea) { return item.safeArea }
    var chain: ContiguousArray<LayoutItem> = []
    var next: LayoutItem? = item
    while let current = next {
      chain.append(current)
      next = current.parent
    }
    for item in chain.reversed() {
      guard let view = item.view else { continue }
      item.safeArea = view.insetsLeft(by: view.superview)
      item.state.insert(.isAnsweringForSafeArea)
    }
    for item in chain { item.state.remove(.isAnsweringForSafeArea) }
    return item.safeArea
  }

  private func insetsLeft(by superview: UIView?) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview {
      let outer = superview.safeAreaInsets
      let bounds = superview.bounds
      let frame = storedFrame
      insets.top = remainder(of: outer.top, after: frame.minY - bounds.minY)
      insets.left = remainder(of: outer.left, after: frame.minX - bounds.minX)
      insets.bottom = remainder(of: outer.bottom, after: bounds.maxY - frame.maxY)
      insets.right = remainder(of: outer.right, after: bounds.maxX - frame.maxX)
    }
    if let controller = item.extras?.controller {
      return insets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  /// What is left of an inset at a distance from the side; beyond the side it does not grow.
  private func remainder(of inset: CGFloat, after distance: CGFloat) -> CGFloat {
    min(max(inset - distance, 0), max(inset, 0))
  }
}
