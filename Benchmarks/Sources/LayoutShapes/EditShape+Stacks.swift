import PowerAnchors

extension EditShape {
  /// A label is hidden and shown again, in one of the stacks of a list, each of which is as high as its labels.
  static let hiddenLabelInStack = EditShape("hidden label in a stack") { viewCount in
    let root = LayoutView.root(width: 320, height: 480)
    var top = root.topAnchor
    var labels: [ChangingView] = []
    for _ in 0..<viewCount / 4 {
      let stack = StackView()
      stack.spacing = 8
      for _ in 0..<3 {
        let label = ChangingView()
        stack.addArrangedSubview(label)
        labels.append(label)
      }
      root.addSubviewsUsingAutoLayout(stack)
      stack.leadingAnchor.constrain(to: root.leadingAnchor)
      stack.topAnchor.constrain(to: top, with: 2)
      top = stack.bottomAnchor
    }
    let (label, next) = (labels[labels.count - 12], labels[labels.count - 11])
    return EditedLayout(root: root) {
      precondition(
        next.frame.minX == (label.isHidden ? 0 : 48), "The last edit did not move the next label.")
      label.isHidden = !$0.isMultiple(of: 2)
    }
  }

  /// A row comes to the end of a stack of rows, and goes again.
  static let rowAtTheEndOfStack = EditShape("row at the end of a stack") { viewCount in
    let list = StackOfRows(rowCount: viewCount / 3)
    var last: StackView?
    return EditedLayout(root: list.root) { _ in
      precondition(
        list.stack.frame.height == CGFloat(22 * (list.rows.count + (last == nil ? 0 : 1)) - 4),
        "The last edit did not move the end of the stack.")
      if let row = last {
        row.removeFromSuperview()
        last = nil
      } else {
        let row = StackOfRows.makeRow()
        list.stack.addArrangedSubview(row)
        last = row
      }
    }
  }

  /// A row is taken out of the middle of a stack of rows, and put back.
  static let rowInTheMiddleOfStack = EditShape("row in the middle of a stack") { viewCount in
    let list = StackOfRows(rowCount: viewCount / 3)
    let number = list.rows.count / 2
    let (row, next) = (list.rows[number], list.rows[number + 1])
    return EditedLayout(root: list.root) { _ in
      precondition(
        next.frame.minY == CGFloat(22 * (row.superview == nil ? number : number + 1)),
        "The last edit did not move the next row.")
      if row.superview == nil {
        list.stack.insertArrangedSubview(row, at: number)
      } else {
        row.removeFromSuperview()
      }
    }
  }

  /// A label is hidden and shown again, in one row of a stack of rows.
  static let hiddenLabelInRow = EditShape("hidden label in a row") { viewCount in
    let list = StackOfRows(rowCount: viewCount / 3)
    let row = list.rows[list.rows.count / 2]
    let (label, next) = (row.arrangedSubviews[0], row.arrangedSubviews[1])
    return EditedLayout(root: list.root) {
      precondition(
        (next.frame.minX == 0) == label.isHidden, "The last edit did not move the next label.")
      label.isHidden = !$0.isMultiple(of: 2)
    }
  }

  /// A label comes to one row of a stack of rows, and goes again: the others move when it is higher.
  static let labelAddedToRow = EditShape("label added to a row") { viewCount in
    let list = StackOfRows(rowCount: viewCount / 3)
    let (row, next) = (list.rows[list.rows.count - 3], list.rows[list.rows.count - 2])
    let label = ChangingView()
    label.height = 30
    return EditedLayout(root: list.root) { _ in
      precondition(
        (row.frame.height == 30) == (label.superview != nil)
          && next.frame.minY == row.frame.maxY + 4, "The last edit did not move the next row.")
      if label.superview == nil {
        row.addArrangedSubview(label)
      } else {
        label.removeFromSuperview()
      }
    }
  }
}

/// Rows of two labels in a stack, as wide as the root.
@MainActor
private struct StackOfRows {
  let root = LayoutView.root(width: 320, height: 480)
  let stack = StackView()
  let rows: [StackView]

  init(rowCount: Int) {
    rows = (0..<rowCount).map { _ in Self.makeRow() }
    stack.orientVertically()
    stack.spacing = 4
    for row in rows { stack.addArrangedSubview(row) }
    root.addSubviewsUsingAutoLayout(stack)
    stack.leadingAnchor.constrain(to: root.leadingAnchor)
    stack.trailingAnchor.constrain(to: root.trailingAnchor)
    stack.topAnchor.constrain(to: root.topAnchor)
  }

  static func makeRow() -> StackView {
    let row = StackView()
    row.spacing = 8
    for _ in 0..<2 { row.addArrangedSubview(ChangingView()) }
    return row
  }
}
