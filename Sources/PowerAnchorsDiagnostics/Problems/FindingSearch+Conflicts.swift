import Foundation
import LayoutReport
import LayoutSolver

extension FindingSearch {
  /// The minimal sets of required constraints that cannot all hold.
  func conflicts(in program: LayoutProgram) -> [Finding] {
    let masks = masksAreNamed
    let mixed = Set(
      findings.lazy.filter { [.mixedDirections, .multipliedPosition].contains($0.kind) }
        .flatMap(\.constraints))
    let all = program.solver.conflicts.compactMap { conflict -> Finding? in
      let sources = conflict.rows.compactMap { program.sources[$0] }
      // A guide that does not fit into its view contradicts nothing that anybody wrote. Nor do the
      // constraints of a bar that has no size yet.
      guard let last = sources.last,
        sources.contains(where: { $0.constraint.map { !isKits($0) } ?? false })
      else { return nil }
      // Those that do not hold come last. So all of them hold, but for the rounding of what is given.
      if let number = last.constraint, geometry.holds(facts.constraints[number]) { return nil }
      // The mask is the cause, and is named already.
      if sources.contains(where: { $0.maskedItem.map(masks.contains) ?? false }) { return nil }
      // So is left among leading, and a multiplied position.
      if !Set(sources.compactMap(\.constraint)).isDisjoint(with: mixed) { return nil }
      return finding(of: conflict, sources, leftOut: last, in: program)
    }
    return joiningDoubles(all)
  }

  private func finding(
    of conflict: Solver.Conflict, _ sources: [LayoutProgram.Source],
    leftOut: LayoutProgram.Source, in program: LayoutProgram
  ) -> Finding {
    let numbers = sources.compactMap(\.constraint)
    let shown = sources.filter { if case .origin = $0 { false } else { true } }
    let sizes = conflict.columns.compactMap { column in
      program.item(with: column).map { item in
        "\(name(item)).\(column == program.column(.width, of: item) ? "width" : "height")"
      }
    }
    let need = need(of: sources)
    let masked = sources.compactMap(\.maskedItem)
    let sentences = ConflictSentences(
      root: name(0), participants: shown.map(sentence), leftOut: shown.firstIndex(of: leftOut),
      neverNegative: sizes, givenSize: need == nil ? nil : facts.root.frame.size,
      autoresized: masked.uniqued().map(name))
    let words = ConflictWords(
      self, sources, leftOut, needsRoot: need != nil, isExact: conflict.columns.isEmpty)
    let item = leftOut.constraint.map { facts.constraints[$0].first.item } ?? masked.last ?? 0
    return Finding(
      kind: .conflict, items: ([item] + words.items).uniqued(), parts: parts(of: leftOut),
      constraints: numbers, leftOut: leftOut.constraint,
      summary: [sentences.problem, words.sentence ?? need ?? missing(by: leftOut)]
        .compactMap(\.self).joined(separator: "\n"),
      remedy: words.remedy ?? sentences.remedy,
      culprit: words.culprit.map { .length($0.number) }, change: words.culprit?.change)
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
    case .constraint(let number): return facts.words(for: facts.constraints[number])
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
    case .guide(let item, _): return "\(name(item)) is \(facts.items[item].frame.brief)"
    }
  }

  /// How far the constraint that is left out is from holding.
  private func missing(by source: LayoutProgram.Source) -> String? {
    guard let number = source.constraint else { return nil }
    let violation = geometry.violation(of: facts.constraints[number])
    return "The one left out is missed by \(CGFloat(violation).nearest) points."
  }

  /// What the root would have to measure for all to hold: the rows of a conflict are solved once
  /// more, with a root that may grow or shrink.
  private func need(of sources: [LayoutProgram.Source]) -> String? {
    guard facts.root.isGiven else { return nil }
    let program = LayoutProgram(facts, geometry, hasFreeRoot: true)
    for source in sources.uniqued() { program.add(source) }
    let sides = [LayoutProgram.Part.width, .height].map { ($0, $0.value(of: geometry.frames[0])) }
    for (part, length) in sides {
      program.solver.addRow(
        [.init(1, program.column(part, of: 0))], .equal, Double(length).withinReach, priority: 1)
    }
    program.solver.solve()
    guard program.solver.conflicts.isEmpty else { return nil }
    for (part, length) in sides {
      let needed = program.value(part, of: 0)
      if abs(needed - length) > 1e-6 {
        return """
          The \(part) of \(name(0)) would have to be \(CGFloat(needed).brief) points, and is \
          \(length.brief).
          """
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

extension LayoutFacts {
  /// A constraint as a formula with its call site, or with the view that made it for what is in it.
  func words(for constraint: Constraint) -> String {
    let sentence = sentence(of: constraint)
    guard constraint.identifier?.hasPrefix("UISV-") == true else { return sentence.text }
    return "\(sentence.formula), by \(items[constraint.holder].name)"
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
