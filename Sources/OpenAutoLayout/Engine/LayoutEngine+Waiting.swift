/// The constraints on their way to a row, and away from it.
extension LayoutEngine {
  func add(_ constraint: NSLayoutConstraint) {
    wait(constraint)
  }

  func wait(_ constraint: NSLayoutConstraint) {
    if constraint.lowered.waiting >= 0 { return }
    constraint.lowered.waiting = Int32(truncatingIfNeeded: waiting.count)
    waiting.append(.passUnretained(constraint))
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if constraint.lowered.waiting >= 0 {
      let index = Int(constraint.lowered.waiting)
      if index == waiting.count - 1 {
        waiting.removeLast()
      } else {
        waiting[index] = nil
      }
      constraint.lowered.waiting = -1
    }
    removeRow(of: constraint)
  }

  private func removeRow(of constraint: NSLayoutConstraint) {
    if constraint.lowered.row < 0 { return }
    solver.removeRow(LayoutSolver.Row(index: constraint.lowered.row))
    constraint.lowered.row = -1
  }

  /// Makes the constraint's row anew, because something that it depends on has changed.
  func lowerAgain(_ constraint: NSLayoutConstraint) {
    removeRow(of: constraint)
    wait(constraint)
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    if constraint.lowered.row < 0 { return }
    solver.setConstant(
      constraint.rowConstant, of: LayoutSolver.Row(index: constraint.lowered.row))
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    if constraint.lowered.row < 0 { return }
    solver.setPriority(
      constraint.storedPriority.rawValue, of: LayoutSolver.Row(index: constraint.lowered.row))
  }

  func lowerWaiting() {
    let constraints = inOrderOfActivation(waiting)
    waiting.removeAll(keepingCapacity: true)
    for reference in constraints {
      reference._withUnsafeGuaranteedRef { constraint in
        constraint.lowered.waiting = -1
        lower(constraint)
      }
    }
  }

  /// Sorts by serial numbers, which are nearly consecutive when a tree is laid out for the first
  /// time: then each has its place in a list as long as their range.
  private func inOrderOfActivation(
    _ constraints: ContiguousArray<Unmanaged<NSLayoutConstraint>?>
  ) -> ContiguousArray<Unmanaged<NSLayoutConstraint>> {
    var sorted: ContiguousArray<Unmanaged<NSLayoutConstraint>> = []
    sorted.reserveCapacity(constraints.count)
    var isSorted = true
    var lowest = UInt64.max
    var highest: UInt64 = 0
    for case let constraint? in constraints {
      let serial = constraint._withUnsafeGuaranteedRef { $0.lowered.serial }
      if serial < highest { isSorted = false }
      lowest = min(lowest, serial)
      highest = max(highest, serial)
      sorted.append(constraint)
    }
    if isSorted { return sorted }
    let range = Int(highest - lowest) + 1
    if range > 4 * sorted.count {
      sorted.sort {
        $0._withUnsafeGuaranteedRef { $0.lowered.serial }
          < $1._withUnsafeGuaranteedRef { $0.lowered.serial }
      }
      return sorted
    }
    var places = ContiguousArray<Unmanaged<NSLayoutConstraint>?>(repeating: nil, count: range)
    for constraint in sorted {
      let serial = constraint._withUnsafeGuaranteedRef { $0.lowered.serial }
      places[Int(serial - lowest)] = constraint
    }
    sorted.removeAll(keepingCapacity: true)
    for case let constraint? in places { sorted.append(constraint) }
    return sorted
  }
}
