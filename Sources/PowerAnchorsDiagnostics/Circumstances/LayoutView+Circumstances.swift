import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// What is wrong with the layout of the view at several widths, in both reading directions, and with
  /// several sizes of text.
  ///
  ///     let problems = screen.layoutProblems(
  ///       widths: stride(from: 320, through: 1024, by: 8), textSizes: LayoutTextSize.allCases)
  ///     #expect(problems.isEmpty, "\(problems)")
  ///
  /// Each problem is returned once, in the words of its first occurrence, and says in
  /// ``LayoutProblem/circumstances`` where it occurs. In the end the view has the size, the directions
  /// and the text size that it had.
  ///
  /// - Parameters:
  ///   - kinds: What to look for.
  ///   - widths: The widths to try, in points.
  ///   - directions: The directions to try. They are set for all views that have none of their own.
  ///   - textSizes: The sizes of text to try. If there are none, text keeps the size that it has, as it
  ///     always does over AppKit, which has one.
  /// - Returns: The problems, in the order in which they come up.
  /// - Precondition: The view is the root of its tree, since elsewhere its superview decides how wide
  ///   it is. Before iOS 17 and tvOS 17, there are no text sizes, since a view's cannot be set there.
  /// - Complexity: As many layouts as there are combinations.
  public func layoutProblems(
    of kinds: Set<LayoutProblem.Kind> = .standard, widths: some Sequence<CGFloat>,
    directions: [LayoutDirection] = LayoutDirection.allCases, textSizes: [LayoutTextSize] = []
  ) -> [LayoutProblem] {
    precondition(
      surroundingView == nil,
      "A view is tried at several widths where nothing around it decides its width, and "
        + "\(LayoutReading(of: self).facts.root.name) has a superview: ask the root, or take the view "
        + "out.")
    let widths = Array(widths)
    let textSizes = textSizes.isEmpty || !Self.hasTextSizes ? [nil] : textSizes.map(Optional.some)
    let trial = WidthTrial(of: self)
    var record = ProblemRecord(widths: widths, directions: directions, textSizes: textSizes)
    for textSize in textSizes {
      let restoreTextSize = textSize.map(setTextSize)
      for direction in directions {
        let setting = LayoutSetting(direction: direction, textSize: textSize)
        let restoring = read(direction)
        for width in widths {
          trial.set(width)
          for problem in layoutProblems(of: kinds) { record.add(problem, width, setting) }
        }
        for step in restoring { step() }
      }
      restoreTextSize?()
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
