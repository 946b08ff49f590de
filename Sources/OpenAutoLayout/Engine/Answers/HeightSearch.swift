/// The search for the height of a content where the width follows from the height in turn.
///
/// The height at the width that a solve found is asked for, and solved with, until both agree. Where
/// they jump to and fro, the width in question lies between two: one that leads to a larger width, and
/// one that leads to a smaller width. Every second round then halves the way between them.
struct HeightSearch {
  /// How many rounds go before widths are halved.
  private static let plainRoundLimit = 3
  /// After so many, the search ends without a height that agrees.
  private static let roundLimit = 40
  /// By how much a height may differ from that at the width that it leads to, in points. Less than a
  /// pixel, and more than a search that comes ever nearer needs many rounds for.
  static let tolerance = 0.1

  /// The answer at the widest width that leads to a larger one.
  private var low: HeightAnswer?
  /// The narrowest width that leads to a smaller one.
  private var high = Double.infinity
  /// Whether the older of both was tried again, now that they are next to each other.
  private var isChecked = false
  private var roundCount = 0
  /// Whether the height follows no width, because none agrees with it.
  private(set) var isOver = false

  /// Whether a height has led to another width.
  var isCircular: Bool { roundCount > 1 }

  /// Returns what to solve with next.
  ///
  /// - Parameters:
  ///   - answer: What was solved with, at a width or at none.
  ///   - width: The width that was found, or infinity for none.
  ///   - ask: Asks the view for its height at a width.
  /// - Returns: `nil` where the height does not follow the width any more.
  mutating func next(
    after answer: HeightAnswer, at width: Double, _ ask: (Double) -> HeightAnswer?
  ) -> HeightAnswer? {
    // What is over keeps its height.
    if isOver { return HeightAnswer(width: width, height: answer.height) }
    roundCount += 1
    note(answer, width)
    if let low, low.width >= high {
      // Other heights have moved the width since.
      self.low = nil
      high = .infinity
      isChecked = false
    }
    if let low, high - low.width < Self.tolerance, !isChecked, roundCount <= Self.roundLimit {
      isChecked = true
      return ask(answer == low ? high : low.width)
    }
    if let low, high - low.width < Self.tolerance || roundCount > Self.roundLimit {
      isOver = true
      // The larger of both heights: so the text is not cut off.
      return HeightAnswer(width: width, height: low.height)
    }
    if let low, high < .infinity, roundCount > Self.plainRoundLimit,
      !roundCount.isMultiple(of: 2) || width <= low.width || width >= high
    {
      return ask((low.width + high) / 2)
    }
    guard let found = ask(width) else { return nil }
    if abs(found.height - answer.height) <= Self.tolerance {
      return HeightAnswer(width: width, height: answer.height)
    }
    if roundCount <= Self.roundLimit { return found }
    isOver = true
    return HeightAnswer(width: width, height: max(found.height, answer.height))
  }

  private mutating func note(_ answer: HeightAnswer, _ width: Double) {
    guard answer.width < .infinity else { return }
    // Infinity stands for no width at all.
    if width > answer.width && width < .infinity {
      if answer.width > low?.width ?? 0 { low = answer }
    } else {
      high = min(high, answer.width)
    }
  }
}
