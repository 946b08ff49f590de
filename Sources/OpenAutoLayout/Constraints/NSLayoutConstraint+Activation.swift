/// Adds a constraint to the view that holds it, and removes it.
extension NSLayoutConstraint {
  func activate() {
    if holder != nil { return }
    nearestCommonAncestor()?.view?.addConstraint(self)
  }

  func deactivate() {
    holder?.view?.removeConstraint(self)
  }

  /// Activates constraints in order, each as `isActive` does.
  ///
  /// A method that a client may have overridden is called. Where there is none, no other code runs
  /// in between: a view with several constraints is marked only once, and the view that holds one
  /// constraint probably holds the next.
  static func activateEach(of constraints: [NSLayoutConstraint]) {
    var marked: LayoutItem?
    for constraint in constraints {
      guard constraint.isPlain else {
        marked = nil
        constraint.isActive = true
        continue
      }
      guard
        constraint.holder == nil,
        let ancestor = constraint.nearestCommonAncestor(probably: marked)
      else { continue }
      if ancestor != marked {
        guard ancestor.state.contains(.isPlainView) else {
          marked = nil
          constraint.activate()
          continue
        }
        marked = ancestor
        ancestor.markAffected(ancestor.engine)
      }
      ancestor.append(constraint)
    }
  }

  /// Deactivates constraints in order, each as `isActive` does.
  static func deactivateEach(of constraints: [NSLayoutConstraint]) {
    var marked: LayoutItem?
    for constraint in constraints {
      guard constraint.isPlain else {
        marked = nil
        constraint.isActive = false
        continue
      }
      guard let holder = constraint.holder else { continue }
      if holder != marked {
        guard holder.state.contains(.isPlainView) else {
          marked = nil
          constraint.deactivate()
          continue
        }
        marked = holder
        holder.markAffected(holder.engine)
      }
      holder.remove(constraint)
    }
  }

  /// Whether `isActive` is certainly not overridden.
  private var isPlain: Bool { type(of: self) == NSLayoutConstraint.self }

  /// The nearest view that contains all items, without a search if it is the expected one.
  private func nearestCommonAncestor(probably expected: LayoutItem?) -> LayoutItem? {
    if let expected, isPlainly(in: expected) { return expected }
    return nearestCommonAncestor()
  }

  /// Whether a quick test shows that a view is the nearest one that contains all items: it is the
  /// only item, or each of two different items is the view or a child of it.
  private func isPlainly(in view: LayoutItem) -> Bool {
    guard let first = terms.first, terms.distances == nil else { return false }
    guard let second = terms.second else { return first == view }
    return first != second && (first == view || first.parent == view)
      && (second == view || second.parent == view)
  }

  /// The nearest view that contains all items, or `nil` if no view owns one of the guides. Such a
  /// constraint stays inactive, which is reported.
  private func nearestCommonAncestor() -> LayoutItem? {
    guard let start = terms.first ?? terms.distances?.ends.first?.item else {
      Violation.noCommonAncestor(self).stop()
    }
    guard var ancestor = nearestView(of: start) else { return nil }
    if let second = terms.second {
      guard let view = nearestView(of: second) else { return nil }
      ancestor = commonAncestor(of: ancestor, and: view)
    }
    if let distances = terms.distances {
      for end in distances.ends {
        guard let view = nearestView(of: end.item) else { return nil }
        ancestor = commonAncestor(of: ancestor, and: view)
      }
    }
    return ancestor
  }

  private func nearestView(of item: LayoutItem) -> LayoutItem? {
    if let view = item.nearestView { return view }
    if !item.isGuide { Violation.noCommonAncestor(self).stop() }
    // UIKit raises nothing here, so it does not stop the process.
    """
    \(sentence) was not activated, because no view owns the guide. Add it first, with \
    addLayoutGuide(_:), and activate the constraint after that.
    """
    .writeToStandardError()
    return nil
  }

  private func commonAncestor(of item: LayoutItem, and other: LayoutItem) -> LayoutItem {
    guard let ancestor = item.commonAncestor(with: other) else {
      Violation.noCommonAncestor(self).stop()
    }
    return ancestor
  }
}
