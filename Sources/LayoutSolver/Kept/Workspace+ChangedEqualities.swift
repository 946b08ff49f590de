/// How the substitution follows a changed constant of an equality that it used up.
///
/// Which column each equality eliminated, and in terms of which other one, depends on the
/// coefficients alone. So the eliminations stay, and only offsets change: that of the equality's own
/// elimination, and those of later ones whose rows mention a column that hangs on the changed one.
extension Solver.Workspace {
  /// Brings the substitution up to date, and adds the rows of the reduced problem that mention a
  /// changed column to the changed rows.
  ///
  /// - Returns: Whether all equalities still agree with each other and with what is not negative.
  /// - Complexity: Each changed column is looked at with its rows, and the eliminations are taken in
  ///   their order from a queue.
  mutating func followEqualities(of kept: KeptProblem, _ model: borrowing Model) -> Bool {
    for row in kept.changedRows.elements {
      for term in model.rows[row].termRange where model.columns[model.terms[term].column].isFixed {
        let input = model.terms[term].column
        substitution.setInput(input, value: model.values[input])
      }
      guard case .substituted(let elimination) = kept.role(ofRow: row) else { continue }
      if let elimination {
        kept.eliminations.insert(elimination, by: <)
      } else {
        kept.redundantRows.append(row)
      }
    }
    while let number = kept.eliminations.removeFirst(by: <) {
      guard redo(number, model) else { continue }
      noteColumns(hangingOn: substitution.eliminations[number].column, of: kept)
      collectRows(after: number, of: kept, model)
    }
    for column in kept.changedColumns.elements { substitution.shortenLink(of: column) }
    for row in kept.redundantRows.elements where !holds(row, model) { return false }
    return areSizesRight(of: kept, model)
  }

  /// Computes the offset of an elimination anew.
  ///
  /// - Returns: Whether it is another one.
  private mutating func redo(_ number: Int32, _ model: borrowing Model) -> Bool {
    let elimination = substitution.eliminations[number]
    var rest = model.rows[elimination.row].constant
    for index in model.rows[elimination.row].termRange {
      let (_, _, offset) = substitution.resolve(model.terms[index].column, before: number)
      rest -= model.terms[index].coefficient * offset
    }
    let offset = rest / elimination.coefficient
    if offset == elimination.offset { return false }
    substitution.eliminations[number].offset = offset
    return true
  }

  /// Notes the column of an elimination, and all that were replaced by a multiple of it.
  private func noteColumns(hangingOn column: Int32, of kept: KeptProblem) {
    kept.hangingColumns.removeAll()
    kept.hangingColumns.append(column)
    var next = 0
    while next < kept.hangingColumns.count {
      let column = kept.hangingColumns[next]
      if !kept.isChanged[column] {
        kept.isChanged[column] = true
        kept.changedColumns.append(column)
      }
      for child in kept.childrenOfColumn[column] { kept.hangingColumns.append(child) }
      next += 1
    }
  }

  /// Finds what depends on the columns that were noted last: later eliminations, rows that are left,
  /// and rows that agreed with the others.
  private func collectRows(
    after number: Int32, of kept: KeptProblem, _ model: borrowing Model
  ) {
    for column in kept.hangingColumns.elements {
      var term = model.columns[column].firstTerm
      while term >= 0 {
        let row = model.terms[term].row
        switch kept.role(ofRow: row) {
        case .outside: break
        case .left: kept.changedRows.append(row)
        case .substituted(nil): kept.redundantRows.append(row)
        case .substituted(let elimination?):
          if elimination > number { kept.eliminations.insert(elimination, by: <) }
        }
        term = model.links[term].next
      }
    }
  }

  private mutating func holds(_ row: Int32, _ model: borrowing Model) -> Bool {
    substitution.reduce(
      model.terms, model.rows[row].termRange, constant: model.rows[row].constant)
    return abs(substitution.reducedConstant) <= substitution.residualTolerance
  }

  /// Checks the sizes that are known now, and narrows the roots of the others to where none is
  /// negative. The parts of these roots have to be solved again.
  private mutating func areSizesRight(of kept: KeptProblem, _ model: borrowing Model) -> Bool {
    for column in kept.changedColumns.elements {
      let (root, _, value) = substitution.resolve(column)
      if root < 0 {
        if model.columns[column].kind == .size, value < -Solver.tolerance { return false }
        continue
      }
      let number = kept.program.variableOfColumn[root]
      // A removed singleton has no range, and follows from its expression.
      if kept.isSingleton[number] { continue }
      if !kept.isMet[number] {
        meet(number, of: kept)
        guard narrow(root, number, of: kept, model) else { return false }
      }
    }
    return true
  }

  private mutating func narrow(
    _ root: Int32, _ number: Int32, of kept: KeptProblem, _ model: borrowing Model
  ) -> Bool {
    guard let classNumber = substitution.standings[root].classNumber else { return true }
    var range = Solver.ValueRange.unbounded
    for column in kept.columnsOfRoot[number] where model.columns[column].kind == .size {
      let (_, factor, offset) = substitution.resolve(column)
      let bound = Solver.ValueRange.nonNegative(column).preimage(factor: factor, offset: offset)
      if range.intersect(bound) != nil { return false }
    }
    substitution.classes[classNumber].range = range
    return true
  }
}

extension Solver.Substitution {
  /// The column in terms of what was its root before an elimination.
  ///
  /// Follows the eliminations and not the links, which have been halved since. A smaller class joined
  /// a larger one each time, so the way is short.
  func resolve(
    _ column: Int32, before number: Int32
  ) -> (root: Int32, factor: Double, offset: Double) {
    var current = column
    var factor = 1.0
    var offset = 0.0
    while true {
      let index = eliminationOfColumn[current]
      if index < 0 {
        // An input or a root.
        let link = links[current]
        return link.parent < 0
          ? (link.parent, 0, factor * link.offset + offset) : (current, factor, offset)
      }
      if index >= number { return (current, factor, offset) }
      let elimination = eliminations[index]
      offset += factor * elimination.offset
      if elimination.parent < 0 { return (elimination.parent, 0, offset) }
      factor *= elimination.factor
      current = elimination.parent
    }
  }

  /// Links a column to its root, by the present offsets.
  fileprivate mutating func shortenLink(of column: Int32) {
    let (root, factor, offset) = resolve(column, before: .max)
    links[column] = Link(factor: factor, offset: offset, parent: root, slot: -1)
  }
}
