#if !canImport(UIKit) && !canImport(AppKit) || OpenAutoLayout
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  @MainActor
  struct ConflictReportTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let view = UIView()

    init() {
      root.addSubviewsUsingAutoLayout(view)
      view.verticalAnchors.constrain(to: root.verticalAnchors)
      view.leadingAnchor.constrain(to: root.leadingAnchor)
      view.trailingAnchor.constrain(to: root.trailingAnchor)
    }

    @Test func aConflictIsReportedOnceAndNotAtEachWidth() {
      var reports = 0
      root.layoutConflictHandler = { _ in reports += 1 }
      view.widthAnchor.constrain(.greaterThanOrEqual, to: 400)
      #expect(root.layoutProblems(widths: [500, 320, 430, 320]).map(\.kind) == [.conflict])
      #expect(reports == 1)
      #expect(root.layoutProblems(widths: [500, 320]).count == 1)
      #expect(reports == 1)
    }

    @Test func whatOnlyOccursAtAWidthThatIsTriedIsNotReported() {
      var reports = 0
      root.layoutConflictHandler = { _ in reports += 1 }
      view.widthAnchor.constrain(.lessThanOrEqual, to: 400)
      #expect(
        root.layoutProblems(widths: [320, 500]).map(\.circumstancesInWords) == ["at width 500"])
      #expect(reports == 0)
      root.frame.size.width = 500
      root.layoutIfNeeded()
      #expect(reports == 1)
    }
  }
#endif
