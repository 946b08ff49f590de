#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// Neighbors of what lies over others on purpose.
  @MainActor
  struct LayeredViewTests {
    /// A view in front of another one, from the middle of it to beyond its end.
    private func overlapping(_ back: UIView, _ front: UIView) -> [LayoutProblem] {
      let root = screen(back, front)
      back.topAnchor.constrain(to: root.topAnchor, with: 60)
      back.leadingAnchor.constrain(to: root.leadingAnchor, with: 60)
      back.sizeAnchors.constrain(to: CGSize(width: 120, height: 60))
      front.topAnchor.constrain(to: root.topAnchor, with: 65)
      front.leadingAnchor.constrain(to: root.leadingAnchor, with: 120)
      front.sizeAnchors.constrain(to: CGSize(width: 100, height: 50))
      return root.layoutProblems
    }

    private func panel(_ inner: UIView) -> UIView {
      let panel = plain("panel", .white)
      panel.addSubviewsUsingAutoLayout(inner)
      inner.edgeAnchors.constrain(to: panel.edgeAnchors)
      return panel
    }

    @Test func anAreaForTapsLeavesPicturesAloneAndNoButtons() {
      #expect(overlapping(plain("bar", .white), UIControl()).isEmpty)
      #expect(overlapping(button("Save"), UIControl()).map(\.kind) == [.overlap])
      #expect(overlapping(panel(button("Save")), UIControl()).map(\.kind) == [.overlap])
      let opaque = UIControl()
      opaque.backgroundColor = .white
      #expect(overlapping(plain("bar", .white), opaque).map(\.kind) == [.overlap])
    }

    @Test func aTintLeavesBarsAloneAndNoButtons() {
      func tint() -> UIView { plain("tint", UIColor.white.withAlphaComponent(0.4)) }
      #expect(overlapping(plain("bar", .gray), tint()).isEmpty)
      #expect(overlapping(plain("bar", .gray), plain("cover", .white)).map(\.kind) == [.overlap])
      #expect(overlapping(UIControl(), tint()).map(\.kind) == [.overlap])
      #expect(overlapping(panel(plain("bar", .gray)), tint()).isEmpty)
      #expect(overlapping(panel(button("Save")), tint()).map(\.kind) == [.overlap])
    }

    @Test(arguments: [true, false]) func aPictureBesideAnotherHasOneOnTheOtherSide(_ isFan: Bool) {
      let sides = [plain("left", .gray), plain("right", .gray)].prefix(isFan ? 2 : 1)
      let middle = plain("middle", .white)
      let root = screen()
      for view in sides + [middle] { root.addSubviewsUsingAutoLayout(view) }
      middle.centerAnchors.constrain(to: root.centerAnchors)
      middle.sizeAnchors.constrain(to: CGSize(width: 180, height: 180))
      for (view, shift) in zip(sides, [-150, 150] as [CGFloat]) {
        view.sizeAnchors.constrain(to: CGSize(width: 140, height: 140))
        view.centerYAnchor.constrain(to: middle.centerYAnchor)
        view.centerXAnchor.constrain(to: middle.centerXAnchor, with: shift)
      }
      let kinds = Set(root.layoutProblems(widths: [320]).map(\.kind))
      #expect(kinds == (isFan ? [] : [.outsideSuperview]))
    }

    @Test func aHiddenViewOutsideOfStacksStillNeedsAPlace() {
      let root = screen()
      let note = text("Later")
      note.isHidden = true
      root.addSubviewsUsingAutoLayout(note)
      #expect(root.layoutProblems.map(\.kind) == [.ambiguity])
    }

    /// Each says again what the other one says.
    @Test func viewsCenteredOnEachOtherAreRead() {
      let root = screen()
      let (ring, dot) = (plain("ring", .blue), plain("dot", .red))
      root.addSubviewsUsingAutoLayout(ring, dot)
      ring.leadingAnchor.constrain(to: root.leadingAnchor, with: -10)
      ring.topAnchor.constrain(to: root.topAnchor, with: 40)
      ring.sizeAnchors.constrain(to: CGSize(width: 60, height: 20))
      dot.sizeAnchors.constrain(to: CGSize(width: 20, height: 60))
      ring.centerAnchors.constrain(to: dot.centerAnchors)
      dot.centerAnchors.constrain(to: ring.centerAnchors)
      #expect(!root.layoutProblems.isEmpty)
    }
  }
#endif
