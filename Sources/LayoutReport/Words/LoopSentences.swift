/// A layout that does not settle, in words.
package struct LoopSentences: Sendable {
  /// How many changes are named.
  private static var changeLimit: Int { 4 }

  /// The name of the root of the tree.
  package var root: String
  /// The name of the view that does not settle.
  package var view: String
  package var cause: Cause

  /// Why a view does not settle.
  package enum Cause: Equatable, Sendable {
    /// It asks for more each time. What it did in its last turn, as verbs with their objects.
    case changes([String])
    /// Its height follows its width, its width its height, and no two of them agree.
    case height
  }

  package init(root: String, view: String, cause: Cause) {
    self.root = root
    self.view = view
    self.cause = cause
  }

  package var text: String { "\(problem)\nTo fix it, \(remedy)" }

  package var problem: String {
    switch cause {
    case .changes(let changes): problem(of: changes)
    case .height:
      """
      The height of \(view) follows its width, and its width follows its height. At no width both \
      agree, so it is higher than its content.
      """
    }
  }

  private func problem(of changes: [String]) -> String {
    var text = """
      The layout of \(root) does not settle: \(view) asks for another layout each time that it is laid \
      out or asked. It was left with its last frames.
      """
    if changes.isEmpty { return text }
    text += " The last time, it"
    for change in changes.prefix(Self.changeLimit) { text += "\n  - \(change)" }
    let rest = changes.count - Self.changeLimit
    if rest > 0 { text += "\n  - and \(rest) more" }
    return text
  }

  package var remedy: String {
    switch cause {
    case .changes:
      """
      change only what differs from the last time in layoutSubviews(), updateConstraints(), \
      intrinsicContentSize and the like.
      """
    case .height:
      """
      let go of what ties its width to its height, or make it weaker than its compression resistance.
      """
    }
  }
}
