import Foundation

@MainActor
extension LayoutItem {
  /// Finds the safe areas of the view and its superviews without recursion, from the root view
  /// down.
  ///
  /// Each item keeps its safe area until `closeSafeAreas(_:)` is called.
  ///
  /// - Returns: The items that keep it.
  func openSafeAreas() -> [ItemMemory] {
    var chain: [ItemMemory] = []
    var next: LayoutItem? = self
    while let item = next, !item.state.contains(.isAnsweringForSafeArea) {
      chain.append(item.memory)
      next = item.parent
    }
    for item in chain.reversed().map(\.item) {
      guard let view = item.view else { continue }
      let insets = view.insetsLeft(by: view.superview)
      if insets != item.rare?.askedSafeArea ?? .zero { item.makeRare().askedSafeArea = insets }
      item.state.insert(.isAnsweringForSafeArea)
    }
    return chain
  }

  static func closeSafeAreas(_ opened: [ItemMemory]) {
    for memory in opened { memory.item.state.remove(.isAnsweringForSafeArea) }
  }
}

extension UIView {
  /// The insets of this view that the superview's safe area does not contain.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    // A root view has no superview, so there is nothing to find first.
    if item.parent == nil { return insetsLeft(by: nil) }
    let opened = item.openSafeAreas()
    defer { LayoutItem.closeSafeAreas(opened) }
    return item.rare?.askedSafeArea ?? .zero
  }

  fileprivate func insetsLeft(by superview: UIView?) -> UIEdgeInsets {
    let controller = item.rare?.controller
    var insets = UIEdgeInsets.zero
    if let superview {
      // A screen that ends at a bar has no inset for it.
      let bars = controller?.insetsOfParentBars ?? .zero
      let outer = superview.safeAreaInsetsOfContent + bars
      let bounds = superview.bounds
      let frame = item.frame
      insets.top = remainder(of: outer.top, after: frame.minY - bounds.minY)
      insets.left = remainder(of: outer.left, after: frame.minX - bounds.minX)
      insets.bottom = remainder(of: outer.bottom, after: bounds.maxY - frame.maxY)
      insets.right = remainder(of: outer.right, after: bounds.maxX - frame.maxX)
    }
    guard let controller else { return insets }
    return insets + controller.additionalSafeAreaInsets
  }

  /// The part of the safe area insets that reaches what is in the view. What a scroll view has added to its
  /// insets, its content does not get again.
  var safeAreaInsetsOfContent: UIEdgeInsets {
    guard item.scrollContent != nil, let scroll = self as? UIScrollView else {
      return safeAreaInsets
    }
    return safeAreaInsets + -scroll.safeAreaInInsets
  }

  /// Returns the rest of an inset at a distance from the edge. It does not grow beyond the edge.
  private func remainder(of inset: CGFloat, after distance: CGFloat) -> CGFloat {
    min(max(inset - distance, 0), max(inset, 0))
  }
}
