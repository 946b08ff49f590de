#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import Foundation
  import LayoutReport
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  @MainActor
  struct LayoutDrawingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    /// The attributes of the elements of a class.
    private func elements(_ kind: String, in drawing: String) -> [String] {
      drawing.components(separatedBy: "<").filter { $0.contains("class=\"\(kind)\"") }
    }

    @Test(arguments: [1e300, -1e300, .nan, .infinity, -.infinity] as [CGFloat])
    func framesWithoutAPlaceAreDrawn(_ number: CGFloat) {
      for isRoot in [false, true] {
        var facts = LayoutFacts()
        facts.items = [
          .init(
            name: "root", kind: .view, parent: nil,
            frame: isRoot
              ? CGRect(x: 0, y: 0, width: number, height: number)
              : CGRect(x: 0, y: 0, width: 100, height: 100)),
          .init(
            name: "far", kind: .view, parent: 0,
            frame: CGRect(x: number, y: number, width: number, height: number)),
        ]
        facts.items[1].text = "Text"
        facts.items[1].textSize = CGSize(width: number, height: number)
        facts.constraints = [
          .init(
            first: .init(1, .leading), relation: .equal, multiplier: 1,
            second: .init(0, .leading), constant: number, priority: 1000,
            identifier: nil, holder: 0, isRightToLeft: false)
        ]
        var marks = LayoutMarks()
        marks.areas = [CGRect(x: number, y: 0, width: number, height: 10)]
        marks.problems = [.init(number: 1, item: 1, caption: "It is far away.")]
        let drawing = LayoutDrawing(of: facts, marks: marks).text
        #expect(drawing.hasSuffix("</svg>\n"))
        for wrong in ["nan", "inf", "e+"] {
          #expect(!drawing.contains("=\"\(wrong)") && !drawing.contains("=\"-\(wrong)"))
        }
        #expect(TerminalDrawing(of: facts, columns: 40).text.count < 20_000)
      }
    }

    @Test func controlCharactersAreLeftOut() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "a\u{0}b\u{1B}c\u{85}<&\">\u{FFFE}"
      root.addSubview(label)
      let drawing = root.layoutDrawing
      #expect(drawing.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
      #expect(drawing.contains(">abc&lt;&amp;&quot;&gt;</text>"))
    }

    @Test func aViewOfNoSizeIsACross() {
      let view = UIView(frame: CGRect(x: 50, y: 60, width: 0, height: 0))
      root.addSubview(view)
      let crosses = elements("empty", in: root.layoutDrawing)
      #expect(crosses.count == 2)
      #expect(crosses.first?.contains("x1=\"46\" y1=\"64\" x2=\"54\" y2=\"56\"") == true)
    }

    @Test func aTextIsShownWithinItsView() throws {
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 21))
      label.text = "Shown"
      root.addSubview(label)
      let drawing = root.layoutDrawing
      #expect(
        drawing.contains("<svg x=\"10\" y=\"20\" width=\"200\" height=\"21\"><text class=\"shown\"")
      )
      let text = try #require(elements("shown", in: drawing).first)
      #expect(text.contains("text-anchor=\"start\""))
      root.semanticContentAttribute = .forceRightToLeft
      let mirrored = try #require(elements("shown", in: root.layoutDrawing).first)
      #expect(mirrored.contains("x=\"200\"") && mirrored.contains("text-anchor=\"end\""))
    }

    @Test func aTextOfSeveralLinesIsBroken() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
      label.numberOfLines = 0
      label.text = "A text of several words that is too long for a line of this width"
      root.addSubview(label)
      #expect(elements("shown", in: root.layoutDrawing).count > 1)
    }

    @Test func allPartnersOfAConflictAreRedAndNamed() {
      let view = UIView()
      root.silenceConflicts()
      root.addSubviewsUsingAutoLayout(view)
      view.verticalAnchors.constrain(to: root.verticalAnchors)
      view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      view.widthAnchor.constrain(to: 200)
      view.widthAnchor.constrain(to: 240)
      let drawing = root.layoutDrawing
      #expect(!elements("required partner", in: drawing).isEmpty)
      #expect(!elements("required left-out", in: drawing).isEmpty)
      #expect(elements("badge", in: drawing).count == 1)
      #expect(elements("number", in: drawing).first?.hasSuffix(">1") == true)
      #expect(elements("caption", in: drawing).first?.contains(">1 These constraints in") == true)
    }

    @Test func aSoundLayoutHasNoCaption() {
      let drawing = root.layoutDrawing
      #expect(elements("caption", in: drawing).isEmpty)
      #expect(elements("badge", in: drawing).isEmpty)
    }

    /// With UIKit, the places of a distance cannot be read.
    #if OpenAutoLayout || !canImport(UIKit)
      @Test(
        arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft],
        [(40, "= 100"), (160, "= -80")] as [(CGFloat, String)])
      func anEqualDistanceIsDrawnWithItsLength(
        direction: UISemanticContentAttribute, _ drawn: (width: CGFloat, note: String)
      ) {
        let views = [UIView(), UIView(), UIView()]
        root.semanticContentAttribute = direction
        for view in views {
          root.addSubviewsUsingAutoLayout(view)
          view.sizeAnchors.constrain(to: drawn.width)
          view.centerYAnchor.constrain(to: root.centerYAnchor)
        }
        views[0].leadingAnchor.constrain(to: root.leadingAnchor)
        views[2].trailingAnchor.constrain(to: root.trailingAnchor)
        let gaps = zip(views, views.dropFirst()).map {
          $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor)
        }
        gaps[0].constraint(equalTo: gaps[1]).isActive = true
        #expect(root.layoutDrawing.contains(">\(drawn.note)<"))
      }
    #endif
  }
#endif
