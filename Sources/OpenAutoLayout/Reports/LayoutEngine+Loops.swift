import LayoutReport

/// A view that asks for another layout each time, and what it did the last time, or one whose height
/// agrees with no width.
@MainActor
struct UnsettledView {
  let memory: ItemMemory
  var changes: [String] = []

  var cause: LoopSentences.Cause {
    if changes.isEmpty, memory.item.content?.hasUnsettledHeight ?? false { return .height }
    return .changes(changes)
  }

  /// Whether the view changes nothing itself, as a superview whose subviews move.
  fileprivate var isFollower: Bool { cause == .changes([]) }
}

/// Layouts that do not come to an end by themselves. They end after a number of turns, keep the last
/// frames, and are reported once.
extension LayoutEngine {
  /// Notes what the view does in its last turn.
  func beginRecording(of memory: ItemMemory) {
    if recording == nil { recording = UnsettledView(memory: memory) }
  }

  func endRecording(of memory: ItemMemory) {
    guard let recorded = recording, recorded.memory === memory else { return }
    recording = nil
    note(recorded)
  }

  /// Notes a change, if it is made in the last turn of a view.
  func record(_ change: @autoclosure () -> String) {
    guard let changes = recording?.changes else { return }
    let change = change()
    if !changes.contains(change) { recording?.changes.append(change) }
  }

  /// Notes a view that asks without an end.
  func note(_ view: UnsettledView) {
    if unsettledViews.contains(where: { $0.memory === view.memory }) { return }
    unsettledViews.append(view)
    unreportedLoops.append(view)
  }

  /// Forgets the views that have settled in the layout that ends here, and reports those that have not.
  func reportLoops() {
    if unsettledViews.isEmpty { return }
    unsettledViews.removeAll { view in
      let item = view.memory.item
      return !item.isEntered(in: self) || view.cause != .height && patience.hasSettled(item)
    }
    if !unsettledViews.allSatisfy(\.isFollower) {
      unsettledViews.removeAll(where: \.isFollower)
      unreportedLoops.removeAll(where: \.isFollower)
    }
    let loops = unreportedLoops
    unreportedLoops = []
    // A handler may change the layout, and lay out again.
    for loop in loops { root.reportLoop(loop) }
  }
}

@MainActor
extension LayoutItem {
  /// Reports a loop at the end of the layout that is going on, or at once.
  func reportLoop(_ loop: UnsettledView) {
    if let engine, engine.isLayingOut {
      engine.note(loop)
    } else if let view = root.view, let loop = view.layoutLoop(of: loop) {
      view.report(loop)
    }
  }
}

extension UIView {
  /// The layout loops of the tree of this root view that have not settled since.
  package var layoutLoops: [LayoutLoop] {
    item.rare?.ownEngine?.unsettledViews.compactMap { layoutLoop(of: $0) } ?? []
  }

  func layoutLoop(of unsettled: UnsettledView) -> LayoutLoop? {
    unsettled.memory.item.view.map {
      LayoutLoop(root: self, view: $0, cause: unsettled.cause)
    }
  }

  /// Passes a layout loop to the handler, or writes it to standard error without one.
  func report(_ loop: LayoutLoop) {
    if let layoutLoopHandler {
      layoutLoopHandler(loop)
    } else {
      loop.description.writeToStandardError()
    }
  }
}
