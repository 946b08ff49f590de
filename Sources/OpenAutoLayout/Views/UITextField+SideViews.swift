import Foundation

/// What a text field shows beside its text: its left and right views, and the button that clears it.
extension UITextField {
  /// Changes the views or when they are shown, and has the field follow.
  func changeSideViews(_ change: (TextInput) -> Void) {
    let (former, wasClearable) = (shownSideViews, showsClearButton)
    changeTextInput(change)
    let shown = shownSideViews
    if shown == former, showsClearButton == wasClearable { return }
    for case let view? in [former.left, former.right]
    where view !== shown.left && view !== shown.right && view.superview === self {
      view.removeFromSuperview()
    }
    for case let view? in [shown.left, shown.right] where view.superview !== self {
      addSubview(view)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the views beside the text, by rectangles that a subclass may override.
  func placeSideViews() {
    let shown = shownSideViews
    shown.left?.frame = leftViewRect(forBounds: bounds)
    shown.right?.frame = rightViewRect(forBounds: bounds)
  }

  /// How much of the bounds at each side is taken by what is shown there.
  func sideInsets(in bounds: CGRect) -> (left: CGFloat, right: CGFloat) {
    let shown = shownSideViews
    var (leading, trailing): (CGRect?, CGRect?) = (nil, nil)
    if shown.left != nil { leading = leftViewRect(forBounds: bounds) }
    if shown.right != nil {
      trailing = rightViewRect(forBounds: bounds)
    } else if showsClearButton {
      trailing = clearButtonRect(forBounds: bounds)
    }
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return (
      left.map { max(0, $0.maxX - bounds.minX) } ?? 0,
      right.map { max(0, bounds.maxX - $0.minX) } ?? 0
    )
  }

  private var shownSideViews: (left: UIView?, right: UIView?) {
    let input = textInput
    return (
      isShown(input.leftViewMode) ? input.leftView : nil,
      isShown(input.rightViewMode) ? input.rightView : nil
    )
  }

  /// Whether the button is there. It needs a text to clear, and gives way to a right view.
  private var showsClearButton: Bool { isShown(textInput.clearButtonMode) && hasText }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

extension UIView {
  /// The size of a view beside a text: that of its bounds, or of its constraints.
  var sideSize: CGSize {
    translatesAutoresizingMaskIntoConstraints
      ? bounds.size : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
