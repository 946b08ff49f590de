/// A layout that does not settle, in words.
package struct LoopSentences: Sendable {
  /// How many changes are named.
  private static var changeLimit: Int { 4 }

  /// The name of the root of the tree.
  package var root: String
  /// The name of the view that asks for more each time.
  package var view: String
  /// What the view did in its last turn, as verbs with their objects.
  package var changes: [String]

  package init(root: String, view: String, changes: [String]) {
    self.root = root
    self.view = view
    self.changes = changes
  }

  package var text: String { "\(problem)\nTo fix it, \(remedy)" }

  package var problem: String {
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
    """
    change only what differs from the last time in layoutSubviews(), updateConstraints(), \
    intrinsicContentSize and the like.
    """
  }
}
