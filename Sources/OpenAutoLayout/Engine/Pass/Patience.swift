/// How often client code may ask for more, before a layout is called endless.
///
/// A view that is never content is asked or laid out again and again: so the turns of each view are
/// counted. Views that each make another one have a turn each: so the rounds are counted, too.
@MainActor
struct Patience {
  private static var turnsForEachView: Int { 100 }
  private static var roundLimit: Int { 1_000 }
  /// Numbers layouts, so that turns of an earlier one do not count.
  private static var lastLayout: UInt32 = 0

  private let layout: UInt32
  private var turnLimit = 0
  private var rounds = 0

  /// - Parameter viewCount: How many views the layout starts with. One of them may have to follow all
  ///   the others.
  init(viewCount: Int) {
    Self.lastLayout &+= 1
    layout = Self.lastLayout
    expect(viewCount: viewCount)
  }

  /// Notes that there are so many views before any of them had its turn.
  mutating func expect(viewCount: Int) { turnLimit = (viewCount + 10) * Self.turnsForEachView }

  /// Notes that a view is asked something, or laid out.
  mutating func useTurn(of item: LayoutItem) {
    if item.countTurn(in: layout) > turnLimit, let view = item.view {
      Violation.endlessLayout(view).stop()
    }
  }

  /// Notes that there is something to ask that came up while views were asked.
  mutating func useRound(for item: LayoutItem) {
    rounds += 1
    if rounds > Self.roundLimit, let view = item.view { Violation.endlessLayout(view).stop() }
  }
}
