#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// Right to left is not searched again where it mirrors left to right, and nothing is missed by that.
  @MainActor
  struct MirroredReadingTests {
    private let root = screen()
    private let title = text("A title that is long enough for it")

    private func problems(_ directions: [LayoutReadingDirection]) -> [LayoutProblem] {
      root.layoutProblems(widths: [200, 320], directions: directions)
    }

    /// A title that is cut off at its trailing edge.
    private func addTitle() {
      root.addSubviewsUsingAutoLayout(title)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
    }

    @Test func aMirrorImageHasTheProblemsOfTheOtherDirection() throws {
      addTitle()
      title.widthAnchor.constrain(to: 60)
      let both = problems([.leftToRight, .rightToLeft])
      #expect(both.count == 1, "\(both)")
      #expect(try #require(both.first).circumstances.count == 4)
      #expect(both.map(\.summary) == problems([.rightToLeft]).map(\.summary))
    }

    @Test func whatIsNoMirrorImageIsSearchedAnew() throws {
      addTitle()
      title.widthAnchor.constrain(to: 60)
      // It stays at the left, where the title only is from left to right.
      let button = button("OK")
      root.addSubviewsUsingAutoLayout(button)
      button.topAnchor.constrain(to: title.topAnchor)
      button.leftAnchor.constrain(to: root.leftAnchor, with: 16)
      let problems = root.layoutProblems(of: [.overlap], widths: [320])
      #expect(problems.map(\.circumstancesInWords) == ["left to right"], "\(problems)")
    }

    @Test func whatChangesBetweenTheDirectionsIsSearchedAnew() {
      let turning = TurningView()
      root.addSubviewsUsingAutoLayout(turning)
      turning.edgeAnchors.constrain(to: root.edgeAnchors)
      let problems = problems([.leftToRight, .rightToLeft])
      #expect(problems.map(\.circumstancesInWords) == ["right to left"], "\(problems)")
    }

    /// A view whose label is too narrow from right to left.
    private final class TurningView: UIView {
      private let label = text("A title")
      private let width: NSLayoutConstraint

      init() {
        width = label.widthAnchor.constraint(equalToConstant: 100)
        super.init(frame: .zero)
        addSubviewsUsingAutoLayout(label)
        label.topAnchor.constrain(to: topAnchor)
        label.leadingAnchor.constrain(to: leadingAnchor)
        width.isActive = true
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        width.constant = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 20 : 100
        super.layoutSubviews()
      }
    }
  }
#endif
