// The basis after an exchange is the one before times the unit matrix, but for a row of the inverse:
// the alternate product form (Q. Huangfu and J. Hall, "Novel update techniques for the revised
// simplex method", 2015). An update takes a row of the inverse and two columns of the matrix. In the
// product form it is a column of the inverse, which is much longer here: one view moves all that
// stand behind it, and depends on few.
extension BasisFactorization {
  mutating func removeUpdates() {
    updates.removeAll()
    updateEntries.removeAll()
    rowMentions.reset(count: size)
    changeMentions.reset(count: size)
    isUpdateLeft.reset(count: 0)
    updateWork = 0
    hasDrifted = false
  }

  /// Starts the update for a variable that takes the place of another one.
  ///
  /// - Parameters:
  ///   - inverseRow: The row of the inverse at the position of the other one.
  ///   - pivot: What the entering column, solved for the basis, has at the position.
  mutating func beginUpdate(inverseRow: borrowing SparseVector, pivot: Double) {
    let number = Int32(updates.count)
    let start = Int32(updateEntries.count)
    for row in inverseRow.indices.elements where inverseRow[row] != 0 {
      updateEntries.append(Entry(index: row, value: inverseRow[row]))
      rowMentions.add(number, to: row)
    }
    let end = Int32(updateEntries.count)
    isUpdateLeft.grow(toInclude: number)
    updates.append(Update(pivot: pivot, start: start, changeStart: end, end: end))
  }

  /// Adds to the difference of the two columns, of the update that was started last.
  mutating func appendChange(_ value: Double, ofRow row: Int32) {
    let number = updates.count - 1
    updateEntries.append(Entry(index: row, value: value))
    updates[number].end += 1
    changeMentions.add(Int32(number), to: row)
  }

  /// Notes when a pivot is not the same as an entry of its row and as one of its column, which are
  /// solved for in opposite orders: then rounding has grown.
  mutating func compare(_ rowEntry: Double, _ columnEntry: Double) {
    let scale = max(1, abs(rowEntry))
    if abs(rowEntry - columnEntry) > Solver.tolerance * scale { hasDrifted = true }
  }

  /// Makes a right side by rows one for the factors, from the last update to the first.
  mutating func applyUpdates() {
    var cursor = isUpdateLeft.lastCursor
    while let number = isUpdateLeft.removeLast(&cursor) {
      let update = updates[number]
      updateWork += update.rowRange.count
      var share = 0.0
      for index in update.rowRange {
        share += updateEntries[index].value * rowValues[pivotsOfRows[updateEntries[index].index]]
      }
      guard share != 0 else { continue }
      share /= update.pivot
      for index in update.changeRange {
        let entry = updateEntries[index]
        addToRightSide(-entry.value * share, pivotsOfRows[entry.index])
        insertUpdates(withRow: entry.index, before: Int32(number))
      }
    }
  }

  /// Has the updates looked at whose row of the inverse has a row, of those before `end`.
  mutating func insertUpdates(withRow row: Int32, before end: Int32) {
    var mention = rowMentions.latest(row)
    while let (update, previous) = rowMentions[mention] {
      if update < end { isUpdateLeft.insert(update) }
      mention = previous
    }
  }

  /// Brings what was solved with the factors, by rows, up to date, from the first update to the last.
  mutating func applyUpdatesTransposed(to result: inout SparseVector) {
    guard !updates.isEmpty else { return }
    for row in result.indices.elements { insertUpdates(changing: row, after: -1) }
    var cursor = 0
    while let number = isUpdateLeft.removeFirst(&cursor) {
      let update = updates[number]
      var share = 0.0
      for index in update.changeRange {
        share += updateEntries[index].value * result[updateEntries[index].index]
      }
      guard share != 0 else { continue }
      share /= update.pivot
      updateWork += update.rowRange.count
      for index in update.rowRange {
        let entry = updateEntries[index]
        if !result.isListed(entry.index) {
          insertUpdates(changing: entry.index, after: Int32(number))
        }
        result.add(-entry.value * share, at: entry.index)
      }
    }
  }

  /// Has the updates looked at whose columns differ in a row, of those after `start`.
  private mutating func insertUpdates(changing row: Int32, after start: Int32) {
    var mention = changeMentions.latest(row)
    while let (update, previous) = changeMentions[mention], update > start {
      isUpdateLeft.insert(update)
      mention = previous
    }
  }
}

extension BasisFactorization {
  /// By row: the updates that mention it, as linked lists, the latest first.
  struct Mentions: ~Copyable {
    struct Mention {
      var update: Int32
      /// The mention before of the same row, or -1.
      var previous: Int32
    }

    private var latestMentions = FlatArray<Int32>()
    private var mentions = FlatArray<Mention>()

    mutating func reset(count: Int) {
      latestMentions.reset(to: -1, count: count)
      mentions.removeAll()
    }

    mutating func add(_ update: Int32, to row: Int32) {
      mentions.append(Mention(update: update, previous: latestMentions[row]))
      latestMentions[row] = Int32(mentions.count - 1)
    }

    /// Where a row's list begins.
    @inline(__always)
    func latest(_ row: Int32) -> Int32 { latestMentions[row] }

    /// A mention, and where the list goes on; `nil` at its end.
    @inline(__always)
    subscript(mention: Int32) -> (update: Int32, previous: Int32)? {
      mention >= 0 ? (mentions[mention].update, mentions[mention].previous) : nil
    }
  }
}
