import LayoutSolver

/// The state of a constraint between its creation and its row in the solver.
enum ConstraintLife: BitwiseCopyable {
  /// No view holds it.
  case inactive
  /// A view holds it, and no layout has made its row yet. The place is its index in the engine's
  /// list of waiting constraints. It has none while there is no engine, or while the holder as a
  /// whole is new to the engine.
  case waiting(holder: LayoutItem, place: Int32?)
  /// A view holds it, and it has a row in the engine.
  case solved(holder: LayoutItem, LoweredRow)
}

/// What the engine made of a constraint.
struct LoweredRow: BitwiseCopyable {
  let row: Solver.Row
  /// Whether the constant is measured to the left.
  let isMirrored: Bool
  /// What the row's constant adds to the constraint's own: insets, margins, baselines.
  let offset: Double
}
