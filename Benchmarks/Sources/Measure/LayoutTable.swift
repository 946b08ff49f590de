/// What the layout of each shape costs, at several sizes, and how it grows.
struct LayoutTable {
  let rows: [LayoutResult]

  var markdown: String {
    var table = MarkdownTable([
      "shape", "views", "build, µs a view", "layout, µs a view", "layout, times the smaller",
      "edit, µs", "resize, µs a view", "bytes a view",
    ])
    for row in rows {
      table.append([
        row.shape, "\(row.views)", row.build.formatted(2), row.layout.formatted(2),
        row.growth.formatted(1), row.edit.formatted(1), row.resize.formatted(2),
        row.bytes.formatted(0),
      ])
    }
    return table.text
  }
}
