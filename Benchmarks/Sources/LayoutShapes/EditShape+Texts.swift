import PowerAnchors

// Texts that change what holds a cell or a form: the breakpoints of a cost are crossed.
extension EditShape {
  /// A text in a list becomes higher than its cell has to be, and lower again. An optional height keeps the cell low.
  static let textAcrossMinimumHeight = EditShape("text across a minimum height") {
    .textAcrossMinimumHeight(cellCount: $0 / 2, keepsCellsLow: true)
  }

  /// The same in cells that only the tie-breaks keep low.
  static let textAcrossTiedHeight = EditShape("text across a minimum height, tied") {
    .textAcrossMinimumHeight(cellCount: $0 / 2, keepsCellsLow: false)
  }

  /// Errors below some of 30 fields appear and go.
  static let errorsInForm = EditShape("errors in a form of 30 fields") { _ in
    let root = LayoutView.root(width: 320, height: 480)
    let form = StackView()
    form.orientVertically()
    form.spacing = 12
    let errors = (0..<30).map { index in
      let row = StackView()
      row.orientVertically()
      row.spacing = 4
      let (title, field, error) = (ChangingView(), ChangingView(), ChangingView())
      (field.height, error.height) = (34, CGFloat(16 + index % 2 * 16))
      error.isHidden = true
      for part in [title, field, error] { row.addArrangedSubview(part) }
      form.addArrangedSubview(row)
      return error
    }
    root.addSubviewsUsingAutoLayout(form)
    form.topAnchor.constrain(to: root.topAnchor, with: 20)
    form.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
    return EditedLayout(root: root) { number in
      for (index, error) in errors.enumerated() {
        // None, and then each time those of three others.
        let isShown = number % 4 > 0 && index % 10 == number * 3 % 10
        if error.isHidden == isShown { error.isHidden = !isShown }
      }
    }
  }

  /// A window becomes narrower and wider. Texts begin or cease to wrap, and a greatest width of the column begins to bind.
  static let windowAcrossWidths = EditShape("window across widths") { viewCount in
    let root = LayoutView.root(width: 600, height: 480)
    let column = LayoutView()
    root.addSubviewsUsingAutoLayout(column)
    column.topAnchor.constrain(to: root.topAnchor)
    column.centerXAnchor.constrain(to: root.centerXAnchor)
    column.widthAnchor.constrain(.lessThanOrEqual, to: 600)
    column.widthAnchor.constrain(
      to: root.widthAnchor, with: -40, prioritizeAs: LayoutPriority(800))
    var bottom = column.topAnchor
    for index in 0..<viewCount / 2 {
      let picture = ContentView(width: 40, height: 40)
      let text = WrappingView(wordCount: 3 + index * 7 % 30)
      column.addSubviewsUsingAutoLayout(picture, text)
      picture.leadingAnchor.constrain(to: column.leadingAnchor)
      picture.topAnchor.constrain(to: text.topAnchor)
      text.leadingAnchor.constrain(to: picture.trailingAnchor, with: 8)
      text.trailingAnchor.constrain(.lessThanOrEqual, to: column.trailingAnchor)
      text.topAnchor.constrain(to: bottom, with: 8)
      text.heightAnchor.constrain(.greaterThanOrEqual, to: 40)
      bottom = text.bottomAnchor
    }
    column.bottomAnchor.constrain(to: bottom)
    return EditedLayout(root: root) {
      precondition(
        column.frame.width == min(600, root.frame.width - 40),
        "The last edit did not resize the column.")
      root.frame.size.width = [600, 560, 720][$0 % 3]
    }
  }
}

extension EditedLayout {
  fileprivate static func textAcrossMinimumHeight(
    cellCount: Int, keepsCellsLow: Bool
  ) -> EditedLayout {
    let root = LayoutView.root(width: 320, height: 480)
    var (cells, labels): ([LayoutView], [ChangingView]) = ([], [])
    for _ in 0..<cellCount {
      let (cell, label) = (LayoutView(), ChangingView())
      root.addSubviewsUsingAutoLayout(cell)
      cell.addSubviewsUsingAutoLayout(label)
      cell.topAnchor.constrain(to: cells.last?.bottomAnchor ?? root.topAnchor)
      cell.horizontalAnchors.constrain(to: root.horizontalAnchors)
      cell.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      if keepsCellsLow { cell.heightAnchor.constrain(to: 44, prioritizeAs: LayoutPriority(200)) }
      label.leadingAnchor.constrain(to: cell.leadingAnchor)
      label.topAnchor.constrain(.greaterThanOrEqual, to: cell.topAnchor, with: 8)
      label.centerYAnchor.constrain(to: cell.centerYAnchor)
      cells.append(cell)
      labels.append(label)
    }
    let (cell, label) = (cells[cellCount - 4], labels[cellCount - 4])
    return EditedLayout(root: root) {
      precondition(
        cell.frame.height == max(44, label.height + 16), "The last edit did not resize the cell.")
      label.height = $0.isMultiple(of: 2) ? 18 : CGFloat(40 + $0 % 5)
    }
  }
}
