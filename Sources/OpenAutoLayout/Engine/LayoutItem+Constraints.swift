/// What happens to the constraints that a view holds.
extension LayoutItem {
  func hold(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.holder = self
    constraint.lowered.serial = ActivationOrder.next()
    constraint.refer()
    engine?.add(constraint)
    mark(.needsLayout)
  }

  func release(_ constraint: NSLayoutConstraint) {
    engine?.remove(constraint)
    mark(.needsLayout)
    let constraint = constraint
    constraint.unrefer()
    constraint.holder = nil
    constraints.remove(constraint)
  }

  /// Lets go of a constraint without a thought for the layout, which is gone.
  func forget(_ constraint: NSLayoutConstraint) {
    constraint.unrefer()
    constraint.holder = nil
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    engine?.constantChanged(of: constraint)
    mark(.needsLayout)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    engine?.priorityChanged(of: constraint)
    mark(.needsLayout)
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
