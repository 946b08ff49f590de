import PowerAnchors

// Layouts in which many constraints compete, or in which views depend on many others.
extension ShapedLayout {
  static func labels(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 320, height: 500)
    var top = root.topAnchor
    for index in 0..<viewCount {
      let label = WrappingView(wordCount: 5 + index % 30)
      root.addSubviewsUsingAutoLayout(label)
      label.horizontalAnchors.constrain(to: root.horizontalAnchors)
      label.topAnchor.constrain(to: top)
      top = label.bottomAnchor
    }
    return ShapedLayout(root)
  }

  static func tabs(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: CGFloat(30 * viewCount), height: 40)
    var tabs: [LayoutView] = []
    for index in 0..<viewCount {
      let tab = root.addContent(width: index * 7 % 50, height: 20)
      tab.leadingAnchor.constrain(to: tabs.last?.trailingAnchor ?? root.leadingAnchor)
      if let first = tabs.first {
        tab.widthAnchor.constrain(to: first.widthAnchor, prioritizeAs: LayoutPriority(500))
      }
      tabs.append(tab)
    }
    tabs[viewCount - 1].trailingAnchor.constrain(to: root.trailingAnchor)
    return ShapedLayout(root)
  }

  static func formWithEqualHeights(rowCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 320, height: CGFloat(15 * rowCount))
    let rows = (0..<rowCount).map { root.addContent(width: 50, height: 10 + $0 * 13 % 30) }
    rows[0].topAnchor.constrain(to: root.topAnchor)
    for (above, row) in zip(rows, rows.dropFirst()) {
      let bottom = above.bottomAnchor
      row.topAnchor.constrain(.greaterThanOrEqual, to: bottom, with: 2)
      row.topAnchor.constrain(to: bottom, with: 8, prioritizeAs: LayoutPriority(600))
      row.heightAnchor.constrain(to: above.heightAnchor, prioritizeAs: LayoutPriority(500))
    }
    rows[rowCount - 1].bottomAnchor.constrain(.lessThanOrEqual, to: root.bottomAnchor)
    return ShapedLayout(root)
  }

  static func table(side: Int) -> ShapedLayout {
    let root = LayoutView.root(width: CGFloat(side * 40), height: CGFloat(side * 20))
    var numbers = PseudorandomNumbers()
    var columns: [LayoutGuide] = []
    var rows: [LayoutGuide] = []
    for _ in 0..<side {
      let column = root.addGuide()
      let row = root.addGuide()
      column.leadingAnchor.constrain(to: columns.last?.trailingAnchor ?? root.leadingAnchor)
      row.topAnchor.constrain(to: rows.last?.bottomAnchor ?? root.topAnchor)
      columns.append(column)
      rows.append(row)
    }
    columns[side - 1].trailingAnchor.constrain(to: root.trailingAnchor)
    rows[side - 1].bottomAnchor.constrain(to: root.bottomAnchor)
    for row in rows {
      for column in columns {
        let width = 20 + numbers.next(below: 90)
        let cell = root.addContent(width: width, height: 10 + numbers.next(below: 30))
        cell.leadingAnchor.constrain(to: column.leadingAnchor)
        cell.trailingAnchor.constrain(.lessThanOrEqual, to: column.trailingAnchor)
        cell.topAnchor.constrain(.greaterThanOrEqual, to: row.topAnchor)
        cell.bottomAnchor.constrain(.lessThanOrEqual, to: row.bottomAnchor)
        cell.centerYAnchor.constrain(to: row.centerYAnchor, prioritizeAs: LayoutPriority(900))
      }
    }
    return ShapedLayout(root)
  }

  static func weights(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 100, height: CGFloat(12 * viewCount))
    let views = root.addViews(viewCount)
    var top = root.topAnchor
    for (index, view) in views.enumerated() {
      view.topAnchor.constrain(to: top)
      if index > 0 {
        view.heightAnchor.constrain(
          to: views[0].heightAnchor, multiplyBy: CGFloat(1 + index * 7 % 9),
          prioritizeAs: LayoutPriority(700))
      }
      view.heightAnchor.constrain(
        .greaterThanOrEqual, to: CGFloat(index * 11 % 15), prioritizeAs: LayoutPriority(900))
      top = view.bottomAnchor
    }
    top.constrain(to: root.bottomAnchor)
    return ShapedLayout(root)
  }

  static func orgChart(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: CGFloat(50 * viewCount), height: 1_000)
    let tree = root.addTree(viewCount: viewCount)
    tree.top.topAnchor.constrain(to: root.topAnchor)
    tree.extent.leadingAnchor.constrain(to: root.leadingAnchor)
    return ShapedLayout(root)
  }

  static func pairs(_ viewCount: Int, reach: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 5_000, height: 1_000)
    var numbers = PseudorandomNumbers()
    let bars = (0..<viewCount).map { _ in
      root.addContent(width: 5 + numbers.next(below: 40), height: 10)
    }
    for (index, bar) in bars.enumerated() {
      bar.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor)
      if index == 0 { continue }
      func earlierEnd() -> NSLayoutXAxisAnchor {
        bars[index - 1 - numbers.next(below: min(reach, index))].trailingAnchor
      }
      for _ in 0..<3 {
        bar.leadingAnchor.constrain(.greaterThanOrEqual, to: earlierEnd(), with: 2)
      }
      bar.leadingAnchor.constrain(to: earlierEnd(), with: 2, prioritizeAs: LayoutPriority(300))
    }
    return ShapedLayout(root)
  }

  static func optionalGaps(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 1_000, height: 1_000)
    var numbers = PseudorandomNumbers()
    let views = (0..<viewCount).map { _ in
      root.addContent(width: numbers.next(below: 50), height: 20)
    }
    for (index, view) in views.enumerated() {
      view.leadingAnchor.constrain(
        to: root.leadingAnchor, with: CGFloat(numbers.next(below: 900)),
        prioritizeAs: LayoutPriority(100))
      if index == 0 { continue }
      for _ in 0..<2 {
        let neighbor = views[max(0, index - 1 - numbers.next(below: 4))]
        let gap = CGFloat(numbers.next(below: 50))
        let priority = LayoutPriority(200 + 100 * Float(numbers.next(below: 3)))
        view.leadingAnchor.constrain(
          to: neighbor.trailingAnchor, with: gap, prioritizeAs: priority)
      }
    }
    return ShapedLayout(root)
  }

  static func allPairs(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 1_000, height: 1_000)
    let views = (0..<viewCount).map { _ in root.addContent(width: 5, height: 5) }
    for (index, view) in views.enumerated() {
      for other in 0..<index {
        view.leadingAnchor.constrain(
          .greaterThanOrEqual, to: views[other].trailingAnchor, with: CGFloat(index * other % 3))
      }
    }
    return ShapedLayout(root)
  }

  static func equalCells(side: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 1_000, height: 1_000)
    var above: [LayoutView] = []
    for y in 0..<side {
      var row: [LayoutView] = []
      for x in 0..<side {
        let cell = root.addContent(width: (x * 7 + y * 3) % 50, height: (x * 3 + y * 11) % 30)
        cell.leadingAnchor.constrain(to: row.last?.trailingAnchor ?? root.leadingAnchor, with: 1)
        if above.isEmpty {
          cell.topAnchor.constrain(to: root.topAnchor)
        } else {
          cell.topAnchor.constrain(.greaterThanOrEqual, to: above[x].bottomAnchor, with: 1)
        }
        if let previous = row.last {
          cell.widthAnchor.constrain(to: previous.widthAnchor, prioritizeAs: LayoutPriority(500))
          cell.topAnchor.constrain(to: row[0].topAnchor)
        }
        row.append(cell)
      }
      row[side - 1].trailingAnchor.constrain(to: root.trailingAnchor)
      above = row
    }
    return ShapedLayout(root)
  }

  /// Makes a layout that is not edited.
  private init(_ root: LayoutView) {
    self.init(root: root, viewCount: root.subviews.count)
  }
}

extension LayoutView {
  fileprivate func addContent(width: Int, height: Int) -> LayoutView {
    let view = ContentView(width: CGFloat(width), height: CGFloat(height))
    addSubviewsUsingAutoLayout(view)
    return view
  }

  fileprivate func addGuide() -> LayoutGuide {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// Adds a view and its descendants in a tree, and a guide with the extent of all of them.
  fileprivate func addTree(viewCount: Int) -> (top: LayoutView, extent: LayoutGuide) {
    let top = addContent(width: 40, height: 20)
    let extent = addGuide()
    extent.leadingAnchor.constrain(.lessThanOrEqual, to: top.leadingAnchor)
    extent.trailingAnchor.constrain(.greaterThanOrEqual, to: top.trailingAnchor)
    extent.widthAnchor.constrain(to: 0, prioritizeAs: LayoutPriority(5))
    let (childCount, sizeOfChild) = viewCount > 3 ? (3, (viewCount - 1) / 3) : (viewCount - 1, 1)
    if childCount == 0 { return (top, extent) }

    var children: [(top: LayoutView, extent: LayoutGuide)] = []
    for _ in 0..<childCount {
      let child = addTree(viewCount: sizeOfChild)
      child.top.topAnchor.constrain(to: top.bottomAnchor, with: 10)
      if let previous = children.last {
        child.extent.leadingAnchor.constrain(
          .greaterThanOrEqual, to: previous.extent.trailingAnchor, with: 5)
      }
      children.append(child)
    }
    let (first, last) = (children[0], children[childCount - 1])
    let span = addGuide()
    extent.leadingAnchor.constrain(.lessThanOrEqual, to: first.extent.leadingAnchor)
    extent.trailingAnchor.constrain(.greaterThanOrEqual, to: last.extent.trailingAnchor)
    span.leadingAnchor.constrain(to: first.top.centerXAnchor)
    span.trailingAnchor.constrain(to: last.top.centerXAnchor)
    top.centerXAnchor.constrain(to: span.centerXAnchor)
    return (top, extent)
  }
}
