import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// What is wrong with the layout of the view and all that is in it; empty if it is sound.
  ///
  ///     @MainActor @Test func theScreenIsSound() {
  ///       let screen = LoginView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  ///       #expect(screen.layoutProblems.isEmpty, "\(screen.layoutProblems)")
  ///     }
  ///
  /// Looks for what a sound layout has none of: see ``Swift/Set/standard``. What lies outside the view
  /// counts as given, the view's own size included. What follows from a conflict, an ambiguity or a mask
  /// is not named again. Lays the tree out first; where constraints name baselines, twice more, with
  /// guides that show where those are.
  ///
  /// - Complexity: Each view, guide and constraint is read once; then the layout is solved a few
  ///   times.
  public var layoutProblems: [LayoutProblem] { layoutProblems(of: .standard) }

  /// What is wrong with the layout of the view and all that is in it, of some kinds.
  ///
  ///     let open = view.layoutProblems(of: [.conflict, .ambiguity])
  ///
  /// - Parameter kinds: What to look for.
  /// - Returns: The problems; those of one kind stand together, in the order of the tree.
  public func layoutProblems(of kinds: Set<LayoutProblem.Kind>) -> [LayoutProblem] {
    LayoutReading(of: self).problems(of: kinds)
  }
}

extension LayoutReading {
  func problems(of kinds: Set<LayoutProblem.Kind>) -> [LayoutProblem] {
    findings(of: kinds).map { LayoutProblem($0, in: self) }
  }

  func findings(of kinds: Set<LayoutProblem.Kind>) -> [Finding] {
    let findings = FindingSearch(facts, kinds).findings
    if facts.unreadableCount == 0 { return findings }
    // What cannot be read may settle what looks open: then the kit is asked, which knows no sides.
    return findings.filter { finding in
      finding.kind != .ambiguity || finding.items.contains(where: isAmbiguousForTheKit)
    }
  }

  private func isAmbiguousForTheKit(_ item: Int) -> Bool {
    switch objects[item] {
    case let view as LayoutView: view.hasAmbiguousLayout
    case let guide as LayoutGuide: guide.hasAmbiguousLayout
    default: false
    }
  }
}
