extension LayoutSolver {
  /// Solves the gathered rows from nothing. Its storage is kept from one solve to the next.
  ///
  /// The stages, each of which leaves less to the next:
  /// 1. Folding: required equalities fix columns or tie them to others (`Substitution`).
  /// 2. Forming: what is left becomes ranges and costs on single columns, and forms, which are
  ///    ranges and costs on sums of several columns (`Program`).
  /// 3. Decoupling: a form with an unknown of its own is set aside.
  /// 4. The forms that still share unknowns go, part by part, to a simplex.
  struct Workspace: ~Copyable {
    var gathered = Gathered()
    var substitution = Substitution()
    var program = Program()
    var simplex = Simplex()

    /// The conflicts of the gathered rows.
    var conflicts: [Conflict] = []
    /// The rows that the conflicts leave out.
    var excludedRows = Set<Int32>()

    // Rows that the folding leaves to later stages.
    var pendingEqualities = FlatArray<Int32>()
    var inequalities = FlatArray<Int32>()
    var optionalRows = FlatArray<Int32>()
  }
}

extension LayoutSolver.Workspace {
  typealias Columns = FlatArray<LayoutSolver.ColumnRecord>
  typealias Rows = FlatArray<LayoutSolver.RowRecord>
  typealias Terms = FlatArray<LayoutSolver.TermRecord>

  mutating func solve(
    _ columns: borrowing Columns, _ rows: borrowing Rows, _ terms: borrowing Terms
  ) {
    conflicts.removeAll()
    excludedRows.removeAll()
    repeat {
      let known = conflicts.count
      reset(columns, rows, terms)
      fold(rows, terms)
      form(rows, terms)
      program.prepare()
      program.decouple()
      solveParts(rows, terms)
      program.recoverDecoupled()
      if conflicts.count == known { break }
      reviseExclusions(rows)
    } while true
    conflicts.sort { rows[$0.leftOut.index].order < rows[$1.leftOut.index].order }
  }

  /// The value of a gathered column.
  mutating func value(ofColumn column: Int32, kind: LayoutSolver.Kind) -> Double {
    let (root, factor, offset) = substitution.resolve(column)
    let value = root < 0 ? offset : factor * program.value(ofRoot: root) + offset
    // A size may have come out negative by rounding; -0.0 reads badly.
    return kind == .size ? max(0, value) + 0 : value + 0
  }

  /// Solves the forms that were not set aside, and puts the roots without forms at their optimum.
  private mutating func solveParts(_ rows: borrowing Rows, _ terms: borrowing Terms) {
    var proofs: [[Contradiction]] = []
    for form in 0..<program.formCount where program.stages[program.rootCount + form] == .waiting {
      simplex.gatherPart(of: Int32(form), &program)
      simplex.solve(&program) { proof in
        proofs.append(proof.map { .bound($0.bound, $0.share) })
      }
    }
    for root in 0..<program.rootCount where program.stages[root] == .waiting {
      program.values[root] = program.restValue(root)
    }
    for proof in proofs { recordConflict(proof, rows, terms) }
  }

  private mutating func reset(
    _ columns: borrowing Columns, _ rows: borrowing Rows, _ terms: borrowing Terms
  ) {
    substitution.prepare(columnCount: columns.count)
    for column in gathered.columns.elements {
      substitution.reset(column, kind: columns[column].kind)
    }
    var rank: Int32 = 0
    for row in gathered.rows.elements {
      for term in rows[row].termRange {
        let column = terms[term].column
        if columns[column].isInput {
          substitution.setInput(column, value: columns[column].value)
        } else if substitution.roots[column].firstMemberRank == .max {
          substitution.setRank(rank, of: column, kind: columns[column].kind)
          rank += 1
        }
      }
    }
  }
}
