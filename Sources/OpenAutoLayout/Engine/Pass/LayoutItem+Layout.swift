import Foundation
import LayoutSolver

/// A layout: the engine is brought up to date, then views are placed from the top down. All of it is
/// loops, for trees of any depth.
@MainActor
extension LayoutItem {
  func layoutIfNeeded() {
    root.noticeOwnSafeArea()
    // The view may have been moved to another tree when it was asked.
    let root = root
    guard root.hasWork || root.engine == nil || root.rare?.ownEngine?.needsUpdate == true else {
      return
    }
    let engine = root.makeEngine()
    // The client code in a layout may take the view out of the tree, and let go of it.
    let memories = (root.memory, memory)
    engine.laysOut {
      engine.update()
      guard isEntered(in: engine), let start = topmostToLayOut else { return }
      let startMemory = start.memory
      start.layOutSubtree(engine)
      extendLifetime(startMemory)
    }
    // Not with a closure, which would have the actor checked each time: 220 instructions.
    extendLifetime(memories)
  }

  /// A root view may override what is unsafe of it, and change its mind without a word.
  private func noticeOwnSafeArea() {
    guard let engine, let view, view.safeAreaInsets.withinReach != followedSafeArea else { return }
    engine.unsettledInsets.append(memory)
  }

  /// The topmost item at or above this one that a layout has to visit.
  private var topmostToLayOut: LayoutItem? {
    var found = hasWork ? self : nil
    var next: LayoutItem? = self
    while let item = next {
      if item.state.contains(.needsLayout) { found = item }
      if item.state.contains(.isMoved) { found = item.parent ?? item }
      next = item.parent
    }
    return found
  }

  /// Whether laying out the view does more than to place the subviews that have moved.
  private var followsItsSubviews: Bool {
    !state.contains(.isPlainView) || state.contains(.hasDisplacedSubviews)
      || rare?.controller != nil
  }

  /// Whether laying out the view does nothing: nobody overrides it, and there is nothing to place.
  private var isPlainLeaf: Bool {
    firstPending == nil && isPlain && parent != nil
  }

  /// Calls `layoutSubviews` wherever it is needed. Children that an override without `super` has
  /// left behind are placed all the same.
  private func layOutSubtree(_ engine: LayoutEngine) {
    var current = self
    var comesFromChild = false
    var lastLaidOut: LayoutItem?
    while !engine.patience.isExhausted {
      // What subviews ask of their superview waits until all of them had their turns.
      let needsLayout =
        current.state.contains(.needsLayout) && !(comesFromChild && current.firstPending != nil)
      if needsLayout, current == lastLaidOut, engine.needsUpdateBeforeNextView {
        // What the view has invalidated in its layout may move it before the layout that it asks for.
        lastLaidOut = nil
        comesFromChild = false
        engine.updateBeforeNextView()
        if !isEntered(in: engine) { return }
        current = self
        continue
      }
      // A plain view that was just laid out has done no more than this.
      if !needsLayout, !comesFromChild, current.firstPending != nil,
        current != lastLaidOut || !current.isPlain
      {
        // A view that nothing else has asked to be laid out follows where its subviews are now.
        let departures = engine.departures
        let memory = current.memory
        let hasMoved = current.placeMovedChildren(engine)
        extendLifetime(memory)
        if !isEntered(in: engine) { return }
        if engine.departures != departures {
          current = self
          continue
        }
        // What an override without `super` has left behind is no news to it.
        if hasMoved, current.followsItsSubviews, current != lastLaidOut,
          !current.hasMadeSubviewsAnew(engine)
        {
          current.state.insert(.needsLayout)
          continue
        }
      }
      comesFromChild = false
      if needsLayout { current.state.remove(.needsLayout) }
      if needsLayout, !current.isPlainLeaf, let view = current.view {
        lastLaidOut = current
        view.layOut(by: engine)
        if engine.isDissolved { return }
        // What a view without subviews to lay out changes can wait until all the others had their turns:
        // labels that each set their own width are asked together.
        if current.firstPending != nil, engine.needsUpdateBeforeNextView {
          engine.updateBeforeNextView()
          lastLaidOut = nil
        }
        if !isEntered(in: engine) { return }
        // A view may take itself out of the tree: then the pass goes on from its beginning.
        if !view.item.isEntered(in: engine) { current = self }
        continue
      }
      if let child = current.firstPending {
        // A guide, or a view whose constraints were updated, may have nothing left to do.
        if child.hasWork {
          let departures = engine.departures
          let hasMoved = child.state.contains(.isMoved) && child.place(engine)
          if engine.departures != departures {
            current = self
          } else {
            if hasMoved, current.followsItsSubviews, !current.hasMadeSubviewsAnew(engine) {
              current.state.insert(.needsLayout)
            }
            current = child
          }
        } else {
          child.dequeue()
        }
        if !isEntered(in: engine) { return }
        continue
      }
      if current == self {
        // Views that have moved may have other safe areas and margins now.
        if !engine.needsUpdate || engine.isDissolved { return }
        engine.update()
        if !isEntered(in: engine) || !current.hasWork { return }
        continue
      }
      if current.hasWork, engine.needsUpdateBeforeNextView {
        // The view asked for an update in its layout, and is pending until then. It may be gone after it.
        engine.updateBeforeNextView()
        if !isEntered(in: engine) { return }
        current = self
        continue
      }
      if !current.hasWork { current.dequeue() }
      // A view that has moved to another place in the tree leads past the beginning.
      current = current.parent ?? self
      comesFromChild = true
    }
    engine.note(UnsettledView(memory: engine.lastAsked ?? memory))
  }
}

@MainActor
extension LayoutItem {
  private var childFrames: [CGRect] { subviews.map(\.item.frame) + guides.map(\.item.frame) }

  /// Notes the frames that the layout of a view begins with, if it has begun often already.
  fileprivate func noteChildFrames(_ engine: LayoutEngine) {
    if engine.patience.isDoubtful(self) { makeRare().childFramesBeforeLayout = childFrames }
  }

  /// Whether the children are where they were when the last layout of the view began.
  ///
  /// A view that makes its subviews anew in each layout would otherwise follow them without end.
  private func hasMadeSubviewsAnew(_ engine: LayoutEngine) -> Bool {
    engine.patience.isDoubtful(self) && rare?.childFramesBeforeLayout == childFrames
  }
}

extension UIView {
  /// Calls `layoutSubviews`, unless the view was laid out too often in this layout.
  fileprivate func layOut(by engine: LayoutEngine) {
    // Nobody overrides anything, so nobody can ask for more.
    if item.isPlain, item.parent != nil { return item.placeChildren() }
    if item.parent == nil { placeRoot(engine) }
    let isInside = item.state.contains(.isBeingLaidOut)
    item.state.insert(.isBeingLaidOut)
    let (size, origin) = (item.frame.size, item.boundsOrigin)
    item.noteChildFrames(engine)
    switch engine.patience.takeTurn(of: item) {
    case .granted: callLayoutSubviews()
    case .last:
      engine.beginRecording(of: itemMemory)
      callLayoutSubviews()
      engine.endRecording(of: itemMemory)
    case .denied: break
    }
    if !isInside { item.state.remove(.isBeingLaidOut) }
    // Other bounds than those that the view has just laid out.
    if !item.frame.size.isEqual(to: size) || !item.boundsOrigin.isEqual(to: origin) {
      item.mark(.needsLayout)
    }
  }

  private func callLayoutSubviews() {
    guard let controller = item.rare?.controller else { return layOutLayer() }
    controller.viewWillLayoutSubviews()
    layOutLayer()
    controller.viewDidLayoutSubviews()
  }

  /// Calls `layoutSubviews`, by way of the layer if there is one: a view that lays out sublayers has added
  /// them to it.
  private func layOutLayer() {
    guard let layer = attachments?.look.layer else { return layoutSubviews() }
    layoutSublayers(of: layer)
  }
}
