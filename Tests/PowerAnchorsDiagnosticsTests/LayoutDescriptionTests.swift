#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchorsDiagnostics
  import Testing

  @MainActor
  struct LayoutDescriptionTests {
    private func screen() -> UIView {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      screen.accessibilityIdentifier = "screen"
      let title = UIView()
      title.accessibilityIdentifier = "title"
      title.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(title)
      let note = UIView()
      note.accessibilityIdentifier = "note <1>"
      note.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(note)
      let gap = UILayoutGuide()
      gap.identifier = "gap"
      screen.addLayoutGuide(gap)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 12),
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        title.widthAnchor.constraint(equalToConstant: 100),
        title.heightAnchor.constraint(equalToConstant: 20),
        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: -8),
        note.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 2),
        note.heightAnchor.constraint(equalToConstant: 30),
        gap.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        gap.topAnchor.constraint(equalTo: screen.topAnchor),
        gap.widthAnchor.constraint(equalToConstant: 16),
        gap.heightAnchor.constraint(equalToConstant: 200),
      ])
      return screen
    }

    @Test func theTreeInWords() {
      #expect(
        screen().layoutDescription == """
          screen  0, 0  320 × 200
            │ title.top == screen.top + 12
            │ title.leading == screen.leading + 16
            │ note <1>.top == title.bottom - 8
            │ note <1>.width == 2 * title.width
            │ gap.leading == screen.leading
            │ gap.top == screen.top
            │ gap.width == 16
            │ gap.height == 200
            ├ gap  0, 0  16 × 200  guide
            ├ title  16, 12  100 × 20
            │     title.width == 100
            │     title.height == 20
            └ note <1>  0, 24  200 × 30
                  note <1>.height == 30
          The horizontal position of note <1> is ambiguous: nothing says where it lies.
          """)
    }

    @Test func ofManyOverlapsTheFirstAreNamedAndAllAreCounted() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let count = 100
      for index in 0..<count {
        root.addSubview(UIView(frame: CGRect(x: 0, y: Double(index) / 25, width: 100, height: 50)))
      }
      let overlaps = root.layoutProblems(of: [.overlap])
      #expect(overlaps.count == 1)
      #expect(
        overlaps.first?.summary.hasPrefix("UIView #0 and UIView #1 overlap by 100 × 50 points.")
          == true)
      let pairs = count * (count - 1) / 2
      #expect(overlaps.last?.summary.hasSuffix(" So do \(pairs - 20) more pairs of views.") == true)
    }

    @Test(arguments: 0..<20)
    func eachPairThatOverlapsIsInAProblem(_ seed: UInt64) {
      var numbers = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func next(_ bound: UInt64) -> CGFloat {
        numbers ^= numbers << 13
        numbers ^= numbers >> 7
        numbers ^= numbers << 17
        return CGFloat(numbers % bound)
      }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      for _ in 0..<12 {
        let view = UIView(
          frame: CGRect(x: next(40), y: next(40), width: next(12), height: next(12)))
        view.isHidden = next(8) == 0
        root.addSubview(view)
      }
      let shown = root.subviews.filter { !$0.isHidden }
      var pairs: [[UIView]] = []
      for (index, view) in shown.enumerated() {
        for other in shown[..<index] {
          let shared = view.frame.intersection(other.frame)
          // A view on top of all of another one is a background.
          if shared.width > 0 && shared.height > 0 && shared != view.frame && shared != other.frame
          {
            pairs.append([view, other])
          }
        }
      }
      let problems = root.layoutProblems(of: [.overlap])
      for pair in pairs {
        #expect(
          problems.contains { problem in
            pair.allSatisfy { view in problem.items.contains { $0 === view } }
          })
      }
      let views = problems.flatMap(\.items)
      #expect(views.allSatisfy { view in pairs.contains { $0.contains { $0 === view } } })
    }

    @Test func aDrawingShowsWhatIsFarAwayInValidXML() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (far, view) = (UIView(frame: CGRect(x: 1e300, y: 0, width: 10, height: 10)), UIView())
      root.addSubview(far)
      root.addSubviewsUsingAutoLayout(view)
      view.accessibilityIdentifier = "first\u{1}second"
      view.topAnchor.constraint(equalTo: far.bottomAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: far.leadingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      let drawing = root.layoutDrawing
      #expect(drawing.contains("</svg>"))
      #expect(!drawing.unicodeScalars.contains("\u{1}"))
    }

    @Test func aDeepTreeIsDescribedInABoundedTextALevel() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var view = root
      let levels = 1_000
      for _ in 1...levels {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        view = inner
      }
      let lines = root.layoutDescription.split(separator: "\n")
      #expect(lines.count == levels + 1)
      #expect(lines.allSatisfy { $0.count < 150 })
      #expect(lines.last?.hasSuffix("\(levels): UIView #0  0, 0  10 × 10") == true)
    }

    @Test func anOptionalConstraintThatGivesWayIsMarked() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(view)
      view.widthAnchor.constrain(to: 80, prioritizeAs: .defaultHigh, identifier: "wide")
      let lines = root.layoutDescription.split(separator: "\n")
      #expect(
        lines.contains { $0.hasSuffix("wide (UIView #0.width == 80 @750)   <- does not hold") })
      #expect(lines.count == 3)
      // Red is what is wrong, and giving way is what optional constraints are for.
      let drawing = root.layoutDrawing
      #expect(drawing.contains("<line class=\"optional broken\""))
      #expect(drawing.contains("<text class=\"note broken middle\""))
      #expect(!drawing.contains("=\"required left-out"))
    }

    @Test func theTreeAsAPicture() {
      let drawing = screen().layoutDrawing
      #expect(
        drawing.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-24 -24 368 260\""))
      #expect(
        drawing.contains("<rect class=\"view\" x=\"16\" y=\"12\" width=\"100\" height=\"20\"/>"))
      #expect(
        drawing.contains("<rect class=\"guide\" x=\"0\" y=\"0\" width=\"16\" height=\"200\"/>"))
      #expect(drawing.contains(">note &lt;1&gt;</text>"))
      #expect(drawing.contains("prefers-color-scheme: dark"))
      #expect(drawing.contains(">= 2 × title.width</text>"))
      #expect(drawing.hasSuffix("</svg>\n"))
    }

    @Test func namesOfViewsThatBeginAtOnePointStandInDifferentPlaces() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.accessibilityIdentifier = "outer"
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      view.accessibilityIdentifier = "inner"
      root.addSubview(view)
      let drawing = root.layoutDrawing
      #expect(drawing.contains("<text class=\"name\" x=\"3\" y=\"9\">outer</text>"))
      #expect(drawing.contains("<text class=\"name end\" x=\"57\" y=\"9\">inner</text>"))
    }

    @Test func notesOfSizesOfOneViewStandInDifferentPlaces() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      let drawing = root.layoutDrawing
      #expect(drawing.contains("<text class=\"note middle\" x=\"20\" y=\"43\">≥ 40</text>"))
      #expect(drawing.contains("<text class=\"note middle\" x=\"20\" y=\"53\">≤ 80</text>"))
    }

    @Test func aNameAtTheEdgeOfThePictureIsNotCut() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.accessibilityIdentifier = "a root with a long name"
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.accessibilityIdentifier = "a badge"
      root.addSubview(view)
      // Its corner is the root's, whose name is there; to the left of it, the picture ends.
      #expect(root.layoutDrawing.contains("<text class=\"name\" x=\"3\" y=\"-2\">a badge</text>"))
    }

    @Test func whatReachesOutIsRed() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(UIView(frame: CGRect(x: 10, y: 60, width: 50, height: 60)))
      #expect(
        root.layoutDrawing.contains(
          "<rect class=\"clash\" x=\"10\" y=\"100\" width=\"50\" height=\"20\"/>"))
    }

    @Test func aTextWithoutRoomIsRed() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
      label.text = "A long text"
      root.addSubview(label)
      #expect(
        root.layoutDrawing.contains(
          "<line class=\"open\" x1=\"30\" y1=\"10\" x2=\"30\" y2=\"40\"/>"))
    }

    @Test func aDistanceIsDrawnAsTheLeastOrGreatestThatItMayBe() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -20),
      ])
      let drawing = root.layoutDrawing
      #expect(drawing.contains(">≥ 12</text>"))
      #expect(drawing.contains(">≥ 16</text>"))
      #expect(drawing.contains(">≤ 20</text>"))
    }
  }
#endif
