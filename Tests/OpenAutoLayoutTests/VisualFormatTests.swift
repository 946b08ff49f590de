import OpenAutoLayout
import Testing

@MainActor
struct VisualFormatTests {
  private func make(
    _ format: String, _ views: [String: Any], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func viewsFromBarToBar() {
    let scene = Scene(320, 100)
    let a = scene.view()
    let b = scene.view()
    let constraints = make("H:|-20-[a(100)]-[b]-0-|", ["a": a, "b": b])
    scene.layout()
    #expect(constraints.count == 4)
    #expect(Frame(20, nil, 100, nil).matches(a.frame))
    #expect(Frame(128, nil, 192, nil).matches(b.frame))
  }

  @Test func aDashReachesTheSuperviewsMargin() {
    let scene = Scene(320, 100)
    let v = scene.view()
    _ = make("|-[v]-|", ["v": v])
    scene.layout()
    #expect(Frame(8, nil, 304, nil).matches(v.frame))
    scene.root.layoutMargins.left = 30
    scene.layout()
    #expect(Frame(30, nil, 282, nil).matches(v.frame))
  }

  @Test func flushViewsFromTheTop() {
    let scene = Scene(320, 100)
    let a = scene.view()
    let b = scene.view()
    _ = make("V:|[a(==30)][b(==a)]", ["a": a, "b": b])
    scene.layout()
    #expect(Frame(nil, 0, nil, 30).matches(a.frame))
    #expect(Frame(nil, 30, nil, 30).matches(b.frame))
  }

  @Test func namesBeyondASCIIAndAllKindsOfNumbers() {
    let scene = Scene(320, 100)
    let größe = scene.view()
    let constraints = make(
      "H:|-(>=-5)-[größe_2(>=+10.5,<=1234567890123456.5,>=.25)]", ["größe_2": größe])
    #expect(constraints.map(\.constant) == [-5, 10.5, 1_234_567_890_123_456.5, 0.25])
    #expect(constraints[0].firstItem === größe)
  }

  @Test func relationsPrioritiesAndMetrics() {
    let scene = Scene(320, 100)
    let v = scene.view()
    let constraints = make(
      "H:|-(>=gap@low,<=50)-[v(>=10,<=200@750.5)]", ["v": v],
      metrics: ["gap": 12, "low": UILayoutPriority.defaultLow])
    #expect(constraints.map(\.constant) == [12, 50, 10, 200])
    #expect(
      constraints.map(\.relation) == [
        .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
      ])
    #expect(constraints.map(\.priority.rawValue) == [250, 1000, 1000, 750.5])
    #expect(constraints[0].firstItem === v)
    #expect(constraints[0].firstAttribute == .leading)
    #expect(constraints[0].secondItem === scene.root)
  }

  /// A format with the constants and relations of the constraints that it makes.
  struct Format: Sendable {
    var text: String
    var constants: [CGFloat]
    var signs: String = "="
    var priorities: [Float] = []
  }

  @Test(arguments: [
    Format(text: "[a]-[b]", constants: [8]), Format(text: "[a(>=50)]", constants: [50], signs: ">"),
    Format(text: "|-50-[a]-50-|", constants: [50, 50], signs: "=="),
    Format(text: "V:[a]-10-[b]", constants: [10]), Format(text: "[a][b]", constants: [0]),
    Format(text: "[a(100@20)]", constants: [100], priorities: [20]),
    Format(text: "[a(==b)]", constants: [0]), Format(text: "[a(b)]", constants: [0]),
    Format(text: "[a(>=70,<=100)]", constants: [70, 100], signs: "><"),
    Format(text: "|-(==gap)-[a]->=0-[b]-(==gap)-|", constants: [12, 0, 12], signs: "=>="),
    Format(
      text: "|-(>=8,<=20@300)-[a]", constants: [8, 20], signs: "><", priorities: [1000, 300]),
    Format(text: "H:|-gap@low-[a]", constants: [12], priorities: [250]),
    Format(text: "|-[a]-[b]-[c(>=20)]-|", constants: [0, 8, 8, 20, 0], signs: "===>="),
  ])
  func theGrammarOfApplesDocumentation(format: Format) {
    let scene = Scene()
    let views = ["a": scene.view(), "b": scene.view(), "c": scene.view()]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format.text, options: [],
      metrics: ["gap": 12, "low": UILayoutPriority.defaultLow], views: views)
    #expect(made.map(\.constant) == format.constants)
    let signs = made.map { ["<", "=", ">"][$0.relation.rawValue + 1] }.joined()
    #expect(signs == format.signs)
    if !format.priorities.isEmpty {
      #expect(made.map(\.priority.rawValue) == format.priorities)
    }
  }

  @Test func negativeAndFractionalNumbers() {
    let scene = Scene(320, 100, scale: 2)
    let v = scene.view()
    _ = make("H:|-(-4)-[v(10.5)]", ["v": v])
    scene.layout()
    #expect(Frame(-4, nil, 10.5, nil).matches(v.frame))
  }

  @Test(arguments: [false, true])
  func theReadingDirectionDecidesUnlessTheOptionsDo(rightToLeft: Bool) {
    let scene = Scene(320, 100, rightToLeft: rightToLeft)
    let a = scene.view()
    let b = scene.view()
    let left = scene.view()
    let right = scene.view()
    _ = make("H:|-10-[a(20)]-5-[b(20)]", ["a": a, "b": b])
    _ = make("H:|-10-[v(20)]", ["v": left], options: .directionLeftToRight)
    _ = make("H:|-10-[v(20)]", ["v": right], options: .directionRightToLeft)
    scene.layout()
    #expect(a.frame.minX == (rightToLeft ? 290 : 10))
    #expect(b.frame.minX == (rightToLeft ? 265 : 35))
    #expect(left.frame.minX == 10)
    #expect(right.frame.minX == 290)
  }

  @Test func alignmentAcrossTheFormat() {
    let scene = Scene(320, 100)
    let a = scene.view()
    let b = scene.view()
    let constraints = make(
      "H:[a(10)][b(10)]", ["a": a, "b": b], options: [.alignAllTop, .alignAllBottom])
    scene.activate(
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 7),
      a.heightAnchor.constraint(equalToConstant: 20))
    scene.layout()
    #expect(constraints.count == 5)
    #expect(Frame(10, 7, 10, 20).matches(b.frame))
  }

  @Test func baselinesInsteadOfEdges() {
    let scene = Scene(320, 200)
    let a = UILabel()
    let b = UILabel()
    for label in [a, b] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "text"
      scene.root.addSubview(label)
    }
    _ = make("V:|[a]-40-[b]", ["a": a, "b": b], options: .spacingBaselineToBaseline)
    scene.root.contentScaleFactor = .infinity
    scene.layout()
    #expect(abs(b.frame.minY - 40) < 0.001)
  }

  @Test func guidesAreItems() {
    let scene = Scene(320, 200)
    let guide = scene.guide()
    _ = make("H:|-5-[guide(7)]", ["guide": guide])
    scene.layout()
    #expect(guide.layoutFrame.minX == 5)
    #expect(guide.layoutFrame.width == 7)
  }
}
