import LayoutSolver

/// How far a constraint has come.
enum ConstraintLife: BitwiseCopyable {
  /// No view holds it.
  case inactive
  /// A view holds it, and it has no row: no layout has come to it yet. The place is the one in the
  /// engine's list of waiting constraints; without one, its holder as a whole is new to the engine,
  /// or there is none.
  case waiting(holder: LayoutItem, place: Int32?)
  /// It counts in the running engine.
  case solved(holder: LayoutItem, LoweredRow)
}

/// What the engine made of a constraint.
struct LoweredRow: BitwiseCopyable {
  let row: Solver.Row
  /// Whether the constant counts leftwards.
  let isMirrored: Bool
  /// What the row's constant has beside the constraint's own: insets, margins, baselines.
  let offset: Double
}
