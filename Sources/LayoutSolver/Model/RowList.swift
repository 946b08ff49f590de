extension Solver {
  /// An entry for a row, or for one that was removed: then the row has another stamp now, or is
  /// dead.
  struct ListedRow {
    var row: Int32
    var stamp: UInt32

    func isCurrent(_ model: borrowing Model) -> Bool {
      model.rows[row].isLive && model.places[row].stamp == stamp
    }
  }

  /// An author's rows, by their order once the list is tidy.
  struct RowList: ~Copyable {
    private(set) var rows = FlatArray<ListedRow>()
    private(set) var isSorted = true
    private var lastOrder = Int.min
    /// How many of the rows were removed.
    private(set) var staleCount = 0

    mutating func reserveCapacity(_ capacity: Int) { rows.reserveCapacity(capacity) }

    @inline(__always)
    mutating func append(_ row: ListedRow, order: Int) {
      if order < lastOrder { isSorted = false }
      lastOrder = order
      rows.append(row)
    }

    /// Notes that one of the rows was removed.
    mutating func noteRemoval() { staleCount += 1 }

    /// Leaves out what was removed, and sorts the rest.
    mutating func tidy(_ model: borrowing Model) {
      removeStale(model)
      guard !isSorted else { return }
      isSorted = true
      let places = model.places.elements
      rows.sort(rows.indices) { places[Int($0.row)].precedes(places[Int($1.row)]) }
      if !rows.isEmpty { lastOrder = model.places[rows[rows.count - 1].row].order }
    }

    mutating func copy(_ other: borrowing RowList) {
      rows.copy(other.rows)
      isSorted = other.isSorted
      lastOrder = other.lastOrder
      staleCount = other.staleCount
    }

    mutating func removeStale(_ model: borrowing Model) {
      guard staleCount > 0 else { return }
      staleCount = 0
      rows.removeAll { !$0.isCurrent(model) }
    }
  }
}
