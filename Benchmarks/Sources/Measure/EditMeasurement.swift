import LayoutShapes
import Meters
import PowerAnchors

/// What the same edit costs again and again.
@MainActor
struct EditMeasurement {
  let shape: EditShape
  let viewCount: Int

  /// Times the first edit after a layout, and the fastest of twelve later ones.
  func measure() -> EditResult {
    let layout = shape.build(viewCount)
    layout.root.updateFrames()
    func time(_ number: Int) -> Double {
      let start = processor_time()
      layout.edit(number)
      return (processor_time() - start) / 1_000
    }
    // Edit 0 may leave everything as it was built.
    let first = time(1)
    let best = (2..<14).map(time).min() ?? 0
    return EditResult(
      edit: shape.name, views: viewCount, moved: movedCount(),
      first: first.rounded(digits: 1), next: best.rounded(digits: 1))
  }

  /// How many views have another frame after an edit.
  func movedCount() -> Int {
    let layout = shape.build(viewCount)
    layout.root.updateFrames()
    layout.edit(2)
    let before = frames(in: layout.root)
    layout.edit(3)
    return frames(in: layout.root).count { before[$0.key] != $0.value }
  }

  // MARK: Instructions

  /// As many views as callgrind gets through in a second.
  static let countedSize = 1_000

  /// Counts what edits take in instructions: the first one after a layout, and of later ones the least.
  func countInstructions() {
    let layout = shape.build(viewCount)
    layout.root.updateFrames()
    // Edit 0 may leave everything as it was built.
    Instructions.count(name(isFirst: true)) { layout.edit(1) }
    for number in 2..<14 {
      Instructions.count(name(isFirst: false)) { layout.edit(number) }
    }
  }

  /// Instructions of an edit, if they were counted.
  func instructions(isFirst: Bool, in counts: Instructions) -> Double? {
    counts[name(isFirst: isFirst)]
  }

  private func name(isFirst: Bool) -> String {
    (isFirst ? "first edit, " : "edit, ") + "\(shape.name) \(viewCount)"
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
}
