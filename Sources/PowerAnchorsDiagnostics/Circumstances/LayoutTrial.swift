import LayoutReport
import PowerAnchors

extension LayoutView {
  /// Lays the view out in several circumstances, and reads it in each. Afterward, it has its previous size,
  /// reading directions and text size.
  func read(
    in tried: TriedCircumstances, _ judge: (LayoutReading, LayoutCircumstances) -> Void
  ) {
    precondition(
      surroundingView == nil,
      "A view is tried at several widths where nothing around it decides its width, and "
        + "\(LayoutReading(of: self).facts.root.name) has a superview: ask the root, or take the view "
        + "out.")
    // What is wrong as the view is now gets reported as always, and nothing else.
    layOut()
    let reportAgain = silenceConflictReports()
    let trial = SizeTrial(of: self, setsHeight: tried.heights != [nil])
    for textSize in tried.textSizes {
      let restoreTextSize = textSize.map(setTextSize)
      for direction in tried.directions {
        let restoring = set(direction)
        for height in tried.heights {
          for width in tried.widths {
            trial.set(width: width, height: height)
            judge(
              LayoutReading(of: self),
              LayoutCircumstances(
                width: width, height: height, direction: direction, textSize: textSize))
          }
        }
        for step in restoring { step() }
      }
      restoreTextSize?()
    }
    trial.end()
    layOut()
    reportAgain()
  }

  /// Sets the reading direction of all views of the subtree that follow that of the interface.
  ///
  /// - Returns: The closures that restore the previous directions.
  private func set(_ direction: LayoutReadingDirection) -> [() -> Void] {
    var restoring: [() -> Void] = []
    var open: [LayoutView] = [self]
    while let view = open.popLast() {
      if let step = view.setInterfaceDirection(direction) { restoring.append(step) }
      open += view.subviews
    }
    return restoring
  }
}

/// Sets several sizes of a root view in turn, and restores its previous size.
@MainActor
private struct SizeTrial {
  private let view: LayoutView
  private let formerSize: CGSize
  /// The width and the height of a view that does not translate its mask, since its frame decides nothing.
  private let width: NSLayoutConstraint?
  private let height: NSLayoutConstraint?

  init(of view: LayoutView, setsHeight: Bool) {
    self.view = view
    formerSize = view.frame.size
    let isGiven = view.translatesAutoresizingMaskIntoConstraints
    width = isGiven ? nil : view.widthAnchor.constraint(equalToConstant: formerSize.width)
    height =
      isGiven || !setsHeight
      ? nil : view.heightAnchor.constraint(equalToConstant: formerSize.height)
    for constraint in [width, height] { constraint?.isActive = true }
  }

  func set(width: CGFloat, height: CGFloat?) {
    if let constraint = self.width {
      constraint.constant = width
    } else {
      view.frame.size.width = width
    }
    guard let height else { return }
    if let constraint = self.height {
      constraint.constant = height
    } else {
      view.frame.size.height = height
    }
  }

  func end() {
    for constraint in [width, height] { constraint?.isActive = false }
    view.frame.size = formerSize
  }
}
