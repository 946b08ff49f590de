extension Solver.Costs {
  /// How far the variable may go before its slope changes.
  @inline(__always)
  func span(_ variable: Int, _ direction: Double, from value: Double) -> Double {
    let piece = pieces[variable]
    let start = isOnEntry[variable] ? position(variable) : value
    let next = direction < 0 ? piece - 1 : isOnEntry[variable] ? piece + 1 : piece
    guard next >= 0, next < entryCount(variable) else { return .infinity }
    return abs(entries[entryIndex(variable, next)].position - start)
  }

  /// Steps from an entry into the piece in the direction.
  mutating func leaveEntry(_ variable: Int, _ direction: Double) {
    guard isOnEntry[variable] else { return }
    if direction > 0 { ascend(variable) }
    isOnEntry[variable] = false
  }

  /// Moves from piece p to piece p + 1, across entry p.
  mutating func ascend(_ variable: Int) {
    changeSlopes(variable, acrossEntry: pieces[variable], by: 1)
    pieces[variable] += 1
  }

  /// Moves from piece p to piece p - 1, across entry p - 1.
  mutating func descend(_ variable: Int) {
    pieces[variable] -= 1
    changeSlopes(variable, acrossEntry: pieces[variable], by: -1)
  }

  @inline(__always)
  private mutating func changeSlopes(_ variable: Int, acrossEntry entry: Int32, by sign: Double) {
    let entry = entries[entryIndex(variable, entry)]
    guard entry.level >= 0 else { return }
    for index in Int(slopeStarts[variable])..<Int(slopeStarts[variable + 1])
    where slopes[index].level == entry.level {
      slopes[index].value += sign * entry.rise
    }
  }

  /// The sign of the slope in the present piece: that of its highest level that is not 0.
  @inline(__always)
  private func slopeSign(_ variable: Int) -> Int {
    for index in Int(slopeStarts[variable])..<Int(slopeStarts[variable + 1]) {
      if abs(slopes[index].value) > Self.slopeTolerance { return slopes[index].value < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Slopes are sums of coefficients; what is smaller has cancelled.
  static let slopeTolerance = 1e-10

  /// Puts the variable where it costs least: on an entry, or inside the piece where nothing costs.
  ///
  /// Looks upwards: the variable is at its optimum already, or below.
  mutating func optimize(_ variable: Int) {
    isOnEntry[variable] = false
    if pieces[variable] == 0, entryCount(variable) > 0, isEnd(variable, 0, towards: -1) {
      ascend(variable)
    }
    while slopeSign(variable) < 0, pieces[variable] < entryCount(variable) {
      if isEnd(variable, pieces[variable], towards: 1) {
        isOnEntry[variable] = true
        return
      }
      ascend(variable)
    }
    if slopeSign(variable) > 0, pieces[variable] > 0 {
      descend(variable)
      isOnEntry[variable] = true
    }
  }

  /// Goes from the inside of a piece to the end at which the variable rests when nothing decides:
  /// as small as may be if it is a size, else at its only bound, or at that of the earlier row.
  ///
  /// - Returns: The resting value; `fallback` where there is no bound.
  mutating func rest(_ variable: Int, sizeSlope: Double, fallback: Double) -> Double {
    if isOnEntry[variable] { return position(variable) }
    let (lower, upper) = interval(variable)
    if lower == -.infinity && upper == .infinity { return fallback }
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
        entries[entryIndex(variable, piece - 1)].rank <= entries[entryIndex(variable, piece)].rank
    }
    if goesDown { descend(variable) }
    isOnEntry[variable] = true
    return position(variable)
  }
}
