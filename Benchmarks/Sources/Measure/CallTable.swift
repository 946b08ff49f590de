/// What each call costs with PowerAnchors, compared with the raw code.
struct CallTable {
  let rows: [CallResult]

  var markdown: String {
    var table = MarkdownTable([
      "call", "raw, ns", "PowerAnchors, ns", "time, ratio (quarters)", "raw, instructions",
      "PowerAnchors", "ratio", "ratio to one by one", "raw, allocations", "PowerAnchors",
    ])
    for row in rows {
      let (raw, powered, times) = (row.raw, row.powered, row.timeRatio)
      table.append([
        row.name, raw.nanoseconds.formatted(0), powered.nanoseconds.formatted(0),
        "\(times.median.formatted(2)) (\(times.lower.formatted(2)) to \(times.upper.formatted(2)))",
        raw.instructions.formatted(0), powered.instructions.formatted(0),
        ratio(powered, raw).formatted(4), ratio(powered, row.oneByOne).formatted(4),
        raw.allocations.map(String.init) ?? "", powered.allocations.map(String.init) ?? "",
      ])
    }
    return table.text
  }

  private func ratio(_ left: CallResult.Cost, _ right: CallResult.Cost?) -> Double? {
    guard let left = left.instructions, let right = right?.instructions else { return nil }
    return left / right
  }
}
