import Foundation
import LayoutSolver

@MainActor
extension LayoutItem {
  /// Whether another rectangle would do as well. Asks the solver for each side.
  var hasAmbiguousLayout: Bool {
    let root = root
    let engine = root.makeEngine()
    withExtendedLifetime((root.memory, memory)) { engine.laysOut { engine.update() } }
    if !isEntered(in: engine) || engine.isDissolved { return false }
    let parts: [RectanglePart] = parent == nil ? [.width, .height] : [.x, .y, .width, .height]
    if guide?.isLeftToItself == true { return false }
    // That it keeps its frame is no constraint's doing.
    if parent != nil && !isLaidOut { return true }
    return parts.contains {
      !engine.rows.isDetermined($0, of: self)
    }
  }

  /// The active constraints that decide the item along an axis: those that speak of it, and those
  /// that speak of the items that they name, up to the views that hold them.
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
          // Beyond the view that holds it, a constraint of a subtree decides nothing.
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
