import OpenAutoLayout
import RandomTestSupport

/// What apps are made of: cells, scroll views, controls, texts, controllers, and code in their layouts.
extension LayoutWorld {
  func everydayStep(_ word: inout StepWord) {
    switch word.number(below: 64) {
    case 0..<10: addEverydayView(&word)
    case 10..<22: changeEverydayView(&word)
    case 22..<27: constrainAsAppsDo(&word)
    case 27..<30: addConstraint(&word)
    case 30..<32: deactivate(&word)
    case 32..<34: activate(&word)
    case 34: toggle(&word)
    case 35..<38: changeConstant(&word)
    case 38: changePriority(&word)
    case 39: changeContent(&word)
    case 40: changeContentPriority(&word)
    case 41: changeDirection(&word)
    case 42..<44: changeEverydayMargins(&word)
    case 44..<46: changeFrame(&word)
    case 46: if word.oneIn(3) { changeScale(&word) } else { changeRootSize(&word) }
    case 47: moveView(&word)
    case 48: detachView(&word)
    case 49: dropDetached(&word)
    case 50: addGuide(&word)
    case 51: scheduleDuringLayout(&word)
    case 52: scheduleDuringUpdate(&word)
    case 53: measure(&word)
    case 54: inspect(&word)
    case 55: sizeCellsByContent(&word)
    case 56..<58: changeStacks(&word)
    case 58: changeTraits(&word)
    case 59: word.pick(views)?.layoutIfNeeded()
    default: layOutAndCompare()
    }
  }

  func changeScale(_ word: inout StepWord) {
    root.contentScaleFactor = [1, 2, 3, .infinity][word.number(below: 4)]
    // No screen does this, and texts and code that measures them do not hear of it.
    for view in root.family {
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
    }
  }

  func addEverydayView(_ word: inout StepWord) {
    guard allViews.count < 24, let target = word.pick(views.filter { $0.host != nil }),
      let host = target.host
    else { return }
    let view = makeEverydayView(&word)
    if let stack = target as? UIStackView, !view.isPlacedByFrame, !word.oneIn(6) {
      return add(view, to: stack) { arrange(view, in: stack, &word) }
    }
    let isByFrame = view.isPlacedByFrame || word.oneIn(view.isCell ? 2 : 5)
    if isByFrame {
      placeByFrame(view, in: host, &word)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if word.oneIn(10), let view = view as? FuzzView { view.alignment = insets(&word) }
    if word.oneIn(5), view is FuzzView {
      let controller = ManualController(
        way: manualWay(&word, ofContent: false), hasBar: word.oneIn(4))
      controller.take(view)
      controllers.append(controller)
    }
    add(view, to: host) { host.addSubview(view) }
    if !isByFrame { place(view, &word) }
    for _ in 0..<word.number(below: 3) { change(view, &word) }
  }

  private func placeByFrame(_ view: UIView, in host: UIView, _ word: inout StepWord) {
    if word.oneIn(4) {
      view.frame = host.bounds
      // A switch keeps its own size, and its proportions would come to an end at none. And what a mask ties to
      // its superview gets its size from its content, as that does.
      if view.frame == host.bounds, !view.isPlacedByFrame {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    } else {
      view.frame = CGRect(
        x: length(0...60, &word), y: length(0...60, &word), width: length(20...250, &word),
        height: length(20...120, &word))
    }
  }

  func makeEverydayView(_ word: inout StepWord) -> UIView {
    switch word.number(below: 20) {
    case 0..<3:
      let view = makeView(by: { FuzzView() })
      view.content = CGSize(
        width: word.oneIn(3) ? UIView.noIntrinsicMetric : length(5...90, &word),
        height: word.oneIn(3) ? UIView.noIntrinsicMetric : length(5...90, &word))
      return view
    case 3..<7: return makeManualView(&word)
    case 7..<9: return makeCell(&word)
    case 9: return makeScroll(&word)
    case 10..<12:
      let isVertical = word.oneIn(2)
      // Its constraints stand in the order in which they were made.
      tiesFollowHistory = true
      let stack = makeView(by: { CountingStack() })
      stack.axis = isVertical ? .vertical : .horizontal
      return stack
    case 12..<16: return makeText(&word)
    default: return makeControl(&word)
    }
  }

  func manualWay(_ word: inout StepWord, ofContent: Bool) -> ManualLayout {
    let ways = ManualLayout.allCases.filter { ofContent || !$0.isOfContent }
    return ways[word.number(below: ways.count)]
  }

  private func makeManualView(_ word: inout StepWord) -> UIView {
    let ways = (0..<1 + word.number(below: 3)).map { _ in manualWay(&word, ofContent: true) }
    let calls: [ManualView.Call] =
      [.superFirst, .superFirst, .superFirst, .superInTheMiddle, .superLast, .superTwice, .noSuper]
    let call = calls[word.number(below: calls.count)]
    return makeView(by: { ManualView(ways: ways, call: call) })
  }

  /// Changes a view in what its class alone has.
  func changeEverydayView(_ word: inout StepWord) {
    guard let view = word.pick(allViews.filter { $0 !== root }) else { return }
    change(view, &word)
  }

  func change(_ view: UIView, _ word: inout StepWord) {
    if word.oneIn(12) {
      view.isHidden = word.oneIn(2)
      return
    }
    switch view {
    case let cell as UITableViewCell: change(cell, &word)
    case let cell as UICollectionViewCell: change(cell, &word)
    case let text as UITextView: change(text, &word)
    case let scroll as UIScrollView: change(scroll, &word)
    case let label as UILabel: change(label, &word)
    default: changeControl(view, &word)
    }
  }

  /// A length that lies between two pixels as often as not.
  func length(_ range: ClosedRange<Int>, _ word: inout StepWord) -> Double {
    let fractions = [0, 0, 0, 0, 0.5, 1.0 / 3, 0.25, 0.1, 0.123]
    return word.points(range) + fractions[word.number(below: fractions.count)]
  }

  func changeEverydayMargins(_ word: inout StepWord) {
    guard let view = word.pick(allViews) else { return }
    // Some manual layouts set their margins.
    let isManual = view is ManualView || controller(of: view) != nil
    let edges = (0..<4).map { _ in CGFloat(length(0...20, &word)) }
    switch word.number(below: 6) {
    case 0..<3 where isManual: break
    case 0..<2:
      set("layoutMargins", of: view, in: "margins") {
        $0.layoutMargins = UIEdgeInsets(
          top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
      }
    case 2:
      set("directionalLayoutMargins", of: view, in: "margins") {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
      }
    case 3:
      let preserves = word.oneIn(2)
      set("preservesSuperviewLayoutMargins", of: view) {
        $0.preservesSuperviewLayoutMargins = preserves
      }
    case 4:
      let insets = word.oneIn(2)
      set("insetsLayoutMarginsFromSafeArea", of: view) {
        $0.insetsLayoutMarginsFromSafeArea = insets
      }
    default:
      controller(of: view)?.additionalSafeAreaInsets = UIEdgeInsets(
        top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
  }
}

extension UIView {
  /// The view that a view's subviews belong in, or `nil` if it is one that has none.
  var host: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.isForSubviews ? cell.contentView : nil
    case let cell as UICollectionViewCell: cell.isForSubviews ? cell.contentView : nil
    case let view as UIVisualEffectView: view.contentView
    case is UITextView: nil
    case is FuzzView, is UIScrollView, is UIStackView: self
    default: nil
    }
  }

  /// Whether its size must not follow its content, which has another size in each step of its layout.
  var isPlacedByFrame: Bool {
    switch self {
    case let cell as ManualTableCell: cell.movesItsContent
    case let cell as ManualCollectionCell: cell.isCard
    default: false
    }
  }

  var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}
