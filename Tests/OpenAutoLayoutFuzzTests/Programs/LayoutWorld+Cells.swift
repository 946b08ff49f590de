import OpenAutoLayout
import RandomTestSupport

/// Cells of tables and collections, and views that scroll.
extension LayoutWorld {
  func makeCell(_ word: inout StepWord) -> UIView {
    if word.oneIn(8) {
      let view = makeView(by: { UITableViewHeaderFooterView(reuseIdentifier: nil) })
      let text = self.text(&word)
      set("contentConfiguration", of: view) { view in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = text
        view.contentConfiguration = content
      }
      return view
    }
    if word.oneIn(3) {
      let isCard = word.oneIn(2)
      return makeView(by: { ManualCollectionCell(isCard: isCard) })
    }
    let ways = ManualTableCell.Way.allCases
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let way = word.oneIn(2) ? .none : ways[word.number(below: ways.count)]
    let style = styles[word.number(below: styles.count)]
    return makeView(by: { ManualTableCell(style: style, way: way) })
  }

  func change(_ cell: UITableViewCell, _ word: inout StepWord) {
    switch word.number(below: 8) {
    case 0..<2:
      let types: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark]
      let type = types[word.number(below: types.count)]
      set("accessoryType", of: cell) { $0.accessoryType = type }
    case 2:
      let isOn = word.oneIn(2)
      set("accessoryView", of: cell) { cell in
        if !isOn {
          cell.accessoryView = nil
        } else if !(cell.accessoryView is UISwitch) {
          cell.accessoryView = UISwitch()
        }
      }
    case 3:
      set("backgroundView", of: cell) { cell in
        if cell.backgroundView == nil { cell.backgroundView = UIView() }
      }
    // What follows makes labels in the content, where a client's views must not be, too.
    case _ where !cell.contentView.subviews.filter(isOfProgram).isEmpty: break
    case _ where (cell as? ManualTableCell)?.configuresItself == true: break
    case 4..<6:
      if cell.contentConfiguration != nil { return }
      let (text, detail) = (self.text(&word), self.text(&word))
      let hasImage = word.oneIn(3)
      set("textLabel", of: cell) { cell in
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        cell.imageView?.image = hasImage ? UIImage(systemName: "star") : nil
      }
    default:
      if !cell.isForSubviews && cell.contentConfiguration == nil { return }
      let content = configuration(&word)
      set("contentConfiguration", of: cell) { $0.contentConfiguration = content }
    }
  }

  func change(_ cell: UICollectionViewCell, _ word: inout StepWord) {
    if word.oneIn(4) {
      return set("backgroundView", of: cell) { cell in
        if cell.backgroundView == nil { cell.backgroundView = UIView() }
      }
    }
    if cell.contentView.subviews.contains(where: isOfProgram) { return }
    let content = configuration(&word)
    set("contentConfiguration", of: cell) { $0.contentConfiguration = content }
  }

  private func configuration(_ word: inout StepWord) -> UIListContentConfiguration {
    var content: UIListContentConfiguration =
      [.cell(), .subtitleCell(), .valueCell()][word.number(below: 3)]
    content.text = text(&word)
    if word.oneIn(2) { content.secondaryText = text(&word) }
    if word.oneIn(3) { content.image = UIImage(systemName: "star") }
    return content
  }

  /// Gives a cell that is placed by its frame the height of its content, as a list does.
  func sizeCellsByContent(_ word: inout StepWord) {
    let cells = allViews.filter { $0.isCell && $0.translatesAutoresizingMaskIntoConstraints }
    guard let cell = word.pick(cells) else { return }
    let width = length(60...400, &word)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame.size = CGSize(width: width, height: size.height)
  }

  // MARK: What scrolls

  func makeScroll(_ word: inout StepWord) -> UIView {
    let ways = ManualScroll.Way.allCases
    let way = word.oneIn(2) ? .none : ways[word.number(below: ways.count)]
    return makeView(by: { ManualScroll(way: way) })
  }

  func change(_ scroll: UIScrollView, _ word: inout StepWord) {
    if word.oneIn(4) || (scroll as? ManualScroll)?.setsItsInset == true {
      return changeAdjustment(of: scroll, &word)
    }
    if word.oneIn(3) || (scroll as? ManualScroll)?.boundsItsOffset == true {
      let inset = length(0...40, &word)
      // An offset at the top follows it.
      return set("contentInset", of: scroll, in: "offset") { scroll in
        scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      }
    }
    // At no inset, so that it stays where it is set.
    let offset = CGPoint(x: word.points(-20...100) + 0.4, y: word.points(-20...100) + 0.4)
    set("contentOffset", of: scroll, in: "offset") { $0.contentOffset = offset }
  }

  /// Changes what decides how much of the safe area a scroll view adds to its insets.
  private func changeAdjustment(of scroll: UIScrollView, _ word: inout StepWord) {
    let bounces = word.oneIn(2)
    switch word.number(below: 4) {
    case 0: set("alwaysBounceVertical", of: scroll) { $0.alwaysBounceVertical = bounces }
    case 1: set("alwaysBounceHorizontal", of: scroll) { $0.alwaysBounceHorizontal = bounces }
    default:
      let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] =
        [.automatic, .scrollableAxes, .never, .always]
      let behavior = behaviors[word.number(below: behaviors.count)]
      set("contentInsetAdjustmentBehavior", of: scroll) {
        $0.contentInsetAdjustmentBehavior = behavior
      }
    }
  }
}

extension UITableViewCell {
  /// Whether it has neither labels of its own nor a configured content.
  var isForSubviews: Bool {
    (self as? ManualTableCell)?.configuresItself != true
      && contentView.subviews.allSatisfy { $0.accessibilityIdentifier != nil }
  }
}

extension UICollectionViewCell {
  var isForSubviews: Bool {
    contentView.subviews.allSatisfy { $0.accessibilityIdentifier != nil }
  }
}
