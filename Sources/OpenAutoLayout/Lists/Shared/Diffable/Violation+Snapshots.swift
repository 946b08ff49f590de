/// The rules of snapshots.
extension Violation {
  nonisolated static func stop(missingSection section: some Hashable) -> Never {
    fatalError("A snapshot has no section \"\(section)\": append it with appendSections(_:) first.")
  }

  nonisolated static func stop(missingItem item: some Hashable) -> Never {
    fatalError(
      "A snapshot has no item \"\(item)\": append it with appendItems(_:toSection:) first.")
  }

  nonisolated static func stop(missingOutlineItem item: some Hashable) -> Never {
    fatalError(
      "A section snapshot has no item \"\(item)\": append it with append(_:to:) first.")
  }

  nonisolated static func stop(outlineItemTwice item: some Hashable) -> Never {
    fatalError(
      "A section snapshot has each item once, and has \"\(item)\" already: delete it first.")
  }

  nonisolated static func stopNoSection() -> Never {
    fatalError("A snapshot has items in sections, and it has none: call appendSections(_:) first.")
  }

  nonisolated static func stop<Identifier: Hashable>(identifierTwice identifiers: [Identifier])
    -> Never
  {
    var seen: Set<Identifier> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    fatalError(
      "A snapshot has each identifier once, and \"\(twice[0])\" is given twice: give each section and "
        + "each item an identifier of its own.")
  }
}
