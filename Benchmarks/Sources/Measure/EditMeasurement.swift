import LayoutShapes
import Meters
import PowerAnchors

/// What the same edit costs again and again.
@MainActor
struct EditMeasurement {
  let shape: EditShape
  let viewCount: Int

  /// The best time of an edit, in microseconds, and how many views it moves.
  ///
  /// The first edits are not measured: a solver learns from them what it keeps.
  func measure() -> (time: Double, movedCount: Int) {
    let layout = shape.build(viewCount)
    layout.root.updateFrames()
    for number in 0..<2 { layout.edit(number) }
    let before = frames(in: layout.root)
    layout.edit(2)
    let after = frames(in: layout.root)
    let movedCount = after.count { before[$0.key] != $0.value }
    var best = Double.infinity
    for number in 3..<13 {
      let start = processor_time()
      layout.edit(number)
      best = min(best, (processor_time() - start) / 1_000)
    }
    return (best, movedCount)
  }

  private func frames(in root: LayoutView) -> [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    var open = [root]
    while let view = open.popLast() {
      frames[ObjectIdentifier(view)] = view.frame
      open += view.subviews
    }
    return frames
  }

  /// A table of the edits that are named, or of all.
  static func table(_ names: [String]) -> String {
    let rows = EditShape.all.filter { names.isEmpty || names.contains($0.name) }.map { shape in
      let cells = [1_000, 10_000].flatMap { viewCount in
        let (time, movedCount) = EditMeasurement(shape: shape, viewCount: viewCount).measure()
        return ["\((time * 10).rounded() / 10)", "\(movedCount)"]
      }
      return "| " + ([shape.name] + cells).joined(separator: " | ") + " |"
    }
    let header = [
      "| Edit | 1,000 views, µs | moved | 10,000 views, µs | moved |", "|---|--:|--:|--:|--:|",
    ]
    return (header + rows).joined(separator: "\n")
  }
}
