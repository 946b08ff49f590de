import LayoutTestSupport
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct MistakeTests {
  nonisolated static let screens: [MistakenScreen.Type] = [
    TwoWidths.self, CrowdedRow.self, NegativeWidth.self, FilledSquare.self, TranslatedMask.self,
    NowhereAcross.self, EndlessLine.self, Forgotten.self, BothStretch.self, BothShrink.self,
    FloatingColumn.self, OpenShare.self, OnlyBounds.self, CollapsedContainer.self,
    PressedView.self, NarrowLabel.self, LowLabel.self, LongCard.self, CoveredTitle.self,
    TwoTexts.self, BrokenWidth.self, WideLabelInCard.self, WideGuide.self, HighInSafeArea.self,
    CrowdedAtSystemSpacing.self, TwoBaselines.self, ThreeStretch.self, OneBranchOpen.self,
    SharedCenter.self, OpenBox.self, OnePointOut.self, FlatPicture.self,
    MaskedLabel.self, MaskedRow.self,
  ]

  @Test(arguments: screens)
  func isFoundNamedAndFixed(_ type: MistakenScreen.Type) throws {
    let screen = type.init()
    screen.silenceConflicts()
    let expected = screen.expected
    let problems = screen.layoutProblems(of: .all)
      .filter { expected.kind == .brokenOptional || $0.kind != .brokenOptional }
    let all = problems.map(\.description).joined(separator: "\n")
    #expect(problems.count == 1, "\(all)")
    let problem = try #require(problems.first)
    #expect(problem.kind == expected.kind)
    #expect(problem.view === expected.view)
    if !expected.sides.isEmpty { #expect(problem.sides == expected.sides) }
    #expect(problem.summary.contains(expected.summary), "\(problem.summary)")
    #expect(problem.remedy.contains(expected.remedy), "\(problem.remedy)")
    if let line = screen.line, isDebugBuild {
      let names = problem.constraints.compactMap(\.identifier)
      #expect(names.contains { $0.hasSuffix(".swift:\(line)") }, "\(names), not \(line)")
    }
    screen.fix()
    let left = screen.layoutProblems(
      of: expected.kind == .brokenOptional ? .all : .standard)
    #expect(left.isEmpty, "\(left)")
  }
}
