import PowerAnchors

extension LayoutProblem {
  /// The views and constraints of a problem, which are no part of its value: two problems that say the same
  /// are equal, and what was stored has none.
  struct Participants: Hashable, Sendable {
    let objects: Objects?
    /// By how much the remedy changes a length, in points, if that is what it does.
    private(set) var change = 0.0

    init(objects: Objects?) { self.objects = objects }

    @MainActor
    init(
      view: LayoutView, items: [AnyObject], constraints: [NSLayoutConstraint],
      leftOut: NSLayoutConstraint?, change: Double = 0
    ) {
      objects = Objects(view, items.map(Weak.init), constraints.map(Weak.init), leftOut)
      self.change = change
    }

    static func == (first: Self, second: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The objects, which a problem does not keep: the last reference to a problem may go on any thread, and
  /// views go on the main thread.
  @MainActor
  final class Objects {
    private(set) weak var view: LayoutView?
    let items: [Weak]
    let constraints: [Weak]
    private(set) weak var leftOut: NSLayoutConstraint?

    init(
      _ view: LayoutView, _ items: [Weak], _ constraints: [Weak], _ leftOut: NSLayoutConstraint?
    ) {
      self.view = view
      self.items = items
      self.constraints = constraints
      self.leftOut = leftOut
    }
  }

  struct Weak {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }
}
