import LayoutSolver

/// The layouts to compare, each for any number of views.
enum Shape: String, CaseIterable {
  case independent
  case chain
  case nested
  case form
  case twoColumnForm = "two-column-form"
  case boundedForm = "bounded-form"
  case squeezedForm = "squeezed-form"
  case optionalToFirst = "optional-to-first"
  case optionalToNeighbor = "optional-to-neighbor"
  case cells

  var summary: String {
    switch self {
    case .independent: "four constraints to the root each"
    case .chain: "below each other, of equal heights, filling the root"
    case .nested: "each inside the one before"
    case .form: "labels of equal width, intrinsic sizes, gaps at least 8 and pulled together at 50"
    case .twoColumnForm: "the form, labels keeping their distance from each other as fields do"
    case .boundedForm: "the form, its end above the root's bottom, with room to spare"
    case .squeezedForm: "the form, its end above the bottom of a root that is too low"
    case .optionalToFirst: "the chain, its heights optionally equal to the first's at 750"
    case .optionalToNeighbor: "the chain, each height optionally equal to the one above at 750"
    case .cells: "a list of cells: container, image, two labels, accessory"
    }
  }

  /// The layout with as many views as fit into the number.
  func rows(views count: Int) -> RowList {
    var list = RowList()
    switch self {
    case .independent: list.drawIndependent(count)
    case .chain: list.drawChain(count, priority: 1000, model: { views in views[0] })
    case .nested: list.drawNested(count)
    case .form: list.drawForm(count / 2)
    case .twoColumnForm: list.drawForm(count / 2, labelsKeepDistance: true)
    // Every pair wants to be 30 high, gap included.
    case .boundedForm: list.drawForm(count / 2, height: Double(count / 2) * 40)
    case .squeezedForm: list.drawForm(count / 2, height: Double(count / 2) * 22 + 16)
    case .optionalToFirst: list.drawChain(count, priority: 750, model: { views in views[0] })
    case .optionalToNeighbor:
      list.drawChain(count, priority: 750, model: { views in views[views.count - 1] })
    case .cells: list.drawCells(count / 5)
    }
    list.drawAddedView()
    return list
  }
}

extension RowList {
  fileprivate mutating func drawIndependent(_ count: Int) {
    let root = root(width: 400, height: 800)
    for index in 0..<count {
      let view = view()
      let inset = Double(index % 100)
      equate(view.left, root.left, inset)
      equate(view.top, root.top, inset)
      equate(view.right, root.right, -inset)
      equate(view.bottom, root.bottom, -inset)
    }
  }

  fileprivate mutating func drawChain(
    _ count: Int, priority: Float, model: ([View]) -> View
  ) {
    let root = root(width: 400, height: Double(count) * 20)
    var views: [View] = []
    for _ in 0..<count {
      let view = view()
      equate(view.left, root.left)
      equate(view.right, root.right)
      equate(view.top, views.last?.bottom ?? root.top, views.isEmpty ? 0 : 8)
      if !views.isEmpty {
        equate([.init(1, view.height)], [.init(1, model(views).height)], priority: priority)
      }
      views.append(view)
    }
    equate(views[count - 1].bottom, root.bottom)
  }

  fileprivate mutating func drawNested(_ count: Int) {
    var outer = root(width: Double(count) * 3, height: Double(count) * 3)
    for _ in 0..<count {
      let inner = view()
      equate(inner.left, outer.left, 1)
      equate(inner.top, outer.top, 1)
      equate(inner.right, outer.right, -1)
      equate(inner.bottom, outer.bottom, -1)
      outer = inner
    }
  }

  fileprivate mutating func drawForm(
    _ count: Int, height: Double? = nil, labelsKeepDistance: Bool = false
  ) {
    let root = root(width: 400, height: height ?? 800)
    var above: (label: View, field: View)?
    var first: View?
    for index in 0..<count {
      let (label, field) = (view(), view())
      intrinsic(label, width: Double(40 + index * 7 % 50), height: 20, hugging: 251)
      intrinsic(field, width: 120, height: 22)
      equate(label.left, root.left, 16)
      equate(field.left, label.right, 8)
      equate(field.right, root.right, -16)
      equate(field.centerY, label.centerY)
      if let first { equate([.init(1, label.width)], [.init(1, first.width)]) }
      let columns = [(field, above?.field)] + (labelsKeepDistance ? [(label, above?.label)] : [])
      for (view, above) in columns {
        constrain(view.top, .greaterThanOrEqual, above?.bottom ?? root.top, 8)
        equate(view.top, above?.bottom ?? root.top, 8, priority: 50)
      }
      (above, first) = ((label, field), first ?? label)
    }
    if height != nil, let above {
      constrain(above.field.bottom, .lessThanOrEqual, root.bottom, -8)
    }
  }

  fileprivate mutating func drawCells(_ count: Int) {
    let root = root(width: 400, height: Double(count) * 100)
    var above = root.top
    for index in 0..<count {
      let (cell, image, title, detail, accessory) = (view(), view(), view(), view(), view())
      equate(cell.left, root.left)
      equate(cell.right, root.right)
      equate(cell.top, above)
      intrinsic(image, width: 40, height: 40)
      equate(image.left, cell.left, 16)
      equate(image.centerY, cell.centerY)
      constrain(image.top, .greaterThanOrEqual, cell.top, 8)
      intrinsic(title, width: Double(60 + index * 13 % 300), height: 20)
      intrinsic(detail, width: Double(90 + index * 29 % 300), height: 16)
      for text in [title, detail] {
        equate(text.left, image.right, 8)
        constrain(text.right, .lessThanOrEqual, accessory.left, -8)
      }
      equate(title.top, cell.top, 8)
      equate(detail.top, title.bottom, 4)
      equate(detail.bottom, cell.bottom, -8)
      intrinsic(accessory, width: 20, height: 20)
      equate(accessory.right, cell.right, -16)
      equate(accessory.centerY, cell.centerY)
      above = cell.bottom
    }
  }
}
