import Foundation

/// What two versions of the package take, in instructions, each as `Instructions.write(to:)` wrote it.
struct InstructionComparison {
  let before: [String: Double]
  let after: [String: Double]

  /// A change by less than this part is noise between builds.
  private static let smallest = 0.005

  init(before: String, after: String) throws {
    func counts(_ path: String) throws -> [String: Double] {
      try JSONDecoder().decode(
        [String: Double].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
    self.before = try counts(before)
    self.after = try counts(after)
  }

  /// What changed, what is new and what is gone, the largest growth first.
  var markdown: String {
    var changes: [(name: String, before: Double?, after: Double?, ratio: Double)] = []
    for name in Set(before.keys).union(after.keys).sorted() {
      let old = before[name], new = after[name]
      let ratio = old.flatMap { old in new.map { $0 / old } }
      if let ratio, abs(ratio - 1) < Self.smallest { continue }
      changes.append((name, old, new, ratio ?? .infinity))
    }
    if changes.isEmpty {
      return "None of \(after.count) counts of instructions changed by 0.5 % or more."
    }
    var table = MarkdownTable(["instructions", "before", "after", "ratio"])
    for change in changes.sorted(by: { $0.ratio > $1.ratio }) {
      table.append([
        change.name, change.before.formatted(0), change.after.formatted(0),
        change.ratio.isFinite ? change.ratio.formatted(3) : "",
      ])
    }
    return "\(changes.count) of \(after.count) counts of instructions changed:\n\n\(table.text)"
  }
}
