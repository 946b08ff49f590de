import Foundation
import LayoutSolver

/// A layout: constraints are updated from the leaves up, then solved, then views are placed from the
/// top down. All of it is loops, for trees of any depth.
extension LayoutItem {
  /// How often a pass lets a view ask for another one, on average, before it is called endless.
  private static var patience: Int { 100 }

  func layoutIfNeeded() {
    let root = root
    root.noticeOwnSafeArea()
    guard root.node.hasWork || root.engine == nil || root.ownEngine?.needsUpdate == true else {
      return
    }
    let engine = root.makeEngine()
    engine.updateWithConstraints()
    guard let start = node.topmostToLayOut?.item else { return }
    start.layOutSubtree(engine)
  }

  /// A topmost view may override what is unsafe of it, and change its mind without a word.
  private func noticeOwnSafeArea() {
    guard let engine, let view, view.safeAreaInsets != usedSafeArea else { return }
    engine.unsettledInsets.append(self)
  }

  func makeEngine() -> LayoutEngine {
    if let ownEngine { return ownEngine }
    let made = LayoutEngine(root: self)
    ownEngine = made
    return made
  }

  // MARK: updateConstraints

  func updateConstraintsInSubtree() {
    var rounds = 0
    while true {
      let views = viewsToUpdate
      if views.isEmpty { return }
      rounds += 1
      if rounds > Self.patience { Violation.endlessUpdates(views[0]).stop() }
      for view in views.reversed() {
        let node = view.node
        guard node.pointee.state.contains(.needsUpdateConstraints) else { continue }
        node.pointee.state.remove(.needsUpdateConstraints)
        if let controller = node.pointee.extras?.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// The views of the subtree that asked for `updateConstraints`, parents first.
  private var viewsToUpdate: ContiguousArray<UIView> {
    var nodes = FlatArray<LayoutNode>()
    var open = FlatArray<LayoutNode>()
    open.append(node)
    while let node = open.popLast() {
      if node.pointee.state.contains(.needsUpdateConstraints) {
        if node.isPlainView && node.pointee.extras == nil {
          // Nobody overrides anything, so there is nothing to call.
          node.pointee.state.remove(.needsUpdateConstraints)
        } else {
          nodes.append(node)
        }
      }
      var child = node.pointee.lastPending
      while let pending = child {
        open.append(pending)
        child = pending.pointee.previousPending
      }
    }
    // In a loop of its own: to count a reference is to wait for the memory of the view, which by now
    // has been looked at.
    var views: ContiguousArray<UIView> = []
    views.reserveCapacity(nodes.count)
    for node in nodes.elements {
      if let view = node.view { views.append(view) }
    }
    return views
  }

  // MARK: layoutSubviews

  /// Calls `layoutSubviews` wherever it is needed. Children that an override without `super` has
  /// left behind are placed all the same.
  private func layOutSubtree(_ engine: LayoutEngine) {
    var calls = 0
    var limit = 0
    var current = node
    while true {
      if current.pointee.state.contains(.needsLayout), let view = current.view {
        current.pointee.state.remove(.needsLayout)
        if current.pointee.parent == nil { current.placeRoot(engine) }
        view.callLayoutSubviews()
        calls += 1
        if calls > limit {
          if limit > 0 { Violation.endlessLayout(view).stop() }
          limit = (engine.blocks.count + 10) * Self.patience
        }
        if engine.root.ownEngine !== engine { return }
        if engine.needsUpdateBeforeNextView { engine.updateWithConstraints() }
        if !node.isEntered(in: engine) { return }
        // A view may take itself out of the tree: then the pass goes on from its beginning.
        if !view.node.isEntered(in: engine) { current = node }
        continue
      }
      if let child = current.pointee.firstPending {
        // A guide, or a view whose constraints were updated, may have nothing left to do.
        if child.hasWork {
          let departures = engine.departures
          if child.pointee.state.contains(.isMoved) { child.place(engine) }
          current = engine.departures == departures ? child : node
        } else {
          child.dequeue()
        }
        continue
      }
      if current == node {
        // Views that have moved may have other safe areas and margins now.
        let isDone = !engine.needsUpdate && !engine.hasConstraintUpdates
        if isDone || engine.root.ownEngine !== engine { return }
        engine.updateWithConstraints()
        if !current.hasWork { return }
        continue
      }
      if !current.hasWork { current.dequeue() }
      // A view that has moved to another place in the tree leads past the beginning.
      current = current.pointee.parent ?? node
    }
  }
}

@MainActor
extension LayoutNode {
  /// Writes the frames of the view's children, after whatever an override has changed before.
  func placeChildren() {
    guard let engine else { return }
    if engine.needsUpdateBeforeNextView { engine.updateWithConstraints() }
    if isEntered(in: engine) { placeMovedChildren(engine) }
  }

  /// The topmost item at or above this one that a layout has to visit.
  fileprivate var topmostToLayOut: LayoutNode? {
    var found = hasWork ? self : nil
    var next = pointee.parent
    if pointee.state.contains(.isMoved) { found = pointee.parent ?? self }
    while let node = next {
      if node.pointee.state.contains(.needsLayout) { found = node }
      next = node.pointee.parent
    }
    return found
  }

  private func placeMovedChildren(_ engine: LayoutEngine) {
    var departures = engine.departures
    var next = pointee.firstPending
    while let child = next {
      next = child.pointee.nextPending
      if child.pointee.state.contains(.isMoved) {
        child.place(engine)
        // A view that is placed may have taken out others, and itself.
        if engine.departures != departures {
          departures = engine.departures
          next = pointee.firstPending
          continue
        }
      }
      if !child.hasWork { child.dequeue() }
    }
  }

  /// Writes the engine's rectangle to the owner.
  fileprivate func place(_ engine: LayoutEngine) {
    pointee.state.remove(.isMoved)
    guard isEntered(in: engine), isLaidOut else { return }
    let exact = CGRect(
      x: engine.value(.x, of: self), y: engine.value(.y, of: self),
      width: engine.value(.width, of: self), height: engine.value(.height, of: self))
    let isChanged: Bool
    if pointee.extras == nil && isPlainView {
      // No subclass observes it.
      isChanged = write(exact.rounded(toPixelsAt: engine.scale))
    } else if let view {
      let frame = pointee.extras == nil ? exact : view.frame(forAlignmentRect: exact)
      isChanged = view.place(frame.rounded(toPixelsAt: engine.scale))
    } else {
      item.guide?.place(exact)
      return
    }
    if isChanged && engine.insetsDependOnFrames { engine.unsettledInsets.append(item) }
  }

  /// The topmost view takes a size from the engine only if its mask is not translated and its own
  /// constraints or content say one.
  fileprivate func placeRoot(_ engine: LayoutEngine) {
    guard engine === item.ownEngine, !pointee.state.contains(.translatesMask), let view else {
      return
    }
    var size = view.storedFrame.size
    let insets = pointee.extras?.alignmentInsets ?? .zero
    if decidesOwnSize(.width) {
      size.width = engine.value(.width, of: self) + insets.left + insets.right
    }
    if decidesOwnSize(.height) {
      size.height = engine.value(.height, of: self) + insets.top + insets.bottom
    }
    let frame = CGRect(origin: view.storedFrame.origin, size: size)
    view.place(frame.rounded(toPixelsAt: view.storedScale))
  }

  private func decidesOwnSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let content = pointee.contentRows
    let axis = attribute == .width ? content.horizontal : content.vertical
    if !axis.isEmpty { return true }
    return pointee.references.elements.contains { reference in
      let constraint = reference.constraint
      return constraint.first?.node == self && constraint.storedFirstAttribute == attribute
        || constraint.second?.node == self && constraint.storedSecondAttribute == attribute
    }
  }
}

extension UIView {
  /// Writes a frame as the engine's word: through the setters that a subclass may observe.
  @discardableResult
  fileprivate func place(_ frame: CGRect) -> Bool {
    let old = storedFrame
    let isResized = !frame.size.isEqual(to: old.size)
    if !isResized && frame.origin.isEqual(to: old.origin) { return false }
    node.pointee.state.insert(.isBeingPlaced)
    if isResized {
      bounds = CGRect(origin: storedBoundsOrigin, size: frame.size)
    }
    center = CGPoint(x: frame.midX, y: frame.midY)
    node.pointee.state.remove(.isBeingPlaced)
    // A centre is half a sum; what that lost is given back, unless a subclass has changed the frame.
    if abs(storedFrame.minX - frame.minX) < 1e-6, abs(storedFrame.minY - frame.minY) < 1e-6,
      storedFrame.size.isEqual(to: frame.size)
    {
      storedFrame = frame
    }
    return true
  }

  fileprivate func callLayoutSubviews() {
    guard let controller = node.pointee.extras?.controller else {
      layoutSubviews()
      return
    }
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }
}
