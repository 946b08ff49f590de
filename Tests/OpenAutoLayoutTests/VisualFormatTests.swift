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
