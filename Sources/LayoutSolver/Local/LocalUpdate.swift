extension Solver {
  /// Finds the answer after a change of few constants or inputs next to the last answer, and proves it.
  ///
  /// An answer is best because there are multipliers for its rows that show it (the conditions of Karush, Kuhn and
  /// Tucker). Of a row they only ask on which side of its constant it is: a row that holds exactly may have any
  /// multiplier of a range, one that is off has the multiplier at the end of the range that belongs to its side. So if
  /// every row stays on its side or comes to hold exactly, and every row that held exactly still does, then the
  /// multipliers of before prove the new values, on all levels and by the tie-breaks. Nobody has to know these
  /// multipliers.
  struct LocalUpdate: ~Copyable {
    private let passing = PassedByAddress()

    struct RowMark: BitwiseCopyable {
      /// How far off the row was before the update, and is now, if it is affected. It follows the columns by
      /// differences: the proof computes it anew.
      var residual = Residual()
      /// The last search that met the row.
      var search: Int32 = 0
      /// Whether it has another constant, or one of its columns has moved.
      var isAffected = false
      /// Whether it moves nothing, whatever becomes of it.
      var isExempt = false
    }

    struct ColumnMark: BitwiseCopyable {
      var oldValue = 0.0
      /// The value before the present trial, if the column has moved in it.
      var valueBeforeTrial = 0.0
      var owner = Owner.unknown
      /// The last trial that moved the column.
      var trial: Int32 = 0
      var isMoved = false
    }

    /// By row of the model.
    var rows = SparseMarks(blank: RowMark())
    /// By column of the model.
    var columns = SparseMarks(blank: ColumnMark())
    var affectedRows = FlatArray<Int32>()
    var movedColumns = FlatArray<Int32>()
    /// The columns that have moved with the source that is tried, and its number, from 1.
    var trialColumns = FlatArray<Int32>()
    var trialCount: Int32 = 0
    /// The rows that may have to move a column. They are taken by their numbers, since most rows depend on earlier
    /// ones.
    var queue = OrderedBits()
    /// Where the queue goes on.
    var cursor = 0
    /// The rows for which no column is there.
    var stuckRows = FlatArray<Int32>()
    /// Those of them for which a column was found, with it.
    var sources = FlatArray<Source>()
    var searchedRows = FlatArray<Int32>()
    var searchCount: Int32 = 0
    /// How many more terms may be read.
    var allowance = 0
    /// Whether the present update is a translation, which corrects no errors: see `translate`.
    var isTranslation = false

    struct Source: BitwiseCopyable {
      var row: Int32
      var column: Int32
    }
  }
}

extension Solver.LocalUpdate {
  typealias Model = Solver.Model

  /// How far off a row may be that counts as one that held exactly. Generous, since errors of rounding add up: a row
  /// that was off by less and no longer is only makes the proof fail.
  static let exactness = 1e-6

  /// Which row a column is there for.
  struct Owner: BitwiseCopyable, Equatable {
    /// The number of a row, from 1, or one of the others.
    private var code: Int32

    static let unknown = Owner(code: 0)
    static let none = Owner(code: -1)
    /// A size of 0 stays 0.
    static let bound = Owner(code: -2)
    static func row(_ row: Int32) -> Owner { Owner(code: row + 1) }

    var row: Int32? { code > 0 ? code - 1 : nil }
  }

  mutating func begin(_ model: borrowing Model, allowance: Int) {
    rows.grow(to: model.rows.count)
    columns.grow(to: model.columns.count)
    queue.grow(toInclude: Int32(model.rows.count))
    self.allowance = allowance
  }

  /// Forgets the update.
  mutating func end() {
    rows.removeAll()
    columns.removeAll()
    cursor = 0
    while queue.removeFirst(&cursor) != nil {}
    cursor = 0
    affectedRows.removeAll()
    movedColumns.removeAll()
    trialColumns.removeAll()
    trialCount = 0
    stuckRows.removeAll()
    sources.removeAll()
    searchedRows.removeAll()
    searchCount = 0
    isTranslation = false
  }

  @inline(__always)
  mutating func affect(_ row: Int32, by change: Double, _ model: borrowing Model) {
    allowance -= 1
    // How far off the row was counts from before its first move, so that is noted once.
    let place = rows.place(of: row)
    if !rows[place].isAffected {
      var residual = residual(of: model.rows[row], model)
      // A translation keeps the error of a row. Its move is multiplied later, and a correction with it.
      if isTranslation, residual.heldExactly { (residual.now, residual.before) = (0, 0) }
      rows[place].residual = residual
      rows[place].isAffected = true
      affectedRows.append(row)
    }
    // By differences: to add up the row for each move would read all of its terms each time.
    rows[place].residual.now += change
    queue.insert(row)
    // A row before the present one may be affected by a column that moves later.
    cursor = min(cursor, Int(row) / 4_096)
  }

  @inline(__always)
  mutating func noteMove(of column: Int32, _ model: borrowing Model) {
    let place = columns.place(of: column)
    if !columns[place].isMoved {
      columns[place].isMoved = true
      columns[place].oldValue = model.values[column]
      movedColumns.append(column)
    }
    // The first move in this trial: from here its move is scaled.
    if columns[place].trial != trialCount {
      columns[place].trial = trialCount
      columns[place].valueBeforeTrial = model.values[column]
      trialColumns.append(column)
    }
  }

  func moveBack(_ model: inout Model) {
    for column in movedColumns.elements { model.values[column] = columns[column].oldValue }
  }

  /// How far a row is off now, and was before the update.
  @inline(__always)
  mutating func residual(_ row: Int32, _ model: borrowing Model) -> Residual {
    let mark = rows[row]
    return mark.isAffected ? mark.residual : residual(of: model.rows[row], model)
  }

  /// How far off a row is that has not moved.
  @inline(__always)
  mutating func residual(of row: Solver.RowRecord, _ model: borrowing Model) -> Residual {
    allowance -= row.termRange.count
    return model.residual(of: row)
  }

  struct Residual: BitwiseCopyable {
    var now = 0.0
    var before = 0.0
    /// The largest number that took part.
    var scale = 0.0

    var heldExactly: Bool { abs(before) <= Solver.LocalUpdate.exactness * scale }
    var holdsExactly: Bool { abs(now) <= Solver.tolerance * scale }
    /// Whether the row held exactly and does not any longer.
    var isStuck: Bool { heldExactly && !holdsExactly }
    /// Whether the multiplier of before fits.
    var isOnItsSide: Bool { holdsExactly || !heldExactly && (now > 0) == (before > 0) }

    /// Whether a row of this relation could have been off a little more or less.
    func hasSlack(_ relation: Solver.Relation) -> Bool { !heldExactly && relation.hasSlack(before) }
  }
}

extension Solver.Relation {
  /// Whether a row that is off by so much has slack.
  func hasSlack(_ residual: Double) -> Bool {
    self == .lessThanOrEqual && residual < 0 || self == .greaterThanOrEqual && residual > 0
  }
}

extension Solver.Model {
  /// How far off a row is that has not moved.
  @inline(__always)
  func residual(of row: Solver.RowRecord) -> Solver.LocalUpdate.Residual {
    var sum = -row.constant
    var scale = max(1, abs(sum))
    for index in row.termRange {
      let part = terms[index].coefficient * values[terms[index].column]
      sum += part
      scale = max(scale, abs(part))
    }
    return Solver.LocalUpdate.Residual(now: sum, before: sum, scale: scale)
  }
}
