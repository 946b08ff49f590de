#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import LayoutTestSupport
  import PowerAnchorsDiagnostics
  import Testing

  /// Mistakes as people make them, at two widths, in both directions and at two text sizes.
  @MainActor
  struct PlantedScreenTests {
    private func problems(
      _ root: UIView, widths: [CGFloat] = [320, 430]
    ) -> [LayoutProblem] {
      // A list decides the size of a cell.
      if root is UITableViewCell || root is UICollectionViewCell { return root.layoutProblems }
      return root.layoutProblems(widths: widths, textSizes: [.large, .accessibilityLarge])
    }

    /// The problems of a cell that is as high as it asks for at each width, as in a table.
    private func problems(_ cell: UITableViewCell, widths: [CGFloat]) -> [LayoutProblem] {
      widths.flatMap { width in
        cell.frame.size.width = width
        cell.layoutIfNeeded()
        cell.frame.size.height =
          cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        cell.layoutIfNeeded()
        return cell.layoutProblems
      }
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
      // To the letter of the remedy.
      screen.fix()
      let left = problems(screen.root)
      #expect(left.isEmpty, "\(left)")
    }

    @Test(arguments: OnPurposeScreens.all.map(\.name))
    func whatIsMeantIsNoFinding(_ name: String) throws {
      let root = try #require(OnPurposeScreens.all.first { $0.name == name }).make()
      let widths: [CGFloat] = [320, 430, 1024]
      let found =
        (root as? UITableViewCell).map { problems($0, widths: widths) }
        ?? problems(root, widths: widths)
      #expect(found.isEmpty, "\(found)")
    }
  }
#endif
