import LayoutReport

// Findings that one call causes for several views.
extension FindingSearch {
  /// Returns the findings, with one for those of one kind that the same calls cause, such as in a loop.
  func joiningRepetitions(_ findings: [Finding]) -> [Finding] {
    struct Repetition: Hashable {
      var kind: LayoutProblem.Kind
      var parts: [LayoutProgram.Part]
      var calls: Set<Repetitions.CallWithConstant>
    }
    // What is missing does not depend on numbers.
    let missing: Set<LayoutProblem.Kind> = [.ambiguity, .translatedMask]
    var places: [Repetition: Int] = [:]
    var joined: [Finding] = []
    for finding in findings {
      let repetition = Repetition(
        kind: finding.kind, parts: finding.parts,
        calls: repetitions.calls(
          of: finding.constraints, includingConstant: !missing.contains(finding.kind)))
      guard finding.kind != .brokenOptional, !repetition.calls.isEmpty,
        let place = places[repetition]
      else {
        places[repetition] = joined.count
        joined.append(finding)
        continue
      }
      joined[place].others.append(finding.items[0])
      joined[place].more += finding.more
      // A list may have thousands.
      if joined[place].others.count > Self.mostFindings { continue }
      joined[place].items = (joined[place].items + finding.items).uniqued()
      joined[place].constraints = (joined[place].constraints + finding.constraints).uniqued()
      joined[place].areas += finding.areas
    }
    return joined
  }

  /// Returns a finding that names the others that it concerns, and those to which its remedy applies.
  func namingOthers(_ finding: Finding) -> Finding {
    var finding = finding
    let others = finding.others.uniqued()
    if !others.isEmpty {
      finding.summary += " It concerns \(Words.list(others.map(name))), too."
    }
    if !finding.likewise.isEmpty {
      finding.remedy +=
        " Do so with \(Words.list(finding.likewise.map(name))) as well, each after the last."
    }
    finding.summary += finding.more
    return finding
  }
}
