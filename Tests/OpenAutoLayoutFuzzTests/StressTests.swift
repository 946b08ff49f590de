import OpenAutoLayout
import Testing

/// Trees and rows of sizes and numbers that no one builds on purpose.
///
/// Debug builds try a tenth of the counts.
@MainActor
struct StressTests {
  private func count(_ number: Int) -> Int {
    #if DEBUG
      number / 10
    #else
      number
    #endif
  }

  private func makeRoot(_ width: CGFloat = 400, _ height: CGFloat = 400) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.contentScaleFactor = .infinity
    return root
  }

  private func makeView(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func aDeepTreeIsLaidOutMeasuredDescribedAndDropped() {
    let root = makeRoot()
    var innermost: UIView = root
    for _ in 0..<count(10_000) {
      let view = makeView(in: innermost)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: innermost.leadingAnchor, constant: 0.001),
        view.topAnchor.constraint(equalTo: innermost.topAnchor),
        view.widthAnchor.constraint(equalTo: innermost.widthAnchor),
        view.heightAnchor.constraint(equalTo: innermost.heightAnchor),
      ])
      innermost = view
    }
    let across = innermost.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
    across.priority = .defaultLow
    across.isActive = true
    root.layoutIfNeeded()
    #expect(innermost.frame.size == CGSize(width: 400, height: 400))
    let depth = CGFloat(count(10_000))
    #expect(abs(innermost.convert(CGPoint.zero, to: root).x - depth * 0.001) < 1e-6)
    root.removeFromSuperview()
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width >= 0)
  }

  @Test func aWideTreeIsLaidOut() {
    let root = makeRoot()
    var last: UIView?
    for _ in 0..<count(100_000) {
      let view = makeView(in: root)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.heightAnchor.constraint(equalToConstant: 2),
      ])
      last = view
    }
    root.layoutIfNeeded()
    #expect(last?.frame.maxY == 3 * CGFloat(count(100_000)))
  }

  @Test func manyConflictsOnOneViewAreReportedAndTheFirstConstraintHolds() {
    let root = makeRoot()
    var reports = 0
    root.layoutConflictHandler = { _ in reports += 1 }
    let view = makeView(in: root)
    for width in 0..<count(1000) {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width) + 10).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(reports == count(1000) - 1)
  }

  @Test func manyViewsWithAConflictEachAreReportedAndKeepTheFirstConstraint() {
    let root = makeRoot()
    var reports = 0
    root.layoutConflictHandler = { _ in reports += 1 }
    let views = (0..<count(1000)).map { _ in makeView(in: root) }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width == 10 })
    #expect(reports == views.count)
  }

  @Test func manyConflictsInOneComponentAreReported() {
    let root = makeRoot()
    var reports = 0
    root.layoutConflictHandler = { _ in reports += 1 }
    let views = (0..<count(1000)).map { _ in makeView(in: root) }
    for (previous, view) in zip(views, views.dropFirst()) {
      view.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true
      view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
    }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    for (index, view) in views.enumerated() {
      view.widthAnchor.constraint(equalToConstant: CGFloat(index) + 1).isActive = true
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width == 1 })
    #expect(reports == views.count - 1)
  }

  @Test func everyConflictAlongAChainIsReportedAndTheEarlierConstraintsHold() {
    let root = makeRoot()
    var leftOut: [NSLayoutConstraint?] = []
    root.layoutConflictHandler = { leftOut.append($0.leftOut) }
    let views = (0..<count(200)).map { _ in makeView(in: root) }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    for (previous, view) in zip(views, views.dropFirst()) {
      view.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true
    }
    for view in views { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    let late = views.enumerated().map { index, view in
      view.trailingAnchor.constraint(
        equalTo: root.leadingAnchor, constant: 7 * CGFloat(index) + 1)
    }
    NSLayoutConstraint.activate(late)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == views.indices.map { 10 * CGFloat($0) })
    // 10 · 3 is not 7 · 2 + 1, and so on: not one of them can hold.
    #expect(Set(leftOut) == Set(late))
  }

  @Test func theSameConstraintManyTimesIsNoConflict() {
    let root = makeRoot()
    var reports = 0
    root.layoutConflictHandler = { _ in reports += 1 }
    let (first, second) = (makeView(in: root), makeView(in: root))
    for _ in 0..<count(1000) {
      NSLayoutConstraint.activate([
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 1.0 / 3),
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 3),
        first.widthAnchor.constraint(equalTo: first.widthAnchor),
      ])
    }
    second.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(abs(first.frame.width - 100 / 3.0) < 1e-9)
    #expect(reports == 0)
  }

  @Test func aConstraintThatIsFalseByItselfIsReportedAlone() {
    let root = makeRoot()
    var reports: [UIView.LayoutConflict] = []
    root.layoutConflictHandler = { reports.append($0) }
    let view = makeView(in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let wrong = view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 10)
    NSLayoutConstraint.activate([wrong, width])
    root.layoutIfNeeded()
    #expect(reports.map(\.leftOut) == [wrong])
    #expect(reports.map(\.constraints) == [[wrong]])
    #expect(view.frame.width == 50)
  }

  @Test func aRootOfNothingGivesFiniteFrames() {
    let root = makeRoot(0, 0)
    var reports = 0
    root.layoutConflictHandler = { _ in reports += 1 }
    let view = makeView(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 0, height: 0))
    #expect(reports == 1)
  }

  @Test(arguments: [1e-9, 1e-6, 1e-3, 1, 1e3, 1e7])
  func constantsOfAnySizeAreExactToRounding(constant: Double) {
    let root = makeRoot()
    var last: UIView?
    for _ in 0..<50 {
      let view = makeView(in: root)
      view.leadingAnchor.constraint(
        equalTo: last?.trailingAnchor ?? root.leadingAnchor, constant: constant
      ).isActive = true
      view.widthAnchor.constraint(equalToConstant: constant).isActive = true
      last = view
    }
    root.layoutIfNeeded()
    let right = last?.frame.maxX ?? 0
    #expect(abs(right - 100 * constant) <= 1e-12 * 100 * max(1, constant))
  }

  @Test func nearlyParallelConstraintsGiveFiniteFramesWithinRange() {
    let root = makeRoot()
    root.layoutConflictHandler = { _ in }
    let first = makeView(in: root)
    let second = makeView(in: root)
    for step in 0..<20 {
      let bound = first.widthAnchor.constraint(
        lessThanOrEqualTo: second.widthAnchor, multiplier: 1 + CGFloat(step) * 1e-10,
        constant: 10)
      bound.isActive = true
    }
    second.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let optional = first.widthAnchor.constraint(equalToConstant: 200)
    optional.priority = .defaultHigh
    optional.isActive = true
    root.layoutIfNeeded()
    #expect(abs(first.frame.width - 110) < 1e-6)
  }
}
