import OpenAutoLayout
import RandomTestSupport

/// Steps in the middle of a pass, and questions that move nothing.
extension LayoutWorld {
  /// Has a later step happen in the middle of a layout.
  func scheduleDuringLayout(_ word: inout StepWord) {
    guard let view = word.pick(fuzzViews) else { return }
    let later = UInt64(word.number(below: .max))
    view.layoutActions.append { [unowned self] in changeDuringPass(later) }
    view.setNeedsLayout()
  }

  func scheduleDuringUpdate(_ word: inout StepWord) {
    guard let view = word.pick(fuzzViews) else { return }
    let later = UInt64(word.number(below: .max))
    view.updateActions.append { [unowned self] in changeDuringPass(later) }
    view.setNeedsUpdateConstraints()
  }

  func changeDuringPass(_ word: UInt64) {
    var word = StepWord(word)
    switch word.number(below: 12) {
    case 0..<2: addView(&word)
    case 2..<4: addConstraint(&word)
    case 4: deactivate(&word)
    case 5..<8: changeConstant(&word)
    case 8: changeContent(&word)
    case 9: detachView(&word)
    case 10: moveView(&word)
    default: dropDetached(&word)
    }
  }

  /// Asks what moves nothing.
  func measure(_ word: inout StepWord) {
    guard let view = word.pick(views) else { return }
    measure(view, &word)
  }

  @discardableResult
  func measure(_ view: UIView, _ word: inout StepWord) -> CGSize {
    let size = view.systemLayoutSizeFitting(
      word.oneIn(2)
        ? UIView.layoutFittingCompressedSize
        : CGSize(width: word.points(0...300), height: word.points(0...300)),
      withHorizontalFittingPriority: UILayoutPriority([1000, 999, 50][word.number(below: 3)]),
      verticalFittingPriority: UILayoutPriority([1000, 999, 50][word.number(below: 3)]))
    if !size.width.isFinite || !size.height.isFinite || size.width < 0 || size.height < 0 {
      complain("a fitting size is \(size)")
    }
    return size
  }

  func inspect(_ word: inout StepWord) {
    guard let view = word.pick(views) else { return }
    _ = view.hasAmbiguousLayout
    _ = view.constraintsAffectingLayout(for: word.oneIn(2) ? .horizontal : .vertical)
    _ = view.description
  }
}
