extension Solver.Costs {
  /// How far the variable may go before its slope changes.
  @inline(__always)
  func span(_ variable: Int, _ direction: Double, from value: Double) -> Double {
    let piece = pieces[variable]
    let start = isAtBreakpoint[variable] ? position(variable) : value
    // The breakpoint above piece p has the number p, and the one below it p - 1.
    let next = direction < 0 ? piece - 1 : isAtBreakpoint[variable] ? piece + 1 : piece
    guard next >= 0, next < breakpointCount(variable) else { return .infinity }
    return abs(breakpoints[breakpointIndex(variable, next)].position - start)
  }

  mutating func leaveBreakpoint(_ variable: Int, _ direction: Double) {
    guard isAtBreakpoint[variable] else { return }
    if direction > 0 { ascend(variable) }
    isAtBreakpoint[variable] = false
  }

  mutating func ascend(_ variable: Int) {
    // Piece p ends at breakpoint p.
    changeSlopes(variable, acrossBreakpoint: pieces[variable], by: 1)
    pieces[variable] += 1
  }

  mutating func descend(_ variable: Int) {
    pieces[variable] -= 1
    changeSlopes(variable, acrossBreakpoint: pieces[variable], by: -1)
  }

  mutating func aim(_ variable: Int, _ direction: Double) {
    if isAtBreakpoint[variable] { return }
    // On a breakpoint, the piece is the one below it: to aim downwards is to cross it.
    if direction < 0 { descend(variable) }
    isAtBreakpoint[variable] = true
  }

  /// Puts the variable inside a piece, or on the breakpoint of that number, which is the upper end of the piece.
  mutating func move(_ variable: Int, toPiece piece: Int32, isAtBreakpoint: Bool) {
    while pieces[variable] > piece { descend(variable) }
    while pieces[variable] < piece { ascend(variable) }
    self.isAtBreakpoint[variable] = isAtBreakpoint
  }

  @inline(__always)
  private mutating func changeSlopes(
    _ variable: Int, acrossBreakpoint breakpoint: Int32, by sign: Double
  ) {
    let breakpoint = breakpoints[breakpointIndex(variable, breakpoint)]
    // Nothing goes beyond an end, so nothing rises there.
    guard let level = breakpoint.kind.level else { return }
    for index in slopeRange(variable) where slopes[index].level == level {
      slopes[index].value += sign * breakpoint.rise
    }
  }

  @inline(__always)
  private func slopeSign(_ variable: Int) -> Int {
    for index in slopeRange(variable) {
      // Lexicographic: the highest level that is not 0 decides.
      if abs(slopes[index].value) > Self.slopeTolerance { return slopes[index].value < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Slopes are sums of coefficients; what is smaller has cancelled.
  static let slopeTolerance = 1e-10

  /// Puts the variable where it costs least: on a breakpoint, or inside the piece where nothing costs. It is there, or
  /// below.
  mutating func optimize(_ variable: Int) {
    isAtBreakpoint[variable] = false
    // Nothing is below the lower end, so the first piece is the one above it.
    if pieces[variable] == 0, breakpointCount(variable) > 0, isEnd(variable, 0, towards: -1) {
      ascend(variable)
    }
    // The cost is convex: it falls until its slope turns, and never again after.
    while slopeSign(variable) < 0, pieces[variable] < breakpointCount(variable) {
      if isEnd(variable, pieces[variable], towards: 1) {
        isAtBreakpoint[variable] = true
        return
      }
      ascend(variable)
    }
    // The slope has turned from negative to positive at the breakpoint below, which is the only optimum.
    if slopeSign(variable) > 0, pieces[variable] > 0 {
      descend(variable)
      isAtBreakpoint[variable] = true
    }
  }

  mutating func optimizeAnew(_ variable: Int) {
    move(variable, toPiece: 0, isAtBreakpoint: false)
    optimize(variable)
  }

  /// Goes from the inside of a piece to the end at which the variable rests when nothing decides, or, without an end,
  /// to `fallback`.
  mutating func rest(_ variable: Int, sizeSlope: Double, fallback: Double) -> Double {
    if isAtBreakpoint[variable] { return position(variable) }
    let (lower, upper) = interval(variable)
    if lower == -.infinity && upper == .infinity { return fallback }
    // All of the piece costs the same. The tie-breaks in their order: sizes, bounds, and the earlier of two bounds.
    let goesDown: Bool
    if lower == -.infinity {
      goesDown = false
    } else if upper == .infinity {
      goesDown = true
    } else if sizeSlope != 0 {
      goesDown = sizeSlope > 0
    } else {
      let piece = pieces[variable]
      goesDown =
        breakpoints[breakpointIndex(variable, piece - 1)].rank
        <= breakpoints[breakpointIndex(variable, piece)].rank
    }
    if goesDown { descend(variable) }
    isAtBreakpoint[variable] = true
    return position(variable)
  }
}
