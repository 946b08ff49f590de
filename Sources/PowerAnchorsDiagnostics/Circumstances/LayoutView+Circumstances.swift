import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// What is wrong with the layout of the view at several widths and in both reading directions.
  ///
  ///     let problems = screen.layoutProblems(widths: stride(from: 320, through: 1024, by: 8))
  ///     #expect(problems.isEmpty, "\(problems)")
  ///
  /// Each problem is returned once, in the words of its first occurrence, and says in
  /// ``LayoutProblem/circumstances`` where it occurs. In the end the view has the size and the
  /// directions that it had.
  ///
  /// - Parameters:
  ///   - kinds: What to look for.
  ///   - widths: The widths to try, in points.
  ///   - directions: The directions to try. They are set for all views that have none of their own.
  /// - Returns: The problems, in the order in which they come up.
  /// - Precondition: The view is the root of its tree, since elsewhere its superview decides how wide
  ///   it is.
  public func layoutProblems(
    of kinds: Set<LayoutProblem.Kind> = .standard, widths: some Sequence<CGFloat>,
    directions: [LayoutDirection] = LayoutDirection.allCases
  ) -> [LayoutProblem] {
    precondition(
      superview == nil,
      "A view is tried at several widths where nothing around it decides its width, and \(self) has "
        + "a superview: ask the root, or take the view out.")
    let widths = Array(widths)
    let trial = WidthTrial(of: self)
    var record = ProblemRecord(widths: widths, directions: directions)
    for direction in directions {
      let restoring = read(direction)
      for width in widths {
        trial.set(width)
        for problem in layoutProblems(of: kinds) { record.add(problem, width, direction) }
      }
      for step in restoring { step() }
    }
    trial.end()
    layOut()
    return record.problems
  }
}

/// Gives a root view one width after the other, and then the one that it had.
@MainActor
private struct WidthTrial {
  private let view: LayoutView
  private let formerWidth: CGFloat
  /// The width of a view whose mask does not count, where the frame decides nothing.
  private let constraint: NSLayoutConstraint?

  init(of view: LayoutView) {
    self.view = view
    formerWidth = view.frame.width
    let isGiven = view.translatesAutoresizingMaskIntoConstraints
    constraint = isGiven ? nil : view.widthAnchor.constraint(equalToConstant: formerWidth)
    constraint?.isActive = true
  }

  func set(_ width: CGFloat) {
    if let constraint { constraint.constant = width } else { view.frame.size.width = width }
  }

  func end() {
    constraint?.isActive = false
    view.frame.size.width = formerWidth
  }
}

extension LayoutView {
  /// Has all views of the subtree that follow the interface's direction read in another one.
  ///
  /// - Returns: What takes that back.
  private func read(_ direction: LayoutDirection) -> [() -> Void] {
    var restoring: [() -> Void] = []
    var open: [LayoutView] = [self]
    while let view = open.popLast() {
      if let step = view.setInterfaceDirection(direction) { restoring.append(step) }
      open += view.subviews
    }
    return restoring
  }
}
