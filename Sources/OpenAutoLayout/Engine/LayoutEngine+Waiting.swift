import LayoutSolver

/// The constraints on their way to a row, and away from it.
extension LayoutEngine {
  func wait(_ constraint: NSLayoutConstraint) {
    if constraint.lowered.waiting >= 0 { return }
    constraint.lowered.waiting = Int32(truncatingIfNeeded: waiting.count)
    waiting.append(.passUnretained(constraint))
  }

  func remove(_ constraint: NSLayoutConstraint) {
    removals += 1
    if constraint.lowered.waiting >= 0 {
      let index = Int(constraint.lowered.waiting)
      if index == waiting.count - 1 {
        waiting.removeLast(1)
      } else {
        waiting[index] = nil
      }
      constraint.lowered.waiting = -1
    }
    removeRow(of: constraint)
  }

  private func removeRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.lowered.row else { return }
    solver.removeRow(row)
    constraint.lowered.row = nil
  }

  /// Makes the constraint's row anew, because something that it depends on has changed.
  func lowerAgain(_ constraint: NSLayoutConstraint) {
    removeRow(of: constraint)
    wait(constraint)
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let row = constraint.lowered.row else { return }
    if constraint.isOutOfReach { reportNumbersOutOfReach(of: constraint) }
    solver.setConstant(constraint.rowConstant, of: row)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let row = constraint.lowered.row else { return }
    solver.setPriority(constraint.storedPriority.rawValue, of: row)
  }

  /// Whether there are constraints without a row.
  var hasWaiting: Bool { !newHolders.isEmpty || !waiting.isEmpty }

  /// Makes the rows of all constraints that have none. In which order does not matter: each row knows
  /// its own place.
  ///
  /// What lowering asks of views may take constraints back, and have others wait, which do so for
  /// the next round.
  func lowerWaiting() {
    lastDirection = nil
    lowerConstraintsOfNewHolders()
    let end = waiting.count
    var next = 0
    while next < min(end, waiting.count) {
      if let constraint = waiting[next]?.takeUnretainedValue() {
        waiting[next] = nil
        constraint.lowered.waiting = -1
        lower(constraint)
      }
      next += 1
    }
    waiting.removeFirst(min(end, waiting.count))
    for index in waiting.indices {
      waiting[index]?.takeUnretainedValue().lowered.waiting = Int32(truncatingIfNeeded: index)
    }
  }

  private func lowerConstraintsOfNewHolders() {
    var newBlocks = FlatArray<Solver.Block>()
    swap(&newBlocks, &newHolders)
    for block in newBlocks.elements {
      let knownRemovals = removals
      var index = 0
      while let holder = owner(of: block),
        index < holder.pointee.constraints.unmanaged.count
      {
        if let constraint = holder.pointee.constraints.unmanaged[index]?.takeUnretainedValue(),
          constraint.lowered.row == nil, constraint.lowered.waiting < 0
        {
          lower(constraint)
        }
        index += 1
      }
      // The list may have closed its gaps, so that one was passed over.
      if removals != knownRemovals { newHolders.append(block) }
    }
  }
}
