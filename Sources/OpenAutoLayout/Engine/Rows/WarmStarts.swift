import LayoutSolver

/// What the first layout of a tree may start from: the answers of others with the same rows.
package enum WarmStarts {
  // Layouts are the main actor's, and take turns: see `RowMaker.scratch`.
  nonisolated(unsafe) static let predecessors = Solver.Predecessors()

  /// Has the next layouts start from nothing, so that they can be compared with others.
  package static func forget() { predecessors.removeAll() }
}
