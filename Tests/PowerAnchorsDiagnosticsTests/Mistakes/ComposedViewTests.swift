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

    /// What is forgotten is the sign at an end. Nobody types one at a beginning by mistake.
    @Test(arguments: [true, false]) func aWrongSignIsOneAtAnEnd(_ isAtEnd: Bool) {
      let (card, icon) = (plain("card", .white), plain("icon", .gray))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(icon)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 60)
      card.heightAnchor.constrain(to: 80)
      icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
      icon.centerYAnchor.constrain(to: card.centerYAnchor)
      if isAtEnd {
        icon.trailingAnchor.constrain(to: card.trailingAnchor, with: 16)
      } else {
        icon.leadingAnchor.constrain(to: card.leadingAnchor, with: -16)
      }
      let kinds = root.layoutProblems(widths: [320]).map(\.kind)
      #expect(kinds == (isAtEnd ? [.outsideSuperview] : []))
    }

    /// A text without a background is no badge where it lies over the end of its neighbor.
    @Test(arguments: [UIColor?.none, .red]) func aBadgeHasABackground(_ color: UIColor?) {
      let (cell, icon, count) = (plain("cell"), plain("icon", .gray), label("3", .caption2))
      let root = screen(cell)
      cell.addSubviewsUsingAutoLayout(icon, count)
      count.backgroundColor = color
      icon.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
      icon.edgeAnchors.constrain(to: cell.edgeAnchors)
      cell.anchors([.top, .leading]).constrain(to: .superview, insetBy: 40)
      count.leadingAnchor.constrain(to: icon.trailingAnchor, with: -8)
      count.bottomAnchor.constrain(to: icon.topAnchor, with: 8)
      #expect(root.layoutProblems.isEmpty == (color != nil))
    }

    /// A color with a number for its width is as wide in any row, and has a place of its own.
    @Test(arguments: [true, false]) func aShareDependsOnItsRow(_ isShare: Bool) {
      let (row, fill, words) = (plain("row"), plain("fill", .green), label("In the park", lines: 0))
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(fill, words)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      words.edgeAnchors.constrain(to: row.edgeAnchors, insetBy: 12)
      fill.edgeAnchors.excluding(.trailing).constrain(to: row.edgeAnchors)
      if isShare {
        fill.trailingAnchor.constrain(to: row.centerXAnchor)
      } else {
        fill.widthAnchor.constrain(to: 40)
      }
      #expect(root.layoutProblems.map(\.kind) == (isShare ? [] : [.overlap]))
    }
  }
#endif
