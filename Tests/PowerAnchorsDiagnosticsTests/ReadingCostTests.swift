#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchorsDiagnostics
  import Testing

  /// Reading a tree asks each view a number of questions that does not depend on the others.
  @MainActor
  struct ReadingCostTests {
    private final class Count {
      var questions = 0
    }

    /// A view that counts what a reader asks it.
    private final class CountingView: UIView {
      private let count: Count

      init(_ count: Count) {
        self.count = count
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }

      required init?(coder: NSCoder) { nil }

      override var subviews: [UIView] { counting(super.subviews) }
      override var constraints: [NSLayoutConstraint] { counting(super.constraints) }
      override var layoutGuides: [UILayoutGuide] { counting(super.layoutGuides) }
      override var superview: UIView? { counting(super.superview) }
      override var frame: CGRect {
        get { counting(super.frame) }
        set { super.frame = newValue }
      }
      override var bounds: CGRect {
        get { counting(super.bounds) }
        set { super.bounds = newValue }
      }
      override var intrinsicContentSize: CGSize { counting(super.intrinsicContentSize) }
      override var alignmentRectInsets: UIEdgeInsets { counting(super.alignmentRectInsets) }
      override var layoutMargins: UIEdgeInsets {
        get { counting(super.layoutMargins) }
        set { super.layoutMargins = newValue }
      }

      private func counting<Answer>(_ answer: Answer) -> Answer {
        count.questions += 1
        return answer
      }
    }

    enum Shape: CaseIterable {
      case flat, deep
    }

    private func questions(_ viewCount: Int, _ shape: Shape, _ ask: (UIView) -> Void) -> Int {
      let count = Count()
      let root = CountingView(count)
      var parent: UIView = root
      for _ in 1..<viewCount {
        let view = CountingView(count)
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.edgeAnchors.constrain(to: parent.edgeAnchors)
        if shape == .deep { parent = view }
      }
      root.layoutIfNeeded()
      count.questions = 0
      ask(root)
      return count.questions
    }

    @Test(arguments: Shape.allCases)
    func questionsGrowWithTheNumberOfViews(_ shape: Shape) {
      for ask: (UIView) -> Void in [
        { _ = $0.layoutProblems }, { _ = $0.layoutDescription }, { _ = $0.layoutDrawing },
        { _ = $0.layoutSnapshot },
      ] {
        let (few, many) = (questions(50, shape, ask), questions(100, shape, ask))
        #expect(few > 0)
        #expect(many - few <= few + 20, "\(few) for 50 views, \(many) for 100")
        #expect(many <= 100 * 20, "\(many) for 100 views")
      }
    }
  }
#endif
