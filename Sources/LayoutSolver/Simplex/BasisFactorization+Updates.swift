// Each update is a factor in product form: the unit matrix, but for the column of one position.
extension BasisFactorization {
  mutating func removeUpdates() {
    updates.removeAll()
    updateEntries.removeAll()
    latestUpdates.reset(to: -1, count: size)
    latestMentions.reset(to: -1, count: size)
    mentions.removeAll()
    isUpdateLeft.reset(count: 0)
    hasDrifted = false
  }

  /// Replaces the basic variable at a position by one whose column, solved for the basis, is
  /// `column`.
  mutating func replace(_ position: Int32, by column: borrowing SparseVector) {
    let start = updateEntries.count
    mention(position)
    for index in column.indices.elements where index != position && column[index] != 0 {
      updateEntries.append(Entry(index: index, value: column[index]))
      mention(index)
    }
    isUpdateLeft.grow(toInclude: Int32(updates.count))
    updates.append(
      Update(
        value: column[position], position: position, start: Int32(start),
        end: Int32(updateEntries.count), previous: latestUpdates[position]))
    latestUpdates[position] = Int32(updates.count - 1)
  }

  /// Notes when a pivot is not the same as an entry of its row and as one of its column, which are
  /// solved for in opposite orders: then rounding has grown.
  mutating func compare(_ rowEntry: Double, _ columnEntry: Double) {
    let scale = max(1, abs(rowEntry))
    if abs(rowEntry - columnEntry) > Solver.tolerance * scale { hasDrifted = true }
  }

  private mutating func mention(_ position: Int32) {
    mentions.append(
      Mention(update: Int32(updates.count), previous: latestMentions[position]))
    latestMentions[position] = Int32(mentions.count - 1)
  }

  /// Brings what was solved with the factors up to date, from the first update to the last.
  mutating func applyUpdates(to result: inout SparseVector) {
    guard !updates.isEmpty else { return }
    for position in result.indices.elements { insertUpdates(of: position, after: -1) }
    var cursor = 0
    while let number = isUpdateLeft.removeFirst(&cursor) {
      let update = updates[number]
      guard result[update.position] != 0 else { continue }
      result.divide(by: update.value, at: update.position)
      let value = result[update.position]
      for index in Int(update.start)..<Int(update.end) {
        let entry = updateEntries[index]
        if !result.isListed(entry.index) { insertUpdates(of: entry.index, after: Int32(number)) }
        result.add(-entry.value * value, at: entry.index)
      }
    }
  }

  /// Has the updates looked at that replaced a position's variable, of those after `start`.
  private mutating func insertUpdates(of position: Int32, after start: Int32) {
    var number = latestUpdates[position]
    while number > start {
      isUpdateLeft.insert(number)
      number = updates[number].previous
    }
  }

  /// Has the updates looked at that mention a position, of those before `end`.
  mutating func insertUpdates(mentioning position: Int32, before end: Int32) {
    var mention = latestMentions[position]
    while mention >= 0 {
      let update = mentions[mention].update
      if update < end { isUpdateLeft.insert(update) }
      mention = mentions[mention].previous
    }
  }

  /// Makes a right side by positions one for the factors, from the last update to the first.
  mutating func applyUpdatesTransposed() {
    var cursor = isUpdateLeft.lastCursor
    while let number = isUpdateLeft.removeLast(&cursor) {
      let update = updates[number]
      var value = positionValues[update.position]
      for index in Int(update.start)..<Int(update.end) {
        value -= updateEntries[index].value * positionValues[updateEntries[index].index]
      }
      guard value != 0 else {
        positionValues[update.position] = 0
        continue
      }
      positionValues[update.position] = value / update.value
      isAhead.insert(pivotsOfPositions[update.position])
      insertUpdates(mentioning: update.position, before: Int32(number))
    }
  }
}
