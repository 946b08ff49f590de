import Foundation

@MainActor
extension LayoutItem {
  /// The traits of the view: those of a phone, with the overrides of its superviews and its own.
  ///
  /// - Complexity: Linear in the superviews up to one that knows its traits.
  var traits: UITraitCollection {
    if engine?.hasTraitOverrides == false { return .phone }
    var overriding: [LayoutItem] = []
    var known = UITraitCollection.phone
    var next: LayoutItem? = self
    while let item = next {
      if item.state.contains(.knowsTraits) {
        known = item.rare?.knownTraits ?? .phone
        break
      }
      if item.overridesTraits { overriding.append(item) }
      next = item.parent
    }
    return overriding.reversed().reduce(known) { $1.traits(within: $0) }
  }

  /// Returns the traits of the view in a superview with other traits.
  func traits(within outer: UITraitCollection) -> UITraitCollection {
    guard let rare else { return outer }
    return outer.overridden(by: rare.controller?.traitEnvironment).overridden(by: rare.traits)
  }

  var overridesTraits: Bool {
    guard let rare else { return false }
    return rare.traits != nil || rare.controller?.traitEnvironment != nil
  }

  /// Updates the subtree after the view, or its controller, has changed its overrides.
  func traitsChanged() {
    for item in subtree {
      item.forgetFits()
      item.state.remove(.knowsTraits)
    }
    let engine = engine
    // Within a layout, views are notified of what is different then, and laid out again.
    markAffected(engine)
    guard let engine else { return }
    engine.hasTraitOverrides = true
    engine.unsettledTraits.append(memory)
  }

  /// Notifies the views of the subtree of changed traits, superviews first.
  ///
  /// Each view keeps the traits that it knows, so that a view that moves to another tree and back
  /// is notified of changes only. The traits of a phone are not kept, so that trees without
  /// overrides pay nothing.
  func settleTraitsInSubtree() { _ = settleTraits(of: heldSubtree) }

  /// Notifies the views of a subtree that the caller already has.
  ///
  /// - Returns: Whether any view was notified, and may have changed the tree.
  func settleTraits(of subtree: [ItemMemory]) -> Bool {
    let traits = traits
    if traits === UITraitCollection.phone && !subtree.contains(where: \.item.concernsTraits) {
      return false
    }
    var open = [(item: self, traits: traits)]
    var untold: [ChangedTraits] = []
    while let (item, traits) = open.popLast() {
      item.learn(traits, &untold)
      for child in item.subviews { open.append((child.item, child.item.traits(within: traits))) }
    }
    // Only now, since a view that is notified may change the tree.
    for change in untold { change.announce() }
    return !untold.isEmpty
  }

  /// Whether the view may need a notification in a tree without overrides around it.
  var concernsTraits: Bool {
    overridesTraits || rare?.knownTraits != nil || hasDirection(otherThan: .leftToRight)
  }

  private func learn(_ traits: UITraitCollection, _ untold: inout [ChangedTraits]) {
    guard let view else { return }
    // A plain view is not asked for its direction otherwise. Its own way to find it leads over all of
    // its superviews.
    if state.contains(.isPlainView) { answerDirection(view.isRightToLeft(within: traits)) }
    if isPlain { return }
    // Elsewhere, nobody says that the view has come to other superviews.
    if engine != nil { state.insert(.knowsTraits) }
    let known = rare?.knownTraits ?? .phone
    if known === traits || known == traits {
      if hasDirection(otherThan: traits.layoutDirection) { markUnasked() }
      return
    }
    makeRare().knownTraits = traits
    untold.append(ChangedTraits(view: view, previous: known))
  }

  /// Whether the view has another direction than its traits. It was asked for its direction before
  /// it was notified of its traits.
  private func hasDirection(otherThan direction: UITraitEnvironmentLayoutDirection) -> Bool {
    state.contains(.isRightToLeft) != (direction == .rightToLeft)
      && view?.storedSemanticContentAttribute == .unspecified
  }
}

/// A view that has to be notified of its traits.
@MainActor
private struct ChangedTraits {
  let view: UIView
  let previous: UITraitCollection

  func announce() {
    let current = view.traitCollection
    if let controller = view.item.rare?.controller {
      controller.announceTraits(changedFrom: previous, to: current)
      controller.setNeedsUpdateProperties()
    }
    view.announceTraits(changedFrom: previous, to: current)
    // It may read traits anywhere: in its content, its constraints, its layout.
    view.invalidateIntrinsicContentSize()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
  }
}

extension LayoutEngine {
  /// Notifies views of changed traits, before anything else is asked.
  func settleTraits() {
    var unsettled = Set<LayoutItem>()
    let tops = unsettledTraits.filter { unsettled.insert($0.item).inserted }
    unsettledTraits = []
    // A subtree is settled with those in it.
    let outermost = tops.count > 1 ? tops.filter { !$0.item.isBelow(unsettled) } : tops
    for memory in outermost where memory.item.isEntered(in: self) {
      laysOut { memory.item.settleTraitsInSubtree() }
    }
  }
}

extension LayoutItem {
  fileprivate func isBelow(_ items: Set<LayoutItem>) -> Bool {
    var next = parent
    while let item = next {
      if items.contains(item) { return true }
      next = item.parent
    }
    return false
  }
}

extension UIView {
  /// The reading direction of the traits.
  var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    if item.engine?.hasTraitOverrides == false { return .leftToRight }
    let traits = traitCollection
    // In most trees, nothing has to be looked up.
    if traits === UITraitCollection.phone { return .leftToRight }
    return traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether a plain view reads from right to left in an environment.
  fileprivate func isRightToLeft(within traits: UITraitCollection) -> Bool {
    switch storedSemanticContentAttribute {
    case .unspecified: traits.layoutDirection == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }
}
