import LayoutSolver

/// What happens to the constraints that a view holds.
@MainActor
extension LayoutItem {
  /// Holds a constraint that nobody holds.
  func hold(_ constraint: NSLayoutConstraint) {
    let engine = engine
    engine?.record("activated \(constraint.sentence)")
    markAffected(engine)
    append(constraint)
  }

  /// Lets go of a constraint that the view holds.
  func release(_ constraint: NSLayoutConstraint) {
    let engine = engine
    engine?.record("deactivated \(constraint.sentence)")
    markAffected(engine)
    remove(constraint)
  }

  /// Holds a constraint, and leaves it to the caller to mark the view.
  func append(_ constraint: consuming NSLayoutConstraint) {
    constraint.serial = ActivationOrder.next()
    constraint.life = .waiting(holder: self, place: nil)
    let speaksOfSystemGuide = constraint.refer()
    engine?.wait(constraint)
    forgetFitRows()
    guard speaksOfSystemGuide else { return constraints.append(constraint) }
    // Only now: what ties the guide to its view is held after it.
    constraints.append(copy constraint)
    constraint.noteUses()
  }

  /// Lets go of a constraint, and leaves it to the caller to mark the view.
  func remove(_ constraint: NSLayoutConstraint) {
    engine?.remove(constraint)
    forgetFitRows()
    constraint.wasReleased()
    constraints.remove(constraint)
  }
}

extension LayoutItem {
  func addReference(to constraint: NSLayoutConstraint, _ slot: NSLayoutConstraint.Slot) -> Int32 {
    let index = references.count
    references.append(ConstraintReference(to: constraint, slot))
    return Int32(truncatingIfNeeded: index)
  }

  @MainActor
  func removeReference(at index: Int32) {
    guard let last = references.popLast(), index != references.count else { return }
    references[Int(index)] = last
    last.constraint.setIndex(index, of: last.slot)
  }
}

/// Numbers activations, so that an engine which is built later can tell which came first.
///
/// Constraints of a tree are held by many views, and a tree may be joined out of several: only one
/// count for all of them keeps the order.
@MainActor
enum ActivationOrder {
  private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}
