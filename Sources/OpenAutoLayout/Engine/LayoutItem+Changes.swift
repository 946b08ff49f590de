import Foundation
import LayoutSolver

/// What a change at a view or a constraint means for the engine that it is entered in.
extension LayoutItem {
  func constantChanged(of constraint: NSLayoutConstraint) {
    engine?.constantChanged(of: constraint)
    mark(.needsLayout)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    engine?.priorityChanged(of: constraint)
    mark(.needsLayout)
  }

  /// The client has set the frame.
  func frameChanged(from old: CGRect) {
    if parent == nil {
      engine?.rootSizeChanged()
    } else if state.contains(.translatesMask) {
      maskChanged()
    } else if engine != nil {
      // Constraints decide about this view: the next pass puts it back to where they say.
      node.markMoved()
    }
  }

  func maskChanged() {
    markStale(.hasStaleMask)
    parent?.mark(.needsLayout)
    mark(.needsLayout)
  }

  func contentChanged() {
    markStale(.hasStaleContent)
    parent?.mark(.needsLayout)
    mark(.needsLayout)
  }

  private func markStale(_ part: LayoutState) {
    state.insert(part)
    engine?.refresh(node)
  }

  /// The constraints that the view holds read leading and trailing the other way round now.
  func directionChanged() {
    if let engine {
      for constraint in node.pointee.constraints.unretained where constraint.followsReadingDirection
      {
        engine.lowerAgain(constraint)
      }
    }
    surroundingsChanged()
    mark(.needsLayout)
  }

  /// The constraints that speak of the item's margins, baselines or alignment measure anew.
  func referencesChanged(where concerns: (NSLayoutConstraint.Attribute) -> Bool) {
    guard let engine else { return }
    var changed = false
    for reference in node.pointee.references.elements {
      let constraint = reference.constraint
      if concerns(constraint.storedFirstAttribute) || concerns(constraint.storedSecondAttribute) {
        engine.lowerAgain(constraint)
        changed = true
      }
    }
    if changed { mark(.needsLayout) }
  }

  func scaleChanged() {
    guard parent == nil else { return }
    for item in subtreeItems() where item !== self && item.node.isLaidOut { item.node.markMoved() }
    mark(.needsLayout)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint reads differently in right-to-left layouts.
  var followsReadingDirection: Bool {
    if storedFirstAttribute.followsReadingDirection
      || storedSecondAttribute.followsReadingDirection
    {
      return true
    }
    return distances?.ends.contains { $0.attribute.followsReadingDirection } ?? false
  }
}
