import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// The tree below the view in words: frames, guides, the constraints that each view holds, and what
  /// is wrong.
  ///
  /// ```text
  /// screen  0, 0  320 × 480
  ///   │ logo.top == screen.top + 12
  ///   ├ logo  135, 12  50 × 50
  ///   └ dismiss  12, 436  296 × 44
  /// The x of dismiss is ambiguous: nothing says where it lies.
  /// ```
  ///
  /// Constraints that are left out or give way are marked. Lays the tree out first. Below 20 levels, a
  /// number says the level.
  public var layoutDescription: String {
    let reading = LayoutReading(of: self)
    let findings = reading.findings(of: .all)
    var notes: [Int: String] = [:]
    for finding in findings {
      guard let leftOut = finding.leftOut else { continue }
      notes[leftOut] =
        finding.kind == .brokenOptional ? "   <- does not hold" : "   <- left out"
    }
    // What an optional constraint gives way to is no mistake by itself.
    let problems = findings.filter { $0.kind != .brokenOptional }
    let lines = LayoutOutline(of: reading.facts, notes: notes).lines + problems.map(\.summary)
    return lines.joined(separator: "\n")
  }

  /// The tree below the view as a picture in SVG: frames, names, guides, constraints, and in red what
  /// is wrong.
  ///
  ///     try screen.layoutDrawing.write(
  ///       toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///
  /// A point of the layout is a unit of the picture. Constraints are drawn where they measure: a line
  /// between two sides, or along a size; a line is dashed if the priority is below 1000, and its number
  /// is struck out if it gives way. Red are sides that are ambiguous, too near for what is between them,
  /// or decided by a mask; constraints that are left out; areas that overlap or lie outside of a
  /// superview. Texts without room stand below. The colors follow the reader's light or dark appearance.
  /// Lays the tree out first.
  public var layoutDrawing: String {
    let reading = LayoutReading(of: self)
    var marks = LayoutMarks()
    for finding in reading.findings(of: .all) { marks.mark(finding) }
    return LayoutDrawing(of: reading.facts, marks: marks).text
  }

  /// The tree below the view as a picture for a terminal.
  ///
  ///     print(view.layoutSketch(columns: 60))
  ///
  /// - Parameter columns: The width of the picture in characters.
  /// - Precondition: At least 2 columns.
  public func layoutSketch(columns: Int = 72) -> String {
    precondition(columns >= 2, "A sketch has a left and a right side: pass at least 2 columns.")
    return TerminalDrawing(of: LayoutReading(of: self).facts, columns: columns).text
  }
}
