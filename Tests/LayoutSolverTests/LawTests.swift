import LayoutSolver
import RandomTestSupport
import Testing

/// What holds for any layout, whatever its answer is.
struct LawTests {
  private static let seeds: Range<UInt64> = 1000..<1008

  /// Fewer of those that have three times as many rows as the others.
  private func layouts(_ family: LayoutFamily) throws -> [(name: String, layout: LinearLayout)] {
    try Self.seeds.prefix(family == .shares ? 1 : 8).map {
      ("\(family), seed \($0)", try family.layout(seed: $0))
    }
  }

  private func expectEqual(
    _ values: [Double], _ expected: [Double], scale: Double, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, (value, right)) in zip(values, expected).enumerated() {
      #expect(
        abs(value - right) <= Trial.tolerance * scale, "\(name): c\(index)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func addingAndRemovingARowRestoresTheSolution(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      let trial = Trial(layout)
      let before = trial.values
      let row = LinearLayout.Row(
        terms: layout.columns.indices.map { .init(coefficient: 1, column: $0) },
        relation: .equal, constant: 77, priority: 900)
      trial.addAndRemove(row)
      expectEqual(trial.values, before, scale: 0, name)
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func removingARowAndAddingItInItsPlaceRestoresTheSolution(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      var trial = Trial(layout)
      let before = trial.values
      for row in layout.rows.indices { trial.removeAndAdd(row) }
      expectEqual(trial.values, before, scale: 0, name)
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func theOrderOfRowsDoesNotMatterWhereTheAnswerIsUnique(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      let reference = try ReferenceSolution(layout)
      guard reference.leftOut.isEmpty else { continue }
      var shuffled = layout
      var random = SplitMix64(seed: 1)
      shuffled.rows.shuffle(using: &random)
      let (values, expected) = (Trial(shuffled).values, Trial(layout).values)
      let unique = reference.determinedValues.indices.filter {
        reference.determinedValues[$0] != nil
      }
      expectEqual(
        unique.map { values[$0] }, unique.map { expected[$0] }, scale: layout.scale, name)
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func theOrderOfColumnsDoesNotMatterWhereTheAnswerIsUnique(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      let reference = try ReferenceSolution(layout)
      var mirrored = layout
      let last = layout.columns.count - 1
      mirrored.columns.reverse()
      for row in mirrored.rows.indices {
        for term in mirrored.rows[row].terms.indices {
          mirrored.rows[row].terms[term].column = last - layout.rows[row].terms[term].column
        }
      }
      let values = Array(Trial(mirrored).values.reversed())
      for (index, right) in reference.determinedValues.enumerated() {
        if let right {
          expectEqual([values[index]], [Double(right)], scale: layout.scale, name)
        }
      }
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func scalingTheConstantsScalesTheSolution(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      let factor = 8
      var scaled = layout
      for column in scaled.columns.indices {
        scaled.columns[column].fixed = try layout.columns[column].fixed.map {
          try $0 * Rational(factor)
        }
      }
      for row in scaled.rows.indices {
        scaled.rows[row].constant = try layout.rows[row].constant * Rational(factor)
      }
      expectEqual(
        Trial(scaled).values, Trial(layout).values.map { $0 * Double(factor) },
        scale: scaled.scale, name)
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func aRowThatHoldsAnywayChangesNothingUnique(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      let reference = try ReferenceSolution(layout)
      let unique = reference.determinedValues.indices.filter {
        reference.determinedValues[$0] != nil
      }
      var redundant = layout
      for column in unique {
        redundant.rows.append(
          LinearLayout.Row(
            terms: [.init(coefficient: 1, column: column)], relation: .lessThanOrEqual,
            constant: try reference.determinedValues[column, default: 0] + 1))
      }
      let (values, expected) = (Trial(redundant).values, Trial(layout).values)
      expectEqual(
        unique.map { values[$0] }, unique.map { expected[$0] }, scale: layout.scale, name)
    }
  }

  /// To the last bit: chance and tie-breaks go by places in the component, not by what came before.
  @Test(arguments: LayoutFamily.allCases)
  func whatElseIsSolvedChangesNothing(_ family: LayoutFamily) throws {
    let other = try LayoutFamily.toolbar.layout(seed: 1)
    for seed in Self.seeds.prefix(4) {
      let layout = try family.layout(seed: seed, size: 4)
      var both = other
      both.columns += layout.columns
      both.rows += layout.rows.map { row in
        var row = row
        for term in row.terms.indices { row.terms[term].column += other.columns.count }
        return row
      }
      let values = Array(Trial(both).values.dropFirst(other.columns.count))
      expectEqual(values, Trial(layout).values, scale: 0, "\(family), seed \(seed)")
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func theSameInputGivesTheSameValues(_ family: LayoutFamily) throws {
    for (name, layout) in try layouts(family) {
      expectEqual(Trial(layout).values, Trial(layout).values, scale: 0, name)
    }
  }
}

extension [Rational?] {
  fileprivate subscript(index: Int, default value: Rational) -> Rational { self[index] ?? value }
}
