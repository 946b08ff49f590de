import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int?) {
    let known = record(of: view)
    let otherCount = known == nil ? arranged.count : arranged.count - 1
    if let index, index < 0 || index > otherCount {
      Violation.arrangedIndex(self, index, count: otherCount).stop()
    }
    if view.superview !== self {
      addSubview(view)
      // The client code in that may have put it elsewhere.
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.removeAll { $0 === known }
    let index = min(index ?? arranged.count, arranged.count)
    let record = known ?? ArrangedView(view)
    record.number = newNumber(at: index)
    arranged.insert(record, at: index)
    arrangementChanged()
  }

  /// A number between those of the neighbors, as long as there is one.
  private func newNumber(at index: Int) -> Int32 {
    let before = index > 0 ? arranged[index - 1].number : 0
    guard index < arranged.count else { return before + 4 }
    return before + (arranged[index].number - before) / 2
  }

  func endArrangement(of view: UIView) {
    guard let record = record(of: view) else { return }
    arranged.removeAll { $0 === record }
    record.leave()
    arrangementChanged()
  }

  func record(of view: UIView) -> ArrangedView? {
    guard view.superview === self else { return nil }
    return arranged.last { $0.view === view }
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    if !spacing.isFinite { Violation.spacingNotFinite(self, spacing).stop() }
    guard let record = record(of: view) else { return }
    record.customSpacing = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Has the next layout bring the constraints up to date.
  func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    item.forgetBaselines()
  }

  /// Has there be a guide around baseline-aligned views, or not.
  func setSpanner(isNeeded: Bool) {
    if let spanner, !isNeeded {
      removeLayoutGuide(spanner)
      self.spanner = nil
    } else if spanner == nil, isNeeded {
      let made = UILayoutGuide()
      made.identifier = "UIStackView-spanner"
      addLayoutGuide(made)
      spanner = made
    }
  }

  // MARK: Baselines

  var firstVisibleView: UIView? { arranged.first { !$0.view.isHidden }?.view }

  var lastVisibleView: UIView? { arranged.last { !$0.view.isHidden }?.view }

  /// By content, since this is asked before there are frames.
  var tallestVisibleView: UIView? {
    var tallest: (view: UIView, height: CGFloat)?
    for record in arranged where !record.view.isHidden {
      let height = record.view.intrinsicContentSize.height
      if tallest.map({ height > $0.height }) ?? true { tallest = (record.view, height) }
    }
    return tallest?.view
  }
}

extension UIView {
  /// The stack that the view may be arranged in.
  private var surroundingStack: UIStackView? { item.parent?.view as? UIStackView }

  /// The view shows from now on, or it does not.
  func hidingChanged() { surroundingStack?.arrangementChanged() }

  /// The view is about to leave its superview.
  func leaveStack() { surroundingStack?.endArrangement(of: self) }
}
