extension Solver {
  /// The columns that only changed rows name, those that were added or removed since the last answer,
  /// in terms of the columns that stay.
  ///
  /// A row with one of them left determines it (Gaussian elimination, where the rows are triangular
  /// as they stand): a view that is added or leaves depends on the others by its position, and its rows
  /// give it the rest. Where more than one is left in each row, they are not determined.
  struct OwnColumns: ~Copyable {
    private let passing = PassedByAddress()

    /// What determines a column.
    enum Standing: BitwiseCopyable {
      /// Nothing, so far.
      case open
      /// A solve, to which a row with it is left.
      case left
      /// Rows of which some may give way.
      case determined
      /// Required equalities.
      case required
    }

    struct Entry: BitwiseCopyable {
      var column: Int32
      var standing = Standing.open
      /// The column as a sum of columns that stay, a constant left out: a part of `summands`.
      var span = Solver.Program.Span(0..<0)
      // Between which values the inequalities leave it.
      var lower = -Double.infinity
      var upper = Double.infinity
    }

    struct Summand: BitwiseCopyable {
      var column: Int32
      var coefficient: Double
    }

    /// By column of the model.
    private var places = SparseMarks(blank: Place.unknown)
    private(set) var entries = FlatArray<Entry>()
    private(set) var summands = FlatArray<Summand>()
    /// The row that was reduced last, in terms of columns that stay and of own ones that are open.
    private(set) var reduced = FlatArray<Summand>()

    /// What a column is to the changed rows.
    enum Place: BitwiseCopyable {
      /// Nobody has asked.
      case unknown
      case staying
      /// Only changed rows name it. It has an entry with this number.
      case own(Int32)

      var entry: Int? { if case .own(let number) = self { Int(number) } else { nil } }
    }
  }
}

extension Solver.OwnColumns {
  typealias Model = Solver.Model
  typealias Edits = Solver.Edits

  mutating func begin(_ model: borrowing Model) { places.grow(to: model.columns.count) }

  /// Forgets all columns.
  mutating func end() {
    places.removeAll()
    entries.removeAll()
    summands.removeAll()
  }

  /// Finds out whether a column of a changed row stays.
  ///
  /// - Returns: Whether the rows alone decided it in the last answer, if it stays.
  mutating func meet(_ column: Int32, _ model: borrowing Model, _ edits: borrowing Edits) -> Bool {
    guard case .unknown = places[column] else { return true }
    for term in model.terms(of: column) where !edits.isNew(model.places[term.row]) {
      places[column] = .staying
      return model.columns[column].decision == .rows
    }
    places[column] = .own(Int32(entries.count))
    entries.append(Entry(column: column))
    return true
  }

  /// Leaves a column to a solve, if it is an own one.
  mutating func leave(_ column: Int32) {
    if let number = places[column].entry { entries[number].standing = .left }
  }

  /// Has no column be determined.
  mutating func reopen() {
    for number in entries.indices where entries[number].standing != .left {
      entries[number] = Entry(column: entries[number].column)
    }
    summands.removeAll()
  }

  /// The only own column that a row leaves open.
  struct Rest {
    var entry: Int
    var coefficient: Double
  }

  /// What is left of a row when the columns that are determined are replaced.
  struct Reduction {
    /// How many own columns are open.
    var openCount = 0
    /// One of them.
    var rest: Rest?
    /// Whether those that were replaced follow from required equalities.
    var isRequired = true
  }

  mutating func reduce(_ row: Solver.RowRecord, _ model: borrowing Model) -> Reduction {
    var reduction = Reduction()
    reduced.removeAll()
    for index in row.termRange {
      let term = model.terms[index]
      if model.columns[term.column].isFixed { continue }
      guard let number = places[term.column].entry, entries[number].standing != .open else {
        add(term.coefficient, term.column)
        continue
      }
      if entries[number].standing != .required { reduction.isRequired = false }
      for index in entries[number].span.range {
        add(term.coefficient * summands[index].coefficient, summands[index].column)
      }
    }
    reduced.removeAll { $0.coefficient == 0 }
    for summand in reduced.elements {
      guard let number = places[summand.column].entry else { continue }
      reduction.openCount += 1
      reduction.rest = Rest(entry: number, coefficient: summand.coefficient)
    }
    return reduction
  }

  private mutating func add(_ coefficient: Double, _ column: Int32) {
    for index in reduced.indices where reduced[index].column == column {
      reduced[index].coefficient += coefficient
      return
    }
    reduced.append(Summand(column: column, coefficient: coefficient))
  }

  /// Has the row that was reduced last determine the column that it left open.
  mutating func determine(_ rest: Rest, isRequired: Bool) {
    let start = summands.count
    let column = entries[rest.entry].column
    for summand in reduced.elements where summand.column != column {
      summands.append(
        Summand(column: summand.column, coefficient: -summand.coefficient / rest.coefficient))
    }
    entries[rest.entry].span = Solver.Program.Span(start..<summands.count)
    entries[rest.entry].standing = isRequired ? .required : .determined
  }

  /// Narrows the values that an open column may have.
  ///
  /// - Returns: Whether it has one left.
  mutating func bound(_ number: Int, to value: Double, isLower: Bool) -> Bool {
    if isLower {
      entries[number].lower = max(entries[number].lower, value)
    } else {
      entries[number].upper = min(entries[number].upper, value)
    }
    return entries[number].upper - entries[number].lower <= Solver.tolerance * max(1, abs(value))
  }
}
