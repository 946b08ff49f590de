import CallShapes
import Meters

/// What each call costs with PowerAnchors, compared with the raw code.
@MainActor
struct CallTable {
  private let counts: Instructions

  init(_ counts: Instructions) {
    self.counts = counts
  }

  var markdown: String {
    keep_freed_memory()
    var table = MarkdownTable([
      "call", "raw, ns", "PowerAnchors, ns", "time, ratio (quarters)", "raw, instructions",
      "PowerAnchors", "ratio", "ratio to one by one", "raw, allocations", "PowerAnchors",
    ])
    for shape in allCallShapes {
      let call = CallMeasurement(shape: shape)
      let times = call.times()
      let ratios = times.ratios
      let raw = call.instructions(.raw, in: counts)
      let oneByOne = call.instructions(.oneByOne, in: counts)
      let powered = call.instructions(.powered, in: counts)
      table.append([
        shape.name, times.raw.formatted(0), times.powered.formatted(0),
        "\(ratios.median.formatted(2)) "
          + "(\(ratios.lower.formatted(2)) to \(ratios.upper.formatted(2)))",
        raw.formatted(0), powered.formatted(0), ratio(powered, raw).formatted(4),
        ratio(powered, oneByOne).formatted(4),
        call.allocations(.raw).map(String.init) ?? "",
        call.allocations(.powered).map(String.init) ?? "",
      ])
    }
    return table.text
  }

  private func ratio(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    return left / right
  }
}
