import Foundation

/// What tables and collections have in common: counts, batches of updates, and selected items.
@MainActor
protocol ListView: UIScrollView {
  /// What the list is called in sentences about broken rules.
  var names: ListNames { get }

  // MARK: Counts

  /// The counts of items by section: `nil` until they are loaded.
  var loadedCounts: [Int]? { get }
  /// The counts of the data source, which are asked for at most once.
  func loadCounts() -> [Int]
  /// The count of sections, by the data source.
  func askForSectionCount() -> Int
  /// The count of items of a section, by the data source.
  func askForCount(inSection section: Int) -> Int

  // MARK: Updates

  /// The updates that are being collected.
  var batch: ListBatch? { get set }
  /// Lets the next layout load everything again.
  func unload()
  /// Carries what is shown and known to its new places.
  func carryOut(_ change: ListChange, of updates: ListUpdates)

  // MARK: Selection

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// The selected items in the order of their selection.
  var selection: [IndexPath] { get set }
  /// Lets the cell of an item, if it is shown, look selected or not.
  func mark(_ path: IndexPath, isSelected: Bool, animated: Bool)
}

// MARK: - Counts

extension ListView {
  func askForCounts() -> [Int] {
    func checked(_ count: Int, of parts: @autoclosure () -> String) -> Int {
      if count < 0 { Violation.stop(list: names.negative(count, of: parts())) }
      return count
    }
    return (0..<checked(askForSectionCount(), of: "sections")).map { section in
      checked(askForCount(inSection: section), of: "\(names.item)s of section \(section)")
    }
  }

  func isThere(_ path: IndexPath) -> Bool {
    let counts = loadCounts()
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  func stopUnlessThere(_ path: IndexPath) {
    if !isThere(path) { stop(outside: path) }
  }

  func stop(outside path: IndexPath) -> Never {
    Violation.stop(list: names.outside(path, counts: loadCounts()))
  }

  func stopUnlessThere(section: Int) {
    let counts = loadCounts()
    if !counts.indices.contains(section) {
      Violation.stop(list: names.outside(section: section, counts: counts))
    }
  }
}

// MARK: - Selection

extension ListView {
  /// Selects an item, or none. Without multiple selection, it ends the selection of another item.
  ///
  /// - Returns: The item, if it is selected then.
  func select(_ path: IndexPath?, animated: Bool) -> IndexPath? {
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !isMultiple || path == nil {
      for other in selection where other != path { deselect(other, animated: animated) }
    }
    guard let path, isEditing ? allowsSelectionDuringEditing || isMultiple : allowsSelection
    else { return nil }
    stopUnlessThere(path)
    if !selection.contains(path) { selection.append(path) }
    mark(path, isSelected: true, animated: animated)
    return path
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    mark(path, isSelected: false, animated: animated)
  }
}

// MARK: - Background

extension ListView {
  /// Replaces the view behind the items.
  func exchangeListBackground(_ old: UIView?, for new: UIView?) {
    if new === old { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
