import Foundation

/// What a list and its parts are called in sentences about broken rules.
@MainActor
struct ListNames {
  /// The name of the list.
  let list: String
  /// What kind of list it is: "table" or "collection".
  let kind: String
  /// What it calls an item: "row" or "item".
  let item: String

  /// The sentence for updates that do not fit.
  func sentence(_ misfit: ListUpdates.Misfit) -> String {
    switch misfit {
    case .section(let section, let count):
      "An update names sections of \(list), and section \(section) is none: there are \(count)."
    case .item(let path, let count):
      "An update names \(item)s of \(list), and \(item) \(path.item) of section \(path.section) is "
        + "none: the section has \(count)."
    case .sectionTwice(let section):
      "An update of \(list) names a section once, and section \(section) is named twice: delete, "
        + "insert, move or reload it."
    case .itemTwice(let path):
      "An update of \(list) names \(article) \(item) once, and \(item) \(path.item) of section "
        + "\(path.section) is named twice: delete, insert, move or reload it."
    case .sectionCount(let before, let inserted, let deleted, let after):
      "The counts of \(list) do not fit the update: there \(Self.were(before, "section")), "
        + "\(Self.changes(inserted, deleted)), and the data source says \(after)."
    case .itemCount(let section, let before, let inserted, let deleted, let after):
      "The counts of \(list) do not fit the update: section \(section) had "
        + "\(Self.count(before, item)), \(Self.changes(inserted, deleted)), and the data source "
        + "says \(after)."
    }
  }

  /// The sentence for an identifier that nobody registered.
  func unregistered(_ identifier: String) -> String {
    "A reuse identifier is registered before a view is dequeued, and \"\(identifier)\" of \(list) "
      + "is not: call register(_:for...) with it first."
  }

  /// The sentence for an index path that is outside of the counts.
  func outside(_ path: IndexPath, counts: [Int]) -> String {
    guard path.count == 2 else {
      return "An index path of \(list) has a section and \(article) \(item), and \(path) does not."
    }
    guard counts.indices.contains(path.section) else {
      return "\(item.capitalized) \(path.item) of section \(path.section) is not in \(list): there "
        + "\(counts.count == 1 ? "is" : "are") \(Self.count(counts.count, "section"))."
    }
    return "\(item.capitalized) \(path.item) of section \(path.section) is not in \(list): the "
      + "section has \(Self.count(counts[path.section], item))."
  }

  /// The sentence for a section that is outside of the counts.
  func outside(section: Int, counts: [Int]) -> String {
    "Section \(section) is not in \(list): there \(counts.count == 1 ? "is" : "are") "
      + "\(Self.count(counts.count, "section"))."
  }

  /// The sentence for a count of a data source that is less than 0.
  func negative(_ count: Int, of parts: String) -> String {
    "A data source counts \(parts), and \(count) is no count: return 0 or more for \(list)."
  }

  /// The sentence for a class that is registered and no view of the list.
  func unfit(_ other: AnyClass, _ identifier: String, of superclass: AnyClass) -> String {
    "A \(kind) registers subclasses of \(superclass), and \(other) for \"\(identifier)\" of "
      + "\(list) is none: register another class."
  }

  /// The sentence for an item that a cell provider has no cell for.
  func missingCell(of identifier: some Hashable) -> String {
    "\(article.capitalized) \(item) has a cell, and the cell provider has none for item "
      + "\"\(identifier)\" of \(list): return a cell for every item."
  }

  private var article: String { item == "item" ? "an" : "a" }

  private static func count(_ count: Int, _ noun: String) -> String {
    String(count) + " " + noun + (count == 1 ? "" : "s")
  }

  private static func were(_ number: Int, _ noun: String) -> String {
    (number == 1 ? "was " : "were ") + count(number, noun)
  }

  private static func changes(_ inserted: Int, _ deleted: Int) -> String {
    func was(_ count: Int, _ verb: String) -> String? {
      count == 0 ? nil : String(count) + (count == 1 ? " was " : " were ") + verb
    }
    let changes = [was(inserted, "inserted"), was(deleted, "deleted")].compactMap { $0 }
    return changes.isEmpty ? "nothing was changed" : changes.joined(separator: " and ")
  }
}
