extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  ///
  ///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  ///     snapshot.appendSections(["Fruit", "Tea"])
  ///     // snapshot.numberOfSections == 2
  ///
  /// - Parameter identifiers: The sections. One that the snapshot has moves, with its items.
  /// - Precondition: No section is given twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    place(identifiers) { $0.sectionIdentifiers.count }
  }

  /// Adds sections before another one.
  ///
  ///     snapshot.insertSections(["Bread"], beforeSection: "Tea")
  ///
  /// - Parameters:
  ///   - identifiers: The sections. One that the snapshot has moves, with its items.
  ///   - toIdentifier: The section after them.
  /// - Precondition: The snapshot has the section after them, and no section is given twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    place(identifiers) { $0.place(ofSection: toIdentifier) }
  }

  /// Adds sections after another one.
  ///
  ///     snapshot.insertSections(["Bread"], afterSection: "Fruit")
  ///
  /// - Parameters:
  ///   - identifiers: The sections. One that the snapshot has moves, with its items.
  ///   - toIdentifier: The section before them.
  /// - Precondition: The snapshot has the section before them, and no section is given twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    place(identifiers) { $0.place(ofSection: toIdentifier) + 1 }
  }

  /// Removes sections and their items.
  ///
  ///     snapshot.deleteSections(["Tea"])
  ///
  /// - Parameter identifiers: The sections. What the snapshot does not have is ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      deleteItems(items[section] ?? [])
      items[section] = nil
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section before another one.
  ///
  ///     snapshot.moveSection("Tea", beforeSection: "Fruit")
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The section after it.
  /// - Precondition: The snapshot has both.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    stopUnlessThere(section: identifier)
    if identifier != toIdentifier { insertSections([identifier], beforeSection: toIdentifier) }
  }

  /// Moves a section after another one.
  ///
  ///     snapshot.moveSection("Fruit", afterSection: "Tea")
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The section before it.
  /// - Precondition: The snapshot has both.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    stopUnlessThere(section: identifier)
    if identifier != toIdentifier { insertSections([identifier], afterSection: toIdentifier) }
  }

  /// Marks sections whose views are asked for again when the snapshot is applied.
  ///
  ///     snapshot.reloadSections(["Fruit"])
  ///
  /// - Parameter identifiers: The sections.
  /// - Precondition: The snapshot has them.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      stopUnlessThere(section: section)
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  private mutating func place(
    _ identifiers: [SectionIdentifierType], at place: (Self) -> Int
  ) {
    let given = Set(identifiers)
    if given.count != identifiers.count { Violation.stop(identifierTwice: identifiers) }
    if identifiers.contains(where: { items[$0] != nil }) {
      sectionIdentifiers.removeAll(where: given.contains)
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place(self))
    for section in identifiers where items[section] == nil { items[section] = [] }
  }

  private func place(ofSection identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      Violation.stop(missingSection: identifier)
    }
    return place
  }

  private func stopUnlessThere(section: SectionIdentifierType) {
    if items[section] == nil { Violation.stop(missingSection: section) }
  }
}
