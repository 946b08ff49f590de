public import PowerAnchors

/// An edit that moves few of many views, as a screen is edited again and again.
public struct EditShape: Sendable {
  /// The name that tables show.
  public let name: String

  /// Makes a layout with about so many views.
  public let build: @MainActor (Int) -> EditedLayout

  /// Makes a kind of edit.
  public init(_ name: String, build: @escaping @MainActor (Int) -> EditedLayout) {
    self.name = name
    self.build = build
  }
}

/// A layout, and what is changed in it.
@MainActor
public struct EditedLayout {
  /// The root view.
  public let root: LayoutView
  private let change: (Int) -> Void

  /// Makes a layout, and says what an edit changes, by how many came before.
  public init(root: LayoutView, change: @escaping (Int) -> Void) {
    self.root = root
    self.change = change
  }

  /// Edits, and lays out again.
  ///
  /// - Parameter number: How many edits came before. Neighbors differ.
  public func edit(_ number: Int) {
    change(number)
    root.updateFrames()
  }
}

extension EditShape {
  /// Every edit whose instructions are counted.
  public static let all =
    inLargeLayouts + [
      eventInCalendar, frameOfHandle, hiddenLabelInStack, hiddenLabelInRow, labelAddedToRow,
      rowAtTheEndOfStack, positionBesideAConflict, widthAfterViewsLeft, newCell, reusedCell,
      textAcrossMinimumHeight, textAcrossTiedHeight, rowInTheMiddleOfStack, cellInTheMiddle,
      windowAcrossWidths, errorsInForm,
    ] + withLabels

  /// The edits that are timed, in layouts of any number of views.
  public static let inLargeLayouts = [
    labelInFixedCell, heightOfCell, labelInSelfSizingCell, labelInChain, labelInForm,
    labelInSqueezedForm, gapInOptionalChain, constraintInFixedCell, cellAtTheEnd,
    cellAtTheBeginning,
  ]

  /// The text of a label gets higher, in a cell of fixed height in the middle of a list.
  static let labelInFixedCell = EditShape("label in a fixed cell") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    let label = list.labels[list.labels.count / 2]
    return EditedLayout(root: list.root) { label.height = CGFloat(18 + $0 % 5) }
  }

  /// A cell near the end of a list has another height.
  static let heightOfCell = EditShape("height of a cell near the end") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    let height = list.heights[list.heights.count - 4]
    return EditedLayout(root: list.root) { height.constant = CGFloat(44 + $0 % 5) }
  }

  /// The text of a label gets higher, and its cell near the end of a list with it.
  static let labelInSelfSizingCell = EditShape("label in a self-sizing cell") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: true)
    let label = list.labels[list.labels.count - 4]
    return EditedLayout(root: list.root) { label.height = CGFloat(18 + $0 % 5) }
  }

  /// The text of a label gets higher, near the end of a column of labels.
  static let labelInChain = EditShape("label in a column") { viewCount in
    let root = LayoutView.root(width: 320, height: 480)
    var labels: [ChangingView] = []
    for _ in 0..<viewCount {
      let label = ChangingView()
      root.addSubviewsUsingAutoLayout(label)
      label.leadingAnchor.constrain(to: root.leadingAnchor)
      label.topAnchor.constrain(to: labels.last?.bottomAnchor ?? root.topAnchor, with: 2)
      labels.append(label)
    }
    let label = labels[viewCount - 4]
    return EditedLayout(root: root) { label.height = CGFloat(18 + $0 % 5) }
  }

  /// The text of a label gets higher, near the end of a form that has room for it.
  static let labelInForm = EditShape("label in a form") { .form(rowCount: $0 / 2, rowHeight: 40) }

  /// The text of a label gets higher, near the end of a form that is too high for its root.
  static let labelInSqueezedForm = EditShape("label in a form, squeezed") {
    .form(rowCount: $0 / 2, rowHeight: 20)
  }

  /// A gap changes between views that fill a root and are optionally as high as each other.
  static let gapInOptionalChain = EditShape("gap in a chain, optional") { viewCount in
    let chain = ShapedLayout.chain(viewCount, .heightsOptionalToNeighbor)
    return EditedLayout(root: chain.root) { chain.edited?.constant = CGFloat(8 + $0 % 5) }
  }

  /// One of two constraints holds a label in a cell of fixed height, each in turn.
  static let constraintInFixedCell = EditShape("constraint in a fixed cell") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    let number = list.labels.count / 2
    let (label, cell) = (list.labels[number], list.cells[number])
    let near = label.widthAnchor.constrain(to: 50)
    let far = label.widthAnchor.constrain(to: cell.widthAnchor, with: -20, isActive: false)
    return EditedLayout(root: list.root) {
      let (before, after) = $0.isMultiple(of: 2) ? (far, near) : (near, far)
      before.isActive = false
      after.isActive = true
    }
  }

  /// A label ends where a handle begins, whose frame is set, as a hand moves it.
  static let frameOfHandle = EditShape("frame of a handle") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    let handle = LayoutView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
    list.root.addSubview(handle)
    let label = list.labels[list.labels.count / 2]
    label.trailingAnchor.constrain(to: handle.leadingAnchor)
    return EditedLayout(root: list.root) {
      precondition(label.frame.maxX == handle.frame.minX, "The last edit did not move the label.")
      handle.frame.origin.x = CGFloat(100 + $0 % 5)
    }
  }

  /// A cell is added to the end of a list and taken from it, in turn.
  static let cellAtTheEnd = EditShape("cell at the end of a list") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    var added: LayoutView?
    return EditedLayout(root: list.root) { _ in
      if let cell = added {
        cell.removeFromSuperview()
        added = nil
      } else {
        added = list.addCell(below: list.cells[list.cells.count - 1].bottomAnchor)
      }
    }
  }

  /// A cell is added to the beginning of a list and taken from it, in turn.
  static let cellAtTheBeginning = EditShape("cell at the beginning of a list") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    var added: (cell: LayoutView, top: NSLayoutConstraint)?
    return EditedLayout(root: list.root) { _ in
      if let (cell, top) = added {
        top.isActive = false
        cell.removeFromSuperview()
        list.firstTop.isActive = true
        added = nil
      } else {
        list.firstTop.isActive = false
        let cell = list.addCell(below: list.root.topAnchor)
        added = (cell, list.cells[0].topAnchor.constrain(to: cell.bottomAnchor))
      }
    }
  }

  /// A cell is taken out of the middle of a list, and put back.
  static let cellInTheMiddle = EditShape("cell in the middle of a list") { viewCount in
    let list = CellList(cellCount: viewCount / 2, areSelfSizing: false)
    let number = list.cells.count / 2
    let (above, cell, below) = (list.cells[number - 1], list.cells[number], list.cells[number + 1])
    let bridge = below.topAnchor.constrain(to: above.bottomAnchor, isActive: false)
    return EditedLayout(root: list.root) { _ in
      precondition(
        (below.frame.minY == above.frame.maxY) == bridge.isActive,
        "The last edit did not move the cell below.")
      if bridge.isActive {
        bridge.isActive = false
        list.root.addSubview(cell)
        cell.topAnchor.constrain(to: above.bottomAnchor)
        below.topAnchor.constrain(to: cell.bottomAnchor)
        cell.horizontalAnchors.constrain(to: list.root.horizontalAnchors)
      } else {
        cell.removeFromSuperview()
        bridge.isActive = true
      }
    }
  }

  // A cell is a root itself, and the edit lays it out. So the layouts of the next two edits are empty roots.

  /// A cell is measured and laid out for the first time. There are as many as edits are measured.
  static let newCell = EditShape("new cell") { _ in
    let cells = (0..<20).map { _ in MessageCell() }
    return EditedLayout(root: LayoutView()) { cells[$0].measureAndLayOut() }
  }

  /// A cell gets other texts, and is measured and laid out again.
  static let reusedCell = EditShape("reused cell") { _ in
    let cell = MessageCell()
    cell.measureAndLayOut()
    return EditedLayout(root: LayoutView()) {
      cell.write($0)
      cell.measureAndLayOut()
    }
  }
}

extension EditShape {
  #if canImport(AppKit) && !canImport(UIKit)
    /// AppKit has no labels of UIKit.
    private static let withLabels: [EditShape] = []
  #else
    /// The same cells with labels, whose texts are measured.
    private static let withLabels = [newLabelCell, reusedLabelCell]

    private static let newLabelCell = EditShape("new cell of labels") { _ in
      let cells = (0..<20).map { _ in MessageCell(LabelText.self) }
      return EditedLayout(root: LayoutView()) { cells[$0].measureAndLayOut() }
    }

    private static let reusedLabelCell = EditShape("reused cell of labels") { _ in
      let cell = MessageCell(LabelText.self)
      cell.measureAndLayOut()
      return EditedLayout(root: LayoutView()) {
        cell.write($0)
        cell.measureAndLayOut()
      }
    }
  #endif
}

extension EditedLayout {
  /// Rows of a label and a field, pulled together, and at least 2 points apart.
  fileprivate static func form(rowCount: Int, rowHeight: CGFloat) -> EditedLayout {
    let root = LayoutView.root(width: 320, height: CGFloat(rowCount) * rowHeight)
    var labels: [ChangingView] = []
    for row in 0..<rowCount {
      let label = ChangingView()
      let field = ChangingView()
      label.height = CGFloat(10 + row * 13 % 30)
      root.addSubviewsUsingAutoLayout(label, field)
      let above = labels.last?.bottomAnchor ?? root.topAnchor
      label.topAnchor.constrain(.greaterThanOrEqual, to: above, with: 2)
      label.topAnchor.constrain(to: above, with: 8, prioritizeAs: LayoutPriority(600))
      label.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      field.leadingAnchor.constrain(to: label.trailingAnchor, with: 8)
      field.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      field.centerYAnchor.constrain(to: label.centerYAnchor)
      labels.append(label)
    }
    labels[rowCount - 1].bottomAnchor.constrain(.lessThanOrEqual, to: root.bottomAnchor)
    let label = labels[rowCount - 4]
    return EditedLayout(root: root) { label.height = CGFloat(18 + $0 % 5) }
  }
}
