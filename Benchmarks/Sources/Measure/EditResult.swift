import LayoutShapes

/// What an edit was measured to cost. Times are in microseconds.
struct EditResult: Codable {
  let edit: String
  let views: Int
  /// How many views have another frame after it.
  let moved: Int
  /// The first edit after a layout.
  let first: Double
  /// The best of later ones.
  let next: Double
}

@MainActor
extension EditResult {
  /// Measures the edits that are named, or all.
  static func all(named names: [String] = []) -> [EditResult] {
    EditShape.inLargeLayouts.filter { names.isEmpty || names.contains($0.name) }.flatMap { shape in
      [1_000, 10_000].map { EditMeasurement(shape: shape, viewCount: $0).measure() }
    }
  }
}

/// What edits cost that move few views.
struct EditTable {
  let rows: [EditResult]

  var markdown: String {
    var table = MarkdownTable(["edit", "views", "moved", "first, µs", "next, µs"])
    for row in rows {
      table.append([
        row.edit, "\(row.views)", "\(row.moved)", row.first.formatted(1), row.next.formatted(1),
      ])
    }
    return table.text
  }
}
