import Foundation
import LayoutSolver

/// What the engine found, written to views and guides.
@MainActor
extension LayoutItem {
  /// Writes the frames of the view's children, after whatever an override has changed before.
  func placeChildren() {
    guard !subviews.isEmpty || !guides.isEmpty, let engine else { return }
    engine.updateBeforeNextView()
    guard isEntered(in: engine) else { return }
    if state.contains(.hasDisplacedSubviews) { moveDisplacedSubviews() }
    placeMovedChildren(engine)
  }

  /// Has subviews go back to where constraints place them, after a client has set their frames.
  private func moveDisplacedSubviews() {
    state.remove(.hasDisplacedSubviews)
    for view in subviews where view.item.state.contains(.isDisplaced) { view.item.markMoved() }
  }

  /// - Returns: Whether a child has another frame now.
  @discardableResult
  func placeMovedChildren(_ engine: LayoutEngine) -> Bool {
    var departures = engine.departures
    var hasMoved = false
    var next = firstPending
    while let child = next {
      next = child.nextPending
      if child.state.contains(.isMoved) {
        if child.place(engine) { hasMoved = true }
        // A view that is placed may have taken out others, and itself.
        if engine.departures != departures {
          if !isEntered(in: engine) { return hasMoved }
          departures = engine.departures
          next = firstPending
          continue
        }
      }
      if !child.hasWork { child.dequeue() }
    }
    return hasMoved
  }

  /// Writes the engine's rectangle to the owner.
  ///
  /// - Returns: Whether it is another frame.
  func place(_ engine: LayoutEngine) -> Bool {
    // What nothing places any more keeps its frame, from which its next constraints may move it.
    state.subtract([.isMoved, .isDisplaced, .isPlaced])
    guard isEntered(in: engine), isPlacedBySolver else { return false }
    state.insert(.isPlaced)
    let exact = engine.rows.rectangle(of: self)
    if isPlain {
      // No subclass observes it, so no client code runs.
      let oldSize = self.frame.size
      guard write(engine.rounded(exact, from: self.frame)) else { return false }
      didMove(from: oldSize, engine)
      return true
    }
    guard let view else { return guide?.place(exact) ?? false }
    // The view may lay the tree out again when it is asked or set, and the rectangle in hand is an old
    // one then.
    let solveCount = engine.rows.solveCount
    let frame = rare == nil ? exact : view.frame(forAlignmentRect: exact).withinReach
    let rounded = engine.rounded(frame, from: view.item.frame)
    let hasMoved = engine.rows.solveCount == solveCount && view.place(rounded, engine)
    if engine.rows.solveCount != solveCount, isEntered(in: engine) { markMoved() }
    return hasMoved
  }

  /// Notes that the view was given another frame, and has the subviews that their masks place follow.
  fileprivate func didMove(from oldSize: CGSize, _ engine: LayoutEngine) {
    engine.didMove(self)
    if !frame.size.isEqual(to: oldSize), hasMaskedSubviews { placeMaskedSubviews(engine) }
  }

  /// Has the subviews that their masks place follow the frame that the view was given.
  ///
  /// They follow what was written, which may be rounded, and not what was solved: a subview that fills
  /// its superview is as large as that.
  private func placeMaskedSubviews(_ engine: LayoutEngine) {
    var open = [memory]
    while let parent = open.popLast()?.item {
      for view in parent.subviews where view.item.followsSuperview {
        let item = view.item
        // Setters are client code, which may change the tree.
        guard item.parent == parent, let frame = engine.rows.maskedFrame(of: item, in: parent)
        else {
          continue
        }
        let oldSize = item.frame.size
        guard view.place(frame) else { continue }
        engine.didMove(item)
        if !item.frame.size.isEqual(to: oldSize), item.hasMaskedSubviews {
          open.append(item.memory)
        }
      }
    }
  }

  private var hasMaskedSubviews: Bool {
    for index in subviews.indices where subviews[index].item.followsSuperview { return true }
    return false
  }

  /// Whether another size of the superview may give the view another frame, by its mask.
  private var followsSuperview: Bool {
    state.contains(.translatesMask) && autoresizingMask != []
  }

  /// Writes the view's frame, and nothing else follows from it than that the view is to be laid out if
  /// its size changes.
  ///
  /// In its own layout, a view may set its size in steps. What counts then is the size after it.
  ///
  /// - Returns: Whether it is another frame.
  func write(_ frame: CGRect) -> Bool {
    let isResized = !frame.size.isEqual(to: self.frame.size)
    if !isResized && frame.origin.isEqual(to: self.frame.origin) { return false }
    self.frame = frame
    if isResized, !state.contains(.isBeingLaidOut) || state.contains(.isBeingPlaced) {
      mark(.needsLayout)
    }
    return true
  }
}

extension LayoutEngine {
  /// Returns the rectangle with its edges at pixels.
  ///
  /// Where the root has no pixels, one that differs from the last by rounding errors is the last one: they
  /// may change with each solve, and nothing would come to an end.
  // Inlined, since each view that is placed asks.
  @inline(__always)
  fileprivate func rounded(_ frame: CGRect, from old: CGRect) -> CGRect {
    let scale = scale
    if scale == .infinity, frame.isAsSolved(old) { return old }
    return frame.rounded(toPixelsAt: scale)
  }

  /// Has the insets asked for again that depend on where the view is, or how large.
  func noteMove(of item: LayoutItem) {
    if insetsDependOnFrames { unsettledInsets.append(item.memory) }
  }

  fileprivate func didMove(_ item: LayoutItem) {
    noteMove(of: item)
    // A fit starts from the frames of masks, which are rounded by now.
    if item.state.contains(.translatesMask) { item.forgetFits() }
  }
}

extension UIView {
  /// Writes a frame as the engine's word: through the setters that a subclass may observe.
  ///
  /// - Returns: Whether it is another frame.
  fileprivate func place(_ frame: CGRect) -> Bool {
    let old = item.frame
    let isResized = !frame.size.isEqual(to: old.size)
    if !isResized && frame.origin.isEqual(to: old.origin) { return false }
    item.state.insert(.isBeingPlaced)
    if isResized { bounds = CGRect(origin: item.boundsOrigin, size: frame.size) }
    center = item.position(in: frame)
    item.state.remove(.isBeingPlaced)
    if item.frame.isNear(frame), item.frame.size.isEqual(to: frame.size) {
      // A center is half a sum; what that lost is given back.
      item.frame = frame
    } else if item.state.contains(.translatesMask) {
      // A subclass has changed the frame, which the mask is read off.
      item.maskChanged()
    }
    return true
  }

  /// Places the view, and has the subviews that their masks place follow.
  ///
  /// - Returns: Whether it is another frame.
  fileprivate func place(_ frame: CGRect, _ engine: LayoutEngine) -> Bool {
    let oldSize = item.frame.size
    guard place(frame) else { return false }
    item.didMove(from: oldSize, engine)
    return true
  }

  /// The root takes a size from the engine only if its mask does not count and its own constraints or
  /// content say one.
  func placeRoot(_ engine: LayoutEngine) {
    guard item == engine.root, !item.state.contains(.translatesMask) else { return }
    var size = item.frame.size
    let insets = item.alignmentInsets
    let solved = engine.rows.rectangle(of: item)
    if item.decidesOwnSize(.width) { size.width = solved.width + insets.left + insets.right }
    if item.decidesOwnSize(.height) { size.height = solved.height + insets.top + insets.bottom }
    let frame = CGRect(origin: item.frame.origin, size: size)
    _ = place(frame.rounded(toPixelsAt: storedScale).withinReach, engine)
  }
}

extension LayoutItem {
  fileprivate func decidesOwnSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    if let rows = content?.rows {
      let axis = attribute == .width ? rows.horizontal : rows.vertical
      if !axis.isEmpty { return true }
    }
    return references.contains { reference in
      let constraint = reference.constraint
      return constraint.terms.first == self && constraint.terms.firstAttribute == attribute
        || constraint.terms.second == self && constraint.terms.secondAttribute == attribute
    }
  }
}
