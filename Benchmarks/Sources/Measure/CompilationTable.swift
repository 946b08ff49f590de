/// What statements take to type-check, and what they add to a program, raw and with PowerAnchors.
struct CompilationTable {
  let results: Results

  var markdown: String {
    var table = MarkdownTable([
      "statements, without those of an empty file", "raw", "PowerAnchors", "ratio",
    ])
    if let times = results.typeChecking {
      append("\(times.statements) type-checked, ms", times, to: &table)
    }
    if let sizes = results.binarySize {
      append("\(sizes.statements) in a stripped program, bytes", sizes, to: &table)
      if let linked = sizes.linked {
        table.append(["linking PowerAnchors at all, bytes", "0", "\(linked - sizes.empty)", ""])
      }
    }
    return table.text
  }

  private func append(
    _ title: String, _ figures: Results.Compilation, to table: inout MarkdownTable
  ) {
    let raw = figures.raw - figures.empty
    let powered = figures.powered - (figures.linked ?? figures.empty)
    table.append([title, "\(raw)", "\(powered)", (Double(powered) / Double(raw)).formatted(3)])
  }
}
