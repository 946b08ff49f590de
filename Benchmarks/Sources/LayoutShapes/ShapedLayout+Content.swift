import PowerAnchors

// Layouts whose views have content, which hugs it and resists being squeezed.
extension ShapedLayout {
  static func form(rowCount: Int, isSqueezed: Bool) -> ShapedLayout {
    let gap: CGFloat = 8
    // A row needs 38 points and shrinks by 10 when squeezed.
    let height = isSqueezed ? CGFloat(rowCount) * 28 : CGFloat(rowCount) * 48
    let root = LayoutView.root(width: 320, height: height)
    var views: [LayoutView] = []
    var gaps: [NSLayoutConstraint] = []
    var above = (label: root.topAnchor, field: root.topAnchor)
    for row in 0..<rowCount {
      let label = ContentView(width: CGFloat(40 + row % 7 * 8), height: 20)
      let field = ContentView(width: CGFloat(60 + row % 5 * 16), height: 30)
      root.addSubviewsUsingAutoLayout(label, field)
      label.setContentHuggingPriority(.defaultLow + 1, for: [.horizontal, .vertical])
      label.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      field.leadingAnchor.constrain(to: label.trailingAnchor, with: gap)
      field.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      field.centerYAnchor.constrain(to: label.centerYAnchor)
      if let first = views.first {
        label.widthAnchor.constrain(to: first.widthAnchor)
      }
      for (view, above) in [(label, above.label), (field, above.field)] {
        gaps.append(view.topAnchor.constrain(.greaterThanOrEqual, to: above, with: gap))
        view.topAnchor.constrain(to: above, with: gap, prioritizeAs: LayoutPriority(50))
      }
      above = (label.bottomAnchor, field.bottomAnchor)
      views += [label, field]
    }
    if isSqueezed {
      above.label.constrain(.lessThanOrEqual, to: root.bottomAnchor, with: -gap)
      above.field.constrain(.lessThanOrEqual, to: root.bottomAnchor, with: -gap)
    }
    return ShapedLayout(root, views, edited: gaps[rowCount / 2 * 2 + 1])
  }

  static func cells(_ cellCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 320, height: 480)
    var views: [LayoutView] = []
    var gaps: [NSLayoutConstraint] = []
    var top = root.topAnchor
    for row in 0..<cellCount {
      let cell = LayoutView()
      let picture = ContentView(width: 40, height: 40)
      let title = ContentView(width: CGFloat(80 + row % 9 * 30), height: 20)
      let detail = ContentView(width: CGFloat(60 + row % 13 * 20), height: 16)
      let accessory = ContentView(width: 12, height: 20)
      root.addSubviewsUsingAutoLayout(cell)
      cell.addSubviewsUsingAutoLayout(picture, title, detail, accessory)

      cell.topAnchor.constrain(to: top)
      cell.horizontalAnchors.constrain(to: root.horizontalAnchors)
      picture.leadingAnchor.constrain(to: cell.leadingAnchor, with: 16)
      picture.centerYAnchor.constrain(to: cell.centerYAnchor)
      picture.topAnchor.constrain(.greaterThanOrEqual, to: cell.topAnchor, with: 8)
      accessory.trailingAnchor.constrain(to: cell.trailingAnchor, with: -16)
      accessory.centerYAnchor.constrain(to: cell.centerYAnchor)
      for text in [title, detail] {
        text.leadingAnchor.constrain(to: picture.trailingAnchor, with: 12)
        text.trailingAnchor.constrain(.lessThanOrEqual, to: accessory.leadingAnchor, with: -8)
      }
      title.topAnchor.constrain(to: cell.topAnchor, with: 8)
      gaps.append(detail.topAnchor.constrain(to: title.bottomAnchor, with: 4))
      detail.bottomAnchor.constrain(to: cell.bottomAnchor, with: -8)
      for view in [picture, accessory] {
        view.setContentHuggingPriority(.required - 1, for: [.horizontal])
        view.setContentCompressionResistancePriority(.required - 1, for: [.horizontal])
      }
      top = cell.bottomAnchor
      views += [cell, picture, title, detail, accessory]
    }
    return ShapedLayout(root, views, edited: gaps[cellCount / 2])
  }
}
