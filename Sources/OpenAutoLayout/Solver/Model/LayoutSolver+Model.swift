extension LayoutSolver {
  /// The unknowns, and what is wanted of them.
  struct Model: ~Copyable {
    var columns = FlatArray<ColumnRecord>()
    var rows = FlatArray<RowRecord>()
    /// The terms of all rows; each row's stand together.
    var terms = FlatArray<TermRecord>()
  }

  struct ColumnRecord {
    var value = 0.0
    /// The first of the column's terms; they form a doubly linked list.
    var firstTerm: Int32 = -1
    /// The mark of the last gathering that met the column, and the part that it found it in.
    var mark: UInt32 = 0
    var part: Int32 = 0
    var kind: Kind
    var isInput = false
    var isDirty = false
  }

  struct RowRecord {
    var constant: Double
    /// Among the rows of its author, an earlier row has a lower number.
    var order: Int
    /// Tells the row from others that had its index before.
    var stamp: UInt32
    var firstTerm: Int32
    /// Negative when the row was removed.
    var termCount: Int32
    var priority: Float
    var mark: UInt32 = 0
    var relation: Relation
    var author: Author
    var isDirty = false

    var isLive: Bool { termCount >= 0 }
    var isRequired: Bool { priority >= LayoutSolver.requiredPriority }
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

    /// Whether the other row gives way to this one in a conflict: the engine's come before all others.
    func precedes(_ other: RowRecord) -> Bool {
      if author != other.author { return author == .engine }
      return (order, stamp) < (other.order, other.stamp)
    }
  }

  struct TermRecord {
    var coefficient: Double
    var column: Int32
    var row: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  /// An entry for a row, or for one that was removed: then the row has another stamp now, or is dead.
  struct ListedRow {
    var row: Int32
    var stamp: UInt32

    func isCurrent(_ record: RowRecord) -> Bool { record.isLive && record.stamp == stamp }
  }

  /// What changed since the last solve, and the bookkeeping of the storage.
  struct Edits: ~Copyable {
    var dirtyRows = FlatArray<Int32>()
    var dirtyColumns = FlatArray<Int32>()
    var freeRows = FlatArray<Int32>()
    var freeColumns = FlatArray<Int32>()
    var clientRows = RowList()
    var engineRows = RowList()
    var liveRowCount = 0
    var deadTermCount = 0
    /// How many rows were ever added.
    var addedRowCount = 0
    /// The first term of the row that is being added.
    var firstPendingTerm = 0
    var mark: UInt32 = 0

    var listedRowCount: Int { clientRows.rows.count + engineRows.rows.count }

    @inline(__always)
    mutating func list(_ row: Int32, _ record: RowRecord) {
      let entry = ListedRow(row: row, stamp: record.stamp)
      switch record.author {
      case .client: clientRows.append(entry, order: record.order)
      case .engine: engineRows.append(entry, order: record.order)
      }
    }
  }

  /// An author's rows by their order, once sorted.
  struct RowList: ~Copyable {
    var rows = FlatArray<ListedRow>()
    private(set) var isSorted = true
    private var lastOrder = Int.min

    @inline(__always)
    mutating func append(_ row: ListedRow, order: Int) {
      if order < lastOrder { isSorted = false }
      lastOrder = order
      rows.append(row)
    }

    mutating func sort(_ records: UnsafeBufferPointer<RowRecord>) {
      guard !isSorted else { return }
      // What was removed has no order any more.
      removeStale(records)
      isSorted = true
      if !sortByCounting(records) {
        rows.sort(rows.indices) { records[Int($0.row)].precedes(records[Int($1.row)]) }
      }
      if !rows.isEmpty { lastOrder = records[Int(rows[rows.count - 1].row)].order }
    }

    /// Sorts by orders that are nearly consecutive, as those of a tree that is laid out for the first
    /// time are: each row has its place in a list as long as their range.
    ///
    /// - Returns: Whether the orders are that close, and all different.
    private mutating func sortByCounting(_ records: UnsafeBufferPointer<RowRecord>) -> Bool {
      var lowest = Int.max
      var highest = Int.min
      for entry in rows.elements {
        lowest = min(lowest, records[Int(entry.row)].order)
        highest = max(highest, records[Int(entry.row)].order)
      }
      let (range, isTooLong) = highest.subtractingReportingOverflow(lowest)
      if rows.isEmpty || isTooLong || range >= 4 * rows.count { return false }
      let nothing = ListedRow(row: -1, stamp: 0)
      var places = FlatArray<ListedRow>()
      places.reset(to: nothing, count: range + 1)
      for entry in rows.elements {
        let place = records[Int(entry.row)].order - lowest
        if places[place].row >= 0 { return false }
        places[place] = entry
      }
      places.removeAll { $0.row < 0 }
      swap(&rows, &places)
      return true
    }

    mutating func removeStale(_ records: UnsafeBufferPointer<RowRecord>) {
      rows.removeAll { !$0.isCurrent(records[Int($0.row)]) }
    }
  }
}
