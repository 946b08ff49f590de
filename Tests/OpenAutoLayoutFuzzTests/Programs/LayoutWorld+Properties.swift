import OpenAutoLayout
import RandomTestSupport

/// Steps that set what views say of themselves.
extension LayoutWorld {
  func changeContent(_ word: inout StepWord) {
    guard let view = word.pick(allFuzzViews) else { return }
    view.content = CGSize(
      width: word.oneIn(3) ? UIView.noIntrinsicMetric : word.points(0...150),
      height: word.oneIn(3) ? UIView.noIntrinsicMetric : word.points(0...150))
  }

  func changeArea(_ word: inout StepWord) {
    word.pick(allFuzzViews)?.area = word.oneIn(3) ? nil : word.points(1...100) * 200
  }

  func changeContentPriority(_ word: inout StepWord) {
    guard let view = word.pick(allViews) else { return }
    let axis: NSLayoutConstraint.Axis = word.oneIn(2) ? .horizontal : .vertical
    let priority = UILayoutPriority([0, 250, 251, 500, 750, 1000][word.number(below: 6)])
    if word.oneIn(2) {
      view.setContentHuggingPriority(priority, for: axis)
    } else {
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  func changeDirection(_ word: inout StepWord) {
    // The root's direction is most of what matters.
    let view = word.oneIn(2) ? root : word.pick(allViews)
    view?.semanticContentAttribute = word.oneIn(2) ? .forceRightToLeft : .unspecified
  }

  func changeTraits(_ word: inout StepWord) {
    let view = word.oneIn(2) ? root : word.pick(allViews)
    let directions: [UITraitEnvironmentLayoutDirection?] = [.rightToLeft, .leftToRight, nil]
    if let direction = directions[word.number(below: 3)] {
      view?.traitOverrides.layoutDirection = direction
    } else {
      view?.traitOverrides.remove(UITraitLayoutDirection.self)
    }
  }

  func changeMargins(_ word: inout StepWord) {
    guard let view = word.pick(allViews) else { return }
    if let controller = controller(of: view), word.oneIn(2) {
      controller.additionalSafeAreaInsets = insets(&word)
    } else if word.oneIn(2) {
      view.layoutMargins = UIEdgeInsets(
        top: word.points(0...20), left: word.points(0...20), bottom: word.points(0...20),
        right: word.points(0...20))
    } else {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: word.points(0...20), leading: word.points(0...20), bottom: word.points(0...20),
        trailing: word.points(0...20))
    }
  }

  func changeAlignment(_ word: inout StepWord) {
    guard let view = word.pick(allFuzzViews), view !== root else { return }
    view.alignment = insets(&word)
  }

  func insets(_ word: inout StepWord) -> UIEdgeInsets {
    UIEdgeInsets(
      top: word.points(0...5), left: word.points(0...5), bottom: word.points(0...5),
      right: word.points(0...5))
  }

  func changeFrame(_ word: inout StepWord) {
    let placed = allViews.filter {
      $0 !== root && $0.translatesAutoresizingMaskIntoConstraints
    }
    guard let view = word.pick(placed) else { return }
    view.transform = .identity
    func number(_ range: ClosedRange<Int>) -> Double {
      climate.isBetweenPixels ? length(range, &word) : word.points(range)
    }
    view.frame = CGRect(
      x: number(-20...100), y: number(-20...100), width: number(0...200), height: number(0...200))
    if word.oneIn(3), let turned = word.pick(allViews), turned !== root { turn(turned, &word) }
  }

  /// Gives a view another transform, and one that is placed by its frame another anchor point.
  ///
  /// Layout does not see either, so that nothing else may differ.
  private func turn(_ view: UIView, _ word: inout StepWord) {
    if view.translatesAutoresizingMaskIntoConstraints {
      view.anchorPoint = CGPoint(x: word.points(-1...2) / 2, y: word.points(-1...2) / 2)
    }
    view.transform =
      switch word.number(below: 5) {
      case 0: .identity
      case 1: CGAffineTransform(translationX: word.points(-50...50), y: 7)
      case 2: CGAffineTransform(scaleX: 0.5, y: -3)
      case 3: CGAffineTransform(rotationAngle: word.points(0...6))
      default: CGAffineTransform(scaleX: 0, y: 1)
      }
  }

  func changeRootSize(_ word: inout StepWord) {
    // As a cell does, whose next layout is what was measured.
    if word.oneIn(2) { return root.frame.size = measure(root, &word) }
    let sizes: [CGFloat] =
      climate.isBetweenPixels
      ? [100.1, 375, 375.5, 393, 400.25, 480, 1000.0 / 3] : [0, 1, 320, 375, 400, 480, 1000]
    root.frame.size = CGSize(
      width: sizes[word.number(below: sizes.count)], height: sizes[word.number(below: sizes.count)])
  }
}
