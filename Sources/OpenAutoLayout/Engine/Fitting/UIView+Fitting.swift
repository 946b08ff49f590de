import Foundation
import LayoutSolver

extension UIView {
  /// Asks the views of the subtree, and solves it alone.
  ///
  /// Whoever measures a view may have changed what it answers, and not have said so. So all views are
  /// asked, unless the size is known and nothing has been said since.
  func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if size.width.isNaN || size.height.isNaN { Violation.fittingTargetNotANumber(self).stop() }
    let target = FittingTarget(
      size: size.withinReach, horizontalPriority: horizontal, verticalPriority: vertical,
      scale: item.root.view?.storedScale ?? storedScale)
    item.updateSubtree(.updates)
    if let size = item.keptSize(for: target) { return size }
    var patience = Patience(viewCount: item.askSubtree())
    while patience.takeTurn(of: item) == .granted {
      if let size = measure(target) { return size }
      item.updateSubtree(.needsUpdateConstraints)
      for view in item.unaskedViews where view.item.state.contains(.isUnasked) { view.item.ask() }
    }
    // Views that ask again each time keep their last answers.
    for view in item.unaskedViews { view.item.goWithout(.content) }
    item.reportLoop(UnsettledView(memory: itemMemory, changes: ["was measured"]))
    return measure(target) ?? bounds.size
  }

  /// - Returns: `nil` if a view has to be asked first. It was, and all has to be measured again.
  private func measure(_ target: FittingTarget) -> CGSize? {
    let fit: LayoutFit
    do throws(MissingAnswer) {
      fit = try item.loweredFit()
    } catch {
      switch error.kind {
      case .content: break
      case .margins: error.memory.item.askMargins()
      case .baselines: error.memory.item.askBaselines()
      }
      return nil
    }
    guard fit.saysAnything else { return bounds.size }
    fit.solve(near: target)
    if !askHeights(in: fit) { return nil }
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: fit.size)).withinReach
    let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
      .rounded(toPixelsAt: target.scale)
    // The client code may have changed what was measured.
    if fit.isCurrent { fit.keep(size, for: target) }
    return size
  }

  /// Asks for the heights that follow from the widths, all of them together, and solves again.
  ///
  /// - Returns: Whether what was measured is still the same.
  private func askHeights(in fit: LayoutFit) -> Bool {
    fit.isInUse = true
    defer { fit.isInUse = false }
    var round = 0
    while true {
      let open = fit.openHeights
      if open.isEmpty { return true }
      round += 1
      if !fit.searchHeights(open, inRound: round) {
        var hasAnswer = false
        for (index, memory, width) in open {
          guard let view = memory.item.view,
            let answer = fit.nextHeight(at: width, of: index, view.heightAnswer)
          else { continue }
          fit.setHeight(answer, at: index)
          hasAnswer = true
        }
        if !fit.isCurrent { return false }
        if !hasAnswer { return true }
      }
      fit.solve()
    }
  }
}

extension LayoutItem {
  fileprivate func keptSize(for target: FittingTarget) -> CGSize? {
    guard let fits = rare?.fits else { return nil }
    for fit in fits { if let size = fit.keptSize(for: target) { return size } }
    return nil
  }

  /// The rows of the subtree, up to date: those that are kept, or new ones.
  ///
  /// - Throws: What a view has to be asked first.
  fileprivate func loweredFit() throws(MissingAnswer) -> LayoutFit {
    let fits = rare?.fits ?? []
    if let fit = fits.first(where: \.canRefresh) {
      try fit.refresh()
      return fit
    }
    let fit = try LayoutFit(of: self)
    makeRare().fits = fits.filter(\.isInUse) + [fit]
    return fit
  }
}

@MainActor
extension LayoutItem {
  /// Asks all views of the subtree, once they know their traits.
  ///
  /// - Returns: How many items there are in it.
  fileprivate func askSubtree() -> Int {
    var held = heldSubtree
    if settleTraits(of: held) { held = heldSubtree }
    for memory in held where !memory.item.isPlain {
      let item = memory.item
      if !item.state.contains(.isPlainView) && !item.state.contains(.isBeingAsked) { item.ask() }
      if item.rare?.margins != nil { item.askMargins() }
      item.updateSystemGuides()
    }
    var baselineItems: [ItemMemory?] = []
    for memory in held {
      memory.item.constraints.forEach { constraint in
        if constraint.terms.firstAttribute.isBaseline {
          baselineItems.append(constraint.firstMemory)
        }
        if constraint.terms.secondAttribute.isBaseline {
          baselineItems.append(constraint.secondMemory)
        }
      }
    }
    // A baseline that is found missing only when rows are made has all rows made again.
    for memory in baselineItems { memory?.item.askMissingBaselines() }
    return held.count
  }

  private func askMissingBaselines() {
    if rare?.firstBaseline == nil { askBaselines() }
  }
}
