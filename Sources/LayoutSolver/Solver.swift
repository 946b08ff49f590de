/// Solves the linear rows of a layout, level of priority after level of priority.
///
/// It knows numbers only: columns are unknowns, rows are relations between them. Required rows
/// always hold. Below them each priority is a level of its own: a level is served at its least
/// total violation before the next lower one counts. Where several answers are equally good,
/// sizes are as small as they may be, and an origin rests at its bound, or at 0.
///
///     let solver = Solver()
///     let x = solver.addColumn(.origin)
///     let width = solver.addColumn(.size)
///     solver.addRow([.init(1, x)], .equal, 10)
///     solver.addRow([.init(1, x), .init(1, width)], .equal, 110)
///     solver.solve()
///     solver.value(of: width)  // 100
///
/// A change costs what it touches: rows that share no unknown, directly or through others, are
/// components of their own, and only the components that changed are solved again. Each is solved
/// anew from its rows, in the order of their addition, so errors of rounding never add up, and the
/// answer does not depend on the way that led to the rows.
package final class Solver {
  /// An unknown. Columns are numbered from 0; the numbers of removed ones are used again.
  package struct Column: Hashable, Sendable {
    package init(index: Int32) { self.index = index }
    package var index: Int32
  }

  /// A relation between columns: Σ coefficient · column, relation, constant.
  package struct Row: Hashable, Sendable {
    package init(index: Int32) { self.index = index }
    package var index: Int32
  }

  /// What a column may be, and where it rests when nothing decides.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Unrestricted. Rests at its bound, or at 0.
    case origin
    /// Never negative. Rests as small as it may be.
    case size
    /// Unrestricted, and only a name for what the caller's rows make of other columns. It never
    /// rests by itself: all others come before it.
    case derived
  }

  package enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  package struct Term: Sendable {
    package var coefficient: Double
    package var column: Column

    package init(_ coefficient: Double, _ column: Column) {
      self.coefficient = coefficient
      self.column = column
    }
  }

  /// Who asked for a row. A conflict leaves out a client's row and spares the engine's own.
  package enum Author: UInt8, Sendable, BitwiseCopyable {
    case engine
    case client
  }

  /// A minimal set of required rows that cannot hold together.
  package struct Conflict: Sendable {
    /// The rows that take part: first the engine's, then the client's, in the order of addition.
    package var rows: [Row]
    /// The columns that take part by never being negative.
    package var columns: [Column]
    /// The row of `rows` that was left out: the last.
    package var leftOut: Row
  }

  /// The priority from which on a row must hold.
  package static let requiredPriority: Float = 1000

  /// How far a number may be off and still count as equal, relative to the largest number that
  /// took part in it, or to 1 if all were smaller.
  static let tolerance = 1e-9

  // No method calls back, so the checks for overlapping access would find nothing.
  @exclusivity(unchecked) var model = Model()
  @exclusivity(unchecked) var edits = Edits()
  private let scratch: Scratch

  /// All conflicts among the present required rows, as of the last `solve()`.
  package internal(set) var conflicts: [Conflict] = []

  /// Whether the last `solve()` came to its end. Where multipliers pile up to numbers that drown
  /// each other, it stops, and some rows may not hold.
  package private(set) var isExact = true

  /// Makes a solver without rows.
  ///
  /// - Parameter scratch: The memory to solve in. Solvers that take turns may share it.
  package init(scratch: Scratch = Scratch()) { self.scratch = scratch }

  /// Memory that is only needed during a solve, and the changes that the last one found.
  package final class Scratch {
    @exclusivity(unchecked) fileprivate var work = Workspace()

    package init() {}
  }

  var work: Workspace {
    @inline(__always) _read { yield scratch.work }
    @inline(__always) _modify { yield &scratch.work }
  }
}

extension Solver {
  /// The value that the last `solve()` found, or the input's.
  package func value(of column: Column) -> Double {
    model.values[column.index]
  }

  /// The columns whose value the last `solve()` changed, each once. Valid until a solver with the
  /// same scratch solves.
  package var changedColumns: [Column] { changes.map { Column(index: $0) } }

  /// The numbers of these columns. Valid until the next change.
  package var changes: UnsafeBufferPointer<Int32> { work.changedColumns.elements }

  /// Whether anything changed since the last `solve()`.
  package var needsSolve: Bool { !edits.dirtyRows.isEmpty || !edits.dirtyColumns.isEmpty }

  /// Brings all values up to date.
  ///
  /// - Complexity: Proportional to the rows of the components that changed, for the shapes that
  ///   people build; a component that no shortcut fits goes to a simplex.
  package func solve() {
    work.changedColumns.removeAll()
    guard needsSolve else { return }
    let expectsConflicts = !conflicts.isEmpty
    gatherChangedComponents()
    work.solve(model, expectsConflicts: expectsConflicts)
    conflicts += work.conflicts
    work.storeValues(in: &model)
    isExact = !work.hasGivenUp
  }

  /// Whether the rows alone, without the tie-breaks, leave the column one value.
  ///
  /// Pulls at the column, weaker than any row, and looks whether it moves. The rows that it adds
  /// for that are gone in the end, and the values are what they were.
  ///
  /// - Complexity: Solves the column's component four times over: for debugging.
  package func isDetermined(_ column: Column) -> Bool {
    solve()
    let (value, changed) = (value(of: column), changedColumns)
    defer {
      work.changedColumns.removeAll()
      for column in changed { work.changedColumns.append(column.index) }
    }
    for pull in [value + 1, value - 1] {
      let row = addRow([Term(1, column)], .equal, pull, priority: .leastNonzeroMagnitude)
      solve()
      let moved = abs(self.value(of: column) - value)
      removeRow(row)
      solve()
      if moved > Self.tolerance * max(1, abs(value)) { return false }
    }
    return true
  }
}
