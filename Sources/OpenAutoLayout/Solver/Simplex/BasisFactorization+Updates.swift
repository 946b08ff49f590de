// Each update is a factor in product form: the unit matrix, but for the column of one position.
extension BasisFactorization {
  mutating func removeUpdates() {
    updates.removeAll()
    updateEntries.removeAll()
    latestMentions.reset(to: -1, count: size)
    mentions.removeAll()
    isUpdateLeft.reset(count: 0)
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
        position: position, value: column[position], start: Int32(start),
        end: Int32(updateEntries.count)))
  }

  private mutating func mention(_ position: Int32) {
    mentions.append(
      Mention(update: Int32(updates.count), previous: latestMentions[position]))
    latestMentions[position] = Int32(mentions.count - 1)
  }

  /// Brings what was solved with the factors up to date, from the first update to the last.
  mutating func applyUpdates(to result: inout SparseVector) {
    for update in updates.elements where result[update.position] != 0 {
      result.divide(by: update.value, at: update.position)
      let value = result[update.position]
      for index in Int(update.start)..<Int(update.end) {
        result.add(-updateEntries[index].value * value, at: updateEntries[index].index)
      }
    }
  }

  /// Has the updates looked at that mention a position, of those before `end`.
  @inline(__always)
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
