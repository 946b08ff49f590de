#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchorsDiagnostics
  import Testing

  /// What is said of a tree grows with its views, and not with their square.
  @MainActor
  struct TextGrowthTests {
    enum Shape: CaseIterable {
      case column, nesting, overlapping, forgotten, tangled, contradicting
    }

    private func tree(_ count: Int, _ shape: Shape) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.silenceConflicts()
      var last = root
      for _ in 0..<count {
        let view = UIView()
        (shape == .nesting ? last : root).addSubviewsUsingAutoLayout(view)
        switch shape {
        case .column, .overlapping:
          view.topAnchor.constrain(
            to: last === root ? root.topAnchor : last.bottomAnchor,
            with: shape == .column ? 0 : -20)
          view.horizontalAnchors.constrain(to: root.horizontalAnchors)
          view.heightAnchor.constrain(to: 40)
        case .nesting: view.edgeAnchors.constrain(to: last.edgeAnchors, insetBy: 1)
        case .forgotten: break
        case .tangled:
          if last !== root { view.edgeAnchors.constrain(to: last.edgeAnchors) }
        case .contradicting:
          view.edgeAnchors.constrain(to: root.edgeAnchors)
          view.widthAnchor.constrain(to: 400)
        }
        last = view
      }
      return root
    }

    @Test(arguments: Shape.allCases)
    func textsGrowWithTheNumberOfViews(_ shape: Shape) {
      let (few, many) = (tree(60, shape), tree(120, shape))
      for text: (UIView) -> String in [
        { $0.layoutDescription }, { $0.layoutDrawing }, { $0.layoutSketch() },
        { $0.layoutSnapshot.description },
        { $0.layoutProblems.map(\.description).joined(separator: "\n") },
      ] {
        let (short, long) = (text(few).utf8.count, text(many).utf8.count)
        // Twice as many, and what numbers of more digits and levels of indentation add.
        #expect(long <= 3 * short, "\(short) bytes for 60 views, \(long) for 120")
      }
    }
  }
#endif
