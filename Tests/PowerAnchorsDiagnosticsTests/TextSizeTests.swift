#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchorsDiagnostics
  import Testing

  @MainActor
  struct TextSizeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let label = UILabel()

    private static let sizes: [LayoutTextSize] = [
      .large, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]

    init() {
      label.text = "Word"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      root.addSubviewsUsingAutoLayout(label)
      label.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
    }

    @Test func aProblemSaysAtWhichTextSizesItOccurs() {
      label.heightAnchor.constrain(to: 40)
      let problems = root.layoutProblems(widths: [320, 1024], textSizes: Self.sizes)
      #expect(
        problems.map(\.circumstancesInWords) == [
          "at text sizes accessibilityExtraLarge to accessibilityExtraExtraExtraLarge"
        ])
      #expect(problems.map(\.kind) == [.clippedText])
      #expect(problems.map(\.view) == [label])
      #expect(root.layoutProblems.isEmpty)
    }

    /// What is enough for the first size is not for the last.
    @Test(arguments: [false, true])
    func theRemedyIsEnoughForAllTextSizes(isReversed: Bool) throws {
      let height = label.heightAnchor.constrain(to: 40)
      let sizes = isReversed ? Self.sizes.reversed() : Self.sizes
      let problem = try #require(root.layoutProblems(widths: [320], textSizes: sizes).first)
      let words = problem.remedy.split(separator: " ")
      let place = try #require(words.firstIndex(of: "least"))
      let needed = try #require(Double(String(words[place + 1].filter { $0 != "," })))
      height.constant = CGFloat(needed)
      #expect(root.layoutProblems(widths: [320], textSizes: sizes).isEmpty)
    }

    @Test func aProblemSaysWidthAndTextSize() {
      let problems = root.layoutProblems(
        widths: [64, 320, 1024], textSizes: [.accessibilityExtraExtraExtraLarge, .large])
      #expect(
        problems.map(\.circumstancesInWords) == [
          "at width 64, at text size accessibilityExtraExtraExtraLarge"
        ])
    }

    @Test func aViewKeepsATextSizeOfItsOwn() {
      guard #available(iOS 17, tvOS 17, *) else { return }
      root.traitOverrides.preferredContentSizeCategory = .small
      let height = label.intrinsicContentSize.height
      _ = root.layoutProblems(widths: [320], textSizes: [.extraLarge])
      #expect(root.traitOverrides.preferredContentSizeCategory == .small)
      #expect(label.intrinsicContentSize.height == height)
    }
  }
#endif
