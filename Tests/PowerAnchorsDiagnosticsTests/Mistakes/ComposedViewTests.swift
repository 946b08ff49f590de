#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// Neighbors of what others place on purpose.
  @MainActor
  struct ComposedViewTests {
    @Test func aPictureIsNoShareOfItsRow() {
      func kinds(_ fill: UIView) -> [LayoutProblem.Kind] {
        let row = OnPurposeScreens.answer(fill, "In the park, if it is dry", 0.3)
        let root = screen(row)
        row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
        return root.layoutProblems.map(\.kind)
      }
      #expect(kinds(plain("fill", .green)).isEmpty)
      #expect(kinds(UIImageView()) == [.overlap])
    }

    @Test func aButtonOnABarLeavesItsTextFree() {
      #expect(OnPurposeScreens.barWithButton(roomForButton: 112).layoutProblems.isEmpty)
      let problems = OnPurposeScreens.barWithButton(roomForButton: 60).layoutProblems
      #expect(problems.map(\.kind) == [.overlap], "\(problems)")
    }

    /// A center is written where a constraint ties it, and not where a view comes to lie.
    @Test(arguments: [true, false]) func aCenterOnAnEdgeIsTiedThere(_ isTied: Bool) {
      let (pane, mark) = (plain("pane", .gray), plain("mark", .red))
      let root = screen(pane, mark)
      pane.anchors([.top, .leading]).constrain(to: .superview)
      pane.sizeAnchors.constrain(to: CGSize(width: 100, height: 60))
      mark.topAnchor.constrain(to: root.topAnchor, with: 10)
      mark.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      if isTied {
        mark.centerXAnchor.constrain(to: root.leadingAnchor, with: 100)
      } else {
        mark.leadingAnchor.constrain(to: root.leadingAnchor, with: 80)
      }
      #expect(root.layoutProblems.map(\.kind) == (isTied ? [] : [.overlap]))
    }
  }
#endif
