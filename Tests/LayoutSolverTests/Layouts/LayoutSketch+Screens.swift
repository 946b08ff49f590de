import LayoutSolver
import RandomTestSupport

/// Layouts as people build them, small enough for exact arithmetic.
extension LayoutSketch {
  /// Views beside each other, of intrinsic widths, between margins.
  mutating func drawToolbar() throws(Rational.Overflow) {
    let root = root(width: random.number(10...50) * 8, height: 44)
    let items = views(1...5)
    var previous = root.horizontal.near
    var gap: Rational = 16
    for item in items {
      let relation = random.pick([.equal, .equal, .greaterThanOrEqual] as [Solver.Relation])
      try constrain(item.horizontal.near, relation, to: previous, with: gap)
      if relation != .equal {
        try constrain(item.horizontal.near, to: previous, with: gap, priority: 50)
      }
      try constrain(item.vertical.center, to: root.vertical.center)
      try intrinsic(
        item.horizontal, random.number(1...15) * 8, hugging: random.pick([250, 250, 251, 252]),
        compression: random.pick([750, 750, 749, 751]))
      try intrinsic(item.vertical, random.number(10...60))
      if random.oneIn(4) {
        try constrain(
          item.horizontal.length, random.pick(Self.relations),
          to: random.pick(items).horizontal.length, priority: random.pick([1000, 500]))
      }
      (previous, gap) = (item.horizontal.far, 8)
    }
    try constrain(
      previous, random.pick([.equal, .lessThanOrEqual]), to: root.horizontal.far, with: -16,
      priority: random.pick([1000, 1000, 999]))
  }

  /// Events that would stand at their times, or beside one another, and do not overlap. Several answers
  /// are often equally good.
  mutating func drawEvents() throws(Rational.Overflow) {
    let root = root(width: 300, height: 600)
    var earlier: [Span] = []
    for event in views(3...6) {
      let event = event.vertical
      try intrinsic(event, random.number(1...12) * 5)
      try constrain(
        event.center, to: root.vertical.near, with: Rational(random.number(0...80) * 5),
        priority: 400)
      if let above = earlier.last {
        try constrain(
          event.near, .greaterThanOrEqual, to: above.far, with: 4,
          priority: random.pick([1000, 1000, 700]))
      }
      if !earlier.isEmpty, random.oneIn(2) {
        try constrain(
          event.near, to: random.pick(earlier).far, with: Rational(random.number(0...8) * 5),
          priority: random.pick([300, 400, 500]))
      }
      earlier.append(event)
    }
  }

  /// Many views that fill a height, as high as one another or in shares, with contents or least heights: one sum
  /// couples them all.
  mutating func drawShares() throws(Rational.Overflow) {
    let root = root(width: 100, height: random.number(100...700))
    let priority = random.pick([500, 700, 800] as [Float])
    let hasContents = random.oneIn(2)
    let isToNeighbor = random.oneIn(3)
    var growth = 1
    var earlier: [Span] = []
    for _ in 0..<count(10...14) {
      let next = span()
      try constrain(next.near, to: earlier.last?.far ?? root.vertical.near)
      if hasContents || random.oneIn(4) {
        try intrinsic(next, random.number(0...50))
      } else {
        try constrain(
          next.length, .greaterThanOrEqual, with: Rational(random.number(0...40)), priority: 900)
      }
      if let other = isToNeighbor ? earlier.last : earlier.first {
        var share = random.pick([1, 1, 1, 2, 3])
        // A view a thousand times as high as another does not fit a screen.
        if isToNeighbor {
          if growth * share > 1000 { share = 1 }
          growth *= share
        }
        try constrain(next.length, to: other.length, times: Rational(share), priority: priority)
      }
      earlier.append(next)
    }
    if let last = earlier.last { try constrain(last.far, to: root.vertical.far) }
  }

  /// Columns as wide as their widest cells, in less room than that. Cells are at the near end, in the middle, or at
  /// the far end and no wider than a share.
  mutating func drawTable() throws(Rational.Overflow) {
    let columnCount = count(2...4)
    let root = root(width: columnCount * random.number(5...60), height: 100)
    var edge = root.horizontal.near
    for _ in 0..<columnCount {
      let column = span()
      try constrain(column.near, to: edge)
      for _ in 0..<random.number(4...8) {
        let cell = span()
        try intrinsic(cell, random.number(0...80), compression: random.pick([750, 750, 749]))
        if random.oneIn(4) {
          try constrain(
            cell.length, .lessThanOrEqual, with: Rational(random.number(0...80)), priority: 240)
        }
        switch random.number(0...3) {
        case 0, 1:
          try constrain(cell.near, to: column.near)
          try constrain(cell.far, .lessThanOrEqual, to: column.far)
        case 2:
          try constrain(cell.near, .greaterThanOrEqual, to: column.near)
          try constrain(cell.far, .lessThanOrEqual, to: column.far)
          try constrain(cell.center, to: column.center, priority: random.pick([900, 900, 200]))
        default:
          try constrain(cell.far, to: column.far)
          try constrain(
            cell.length, .lessThanOrEqual, to: column.length, times: Rational(1, over: 2), with: -2)
        }
      }
      edge = column.far
    }
    try constrain(
      edge, random.pick([.equal, .equal, .lessThanOrEqual]), to: root.horizontal.far)
  }

  /// Labels of equal width, fields that fill, rows at least a gap apart and pulled together.
  mutating func drawForm(isSqueezed: Bool) throws(Rational.Overflow) {
    let pairs = count(2...4)
    let height = isSqueezed ? pairs * random.number(16...30) : 800
    let root = root(width: random.number(200...400), height: height)
    var above: (label: Expression, field: Expression)?
    var firstLabel: View?
    for _ in 0..<pairs {
      let (label, field) = (view(), view())
      try constrain(label.horizontal.near, to: root.horizontal.near, with: 16)
      try constrain(field.horizontal.near, to: label.horizontal.far, with: 8)
      try constrain(field.horizontal.far, to: root.horizontal.far, with: -16)
      try constrain(field.vertical.center, to: label.vertical.center)
      try intrinsic(label.horizontal, random.number(20...90), hugging: 251)
      try intrinsic(label.vertical, random.number(16...24), hugging: 251)
      try intrinsic(field.horizontal, random.number(40...200))
      try intrinsic(field.vertical, random.number(20...34), compression: random.pick([750, 751]))
      if let firstLabel {
        try constrain(label.horizontal.length, to: firstLabel.horizontal.length)
      }
      let top = above ?? (root.vertical.near, root.vertical.near)
      for (below, above) in [(label, top.label), (field, top.field)] {
        try constrain(below.vertical.near, .greaterThanOrEqual, to: above, with: 8)
        try constrain(below.vertical.near, to: above, with: 8, priority: 50)
      }
      above = (label.vertical.far, field.vertical.far)
      firstLabel = firstLabel ?? label
    }
    if isSqueezed, let above {
      for bottom in [above.label, above.field] {
        try constrain(bottom, .lessThanOrEqual, to: root.vertical.far, with: -8)
      }
    }
  }

  /// Cells below each other: a picture, two labels, and their container.
  mutating func drawList() throws(Rational.Overflow) {
    let root = root(width: random.number(100...300), height: 800)
    var top = root.vertical.near
    for _ in 0..<count(1...2) {
      let (cell, image, title, detail) = (view(), view(), view(), view())
      try constrain(cell.horizontal.near, to: root.horizontal.near)
      try constrain(cell.horizontal.length, to: root.horizontal.length)
      try constrain(cell.vertical.near, to: top)
      try constrain(image.horizontal.near, to: cell.horizontal.near, with: 16)
      try constrain(image.vertical.center, to: cell.vertical.center)
      try constrain(image.vertical.near, .greaterThanOrEqual, to: cell.vertical.near, with: 8)
      for text in [title, detail] {
        try constrain(text.horizontal.near, to: image.horizontal.far, with: 8)
        try constrain(
          text.horizontal.far, random.pick([.equal, .lessThanOrEqual]), to: cell.horizontal.far,
          with: -16)
        try intrinsic(text.horizontal, random.number(30...250))
        try intrinsic(text.vertical, random.number(12...24))
      }
      try intrinsic(image.horizontal, random.number(20...60), compression: 751)
      try intrinsic(image.vertical, random.number(20...60))
      try constrain(title.vertical.near, to: cell.vertical.near, with: 8)
      try constrain(detail.vertical.near, to: title.vertical.far, with: 4)
      try constrain(detail.vertical.far, .lessThanOrEqual, to: cell.vertical.far, with: -8)
      top = cell.vertical.far
    }
  }

  /// Views below each other that fill the root, their heights equal, or equal if that can be.
  mutating func drawChain(equality: Float) throws(Rational.Overflow) {
    let root = root(width: 320, height: random.number(10...60) * 10)
    let links = (0..<count(2...6)).map { _ in span() }
    var bottom = root.vertical.near
    for (index, link) in links.enumerated() {
      try constrain(link.near, to: bottom, with: Rational(index == 0 ? 0 : 8))
      bottom = link.far
      if index > 0 {
        let model = random.oneIn(2) ? links[0] : links[index - 1]
        try constrain(link.length, to: model.length, priority: equality)
      }
      if random.oneIn(3) { try intrinsic(link, random.number(10...80)) }
      if random.oneIn(4) {
        try constrain(
          link.length, random.pick(Self.relations), with: Rational(random.number(10...100)),
          priority: random.pick([999, 750, 500]))
      }
    }
    try constrain(bottom, to: root.vertical.far)
  }

  /// Views inside each other, by insets, inequalities and centers.
  mutating func drawNest() throws(Rational.Overflow) {
    var outer = root(width: 400, height: 300)
    for inner in views(2...5) {
      for (inside, outside) in [
        (inner.horizontal, outer.horizontal), (inner.vertical, outer.vertical),
      ] {
        let inset = Rational(random.number(0...20))
        switch random.number(1...4) {
        case 1:
          try constrain(inside.near, to: outside.near, with: inset)
          try constrain(inside.far, to: outside.far, with: -inset)
        case 2:
          try constrain(inside.center, to: outside.center)
          try constrain(inside.near, .greaterThanOrEqual, to: outside.near, with: inset)
          try intrinsic(inside, random.number(10...300))
        case 3:
          try constrain(inside.near, .greaterThanOrEqual, to: outside.near, with: inset)
          try constrain(inside.far, .lessThanOrEqual, to: outside.far, with: -inset)
          try constrain(inside.length, with: Rational(random.number(10...300)), priority: 750)
        default:
          try constrain(inside.near, to: outside.near, with: inset)
          try constrain(inside.length, to: outside.length, times: Rational(1, over: 2))
        }
      }
      outer = inner
    }
  }

  /// Pictures of a fixed shape, within the root, as large as they may be, centered.
  mutating func drawAspect() throws(Rational.Overflow) {
    let root = root(width: random.number(100...400), height: random.number(100...400))
    let ratios: [Rational] = [
      1, 2, Rational(1, over: 2), Rational(4, over: 3), Rational(16, over: 9),
    ]
    for view in views(1...3) {
      try constrain(view.horizontal.length, to: view.vertical.length, times: random.pick(ratios))
      for (span, outer) in [(view.horizontal, root.horizontal), (view.vertical, root.vertical)] {
        try constrain(span.near, .greaterThanOrEqual, to: outer.near)
        try constrain(span.far, .lessThanOrEqual, to: outer.far)
        try constrain(span.length, to: outer.length, priority: 750)
        if random.oneIn(2) { try constrain(span.center, to: outer.center) }
        if random.oneIn(3) { try intrinsic(span, random.number(20...500)) }
      }
    }
  }
}
