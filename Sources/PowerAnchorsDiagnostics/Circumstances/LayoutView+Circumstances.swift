import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// Returns the problems of the view's layout at several widths, in several reading directions and
  /// text sizes.
  ///
  ///     let problems = screen.layoutProblems(
  ///       widths: stride(from: 320, through: 1024, by: 8), textSizes: LayoutTextSize.allCases)
  ///     #expect(problems.isEmpty, "\(problems)")
  ///
  /// Each problem is returned once, in the words of its first occurrence.
  /// ``LayoutProblem/circumstances`` says where it occurs. Afterward, the view has its previous
  /// size, reading directions and text size.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of problems to look for.
  ///   - acceptances: The problems that are on purpose.
  ///   - widths: The widths to try, in points.
  ///   - directions: The reading directions to try. With UIKit, a view with a semantic content
  ///     attribute of its own keeps its direction.
  ///   - textSizes: The text sizes to try. If it is empty, the text size is not changed. With
  ///     AppKit, it is ignored, since there is a single text size.
  /// - Returns: The problems, in the order in which they were found.
  /// - Precondition: The view is a root view, since otherwise its superview decides its width.
  ///   Before iOS 17 and tvOS 17, `textSizes` is empty, since the text size of a view cannot be set
  ///   there.
  /// - Complexity: One layout or more for each combination of width, direction and text size.
  public func layoutProblems(
    of kinds: Set<LayoutProblem.Kind> = .standard, ignoring acceptances: [LayoutAcceptance] = [],
    widths: some Sequence<CGFloat>,
    directions: [LayoutReadingDirection] = LayoutReadingDirection.allCases,
    textSizes: [LayoutTextSize] = []
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
          record.add(LayoutReading(of: self).problems(of: kinds), width, setting)
        }
        for step in restoring { step() }
      }
      restoreTextSize?()
    }
    trial.end()
    layOut()
    return record.problems.without(acceptances, of: kinds)
  }
}

/// Sets several widths of a root view in turn, and restores its previous width.
@MainActor
private struct WidthTrial {
  private let view: LayoutView
  private let formerWidth: CGFloat
  /// The width of a view that does not translate its mask, since its frame decides nothing.
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
  /// Sets the reading direction of all views of the subtree that follow that of the interface.
  ///
  /// - Returns: The closures that restore the previous directions.
  private func read(_ direction: LayoutReadingDirection) -> [() -> Void] {
    var restoring: [() -> Void] = []
    var open: [LayoutView] = [self]
    while let view = open.popLast() {
      if let step = view.setInterfaceDirection(direction) { restoring.append(step) }
      open += view.subviews
    }
    return restoring
  }
}
