import LayoutSolver
import Testing

/// The reference has to be right before anything is measured by it.
struct ReferenceSolutionTests {
  private func solution(
    _ kinds: [Solver.Kind], _ rows: [LinearLayout.Row]
  ) throws -> ReferenceSolution {
    try ReferenceSolution(
      LinearLayout(columns: kinds.map { LinearLayout.Column(kind: $0) }, rows: rows))
  }

  private func row(
    _ coefficients: [Rational], _ relation: Solver.Relation, _ constant: Rational,
    _ priority: Float = 1000, _ author: Solver.Author = .client
  ) -> LinearLayout.Row {
    let terms = coefficients.enumerated().map {
      LinearLayout.Term(coefficient: $0.element, column: $0.offset)
    }
    return LinearLayout.Row(
      terms: terms, relation: relation, constant: constant, priority: priority, author: author)
  }

  @Test func equationsHaveTheirSolution() throws {
    let solution = try solution(
      [.origin, .origin], [row([1, 1], .equal, 1), row([1, -1], .equal, 2)])
    #expect(solution.determinedValues == [Rational(3, over: 2), Rational(-1, over: 2)])
  }

  @Test func aSizeIsNeverNegative() throws {
    let solution = try solution([.size], [row([1], .equal, -3, 750)])
    #expect(solution.determinedValues == [0])
    #expect(solution.violations.map(\.least) == [3])
  }

  @Test func aHigherLevelCountsBeforeAnyNumberOfLowerOnes() throws {
    let solution = try solution(
      [.size],
      [
        row([1], .equal, 200, 250), row([1], .equal, 100, 251), row([1], .equal, 210, 250),
      ])
    #expect(solution.determinedValues == [100])
    #expect(solution.violations.map(\.priority) == [251, 250])
    #expect(solution.violations.map(\.least) == [0, 210])
  }

  @Test func equalPrioritiesMeetAtTheMedian() throws {
    let odd = [100, 200, 210].map { row([1], .equal, Rational($0), 500) }
    #expect(try solution([.size], odd).determinedValues == [200])
    let even = [100, 200].map { row([1], .equal, Rational($0), 500) }
    #expect(try solution([.size], even).determinedValues == [nil])
    #expect(try solution([.size], even).violations.map(\.least) == [100])
  }

  @Test func anErrorIsNotDividedByTheCoefficient() throws {
    let solution = try solution(
      [.size, .size],
      [
        row([1, -2], .equal, 0), row([1], .equal, 100, 500), row([0, 1], .equal, 100, 500),
      ])
    #expect(solution.determinedValues == [100, 50])
  }

  @Test func whatNothingDecidesHasNoValue() throws {
    let solution = try solution(
      [.origin, .size, .origin], [row([1, 1], .lessThanOrEqual, 10), row([0, 1], .equal, 4)])
    #expect(solution.determinedValues == [nil, 4, nil])
  }

  @Test func anEarlierRowWinsAConflict() throws {
    let rows = [
      row([1], .equal, 100), row([1], .equal, 200), row([1], .lessThanOrEqual, 150),
      row([1], .greaterThanOrEqual, 101),
    ]
    let solution = try solution([.size], rows)
    #expect(solution.leftOut == [1, 3])
    #expect(solution.determinedValues == [100])
  }

  @Test func theEnginesRowWinsAConflict() throws {
    let rows = [row([1], .equal, 100), row([1], .equal, 200, 1000, .engine)]
    #expect(try solution([.origin], rows).leftOut == [0])
  }

  @Test func aConflictMayTakeASizeThatIsNotNegative() throws {
    let layout = LinearLayout(
      columns: [LinearLayout.Column(kind: .size)], rows: [row([1], .equal, -1)])
    #expect(try ReferenceSolution(layout).leftOut == [0])
    #expect(try !ReferenceSolution.areConsistent([0], in: layout, nonnegative: [0]))
    #expect(try ReferenceSolution.areConsistent([0], in: layout, nonnegative: []))
  }

  @Test func anInputIsANumber() throws {
    let layout = LinearLayout(
      columns: [LinearLayout.Column(kind: .size, fixed: 30), LinearLayout.Column(kind: .origin)],
      rows: [row([1, -2], .equal, 0)])
    #expect(try ReferenceSolution(layout).determinedValues == [30, 15])
  }

  @Test(arguments: LayoutFamily.allCases)
  func someRandomLayoutsOfAFamilyAreDetermined(_ family: LayoutFamily) throws {
    var determined = 0
    for seed in 0..<20 {
      let solution = try ReferenceSolution(family.layout(seed: UInt64(seed)))
      determined += solution.determinedValues.count { $0 != nil }
    }
    #expect(determined > 0)
  }
}
