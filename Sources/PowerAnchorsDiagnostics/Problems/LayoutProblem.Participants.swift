import PowerAnchors

extension LayoutProblem {
  /// The views and constraints of a problem, which are no part of its value: two problems that say the same
  /// are equal, and what was stored has none.
  struct Participants: Hashable, Sendable {
    var objects: Objects?
    /// By how much the remedy makes the length longer that a constraint fixes, in points, or 0 if it does
    /// something else.
    var change = 0.0

    static func == (first: Self, second: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The objects, which a problem does not keep: the last reference to a problem may go on any thread, and
  /// views go on the main thread.
  @MainActor
  final class Objects {
    private(set) weak var view: LayoutView?
    let items: [Weak]
    /// Those of the items that have the problem.
    let concerned: [Weak]
    let constraints: [Weak]
    private(set) weak var leftOut: NSLayoutConstraint?
    /// The constraint to change, or the view whose content, place or arrangement is to blame.
    private(set) weak var culprit: AnyObject?

    init(
      view: LayoutView, items: [AnyObject], concerned: [AnyObject],
      constraints: [NSLayoutConstraint] = [],
      leftOut: NSLayoutConstraint? = nil, culprit: AnyObject? = nil
    ) {
      self.view = view
      self.items = items.map(Weak.init)
      self.concerned = concerned.map(Weak.init)
      self.constraints = constraints.map(Weak.init)
      self.leftOut = leftOut
      self.culprit = culprit
    }
  }

  struct Weak {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }
}
