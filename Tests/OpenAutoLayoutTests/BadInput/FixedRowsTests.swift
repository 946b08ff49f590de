import OpenAutoLayout
import Testing

/// Rows of fixed heights that are higher than their container. Six rows of 44 points fit into 300.
@MainActor
struct FixedRowsTests {
  enum Container: CaseIterable {
    case stack
    case columnThatEndsFirst
    case columnThatEndsLast
    case gaps
    case leastHeights
  }

  private let count = 60

  /// Each height that does not fit is reported once; or the end of the column is, where it came last.
  @Test(arguments: Container.allCases)
  func heightsThatDoNotFitAreReportedOnceEach(_ container: Container) {
    let scene = Scene(200, 300)
    var leftOut: [NSLayoutConstraint?] = []
    scene.root.layoutConflictHandler = { leftOut.append($0.leftOut) }
    let rows = (0..<count).map { _ in UIView() }
    let heights = rows.map { row in
      container == .leastHeights
        ? row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        : row.heightAnchor.constraint(equalToConstant: 44)
    }
    var end: NSLayoutConstraint?
    if container == .stack {
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      scene.root.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.pinEdges()
    } else {
      var bottom = scene.root.topAnchor
      for row in rows {
        row.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(row)
        let isGap = container == .gaps || container == .leastHeights
        let top =
          isGap
          ? row.topAnchor.constraint(greaterThanOrEqualTo: bottom)
          : row.topAnchor.constraint(equalTo: bottom)
        top.isActive = true
        bottom = row.bottomAnchor
      }
      let last = bottom.constraint(equalTo: scene.root.bottomAnchor)
      if container == .columnThatEndsLast { NSLayoutConstraint.activate(heights) }
      last.isActive = true
      end = last
    }
    NSLayoutConstraint.activate(heights)
    scene.layout()
    let expected: [NSLayoutConstraint?] =
      container == .columnThatEndsLast ? [end] : Array(heights.dropFirst(6))
    #expect(leftOut == expected)
    for row in rows.prefix(6) { #expect(row.frame.height == 44) }
    for row in rows { #expect(row.frame.minY.isFinite && row.frame.size.height >= 0) }
    scene.layout()
    #expect(leftOut.count == expected.count)
  }
}
