import OpenAutoLayout
import Testing

@MainActor
struct SystemSpacingTests {
  @Test(arguments: [1, 2, 0.5, 1.5, 0, -1] as [CGFloat])
  func theConstantHasTheMultiplierInIt(multiplier: CGFloat) {
    let (a, b) = (UIView(), UIView())
    let made = [
      a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier),
      a.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier),
      a.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier),
    ]
    for constraint in made {
      #expect(constraint.constant == 8 * multiplier)
      #expect(constraint.multiplier == 1)
      #expect(constraint.firstItem === a && constraint.secondItem === b)
    }
    #expect(
      made.map(\.relation) == [
        .equal, .lessThanOrEqual, .greaterThanOrEqual, .equal, .lessThanOrEqual,
        .greaterThanOrEqual,
      ])
  }

  @Test(arguments: [false, true])
  func afterFollowsTheReadingDirection(rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    let a = scene.view(50, 10)
    let b = scene.view(50, 10)
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2))
    scene.layout()
    #expect(b.frame.minX == (rightToLeft ? 292 : 58))
    #expect(b.frame.minY == 26)
  }

  @Test func dashesOfAVisualFormat() {
    let scene = Scene()
    let a = scene.view(10, 10)
    let b = scene.view(10, 10)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]", options: [], metrics: nil, views: ["a": a, "b": b])
    NSLayoutConstraint.activate(made)
    scene.layout()
    #expect(a.frame.minX == 8)
    #expect(b.frame.minX == 26)
    scene.root.layoutMargins.left = 20
    scene.layout()
    #expect(a.frame.minX == 20)
  }

  // MARK: Between baselines

  private func label(_ size: CGFloat, in scene: Scene) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).isActive = true
    return label
  }

  /// The distance of the baselines of two labels.
  private func distance(_ above: UILabel, _ below: UILabel) -> CGFloat {
    below.frame.minY + below.font.ascender - above.frame.minY - above.font.ascender
  }

  /// The line height from one font to the other. Apple says that it follows from the fonts, and not how.
  private func lineHeight(_ above: UIFont, _ below: UIFont) -> CGFloat {
    -above.descender + above.leading + below.ascender
  }

  @Test(
    arguments: [(17, 17), (40, 40), (34, 11), (11, 34)] as [(CGFloat, CGFloat)], [false, true])
  func baselinesAreALineApart(sizes: (CGFloat, CGFloat), rightToLeft: Bool) {
    for multiplier in [1, 2, 0.5, 0, -1] as [CGFloat] {
      let scene = Scene(rightToLeft: rightToLeft)
      let (above, below) = (label(sizes.0, in: scene), label(sizes.1, in: scene))
      scene.activate(
        above.topAnchor.constraint(equalTo: scene.root.topAnchor),
        below.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: multiplier))
      scene.layout()
      let expected = lineHeight(above.font, below.font) * multiplier
      #expect(abs(distance(above, below) - expected) < 1.4, "\(distance(above, below)) \(expected)")
      #expect(scene.root.hasAmbiguousLayout == false)
    }
  }

  @Test func baselineSpacingFollowsTheFonts() {
    let scene = Scene()
    let (above, below) = (label(17, in: scene), label(17, in: scene))
    scene.activate(
      above.topAnchor.constraint(equalTo: scene.root.topAnchor),
      below.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1))
    scene.layout()
    let small = distance(above, below)
    below.font = .systemFont(ofSize: 40)
    scene.layout()
    let large = distance(above, below)
    #expect(large > small + 15 && abs(large - lineHeight(above.font, below.font)) < 1.4)
    above.font = .systemFont(ofSize: 60)
    scene.layout()
    #expect(distance(above, below) > large + 5)
    above.font = .systemFont(ofSize: 17)
    below.font = .systemFont(ofSize: 17)
    scene.layout()
    #expect(distance(above, below) == small)
  }

  /// A text style has the distance between lines of Apple's typography tables: 22 points for body text.
  @Test func textsOfAStyleAreALineOfItApart() {
    let scene = Scene()
    let labels = (0..<2).map { _ in
      let label = self.label(17, in: scene)
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    scene.activate(
      labels[0].topAnchor.constraint(equalTo: scene.root.topAnchor),
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1))
    scene.layout()
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 22) <= 0.5)
  }

  @Test func baselineSpacingFollowsTheTextSize() {
    let scene = Scene()
    let (above, below) = (label(17, in: scene), label(17, in: scene))
    for label in [above, below] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    scene.activate(
      above.topAnchor.constraint(equalTo: scene.root.topAnchor),
      below.firstBaselineAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1),
      below.firstBaselineAnchor.constraint(equalTo: above.lastBaselineAnchor).at(100))
    scene.layout()
    let usual = below.frame.minY
    scene.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.layout()
    #expect(below.frame.minY > usual * 2 && below.frame.minY >= above.frame.maxY - 2)
  }

  @Test func boundsBetweenBaselines() {
    let scene = Scene()
    let (above, below) = (label(17, in: scene), label(17, in: scene))
    scene.activate(
      above.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 50),
      below.firstBaselineAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 2),
      below.firstBaselineAnchor.constraint(
        equalTo: above.lastBaselineAnchor, constant: 300
      ).at(100))
    scene.layout()
    #expect(abs(distance(above, below) - 2 * lineHeight(above.font, below.font)) < 1.4)
  }

  /// Without text there is no font, so that the spacing is that of edges.
  @Test func withoutTextBaselinesAreEdges() {
    let scene = Scene()
    let (above, below) = (scene.view(10, 20), scene.view(10, 20))
    let text = label(17, in: scene)
    scene.activate(
      above.topAnchor.constraint(equalTo: scene.root.topAnchor),
      below.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 2),
      text.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: below.lastBaselineAnchor, multiplier: 1))
    scene.layout()
    #expect(below.frame.minY == 36)
    #expect(abs(text.frame.minY + text.font.ascender - 56 - 8) < 1.4)
    // A text and an edge are no two texts.
    let edge = scene.view(10, 10)
    edge.topAnchor.constraint(
      equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1
    ).isActive = true
    scene.layout()
    #expect(abs(edge.frame.minY - text.frame.minY - text.font.ascender - 8) < 1.4)
  }

  /// What the reports and tools read is what the layout goes by.
  @Test func theConstantIsTheDistance() {
    let scene = Scene(scale: .infinity)
    let (above, below) = (label(17, in: scene), label(30, in: scene))
    let spacing = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 2)
    scene.activate(above.topAnchor.constraint(equalTo: scene.root.topAnchor), spacing)
    scene.layout()
    let height = lineHeight(above.font, below.font)
    #expect(abs(spacing.constant - 2 * height) < 1e-9)
    #expect(abs(distance(above, below) - spacing.constant) < 1e-9)
    // Another constant is another distance from now on.
    spacing.constant = 100
    below.font = .systemFont(ofSize: 50)
    scene.layout()
    #expect(spacing.constant == 100 && abs(distance(above, below) - 100) < 1e-9)
  }

  @Test func aFitMeasuresLines() {
    let scene = Scene(scale: .infinity)
    let box = scene.view()
    let labels = [17, 40].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      return label
    }
    scene.activate(
      labels[0].topAnchor.constraint(equalTo: box.topAnchor),
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
      labels[1].bottomAnchor.constraint(equalTo: box.bottomAnchor),
      labels[0].leadingAnchor.constraint(equalTo: box.leadingAnchor))
    let expected = {
      labels[0].font.lineHeight + labels[0].font.leading + labels[1].font.lineHeight
    }
    func fit() -> CGFloat { box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    #expect(abs(fit() - expected()) < 0.01)
    labels[1].font = .systemFont(ofSize: 20)
    #expect(abs(fit() - expected()) < 0.01)
    box.pinOrigin()
    scene.layout()
    #expect(abs(box.frame.height - expected()) < 0.01)
  }

  /// `spacingBaselineToBaseline`: a dash is the system's spacing between baselines.
  @Test func dashesBetweenBaselines() {
    let scene = Scene(scale: .infinity)
    let (above, below) = (label(17, in: scene), label(30, in: scene))
    scene.activate(above.topAnchor.constraint(equalTo: scene.root.topAnchor))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["a": above, "b": below]))
    scene.layout()
    #expect(abs(distance(above, below) - lineHeight(above.font, below.font)) < 1e-9)
  }
}
