package import Foundation

/// A conflict in words: required constraints that cannot all hold.
package struct ConflictSentences: Sendable {
  /// The name of the root of the tree.
  package var root: String
  /// The sentences of the constraints that take part, in order.
  package var participants: [String]
  /// The index of the one that does not hold.
  package var leftOut: Int?
  /// The lengths that would have to be negative, such as `title.width`.
  package var neverNegative: [String]
  /// The size of the root, if it takes part.
  package var givenSize: CGSize?
  /// The views whose autoresizing masks take part.
  package var autoresized: [String]

  package init(
    root: String, participants: [String], leftOut: Int?, neverNegative: [String],
    givenSize: CGSize?, autoresized: [String]
  ) {
    self.root = root
    self.participants = participants
    self.leftOut = leftOut
    self.neverNegative = neverNegative
    self.givenSize = givenSize
    self.autoresized = autoresized
  }

  package var text: String { "\(problem)\nTo fix it, \(remedy)" }

  package var problem: String {
    var lines = ["These constraints in \(root) cannot all hold:"]
    for (index, sentence) in participants.enumerated() {
      lines.append("  - \(sentence)\(index == leftOut ? "   <- left out" : "")")
    }
    for size in neverNegative { lines.append("  - \(size) is never negative") }
    if let givenSize { lines.append("  - \(root) is \(givenSize.brief)") }
    return lines.joined(separator: "\n")
  }

  package var remedy: String {
    if autoresized.isEmpty { return "deactivate one of them, or give one a priority below 1000." }
    return """
      set translatesAutoresizingMaskIntoConstraints of \(autoresized.joined(separator: " and of ")) \
      to false. As long as it is true, frames count as required constraints.
      """
  }
}
