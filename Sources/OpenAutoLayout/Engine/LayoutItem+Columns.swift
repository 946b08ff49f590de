import LayoutSolver

/// The columns of an item: its alignment rectangle in the coordinates of the view that it is in.
enum RectanglePart: Int {
  case x = 0
  case y = 1
  case width = 2
  case height = 3
}

extension LayoutItem {
  func column(_ part: RectanglePart) -> Solver.Column { node.column(part) }

  func value(_ part: RectanglePart) -> Double { engine?.value(part, of: node) ?? 0 }

  var isLaidOut: Bool { node.isLaidOut }
}

@MainActor
extension LayoutNode {
  @inline(__always)
  func column(_ part: RectanglePart) -> Solver.Column {
    guard let block = pointee.block else { preconditionFailure("The item is not entered.") }
    return block[part.rawValue]
  }

  /// Whether constraints, content or a mask place the item, and not only its frame.
  var isLaidOut: Bool {
    guard pointee.engine != nil else { return false }
    if !pointee.references.isEmpty { return true }
    guard !pointee.isGuide else { return false }
    return !pointee.state.isDisjoint(with: [.translatesMask, .carriesOthers])
      || !pointee.contentRows.isEmpty
  }

  /// Has the owner follow a value that the solver has changed.
  func valueChanged() {
    if pointee.state.contains(.isMoved) { return }
    if pointee.parent == nil {
      mark(.needsLayout)
    } else if isLaidOut {
      markMoved()
    }
  }
}
