import Foundation
import LayoutReport
import LayoutSolver

@MainActor
extension LayoutItem {
  /// Whether another rectangle would satisfy the constraints as well.
  var hasAmbiguousLayout: Bool {
    let root = root
    let engine = root.makeEngine()
    let memories = (root.memory, memory)
    engine.laysOut { engine.update() }
    extendLifetime(memories)
    if !isEntered(in: engine) || engine.isDissolved { return false }
    let parts: [RectanglePart] = parent == nil ? [.width, .height] : [.x, .y, .width, .height]
    if guide?.isLeftToItself == true { return false }
    // It keeps its frame without any constraint.
    if parent != nil && !isLaidOut { return true }
    return parts.contains {
      !engine.rows.isDetermined($0, of: self)
    }
  }

  /// Returns the active constraints that affect the item along an axis.
  ///
  /// These are the constraints that refer to the item, and those that refer to the other items of
  /// these, up to the views that hold them.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var known: Set<ObjectIdentifier> = []
    var reached: Set<LayoutItem> = [self]
    var open = [self]
    while let item = open.popLast() {
      for reference in item.references {
        let constraint = reference.constraint
        guard constraint.concerns(axis), known.insert(ObjectIdentifier(constraint)).inserted else {
          continue
        }
        found.append(constraint)
        constraint.forEachItem { other, _ in
          // A constraint affects nothing outside the view that holds it.
          if other == constraint.holder { return }
          if reached.insert(other).inserted { open.append(other) }
        }
      }
    }
    return found
  }
}

extension NSLayoutConstraint {
  fileprivate func concerns(_ axis: Axis) -> Bool {
    let attributes =
      [terms.firstAttribute, terms.secondAttribute] + (terms.distances?.ends.map(\.attribute) ?? [])
    return attributes.contains {
      $0 != .notAnAttribute && $0.isHorizontal == (axis == .horizontal)
    }
  }
}
