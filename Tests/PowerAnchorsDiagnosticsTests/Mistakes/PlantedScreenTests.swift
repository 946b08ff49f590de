#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import LayoutTestSupport
  import PowerAnchorsDiagnostics
  import Testing

  /// Mistakes as people make them, at the widths, in the directions and at the text sizes of a device.
  @MainActor
  struct PlantedScreenTests {
    private func problems(_ root: UIView) -> [LayoutProblem] {
      root.layoutProblems(widths: [320, 375, 430], textSizes: [.large, .accessibilityLarge])
    }

    @Test(arguments: PlantedScreen.all.map(\.name))
    func isFoundOnceAtItsViewAndItsLine(_ name: String) throws {
      let screen = try #require(PlantedScreen.all.first { $0.name == name }).make()
      let found = problems(screen.root)
      #expect(found.count == 1, "\(found)")
      let problem = try #require(found.first)
      #expect(problem.items.contains { item in screen.culprits.contains { $0 === item } })
      #expect(problem.remedy.contains(screen.remedy), "\(problem.remedy)")
      if isDebugBuild, !screen.lines.isEmpty {
        let names = problem.constraints.compactMap(\.identifier)
        #expect(
          names.contains { name in screen.lines.contains { name.hasSuffix(".swift:\($0)") } },
          "\(names), not \(screen.lines)")
      }
      screen.fix()
      let left = screen.root.layoutProblems(widths: [320, 375, 430])
      #expect(left.isEmpty, "\(left)")
    }

    @Test(arguments: OnPurposeScreens.all.map(\.name))
    func whatIsMeantIsNoFinding(_ name: String) throws {
      let root = try #require(OnPurposeScreens.all.first { $0.name == name }).make()
      let found = root.layoutProblems(
        widths: [320, 375, 430, 768, 1024], textSizes: [.large, .accessibilityLarge])
      #expect(found.isEmpty, "\(found)")
    }
  }
#endif
