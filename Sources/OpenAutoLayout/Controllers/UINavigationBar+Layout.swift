import Foundation

extension UINavigationBar {
  /// The height of what the bar holds.
  ///
  /// 54 and 106.5 are recorded on iOS 26, as is the height of a bar during a search. The height in compact
  /// environments and that of a prompt are those before iOS 26.
  var contentHeight: CGFloat {
    if searchBarInPlace != nil { return Self.searchBarHeight }
    return promptHeight + (isCompact ? 32 : 54) + largeTitleHeight
  }

  /// The height of a search bar below or in a navigation bar, as recorded.
  static let searchBarHeight: CGFloat = 60

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var promptHeight: CGFloat { (topItem?.prompt ?? "").isEmpty ? 0 : 30 }

  private var largeTitleHeight: CGFloat { showsLargeTitle ? 52.5 : 0 }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    // An item without a mode of its own has that of the item before.
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never
  }

  /// The search bar of a navigation controller's top item.
  var searchBar: UISearchBar? {
    container == nil ? nil : topItem?.searchController?.searchBar
  }

  /// The search bar that shows in place of the bar's own content during a search.
  var searchBarInPlace: UISearchBar? {
    guard let search = topItem?.searchController, search.isActive,
      search.hidesNavigationBarDuringPresentation
    else { return nil }
    return searchBar
  }

  /// The bar has other items. They know it before its first layout: a question for a size, or for
  /// ambiguity, settles insets by the height of the bar without a layout.
  func itemsChanged() {
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }

  /// The content of the bar has another height.
  func heightChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    container?.barsChanged()
  }

  func placeItems() {
    let all = items ?? []
    let top = searchBarInPlace == nil ? all.last : nil
    let large = showsLargeTitle && searchBarInPlace == nil
    let below = large ? largeTitleHeight : 0
    let above = min(promptHeight, bounds.height)
    var row = BarRow()
    if let top {
      let left = (top.leftBarButtonItems ?? []).filter { $0.kind != .flexibleSpace }
      let right = (top.rightBarButtonItems ?? []).filter { $0.kind != .flexibleSpace }
      let hasBack =
        all.count > 1 && !top.hidesBackButton
        && (left.isEmpty || top.leftItemsSupplementBackButton)
      row.leading = (hasBack ? [backButton] : []) + left
      // The first one is at the trailing side.
      row.trailing = right.reversed()
      row.center = top.shownTitleView ?? inlineTitle(large ? nil : top.title)
    }
    let margin = BarRow.margin(ofWidth: bounds.width)
    let line = CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: max(0, bounds.width - 2 * margin),
      height: above)
    var titleLine = line.offsetBy(dx: 0, dy: bounds.height - below)
    titleLine.size.height = below
    let title = place(
      large ? top?.title : nil, as: &texts.largeTitle, UIFont.boldSystemFont(ofSize: 34),
      titleLine)
    let prompt = place(top?.prompt, as: &texts.prompt, UIFont.systemFont(ofSize: 13), line)
    prompt?.textAlignment = .center
    row.place(
      in: CGRect(
        x: bounds.minX, y: bounds.minY + above, width: bounds.width,
        height: max(0, bounds.height - above - below)), of: self,
      beside: [title, prompt].compactMap(\.self))
  }

  /// The back button. Its width is chosen: that of a symbol, since iOS 26 shows no title in it.
  private var backButton: UIBarButtonItem {
    if let back = texts.back { return back }
    let made = UIBarButtonItem()
    texts.back = made
    return made
  }

  private func inlineTitle(_ text: String?) -> BarItemView? {
    guard let text, !text.isEmpty else { return nil }
    let place = texts.title ?? BarItemView(UILabel())
    texts.title = place
    if let label = place.content as? UILabel {
      label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      label.text = text
    }
    return place
  }

  /// Places a line of text in a row. A label centers its text vertically.
  private func place(
    _ text: String?, as label: inout BarLabel?, _ font: UIFont, _ line: CGRect
  ) -> BarLabel? {
    guard let text, !text.isEmpty else { return nil }
    let shown = label ?? BarLabel()
    label = shown
    shown.font = font
    shown.text = text
    shown.frame = line
    return shown
  }
}
