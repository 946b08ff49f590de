import Foundation

/// The updates of a list that are collected until the outermost call ends.
struct ListBatch {
  var updates = ListUpdates()
  /// How many calls began it.
  var depth = 0
  /// Whether the counts before it are known.
  let isLoaded: Bool
}

extension ListView {
  func beginBatch() {
    if batch == nil { batch = ListBatch(isLoaded: loadedCounts != nil) }
    batch?.depth += 1
  }

  func endBatch() {
    guard var ending = batch else { return }
    ending.depth -= 1
    batch = ending.depth > 0 ? ending : nil
    if ending.depth > 0 { return }
    // What was not loaded before will be as the data source has it then.
    if ending.isLoaded { carryOut(ending.updates) } else { unload() }
  }

  /// Adds to the batch, or is one of its own.
  func update(_ change: (inout ListUpdates) -> Void) {
    beginBatch()
    if var updates = batch?.updates {
      change(&updates)
      batch?.updates = updates
    }
    endBatch()
  }

  /// Carries out updates that are complete, after the data source has changed.
  func perform(_ updates: ListUpdates, after change: () -> Void) {
    beginBatch()
    change()
    batch?.updates = updates
    endBatch()
  }

  private func carryOut(_ updates: ListUpdates) {
    guard let old = loadedCounts else { return }
    do {
      let change = try updates.change(from: old, to: askForCounts())
      selection = selection.compactMap {
        change.reloadedItems.contains($0) ? nil : change.new($0)
      }
      carryOut(change, of: updates)
    } catch {
      Violation.stop(list: names.sentence(error))
    }
  }
}
