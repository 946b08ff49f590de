import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int?) {
    let otherCount = self.index(of: view) == nil ? arranged.count : arranged.count - 1
    if let index, index < 0 || index > otherCount {
      Violation.arrangedIndex(self, index, count: otherCount).stop()
    }
    if view.superview !== self {
      addSubview(view)
      // The client code in that may have put it elsewhere.
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let old = self.index(of: view)
    let record = old.map { arranged.remove(at: $0) } ?? ArrangedView(view)
    let index = min(index ?? arranged.count, arranged.count)
    arranged.insert(record, at: index)
    if index == old { return }
    view.item.state.insert(.isArranged)
    arrangementChanged()
  }

  func endArrangement(of view: UIView) {
    guard let index = index(of: view) else { return }
    arranged.remove(at: index).leave()
    arrangementChanged()
  }

  func record(of view: UIView) -> ArrangedView? { index(of: view).map { arranged[$0] } }

  /// Returns the index of an arranged view.
  ///
  /// - Complexity: Linear in the arranged views, from the last to the first; constant for a view
  ///   that is not arranged.
  private func index(of view: UIView) -> Int? {
    guard view.superview === self, view.item.state.contains(.isArranged) else { return nil }
    // A loop, because each call of a closure would make sure of the main actor.
    for index in arranged.indices.reversed() where arranged[index].view === view { return index }
    return nil
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    if !spacing.isFinite { Violation.spacingNotFinite(self, spacing).stop() }
    guard let record = record(of: view) else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    if custom == record.customSpacing { return }
    record.customSpacing = custom
    arrangementChanged()
  }

  /// Makes the next layout update the constraints. Within a layout, the stack is laid out again only if
  /// they move a view then.
  func arrangementChanged() {
    setNeedsUpdateConstraints()
    item.markAffected(item.engine)
    item.forgetBaselines()
  }

  /// Adds the guide around baseline-aligned views, or removes it.
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

  /// The visible view with the tallest content. Frames do not count, since there may be none yet.
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
  /// Updates the stack after a change of `isHidden`.
  func hidingChanged() {
    if item.state.contains(.isArranged) { (superview as? UIStackView)?.arrangementChanged() }
  }

  /// Ends the arrangement of a view that is about to leave its superview.
  func leaveStack() {
    if item.state.contains(.isArranged) { (superview as? UIStackView)?.endArrangement(of: self) }
  }
}

@MainActor
extension LayoutItem {
  /// Updates the stack after the content size of an arranged view may have changed.
  func arrangedContentChanged() {
    guard let parent else { return }
    // Another view may be the tallest now.
    parent.forgetBaselines()
    if parent.state.contains(.sharesRoomByContent) { parent.view?.setNeedsUpdateConstraints() }
  }
}
