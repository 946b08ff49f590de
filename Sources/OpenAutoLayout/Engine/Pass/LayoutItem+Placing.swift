import Foundation
import LayoutSolver

/// What the engine found, written to views and guides.
@MainActor
extension LayoutItem {
  /// Writes the frames of the view's children, after whatever an override has changed before.
  func placeChildren() {
    guard !subviews.isEmpty || !guides.isEmpty, let engine else { return }
    if engine.needsUpdateBeforeNextView { engine.update() }
    if isEntered(in: engine) { placeMovedChildren(engine) }
  }

  private func placeMovedChildren(_ engine: LayoutEngine) {
    var departures = engine.departures
    var next = firstPending
    while let child = next {
      next = child.nextPending
      if child.state.contains(.isMoved) {
        child.place(engine)
        // A view that is placed may have taken out others, and itself.
        if engine.departures != departures {
          if !isEntered(in: engine) { return }
          departures = engine.departures
          next = firstPending
          continue
        }
      }
      if !child.hasWork { child.dequeue() }
    }
  }

  /// Writes the engine's rectangle to the owner.
  func place(_ engine: LayoutEngine) {
    state.remove(.isMoved)
    guard isEntered(in: engine), isLaidOut else { return }
    let exact = engine.rows.rectangle(of: self)
    if isPlain {
      // No subclass observes it, so no client code runs.
      let frame = exact.rounded(toPixelsAt: engine.scale)
      if !keeps(exact), write(frame) { engine.didMove(self) }
    } else if let view {
      // The view may lay the tree out again when it is asked or set, and the rectangle in hand is an old
      // one then.
      let solveCount = engine.rows.solveCount
      let frame = rare == nil ? exact : view.frame(forAlignmentRect: exact).withinReach
      if engine.rows.solveCount == solveCount, !keeps(frame),
        view.place(frame.rounded(toPixelsAt: engine.scale))
      {
        engine.didMove(view.item)
      }
      if engine.rows.solveCount != solveCount, isEntered(in: engine) { markMoved() }
    } else {
      guide?.place(exact)
    }
  }

  /// Whether the view is already at the exact place, by a frame that a client has set between pixels.
  private func keeps(_ exact: CGRect) -> Bool {
    state.contains(.translatesMask) && frame.isNear(exact)
  }

  /// Writes the view's frame, and nothing else follows from it than that the view is to be laid out if
  /// its size changes.
  ///
  /// - Returns: Whether it is another frame.
  func write(_ frame: CGRect) -> Bool {
    let isResized = !frame.size.isEqual(to: self.frame.size)
    if !isResized && frame.origin.isEqual(to: self.frame.origin) { return false }
    self.frame = frame
    if isResized { mark(.needsLayout) }
    return true
  }
}

extension LayoutEngine {
  fileprivate func didMove(_ item: LayoutItem) {
    if insetsDependOnFrames { unsettledInsets.append(item.memory) }
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
    center = CGPoint(x: frame.midX, y: frame.midY)
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
    _ = place(frame.rounded(toPixelsAt: storedScale).withinReach)
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
