extension Solver {
  /// Rows of a conflict, with those that it may not need in the order of their distance from its last row.
  ///
  /// What is far away is needed more rarely: of rows that are equal to their neighbors, those next to the
  /// row that contradicts them.
  struct RowsByDistance: ~Copyable {
    private let rows: [Int32]
    /// By row: how many rows that may not be needed are as near or nearer, or 0 if it stays.
    private var ranks = SparseMarks<Int32>(blank: 0)

    /// - Parameters:
    ///   - rows: All of the rows.
    ///   - open: Those that may not be needed.
    ///   - last: The row of which distances are.
    init(_ rows: Set<Int32>, open: [Int32], from last: Int32, _ model: borrowing Model) {
      self.rows = rows.sorted { model.row($0, precedes: $1) }
      ranks.grow(to: model.rows.count)
      for row in open { ranks[row] = .max }
      var isAhead = SparseMarks(blank: false)
      isAhead.grow(to: model.rows.count)
      for row in self.rows where row != last { isAhead[row] = true }
      var isKnown = SparseMarks(blank: false)
      isKnown.grow(to: model.columns.count)
      // Breadth first. Two rows that share a column are next to each other.
      var (queue, next, rank) = ([last], 0, Int32(0))
      while next < queue.count {
        for term in model.rows[queue[next]].termRange {
          let column = model.terms[term].column
          if model.columns[column].isFixed || isKnown[column] { continue }
          isKnown[column] = true
          for other in model.terms(of: column) where isAhead[other.row] {
            isAhead[other.row] = false
            queue.append(other.row)
            if ranks[other.row] == 0 { continue }
            rank += 1
            ranks[other.row] = rank
          }
        }
        next += 1
      }
    }

    /// The rows that stay, and so many of the others.
    func nearest(_ count: Int) -> [Int32] { rows.filter { ranks[$0] <= count } }
  }
}
