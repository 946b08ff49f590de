import Foundation

// Headers and footers.
extension UITableView {
  func showHeader(_ section: Int) {
    let own =
      unanswered.contains(.viewForHeader)
      ? nil : delegate?.tableView(self, viewForHeaderInSection: section)
    if let view = own ?? titleView(titleOfHeader(section), isHeader: true) {
      shownHeaders[section] = view
      addSubview(view)
      measureHeader(section)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      setHeight(givenHeader(section) ?? gapAlone(section), of: .header(section))
    }
  }

  func showFooter(_ section: Int) {
    let own =
      unanswered.contains(.viewForFooter)
      ? nil : delegate?.tableView(self, viewForFooterInSection: section)
    if let view = own ?? titleView(titleOfFooter(section), isHeader: false) {
      shownFooters[section] = view
      addSubview(view)
      measureFooter(section)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      setHeight(givenFooter(section) ?? gapBelow, of: .footer(section))
    }
  }

  func measureHeader(_ section: Int) {
    guard let view = shownHeaders[section] else { return }
    let height =
      givenHeader(section)
      ?? titleAlone(of: view).map { heightOfTitle($0, isHeader: true) + gapAbove(section) }
      ?? fittingHeight(of: view)
    setHeight(height, of: .header(section))
  }

  func measureFooter(_ section: Int) {
    guard let view = shownFooters[section] else { return }
    let height =
      givenFooter(section) ?? titleAlone(of: view).map { heightOfTitle($0, isHeader: false) }
      ?? fittingHeight(of: view)
    setHeight(height, of: .footer(section))
  }

  private func titleAlone(of view: UIView) -> String? {
    (view as? UITableViewHeaderFooterView)?.titleAlone
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let content = isHeader ? UIListContentConfiguration.plainHeader() : .plainFooter()
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.font = content.textProperties.font
    return view
  }

  func recycle(sectionView view: UIView) {
    guard let reusable = view as? UITableViewHeaderFooterView else {
      return view.removeFromSuperview()
    }
    sectionViews.recycle(reusable)
  }
}
