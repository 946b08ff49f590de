#if DEBUG
  extension Solver {
    /// What is kept between solves is what the rows say: it has all rows of its columns and no
    /// others, and its values are those of the columns.
    var brokenKeptProblem: [String] {
      guard let kept, !needsSolve, kept.laggingRows.isEmpty else { return [] }
      return brokenRoles(of: kept) + kept.brokenValues(model)
    }

    private func brokenRoles(of kept: KeptProblem) -> [String] {
      var problems: [String] = []
      for row in model.rows.indices {
        let role = kept.role(ofRow: Int32(row))
        guard model.rows[row].isLive else {
          if role != .outside { problems.append("row \(row) is kept, and was removed") }
          continue
        }
        let unknowns = model.rows[row].termRange.map { model.terms[$0].column }
          .filter { model.columns[$0].isUnknown }
        if unknowns.contains(where: { kept.holds(column: $0) != (role != .outside) }) {
          problems.append("row \(row) is kept without its columns, or they without it")
        }
        let isSubstitutable = model.rows[row].isRequiredEquality
        if case .substituted = role, !isSubstitutable {
          problems.append("row \(row) is no equality that holds, and is substituted")
        }
      }
      for place in kept.rows.indices
      where kept.role(ofRow: kept.rows[place].row) != .left(place: Int32(place)) {
        problems.append("row \(kept.rows[place].row) is not at its place in the kept problem")
      }
      return problems
    }
  }

  extension Solver.KeptProblem {
    fileprivate func brokenValues(_ model: borrowing Solver.Model) -> [String] {
      var problems: [String] = []
      let scale = model.values.elements.reduce(1) { max($0, abs($1)) }
      for root in 0..<program.rootCount {
        for column in columnsOfRoot[root] {
          let (parent, factor, offset) = substitution.resolve(column)
          if parent != program.rootColumns[root] {
            problems.append("column \(column) has another root")
          }
          let value = factor * program.values[root] + offset
          if abs(value - model.values[column]) > 1e3 * Solver.tolerance * scale {
            problems.append("column \(column) is \(model.values[column]), and \(value) by its root")
          }
        }
      }
      for number in program.freeColumnSingletons.indices {
        let pair = program.freeColumnSingletons[number]
        let sum = program.summands(ofExpression: Int(pair.expression)).reduce(0) {
          $0 + program.summands[$1].coefficient * program.values[program.summands[$1].variable]
        }
        let value = program.values[program.rootCount + Int(pair.expression)]
        if abs(sum - value) > 1e3 * Solver.tolerance * scale {
          problems.append("expression \(pair.expression) is \(sum), and rests at \(value)")
        }
      }
      if !pairs.isEmpty || !eliminations.isEmpty || isMet.elements.contains(true)
        || isChanged.elements.contains(true)
      {
        problems.append("a solve of the kept problem left something behind")
      }
      return problems
    }
  }
#endif
