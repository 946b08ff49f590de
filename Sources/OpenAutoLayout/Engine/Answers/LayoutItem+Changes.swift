import Foundation
import LayoutSolver

/// What a change at a view or a constraint means for what is known and solved.
@MainActor
extension LayoutItem {
  /// Has the view laid out, because something changes that may move its subviews.
  ///
  /// Within a layout, only what differs in the end counts: a constraint that is switched off and on
  /// again, or a content that is the same when it is asked for, moves nothing.
  ///
  /// - Parameter engine: The engine of the view's tree.
  func markAffected(_ engine: LayoutEngine?) {
    if let engine, engine.isLayingOut { return }
    mark(.needsLayout)
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    forgetFits()
    let engine = engine
    engine?.record("set the constant of \(constraint.sentence)")
    engine?.constantChanged(of: constraint)
    markAffected(engine)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    forgetFits()
    let engine = engine
    engine?.rows.priorityChanged(of: constraint)
    markAffected(engine)
  }

  /// The client has set the frame.
  func frameChanged() {
    if parent == nil {
      engine?.rows.rootSizeChanged()
    } else if state.contains(.translatesMask) {
      maskChanged()
    } else if isPlacedBySolver {
      // Constraints decide about this view, and the superview's layout applies them. A client may move
      // what that has placed, so nothing asks for it.
      state.insert(.isDisplaced)
      parent?.state.insert(.hasDisplacedSubviews)
      if parent?.state.contains(.isBeingLaidOut) ?? false { state.remove(.isMoved) }
    } else {
      state.remove(.isPlaced)
      if state.contains(.carriesMasks) {
        forgetFitRows()
        engine?.rows.refresh(self)
      }
    }
  }

  /// The rectangle or the mask has changed, on which the rows of the mask depend.
  func maskChanged() {
    forgetFitRows()
    if parent == nil { engine?.rows.rootSizeChanged() }
    engine?.rows.refresh(self)
  }

  func contentChanged() {
    let engine = engine
    engine?.record("invalidated the content size of \(name)")
    markUnasked()
    if state.contains(.isArranged) { arrangedContentChanged() }
    parent?.markAffected(engine)
    markAffected(engine)
  }

  /// The view may have another direction, if it is no plain view.
  func directionChanged() {
    markUnasked()
    surroundingsChanged()
    mark(.needsLayout)
  }

  /// The place, the direction or the insets of the view have changed, and with them perhaps the
  /// insets of its subtree.
  func surroundingsChanged() {
    if parent == nil {
      // Other insets will say what they change, so the last measurement may still be the next layout.
      for fit in rare?.fits ?? [] { fit.forgetSizes() }
    } else {
      forgetFits()
    }
    engine?.unsettledInsets.append(memory)
  }

  /// The view has another guide for its margins or its safe area.
  func guidesChanged() {
    surroundingsChanged()
    if parent == nil { engine?.rows.rootSizeChanged() }
  }

  func scaleChanged() {
    guard parent == nil else { return }
    for item in subtree where item != self && item.isPlacedBySolver { item.markMoved() }
    mark(.needsLayout)
    measureAgain()
  }

  /// Has the subtree measured for the pixels of another tree, unless its root is as fine as this view.
  ///
  /// - Parameter root: The root of the tree that the view comes to, or leaves.
  func measureAgain(besides root: LayoutItem) {
    // A root that is being deallocated has no scale any more.
    if let scale = root.view?.storedScale, scale != view?.storedScale { measureAgain() }
  }

  /// Whether a view of the subtree may have been measured. New views were not, so that each of a chain
  /// of them is added without a way up to the root.
  var mayBeMeasured: Bool {
    !subviews.isEmpty || state.isDisjoint(with: [.isUnasked, .isPlainView])
  }

  /// Texts are as large as whole pixels.
  private func measureAgain() {
    for item in subtree where !item.isGuide && !item.state.contains(.isPlainView) {
      item.markUnasked()
      item.mark(.needsLayout)
    }
  }
}

extension LayoutItem {
  /// Forgets the fitting sizes that were measured with the item, because a number has changed.
  ///
  /// A fit marks everything that it reads. So every item below a kept one is marked, and the way up
  /// ends where nobody has measured, or where something has changed before.
  func forgetFits() {
    var next: LayoutItem? = self
    while let item = next, item.state.contains(.isCoveredByFit) {
      item.state.remove(.isCoveredByFit)
      if let rare = item.rare { for fit in rare.fits { fit.noteChange() } }
      next = item.parent
    }
  }

  /// Forgets the rows that were made to measure with the item, because others are needed.
  func forgetFitRows() {
    forgetFits()
    var next: LayoutItem? = self
    while let item = next, item.state.contains(.hasFitRows) {
      item.state.remove(.hasFitRows)
      item.rare?.fits = []
      next = item.parent
    }
  }
}
