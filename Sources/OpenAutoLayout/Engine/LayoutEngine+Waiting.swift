/// The constraints on their way to a row, and away from it.
extension LayoutEngine {
  func wait(_ constraint: NSLayoutConstraint) { wait(.passUnretained(constraint)) }

  /// Looks at the constraint without a name for it, for which a reference would be counted.
  @inline(__always)
  func wait(_ constraint: Unmanaged<NSLayoutConstraint>) {
    if constraint.takeUnretainedValue().lowered.waiting >= 0 { return }
    let serial = constraint.takeUnretainedValue().lowered.serial
    constraint.takeUnretainedValue().lowered.waiting = Int32(truncatingIfNeeded: waiting.count)
    waiting.append(WaitingConstraint(constraint: constraint, serial: serial))
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if constraint.lowered.waiting >= 0 {
      let index = Int(constraint.lowered.waiting)
      if index == waiting.count - 1 {
        waiting.removeLast(1)
      } else {
        waiting[index].constraint = nil
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
    if constraint.isOutOfReach { reportNumbersOutOfReach(of: constraint) }
    solver.setConstant(
      constraint.rowConstant, of: LayoutSolver.Row(index: constraint.lowered.row))
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    if constraint.lowered.row < 0 { return }
    solver.setPriority(
      constraint.storedPriority.rawValue, of: LayoutSolver.Row(index: constraint.lowered.row))
  }

  /// Makes the rows of the constraints that wait. What lowering asks of views may take constraints
  /// back, and have others wait, which do so for the next round.
  func lowerWaiting() {
    sortByActivation()
    lastDirection = nil
    let end = waiting.count
    var next = 0
    while next < min(end, waiting.count) {
      if let constraint = waiting[next].constraint?.takeUnretainedValue() {
        waiting[next].constraint = nil
        constraint.lowered.waiting = -1
        lower(constraint)
      }
      next += 1
    }
    waiting.removeFirst(min(end, waiting.count))
    numberWaiting()
  }

  private func numberWaiting() {
    for index in waiting.indices {
      waiting[index].constraint?.takeUnretainedValue().lowered.waiting = Int32(
        truncatingIfNeeded: index)
    }
  }

  /// Sorts by serial numbers, which are nearly consecutive when a tree is laid out for the first
  /// time: then each has its place in a list as long as their range.
  private func sortByActivation() {
    var isSorted = true
    var lowest = UInt64.max
    var highest: UInt64 = 0
    for entry in waiting.elements {
      if entry.serial < highest { isSorted = false }
      lowest = min(lowest, entry.serial)
      highest = max(highest, entry.serial)
    }
    if isSorted { return }
    let range = Int(highest - lowest) + 1
    if range > 4 * waiting.count {
      waiting.sort(waiting.indices) { $0.serial < $1.serial }
    } else {
      var places = FlatArray<WaitingConstraint>()
      places.reset(to: WaitingConstraint(constraint: nil, serial: 0), count: range)
      for entry in waiting.elements where entry.constraint != nil {
        places[Int(entry.serial - lowest)] = entry
      }
      swap(&waiting, &places)
    }
    numberWaiting()
  }
}

/// A constraint without a row, which its holder keeps alive; `nil` once it was taken back.
struct WaitingConstraint: BitwiseCopyable {
  var constraint: Unmanaged<NSLayoutConstraint>?
  let serial: UInt64
}
