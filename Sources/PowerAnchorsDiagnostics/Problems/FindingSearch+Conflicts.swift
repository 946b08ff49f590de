import Foundation
import LayoutReport
import LayoutSolver

extension FindingSearch {
  /// The minimal sets of required constraints that cannot all hold.
  func conflicts(in program: LayoutProgram) -> [Finding] {
    let masks = masksAreNamed
    return program.solver.conflicts.compactMap { conflict in
      let sources = conflict.rows.compactMap { program.sources[$0] }
      // A guide that does not fit into its view contradicts nothing that anybody wrote.
      guard let last = sources.last, sources.contains(where: isWritten) else { return nil }
      // The mask is the cause, and is named already.
      if sources.contains(where: { $0.maskedItem.map(masks.contains) ?? false }) { return nil }
      return finding(of: conflict, sources, leftOut: last, in: program)
    }
  }

  private func isWritten(_ source: LayoutProgram.Source) -> Bool {
    guard case .constraint(let number) = source else { return false }
    return !facts.constraints[number].isSystemMade
  }

  private func finding(
    of conflict: Solver.Conflict, _ sources: [LayoutProgram.Source],
    leftOut: LayoutProgram.Source, in program: LayoutProgram
  ) -> Finding? {
    let numbers = sources.compactMap(\.constraint)
    let shown = sources.filter { if case .origin = $0 { false } else { true } }
    let sizes = conflict.columns.compactMap { column in
      program.item(with: column).map { item in
        "\(name(item)).\(column == program.column(.width, of: item) ? "width" : "height")"
      }
    }
    let needs = need(of: sources)
    // Where the size around it was rounded to pixels, no more than that is missing.
    if let needs, needs.lack <= PresentGeometry.tolerance { return nil }
    let masked = sources.compactMap(\.maskedItem)
    let sentences = ConflictSentences(
      root: name(0), participants: shown.map(sentence), leftOut: shown.firstIndex(of: leftOut),
      neverNegative: sizes, givenSize: needs == nil ? nil : facts.root.frame.size,
      autoresized: masked.uniqued().map(name))
    let item = leftOut.constraint.map { facts.constraints[$0].first.item } ?? masked.last ?? 0
    return Finding(
      kind: .conflict, items: [item], parts: parts(of: leftOut), constraints: numbers,
      leftOut: leftOut.constraint,
      summary: [sentences.problem, needs?.sentence ?? missing(by: leftOut)].compactMap(\.self)
        .joined(separator: "\n"),
      remedy: sentences.remedy)
  }

  private func parts(of source: LayoutProgram.Source) -> [LayoutProgram.Part] {
    guard let attribute = source.constraint.map({ facts.constraints[$0].first.attribute }) else {
      return []
    }
    switch attribute {
    case .width: return [.width]
    case .height: return [.height]
    default: return [attribute.axis == .horizontal ? .x : .y]
    }
  }

  private func sentence(_ source: LayoutProgram.Source) -> String {
    switch source {
    case .constraint(let number): return facts.sentence(of: facts.constraints[number]).text
    case .mask(let item, let part):
      let frame = facts.items[item].frame
      let (name, value) =
        switch part {
        case .x: ("left", frame.minX)
        case .y: ("top", frame.minY)
        case .width: ("width", frame.width)
        case .height: ("height", frame.height)
        }
      return "\(self.name(item)).\(name) is \(value.brief), by its frame and autoresizing mask"
    case .content(let item, let axis):
      return "\(name(item)) keeps to the \(axis == .horizontal ? "width" : "height") of its content"
    case .origin(let item): return "\(name(item)) lies in its superview"
    }
  }

  /// How far the constraint that is left out is from holding.
  private func missing(by source: LayoutProgram.Source) -> String? {
    guard let number = source.constraint else { return nil }
    let violation = geometry.violation(of: facts.constraints[number])
    guard violation > PresentGeometry.tolerance else { return nil }
    return "The one left out is missed by \(CGFloat(violation).brief) points."
  }

  /// What the root would have to measure for all to hold.
  private struct Need {
    var sentence: String
    var lack: Double
  }

  /// Solves the rows of a conflict once more, with a root that may grow or shrink.
  private func need(of sources: [LayoutProgram.Source]) -> Need? {
    guard facts.root.isGiven else { return nil }
    var relaxed = facts
    relaxed.items[0].isGiven = false
    let program = LayoutProgram(relaxed, geometry)
    for source in sources.uniqued() { program.add(source) }
    let present = facts.root.frame.inset(by: facts.root.alignmentInsets).size
    let sides: [(LayoutProgram.Part, CGFloat)] = [
      (.width, present.width), (.height, present.height),
    ]
    for (part, length) in sides {
      program.solver.addRow(
        [.init(1, program.column(part, of: 0))], .equal, length.inReach, priority: 1)
    }
    program.solver.solve()
    guard program.solver.conflicts.isEmpty else { return nil }
    for (part, length) in sides {
      let needed = program.value(part, of: 0)
      if abs(needed - length) > 1e-6 {
        return Need(
          sentence: """
            The \(part) of \(name(0)) would have to be \(CGFloat(needed).brief) points, and is \
            \(length.brief).
            """,
          lack: abs(needed - length))
      }
    }
    return nil
  }
}

extension LayoutProgram.Source {
  var constraint: Int? {
    if case .constraint(let number) = self { number } else { nil }
  }

  var maskedItem: Int? {
    if case .mask(let item, _) = self { item } else { nil }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
