import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// The tree of the view in words: frames, guides, constraints and problems.
  ///
  /// ```text
  /// screen  0, 0  320 × 480
  ///   │ logo.top == screen.top + 12
  ///   ├ logo  135, 12  50 × 50
  ///   └ dismiss  12, 436  296 × 44
  /// The x of dismiss is ambiguous: nothing says where it lies.
  /// ```
  ///
  /// Each view is followed by the constraints that it holds. Those that do not hold are marked.
  /// Views deeper than 20 levels have the number of their level instead of an indentation. Reading
  /// it lays out the tree first.
  public var layoutDescription: String {
    let reading = LayoutReading(of: self)
    let findings = reading.findings(of: .all)
    var notes: [Int: String] = [:]
    for finding in findings {
      guard let leftOut = finding.leftOut else { continue }
      notes[leftOut] =
        finding.kind == .brokenOptional ? "   <- does not hold" : "   <- left out"
    }
    // An optional constraint that does not hold is no mistake by itself.
    let problems = findings.filter { $0.kind != .brokenOptional }
    let lines = LayoutOutline(of: reading.facts, notes: notes).lines + problems.map(\.summary)
    return lines.joined(separator: "\n")
  }

  /// The tree of the view as a picture in SVG: frames, names, guides and constraints, with problems
  /// in red.
  ///
  ///     try screen.layoutDrawing.write(
  ///       toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///
  /// A point of the layout is a unit of the picture. A constraint is a line between two sides, or
  /// along a width or height. The line of an optional constraint is dashed, and its number is
  /// struck out if it does not hold.
  ///
  /// Problems are red: sides that are ambiguous, too close for their content, or set by an
  /// autoresizing mask, the constraints of conflicts, and areas that overlap or are outside of a
  /// superview. Each has a number, and is named below the picture.
  ///
  /// A view of no size is a cross. Texts are shown in gray, in letters of about their size.
  /// Labels without space in the picture are listed below it. What is more than 2,000 points outside of
  /// the view is drawn at the edge. The colors follow the light or dark
  /// style of the viewer. Reading it lays out the tree first.
  public var layoutDrawing: String {
    let reading = LayoutReading(of: self)
    return reading.drawing(of: reading.findings(of: .all))
  }

  /// Returns the tree of the view as a picture of characters for a terminal. It lays out the tree
  /// first.
  ///
  ///     print(view.layoutSketch(columns: 60))
  ///
  /// - Parameter columns: The width of the picture in characters.
  /// - Returns: The lines of the picture.
  /// - Precondition: `columns` is at least 2.
  public func layoutSketch(columns: Int = 72) -> String {
    precondition(columns >= 2, "A sketch has a left and a right side: pass at least 2 columns.")
    return TerminalDrawing(of: LayoutReading(of: self).facts, columns: columns).text
  }
}

extension LayoutReading {
  /// Returns a drawing with some findings in red.
  func drawing(of findings: [Finding]) -> String { drawing(with: LayoutMarks(findings)).text }

  func drawing(with marks: LayoutMarks) -> LayoutDrawing {
    LayoutDrawing(
      of: facts, marks: marks, isRightToLeft: view(of: 0)?.readsRightToLeft ?? false)
  }
}
