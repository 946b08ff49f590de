import LayoutShapes
import Meters
import PowerAnchors

/// What the same edit costs again and again.
@MainActor
struct EditMeasurement {
  let shape: EditShape
  let viewCount: Int

  /// Times the first edit after a layout, from which the solver learns what it keeps, and later ones.
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
    layout.edit(2)
    let before = frames(in: layout.root)
    layout.edit(3)
    let after = frames(in: layout.root)
    let best = (4..<14).map(time).min() ?? 0
    return EditResult(
      edit: shape.name, views: viewCount,
      moved: after.count { before[$0.key] != $0.value },
      first: first.rounded(digits: 1), next: best.rounded(digits: 1))
  }

  /// Counts what an edit takes in instructions, of several the least.
  ///
  /// As many views as callgrind gets through in a second.
  static func countInstructions(of shape: EditShape) {
    let layout = shape.build(1_000)
    layout.root.updateFrames()
    for number in 0..<13 {
      Instructions.count(name(of: shape)) { layout.edit(number) }
    }
  }

  /// Instructions of an edit among 1,000 views, if they were counted.
  static func instructions(of shape: EditShape, in counts: Instructions) -> Double? {
    counts[name(of: shape)]
  }

  private static func name(of shape: EditShape) -> String { "edit, \(shape.name)" }

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
