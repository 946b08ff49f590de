extension Solver {
  /// Rows of a conflict, with those that it may not need in the order of their distance from its last row.
  ///
  /// What is far away is needed more rarely: of rows that are equal to their neighbors, those next to the row that
  /// contradicts them.
  struct RowsByDistance: ~Copyable {
    private let rows: [Int32]
    private var standings = SparseMarks(blank: Standing.staying)

    enum Standing: BitwiseCopyable {
      /// Needed for all that is known.
      case staying
      /// May not be needed, and shares no column with the last row, directly or through others.
      case unconnected
      /// May not be needed, as may so many others that are nearer.
      case behind(Int32)
    }

    /// Takes all rows of a conflict, and of these the ones that may not be needed.
    init(_ rows: Set<Int32>, open: [Int32], from last: Int32, _ model: borrowing Model) {
      self.rows = rows.sorted { model.row($0, precedes: $1) }
      standings.grow(to: model.rows.count)
      for row in open { standings[row] = .unconnected }
      var isAhead = SparseMarks(blank: false)
      isAhead.grow(to: model.rows.count)
      for row in self.rows where row != last { isAhead[row] = true }
      var isKnown = SparseMarks(blank: false)
      isKnown.grow(to: model.columns.count)
      // Breadth first, with the list as the queue. Two rows that share a column are next to each other.
      var (queue, next, nearerCount) = ([last], 0, Int32(0))
      while next < queue.count {
        for term in model.rows[queue[next]].termRange {
          let column = model.terms[term].column
          // An input joins nothing, so no contradiction leads through it.
          if model.columns[column].isFixed || isKnown[column] { continue }
          isKnown[column] = true
          for other in model.terms(of: column) where isAhead[other.row] {
            isAhead[other.row] = false
            queue.append(other.row)
            guard case .unconnected = standings[other.row] else { continue }
            standings[other.row] = .behind(nearerCount)
            nearerCount += 1
          }
        }
        next += 1
      }
    }

    /// The rows that stay, and so many of the others.
    func nearest(_ count: Int) -> [Int32] {
      rows.filter { row in
        switch standings[row] {
        case .staying: true
        case .unconnected: false
        case .behind(let nearerCount): nearerCount < count
        }
      }
    }
  }
}
