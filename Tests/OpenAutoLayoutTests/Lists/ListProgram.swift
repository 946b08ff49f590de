import Foundation
import OpenAutoLayout
import RandomTestSupport

/// The sections and rows of a list by names, which random steps change.
@MainActor
final class ListProgram {
  var random: SplitMix64
  private(set) var rows: [[Int]] = []
  /// The names of the sections.
  private(set) var sections: [Int] = []
  private var nextName = 0
  /// How often the text of a row changed.
  private let versions = Versions()

  private final class Versions {
    var counts: [Int: Int] = [:]
  }

  /// What one batch does, by paths before it and after it.
  struct Batch {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
  }

  init(_ random: SplitMix64) {
    self.random = random
    for _ in 0..<self.random.number(1...3) {
      sections.append(newName())
      rows.append(newRows(12))
    }
  }

  var text: (Int) -> String {
    { [versions] name in
      let count = (name * 7 + versions.counts[name, default: 0] * 11) % 30
      return Array(repeating: "word", count: count + 1).joined(separator: " ")
    }
  }

  var paths: [IndexPath] {
    rows.indices.flatMap { section in
      rows[section].indices.map { IndexPath(item: $0, section: section) }
    }
  }

  private func newName() -> Int {
    nextName += 1
    return nextName
  }

  private func newRows(_ most: Int) -> [Int] {
    (0..<random.number(0...most)).map { _ in newName() }
  }

  private func some(of names: Set<Int>, oneIn count: Int) -> Set<Int> {
    var some: Set<Int> = []
    for name in names.sorted() where random.oneIn(count) { some.insert(name) }
    return some
  }

  private static func paths(in rows: [[Int]]) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, names) in rows.enumerated() {
      for (row, name) in names.enumerated() { paths[name] = IndexPath(item: row, section: section) }
    }
    return paths
  }

  /// Deletes, moves, inserts and reloads rows.
  func changeRows() -> Batch {
    if rows.isEmpty { return Batch() }
    let before = Self.paths(in: rows)
    let deleted = some(of: Set(before.keys), oneIn: 6)
    let moved = some(of: Set(before.keys).subtracting(deleted), oneIn: 8)
    var rest = rows.map { $0.filter { !deleted.contains($0) && !moved.contains($0) } }
    let reloaded = some(of: Set(rest.joined()), oneIn: 8)
    let inserted = newRows(5)
    for name in moved.sorted() + inserted {
      let section = random.number(0...rest.count - 1)
      rest[section].insert(name, at: random.number(0...rest[section].count))
    }
    for name in reloaded { versions.counts[name, default: 0] += 1 }
    rows = rest
    let after = Self.paths(in: rest)
    return Batch(
      deleted: deleted.compactMap { before[$0] }, inserted: inserted.compactMap { after[$0] },
      reloaded: reloaded.compactMap { before[$0] },
      moved: moved.compactMap { name in
        before[name].flatMap { from in after[name].map { (from, $0) } }
      })
  }

  /// Deletes, moves and inserts sections.
  func changeSections() -> Batch {
    var rest: [(old: Int?, name: Int, rows: [Int])] = []
    for (section, names) in rows.enumerated() where !random.oneIn(4) {
      rest.append((section, sections[section], names))
    }
    var batch = Batch()
    batch.deletedSections = IndexSet(rows.indices).subtracting(IndexSet(rest.compactMap(\.old)))
    var movedFrom: Int?
    if rest.count > 1, random.oneIn(2) {
      let section = rest.remove(at: random.number(0...rest.count - 1))
      movedFrom = section.old
      rest.insert(section, at: random.number(0...rest.count))
    }
    if random.oneIn(2) {
      rest.insert((nil, newName(), newRows(8)), at: random.number(0...rest.count))
    }
    sections = rest.map(\.name)
    rows = rest.map(\.rows)
    batch.insertedSections = IndexSet(rest.indices.filter { rest[$0].old == nil })
    if let movedFrom, let to = rest.firstIndex(where: { $0.old == movedFrom }) {
      batch.movedSections = [(movedFrom, to)]
    }
    return batch
  }

  /// Exchanges a section for another one.
  ///
  /// - Returns: Its place, or `nil` if there is none.
  func changeSection() -> Int? {
    if rows.isEmpty { return nil }
    let section = random.number(0...rows.count - 1)
    rows[section] = newRows(9)
    sections[section] = newName()
    return section
  }
}
