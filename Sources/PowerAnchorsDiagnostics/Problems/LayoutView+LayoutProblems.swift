import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// The problems of the layout of the view and its subtree. A sound layout has none.
  ///
  ///     @MainActor @Test func theScreenIsSound() {
  ///       let screen = LoginView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  ///       #expect(screen.layoutProblems.isEmpty, "\(screen.layoutProblems)")
  ///     }
  ///
  /// The kinds of problems are those of ``Swift/Set/standard``. The view's own size and everything
  /// outside of the view are taken as given. A consequence of a conflict, an ambiguity or a mask is
  /// not reported again.
  ///
  /// Reading it lays out the tree first. If constraints refer to baselines, UIKit and AppKit lay it out
  /// twice more, with guides that measure the baselines.
  ///
  /// - Complexity: Each view, guide and constraint is read once. Then the layout is solved a few
  ///   times.
  public var layoutProblems: [LayoutProblem] { layoutProblems(of: .standard) }

  /// Returns the problems of some kinds in the layout of the view and its subtree.
  ///
  ///     let open = view.layoutProblems(of: [.conflict, .ambiguity])
  ///
  /// - Parameters:
  ///   - kinds: The kinds of problems to look for.
  ///   - acceptances: The problems that are on purpose.
  /// - Returns: The problems, grouped by kind. Those of one kind are in the order of the tree.
  public func layoutProblems(
    of kinds: Set<LayoutProblem.Kind> = .standard, ignoring acceptances: [LayoutAcceptance] = []
  ) -> [LayoutProblem] {
    LayoutReading(of: self).problems(of: kinds).without(acceptances, of: kinds)
  }
}

extension LayoutReading {
  func problems(of kinds: Set<LayoutProblem.Kind>) -> [LayoutProblem] {
    findings(of: kinds).map { LayoutProblem($0, in: self) }
  }

  func findings(of kinds: Set<LayoutProblem.Kind>) -> [Finding] {
    let findings =
      FindingSearch(facts, kinds).findings + (kinds.contains(.endlessLayout) ? endlessLayouts : [])
    if facts.unreadableCount == 0 { return findings }
    // Constraints that cannot be read may resolve what looks ambiguous. The kit knows, but not the sides.
    return findings.filter { finding in
      finding.kind != .ambiguity || finding.items.contains(where: isAmbiguousForTheKit)
    }
  }

  var hasEndlessLayouts: Bool {
    (objects.first as? LayoutView)?.layoutsWithoutEnd.isEmpty == false
  }

  private var endlessLayouts: [Finding] {
    guard let root = objects.first as? LayoutView else { return [] }
    return root.layoutsWithoutEnd.compactMap { view, words in
      number(of: view).map {
        Finding(
          kind: .endlessLayout, items: [$0], summary: words.problem, remedy: words.remedy)
      }
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
