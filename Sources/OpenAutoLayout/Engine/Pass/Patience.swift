/// How often client code may ask for more, before a layout ends without it.
///
/// A view that asks again each time would never come to an end, so the turns of each view are counted.
/// Views that each make another one have few turns each, so all turns and the rounds of questions are
/// counted, too.
@MainActor
struct Patience {
  private static var leastTurnLimit: Int { 100 }
  private static var roundLimit: Int { 1_000 }
  /// Numbers layouts, so that turns of an earlier one do not count.
  private static var lastLayout: UInt32 = 0

  /// The number of the layout.
  let layout: UInt32
  private var turnLimit = 0
  private var turnsLeft = 0
  private var roundsLeft = Self.roundLimit

  /// What a view that asks for a turn gets.
  enum Turn {
    case granted
    /// This one, and no more in this layout.
    case last
    case denied
  }

  /// - Parameter viewCount: How many views the layout starts with. One of them may have to follow all
  ///   the others.
  init(viewCount: Int) {
    Self.lastLayout &+= 1
    layout = Self.lastLayout
    expect(viewCount: viewCount)
  }

  /// Notes that there are so many views before any of them had its turn.
  mutating func expect(viewCount: Int) {
    let limit = viewCount + Self.leastTurnLimit
    turnsLeft += Self.leastTurnLimit * (limit - turnLimit)
    turnLimit = limit
  }

  /// Whether the layout ends here, whatever is still asked.
  // Each step of a pass looks.
  var isExhausted: Bool { turnsLeft < 0 || roundsLeft < 0 }

  /// Notes that a view is asked something, or laid out.
  mutating func takeTurn(of item: LayoutItem) -> Turn {
    turnsLeft -= 1
    let count = item.countTurn(in: layout)
    if count < turnLimit { return .granted }
    return count == turnLimit ? .last : .denied
  }

  /// Notes that there is something to ask that came up while views were asked.
  mutating func useRound() { roundsLeft -= 1 }

  /// Whether a view had so many turns in this layout that it may be going round in a circle. Others that
  /// follow it use up their turns some times as fast.
  func isDoubtful(_ item: LayoutItem) -> Bool { item.turnCount(in: layout) > turnLimit / 8 }

  /// Whether a view had turns in this layout, and did not use them up.
  func hasSettled(_ item: LayoutItem) -> Bool {
    let count = item.turnCount(in: layout)
    return count > 0 && count < turnLimit
  }
}
