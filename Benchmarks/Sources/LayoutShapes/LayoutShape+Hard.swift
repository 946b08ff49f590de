extension LayoutShape {
  /// Shapes that are hard to solve. Only their first layouts are measured.
  public static let hard = [
    labels, tabs, formWithEqualHeights, table, weights, orgChart, localPairs, randomPairs,
    optionalGaps, allPairs, equalCells,
  ]

  /// A column of labels of several lines. Each gets its width in the layout.
  static let labels = LayoutShape("labels", sizes: .hard) { .labels($0) }
  /// A row of tabs with content, optionally as wide as the first.
  static let tabs = LayoutShape("tabs", sizes: .hard) { .tabs($0) }
  /// Rows with optional gaps and optional equal heights, in a root that is too low for them.
  static let formWithEqualHeights = LayoutShape("form, squeezed, equal heights", sizes: .hard) {
    .formWithEqualHeights(rowCount: $0)
  }
  /// Rows and columns as large as their largest cell, in a root that is too small for them.
  static let table = LayoutShape("table", sizes: .hard) { .table(side: squareRoot($0)) }
  /// A column of views whose heights are optional multiples of the first, with minimum heights.
  static let weights = LayoutShape("weights", sizes: .hard) { .weights($0) }
  /// A tree of views. Each is centered above its children, and its subtree does not overlap others.
  static let orgChart = LayoutShape("org chart", sizes: .hard) { .orgChart($0) }
  /// Bars that each start after three of the 20 before it.
  static let localPairs = LayoutShape("local pairs", sizes: .hard) { .pairs($0, reach: 20) }
  /// Bars that each start after three of all before it.
  static let randomPairs = LayoutShape("random pairs", sizes: .hard) { .pairs($0, reach: $0) }
  /// Views that each have an optional position, and optional gaps to two of the four before it.
  static let optionalGaps = LayoutShape("optional gaps", sizes: .hard) {
    .optionalGaps($0)
  }
  /// Views that each start after all before it.
  static let allPairs = LayoutShape("all pairs", sizes: .allPairs) { .allPairs($0) }
  /// Rows of cells that are optionally of equal width, each row below every cell of the one above.
  static let equalCells = LayoutShape("equal cells", sizes: .hard) {
    .equalCells(side: squareRoot($0))
  }

  private static func squareRoot(_ viewCount: Int) -> Int {
    Int(Double(viewCount).squareRoot())
  }
}

extension LayoutShape.Sizes {
  fileprivate static let hard = Self(timed: [100, 1_000], counted: (small: 100, large: 300))
  /// The number of constraints grows with the square of the number of views.
  fileprivate static let allPairs = Self(timed: [30, 100], counted: (small: 30, large: 100))
}
