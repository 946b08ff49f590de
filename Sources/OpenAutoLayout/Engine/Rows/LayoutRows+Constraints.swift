import LayoutSolver

/// The constraints on their way to a row, and away from it.
extension LayoutRows {
  /// Has a constraint without a row get one.
  mutating func wait(_ constraint: NSLayoutConstraint) {
    guard case .waiting(let holder, nil) = constraint.life else { return }
    constraint.life = .waiting(holder: holder, place: Int32(truncatingIfNeeded: waiting.count))
    waiting.append(constraint)
  }

  /// Takes back a constraint's row, or its place among those that wait for one. It is still held.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    switch constraint.life {
    case .inactive, .waiting(_, nil): return
    case .waiting(let holder, let place?):
      waiting[Int(place)] = nil
      constraint.life = .waiting(holder: holder, place: nil)
    case .solved(let holder, let lowered):
      solver.removeRow(lowered.row)
      constraint.life = .waiting(holder: holder, place: nil)
    }
  }

  /// Makes a constraint's row anew, because something that it depends on has changed.
  mutating func lowerAgain(_ constraint: NSLayoutConstraint) {
    guard case .solved = constraint.life else { return }
    remove(constraint)
    wait(constraint)
  }

  mutating func constantChanged(of constraint: NSLayoutConstraint) {
    guard let lowered = constraint.lowered else { return }
    noteReach(of: constraint)
    maker.refresh(lowered, of: constraint)
    noteSpan(endingAt: constraint)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let lowered = constraint.lowered else { return }
    maker.refresh(lowered, of: constraint)
  }

  /// Makes the rows of constraints whose holders are new. In which order does not matter: each row
  /// knows its own place.
  mutating func lowerConstraintsOfNewHolders(_ missing: inout [MissingAnswer]) {
    for block in newHolders {
      guard let holder = items[block.number] else { continue }
      holder.constraints.forEach { constraint in
        guard case .waiting(_, nil) = constraint.life else { return }
        if !lower(constraint, heldBy: holder, &missing) { wait(constraint) }
      }
    }
    newHolders.removeAll()
  }

  /// Makes the rows of the other constraints that have none.
  mutating func lowerWaiting(_ missing: inout [MissingAnswer]) {
    let constraints = waiting
    waiting = []
    for case let constraint? in constraints {
      guard let holder = constraint.holder else { continue }
      constraint.life = .waiting(holder: holder, place: nil)
      if !lower(constraint, heldBy: holder, &missing) { wait(constraint) }
    }
  }

  /// - Returns: Whether the constraint has a row now.
  private mutating func lower(
    _ constraint: NSLayoutConstraint, heldBy holder: LayoutItem, _ missing: inout [MissingAnswer]
  ) -> Bool {
    noteReach(of: constraint)
    do throws(MissingAnswer) {
      let lowered = try maker.makeRow(of: constraint, heldBy: holder)
      constraint.life = .solved(holder: holder, lowered)
      noteSpan(endingAt: constraint)
      return true
    } catch {
      missing.append(error)
      return false
    }
  }

  /// The first constraint since the last call that says a number which counts as less than it is.
  mutating func takeBeyondReach() -> NSLayoutConstraint? {
    defer { beyondReach = nil }
    return beyondReach
  }

  mutating func noteReach(of constraint: NSLayoutConstraint) {
    if constraint.terms.isOutOfReach, case nil = beyondReach { beyondReach = constraint }
  }
}
