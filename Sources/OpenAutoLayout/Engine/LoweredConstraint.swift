import LayoutSolver

/// What the engine knows of an active constraint.
struct LoweredConstraint {
  /// The order of activation within the process, by which constraints of several views are merged.
  var serial: UInt64 = 0
  /// What the row's constant has beside the constraint's own: insets, margins, baselines.
  var offset: Double = 0
  /// The row, if there is one.
  var row: Solver.Row?
  /// The place in the engine's list of constraints that wait for a row.
  var waiting: Int32 = -1
  /// Whether the constant counts leftwards.
  var isMirrored = false
  /// Whether the system made the constraint, such as that of a margin guide.
  var isSystemMade = false
}
