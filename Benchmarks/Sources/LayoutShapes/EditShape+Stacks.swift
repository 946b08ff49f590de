import PowerAnchors

#if canImport(AppKit) && !canImport(UIKit)
  private typealias StackView = NSStackView
#else
  private typealias StackView = UIStackView
#endif

extension EditShape {
  /// A label is hidden and shown again, in one of the stacks of a list, each of which is as high as its labels.
  static let hiddenLabelInStack = EditShape("hidden label in a stack") { viewCount in
    let root = LayoutView.root(width: 320, height: 480)
    var top = root.topAnchor
    var labels: [ChangingView] = []
    for _ in 0..<viewCount / 4 {
      let stack = StackView()
      stack.spacing = 8
      for _ in 0..<3 {
        let label = ChangingView()
        stack.addArrangedSubview(label)
        labels.append(label)
      }
      root.addSubviewsUsingAutoLayout(stack)
      stack.leadingAnchor.constrain(to: root.leadingAnchor)
      stack.topAnchor.constrain(to: top, with: 2)
      top = stack.bottomAnchor
    }
    let (label, next) = (labels[labels.count - 12], labels[labels.count - 11])
    return EditedLayout(root: root) {
      precondition(
        next.frame.minX == (label.isHidden ? 0 : 48), "The last edit did not move the next label.")
      label.isHidden = !$0.isMultiple(of: 2)
    }
  }
}
