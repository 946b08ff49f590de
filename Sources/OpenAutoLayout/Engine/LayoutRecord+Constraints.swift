import LayoutSolver

/// What happens to the constraints that a view holds.
@MainActor
extension LayoutNode {
  func hold(_ constraint: NSLayoutConstraint) {
    mark(.needsLayout)
    append(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    mark(.needsLayout)
    takeOut(constraint)
  }

  /// Holds a constraint, and leaves it to the caller to mark the view.
  func append(_ constraint: consuming NSLayoutConstraint) {
    constraint.holderNode = self
    constraint.lowered.serial = ActivationOrder.next()
    constraint.refer()
    engine?.wait(constraint)
    pointee.constraints.append(constraint)
  }

  /// Lets go of a constraint, and leaves it to the caller to mark the view.
  func takeOut(_ constraint: NSLayoutConstraint) {
    engine?.remove(constraint)
    forget(constraint)
    pointee.constraints.remove(constraint)
  }

  /// Lets go of a constraint without a thought for the layout, or for the list of what is held.
  func forget(_ constraint: NSLayoutConstraint) {
    constraint.unrefer()
    constraint.holderNode = nil
  }

  @inline(__always)
  func addReference(to constraint: NSLayoutConstraint, _ slot: NSLayoutConstraint.Slot) -> Int32 {
    let index = pointee.references.count
    pointee.references.append(ConstraintReference(to: constraint, slot))
    return Int32(truncatingIfNeeded: index)
  }

  func removeReference(at index: Int32) {
    guard let last = pointee.references.popLast(), index != pointee.references.count else { return }
    pointee.references[index] = last
    last.constraint.setIndex(index, of: last.slot)
  }
}

/// Numbers activations, so that an engine which is built later can tell which came first.
///
/// Constraints of a tree are held by many views, and a tree may be joined out of several: only one
/// count for all of them keeps the order.
@MainActor
enum ActivationOrder {
  @exclusivity(unchecked) private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}
