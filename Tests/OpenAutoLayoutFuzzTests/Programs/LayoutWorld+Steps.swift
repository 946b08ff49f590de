import OpenAutoLayout
import RandomTestSupport

extension LayoutWorld {
  /// Does what a number says.
  func step(_ word: UInt64) {
    var word = StepWord(word)
    switch climate {
    case .everyday: everydayStep(&word)
    case .barred: if word.oneIn(3) { everydayStep(&word) } else { barStep(&word) }
    case .provoked: provoke(&word)
    default: plainStep(&word)
    }
  }

  func plainStep(_ word: inout StepWord) {
    if climate == .stacked, word.oneIn(3) { return changeStacks(&word) }
    switch word.number(below: 64) {
    case 0..<8: addView(&word)
    case 8..<10: addGuide(&word)
    case 10..<22: addConstraint(&word)
    case 22: addConstraintsByFormat(&word)
    case 23: addDistanceConstraint(&word)
    case 24..<27: deactivate(&word)
    case 27..<29: activate(&word)
    case 29..<33: changeConstant(&word)
    case 33..<35: changePriority(&word)
    case 35..<37: changeContent(&word)
    case 37: changeContentPriority(&word)
    case 38: changeDirection(&word)
    case 39: changeMargins(&word)
    case 40..<42: changeFrame(&word)
    case 42: changeAutoresizing(&word)
    case 43: changeRootSize(&word)
    case 44..<46: moveView(&word)
    case 46: detachView(&word)
    case 47: dropDetached(&word)
    case 48: moveGuide(&word)
    case 49: moveConstraint(&word)
    case 50: scheduleDuringLayout(&word)
    case 51: scheduleDuringUpdate(&word)
    case 52: measure(&word)
    case 53: inspect(&word)
    case 54: word.pick(views)?.layoutIfNeeded()
    case 55: word.pick(allViews)?.setNeedsUpdateConstraints()
    case 56: changeAlignment(&word)
    case 57..<61 where climate.isReactive: planReaction(&word)
    case 57 where climate == .pixels: changeScale(&word)
    case 61 where climate.isReactive:
      if word.oneIn(4) { changeArea(&word) } else { changeTraits(&word) }
    case 62 where climate.isReactive: changeStacks(&word)
    default: layOutAndCompare()
    }
  }
}
