import LayoutSolver
import Testing

/// What the rows leave open is decided as Apple's systems were seen to decide it.
struct TieBreakTests {
  private var sketch = LayoutSketch(seed: 0)

  /// The origin and the size of a span, once the reference agrees with the levels.
  private func solution(_ spans: LayoutSketch.Span...) throws -> [[Double]] {
    let trial = Trial(sketch.layout)
    #expect(try trial.complaints(against: ReferenceSolution(sketch.layout)) == [])
    return spans.map { [trial.values[$0.origin], trial.values[$0.size]] }
  }

  @Test func anOriginGoesToItsBoundAmongEquallyGoodAnswers() {
    let solver = Solver()
    let (x, width) = (solver.addColumn(.origin), solver.addColumn(.size))
    solver.addRow([.init(1, x), .init(1, width)], .lessThanOrEqual, 20, priority: 500)
    solver.addRow([.init(1, width)], .greaterThanOrEqual, 0, priority: 500)
    solver.addRow([.init(1, width), .init(-1, x)], .lessThanOrEqual, 0, priority: 500)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: x) == 20)
  }

  // MARK: What no row decides

  @Test mutating func aFreeOriginAndAFreeSizeAreZero() throws {
    let v = sketch.span()
    #expect(try solution(v) == [[0, 0]])
    try sketch.constrain(v.length, with: 100)
    #expect(try solution(v) == [[0, 100]])
  }

  @Test mutating func aSizeBesideAnOriginIsZero() throws {
    let root = sketch.root(width: 1000, height: 1000)
    let v = sketch.view()
    try sketch.constrain(v.horizontal.near, to: root.horizontal.near, with: 5)
    try sketch.constrain(v.vertical.near, to: root.vertical.near, with: 10)
    #expect(try solution(v.horizontal, v.vertical) == [[5, 0], [10, 0]])
  }

  @Test(arguments: LayoutSketch.relations, [1000, 751] as [Float])
  mutating func anOriginSticksToItsOnlyBound(
    _ relation: Solver.Relation, _ priority: Float
  ) throws {
    let root = sketch.root(width: 400, height: 400)
    let (a, b, c, d) = (sketch.span(), sketch.span(), sketch.span(), sketch.span())
    for span in [a, b, c, d] { try sketch.constrain(span.length, with: 100) }
    try sketch.constrain(
      a.near, relation, to: root.vertical.near, with: 23, priority: priority)
    try sketch.constrain(
      b.far, relation, to: root.vertical.far, with: -23, priority: priority)
    try sketch.constrain(c.near, relation, to: b.far, with: 25, priority: priority)
    try sketch.constrain(
      d.center, relation, to: root.vertical.center, with: 10, priority: priority)
    #expect(try solution(a, b, c, d) == [[23, 100], [277, 100], [402, 100], [160, 100]])
  }

  @Test(arguments: LayoutSketch.relations, [1000, 751] as [Float])
  mutating func aSizeIsAsSmallAsItMayBe(
    _ relation: Solver.Relation, _ priority: Float
  ) throws {
    let v = sketch.span()
    try sketch.constrain(v.near, with: 0)
    try sketch.constrain(v.length, relation, with: 23, priority: priority)
    #expect(try solution(v) == [[0, relation == .lessThanOrEqual ? 0 : 23]])
  }

  @Test mutating func anEndAtLeastSomewhereStretchesASizeNoFurther() throws {
    let v = sketch.span()
    try sketch.constrain(v.near, with: 210)
    try sketch.constrain(v.far, .greaterThanOrEqual, with: 400)
    #expect(try solution(v) == [[210, 190]])
  }

  @Test mutating func sizesBelowEachOtherAreAsSmallAsTheyMayBe() throws {
    let root = sketch.root(width: 400, height: 400)
    let (a, b) = (sketch.view(), sketch.view())
    try sketch.constrain(a.vertical.near, to: root.vertical.near, with: 10)
    try sketch.constrain(a.horizontal.near, to: root.horizontal.near, with: 10)
    try sketch.constrain(a.horizontal.far, to: root.horizontal.far, with: -10)
    try sketch.constrain(a.vertical.length, with: 200)
    try sketch.constrain(b.horizontal.center, to: a.horizontal.center)
    try sketch.constrain(b.vertical.near, to: a.vertical.far)
    try sketch.constrain(b.horizontal.length, to: a.horizontal.length)
    try sketch.constrain(b.vertical.far, .greaterThanOrEqual, to: root.vertical.far)
    #expect(try solution(b.horizontal, b.vertical) == [[10, 380], [210, 190]])
  }

  // MARK: What the levels decide

  @Test mutating func oneRowOfAHigherLevelBeatsTwoOfALower() throws {
    let v = sketch.span()
    for (length, priority) in [(100, 251), (200, 250), (210, 250)] as [(Int, Float)] {
      try sketch.constrain(v.length, with: Rational(length), priority: priority)
    }
    #expect(try solution(v) == [[0, 100]])
  }

  @Test mutating func equalPrioritiesMeetAtTheMedian() throws {
    let v = sketch.span()
    for length in [100, 200, 210] {
      try sketch.constrain(v.length, with: Rational(length), priority: 500)
    }
    #expect(try solution(v) == [[0, 200]])
  }

  @Test mutating func anErrorCountsAsItIs() throws {
    let v = sketch.view()
    try sketch.constrain(v.horizontal.length, with: 100, priority: 500)
    try sketch.constrain(v.vertical.length, with: 100, priority: 500)
    try sketch.constrain(v.horizontal.length, to: v.vertical.length, times: 2)
    #expect(try solution(v.horizontal, v.vertical) == [[0, 100], [0, 50]])
  }

  @Test mutating func anInsetBeatsAWidthOfLowerPriority() throws {
    let root = sketch.root(width: 200, height: 100)
    let v = sketch.span()
    try sketch.constrain(v.near, to: root.horizontal.near, with: 20)
    try sketch.constrain(v.length, .greaterThanOrEqual, with: 300, priority: 998)
    try sketch.constrain(v.far, to: root.horizontal.far, with: -20, priority: 999)
    #expect(try solution(v) == [[20, 160]])
  }

  @Test mutating func aBoundBeatsAnIntrinsicSize() throws {
    let v = sketch.span()
    try sketch.constrain(v.near, with: 0)
    try sketch.intrinsic(v, 100)
    try sketch.constrain(v.length, .lessThanOrEqual, with: 80)
    #expect(try solution(v) == [[0, 80]])
  }

  @Test mutating func theViewThatHugsLessIsStretched() throws {
    let (a, b) = try drawPair(widths: [50, 60], hugging: [251, 250], compression: [750, 750])
    #expect(try solution(a, b) == [[16, 50], [74, 230]])
  }

  @Test mutating func theViewThatResistsLessIsCompressed() throws {
    let (a, b) = try drawPair(widths: [200, 200], hugging: [250, 250], compression: [750, 751])
    #expect(try solution(a, b) == [[16, 80], [104, 200]])
  }

  private mutating func drawPair(
    widths: [Int], hugging: [Float], compression: [Float]
  ) throws -> (LayoutSketch.Span, LayoutSketch.Span) {
    let root = sketch.root(width: 320, height: 44)
    let pair = [sketch.span(), sketch.span()]
    try sketch.constrain(pair[0].near, to: root.horizontal.near, with: 16)
    try sketch.constrain(pair[1].near, to: pair[0].far, with: 8)
    try sketch.constrain(pair[1].far, to: root.horizontal.far, with: -16)
    for (index, span) in pair.enumerated() {
      try sketch.intrinsic(
        span, widths[index], hugging: hugging[index], compression: compression[index])
    }
    return (pair[0], pair[1])
  }

  @Test mutating func aSquareFillsTheShorterSide() throws {
    let root = sketch.root(width: 300, height: 200)
    let v = sketch.view()
    try sketch.constrain(v.horizontal.length, to: v.vertical.length)
    for (span, outer) in [(v.horizontal, root.horizontal), (v.vertical, root.vertical)] {
      try sketch.constrain(span.near, .greaterThanOrEqual, to: outer.near)
      try sketch.constrain(span.far, .lessThanOrEqual, to: outer.far)
      try sketch.constrain(span.length, to: outer.length, priority: 750)
      try sketch.constrain(span.center, to: outer.center)
    }
    #expect(try solution(v.horizontal, v.vertical) == [[50, 200], [0, 200]])
  }

  @Test mutating func insetsWiderThanTheRootLeaveNoWidth() throws {
    let root = sketch.root(width: 100, height: 100)
    let v = sketch.span()
    try sketch.constrain(v.near, to: root.horizontal.near, with: 60)
    try sketch.constrain(v.far, to: root.horizontal.far, with: -60, priority: 999)
    #expect(try solution(v) == [[60, 0]])
  }

  @Test mutating func theFirstOfTwoRequiredWidthsStays() throws {
    let v = sketch.span()
    try sketch.constrain(v.length, with: 100)
    try sketch.constrain(v.length, with: 200)
    #expect(try solution(v) == [[0, 100]])
    #expect(Trial(sketch.layout).solver.conflicts.count == 1)
  }

  /// With `second.left == first.left + 10` and `third.left == second.left + 10` alone.
  @Test func whatTheOthersAreMeasuredFromRestsAtZero() {
    let solver = Solver()
    let columns = (0..<3).map { _ in solver.addColumn(.origin) }
    for (column, before) in zip(columns.dropFirst(), columns) {
      solver.addRow([.init(1, column), .init(-1, before)], .equal, 10)
    }
    solver.solve()
    #expect(columns.map { solver.value(of: $0) } == [0, 10, 20])
  }
}
