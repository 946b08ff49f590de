/// Solves the linear rows of a layout, level of priority after level of priority.
///
/// Columns are unknowns, rows are relations between them. Required rows always hold. Below them each priority is a
/// level of its own: a level is served at its least total violation before the next lower one counts. Where several
/// answers are equally good, sizes are as small as they may be, and an origin rests at its bound, or at 0. Where these
/// are equally good, too, everything is as low as it may be.
///
///     let solver = Solver()
///     let x = solver.addColumn(.origin)
///     let width = solver.addColumn(.size)
///     solver.addRow([.init(1, x)], .equal, 10)
///     solver.addRow([.init(1, x), .init(1, width)], .equal, 110)
///     solver.solve()
///     solver.value(of: width)  // 100
///
/// A change costs what it touches: see `Route`. The answer does not depend on the way that led to the rows.
public final class Solver {
  /// What a column may be, and where it rests when nothing decides.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Unrestricted. Rests at its bound, or at 0.
    case origin
    /// Never negative. Rests as small as it may be.
    case size
    /// Unrestricted, and only a name for what the caller's rows make of other columns. It never rests by itself: all
    /// others come before it.
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

  /// Who asked for a row. A conflict leaves out a row of the last of these that takes part in it.
  package enum Author: UInt8, Comparable, Sendable, BitwiseCopyable {
    /// The engine, for what is given: frames, and where views begin in the root.
    case engine
    /// A view, for the size of its content.
    case content
    /// A stack view, for the length of a hidden view, which is none whatever the views in it need. So UIKit
    /// decides where a stack view is hidden in another one: it breaks a spacing of the inner one.
    case hiding
    /// A stack view, by a constraint on its arranged subviews.
    case stack
    /// A view, by a constraint that ties a guide of its own to it.
    case guide
    case client

    /// Authors whose rows have their orders in common.
    enum Group: CaseIterable { case client, engine, views }

    var group: Group {
      switch self {
      case .client: .client
      case .engine, .content: .engine
      case .hiding, .stack, .guide: .views
      }
    }

    package static func < (first: Author, second: Author) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// A minimal set of required rows that cannot hold together.
  package struct Conflict: Hashable, Sendable {
    /// The rows that take part: first the engine's, then the client's, in the order of addition.
    package var rows: [Row]
    /// The columns that take part by never being negative.
    package var columns: [Column]
    /// The row of `rows` that was left out: the last.
    package var leftOut: Row
  }

  /// The priority from which on a row must hold.
  package static let requiredPriority: Float = 1000

  /// How far a number may be off and still count as equal, relative to the largest number that took part in it, or to 1
  /// if all were smaller.
  static let tolerance = 1e-9

  // Checks of overlapping access, which no code here makes, would double what a layout costs: 7,000 instructions for
  // each view.
  @exclusivity(unchecked) @usableFromInline var model = Model()
  @exclusivity(unchecked) var edits = Edits()
  /// The first columns of the blocks in which the last `solve()` changed a value.
  @exclusivity(unchecked) var changedBlocks = FlatArray<Int32>()
  /// Of use if the last answer was found by a local update.
  @exclusivity(unchecked) var lastUpdate = LastUpdate()
  private let scratch: Scratch
  let predecessors: Predecessors?
  @exclusivity(unchecked) var anchoredColumns = AnchoredColumns()
  /// How many rows there are at least where a region is tried. Fewer are solved as fast.
  let leastRowsForRegion: Int

  /// All conflicts among the present required rows, as of the last `solve()`.
  package internal(set) var conflicts: [Conflict] = []

  /// Whether the last `solve()` made a conflict, or removed one.
  package internal(set) var conflictsChanged = false

  /// Whether the last `solve()` came to its end. Where numbers of very different sizes meet, rounding may keep it from
  /// there, and some rows may not hold.
  package internal(set) var isExact = true

  /// Whether tie-breaks chose among values that are equally good, somewhere since the last solve of all rows.
  var hasTies = false

  #if DEBUG
    /// Whether values were found without a solve since all components were found: those that were not solved since may
    /// not be known.
    var hasStaleComponents = false
  #endif

  /// Makes a solver without rows.
  ///
  /// - Parameters:
  ///   - scratch: The memory to solve in. Solvers that take turns may share it.
  ///   - predecessors: The solvers whose answers the first solve may start from.
  ///   - leastRowsForRegion: How many rows there are at least where the solver tries to solve a part of them.
  package init(
    scratch: Scratch = Scratch(), predecessors: Predecessors? = nil, leastRowsForRegion: Int = 64
  ) {
    self.scratch = scratch
    self.predecessors = predecessors
    self.leastRowsForRegion = leastRowsForRegion
  }

  init(_ other: Solver) {
    scratch = other.scratch
    predecessors = other.predecessors
    leastRowsForRegion = other.leastRowsForRegion
    model.copy(other.model)
    edits.copyStorage(other.edits)
    for block in other.changedBlocks.elements { model.columns[block].isBlockListed = false }
  }

  /// Memory that is only needed during a solve.
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
  /// The value that the last `solve()` found, or the one that the column is fixed at. It is finite.
  @inlinable @inline(__always)
  public func value(of column: Column) -> Double {
    check(column)
    return model.values[column.index]
  }

  /// The values of all columns by their numbers, to see later which blocks have moved.
  package var values: [Double] { model.values.indices.map { model.values[$0] } }

  /// Whether a value of a block differs by more than rounding errors from what it was.
  package func hasMoved(_ block: Block, from values: [Double]) -> Bool {
    (0..<4).contains { offset in
      let column = block[offset]
      let index = Int(column.index)
      return index >= values.count || !value(of: column, is: values[index])
    }
  }

  /// Calls the body with each block in which the last `solve()` changed a value, and forgets that.
  ///
  /// The body reads the block, so this is the time to take back its mark: the next solve would have to fetch it from
  /// memory again.
  package func takeChangedBlocks(_ body: (Block) -> Void) {
    // By index: the body may not solve, but if it does, nothing dangles.
    var index = 0
    while index < changedBlocks.count {
      let block = changedBlocks[index]
      model.columns[block].isBlockListed = false
      body(Block(firstColumn: block))
      index += 1
    }
    changedBlocks.removeAll()
  }

  /// How many solves of parts of conflicts it took to minimize those of the last `solve()`.
  package var minimizingSolveCount: Int { work.minimizingSolveCount }

  /// How many passes over its rows the last `solve()` took, if it went over whole components.
  package var passCount: Int { work.passCount }

  /// How many rows the last `solve()` took up after presolve: of all components that changed, or of a region.
  package var reducedRowCount: Int { work.reducedRows.count }

  /// How many steps the simplex took in the last `solve()`.
  package var stepCount: Int { work.simplex.effort.stepCount }

  /// How many rows there are.
  var liveRowCount: Int { model.rows.count - edits.freeRows.count }

  /// Whether anything changed since the last `solve()`.
  package var needsSolve: Bool { !edits.dirtyRows.isEmpty || !edits.dirtyColumns.isEmpty }

  /// Brings all values up to date.
  ///
  /// - Complexity: Proportional to the rows of the components that changed, for the shapes that
  ///   people build; a component that no shortcut fits goes to a simplex.
  package func solve() {
    forgetChanges()
    // The only place where a way is chosen. What it does not find, the next way finds, down to a solve of the
    // components from their rows, which finds everything.
    let route = Route(for: change)
    // Even without a change, what the last solve has reported is no longer new.
    if route == .nothing { return }
    let changedStructure = edits.changesStructure
    work.simplex.effort.beginSolve()
    switch route {
    case .nothing, .components: break
    case .predecessor: startWarm()
    case .nearby, .region: updateLocally(solvingRegion: route == .region)
    }
    // What the route has found is no longer dirty. If anything is, the route has failed, and has left all values as
    // they were.
    if needsSolve {
      solveChangedComponents()
      if route == .predecessor { predecessors?.append(self) }
    } else {
      edits.forgetMarks()
    }
    isExact = !work.hasGivenUp
    edits.noteAnswer(changedStructure: changedStructure)
  }

  func forgetChanges() {
    for block in changedBlocks.elements { model.columns[block].isBlockListed = false }
    changedBlocks.removeAll()
    conflictsChanged = false
  }

  private func solveChangedComponents() {
    let forgotten = gatherChangedComponents()
    // From zero values, in the order of the rows: what was found before has no influence. Where a conflict stood, one
    // will probably stand again.
    work.solve(model, expectsConflicts: !forgotten.isEmpty)
    // A component that was given up has its resting values, so that no view is at an infinite place.
    work.storeValues(in: &model, changedBlocks: &changedBlocks)
    noteDecisions()
    hasTies = !work.program.ties.isEmpty || hasTies && work.gathered.rows.count < liveRowCount
    work.minimizeConflicts(model)
    // The other components keep their conflicts.
    conflicts += work.conflicts
    conflictsChanged =
      Set(forgotten) != Set(work.conflicts) || forgotten.contains(where: concernsNewRow)
  }

  /// Whether a conflict as of the last solve names a number that another row has by now, or none.
  private func concernsNewRow(_ conflict: Conflict) -> Bool {
    conflict.rows.contains { row in
      !model.rows[row.index].isLive || edits.isNew(model.places[row.index])
    }
  }
}
