import LayoutSolver

/// Parents over the middle of their children, in rooms that do not overlap: the horizontal half of a chart.
final class Chart {
  typealias Node = (x: Solver.Column, width: Solver.Column, room: Room)
  typealias Room = (x: Solver.Column, width: Solver.Column)

  let solver = Solver()
  /// Each parent's children, from left to right.
  private(set) var families: [(parent: Node, children: [Node])] = []

  /// - Parameter share: How many views the next subtree has, of all below its parent, and of the rest.
  init(viewCount: Int, share: (_ all: Int, _ rest: Int) -> Int) {
    let top = addTree(of: viewCount, share)
    solver.addRow([.init(1, top.room.x)], .equal, 0)
  }

  private func addTree(of viewCount: Int, _ share: (Int, Int) -> Int) -> Node {
    let view = (solver.addColumn(.origin), solver.addColumn(.size))
    let room = (x: solver.addColumn(.origin), width: solver.addColumn(.size))
    let node: Node = (view.0, view.1, room)
    solver.addRow([.init(1, node.width)], .lessThanOrEqual, 40, priority: 250)
    solver.addRow([.init(1, node.width)], .greaterThanOrEqual, 40, priority: 750)
    solver.addRow([.init(1, room.width)], .equal, 0, priority: 5)
    hold((node.x, node.width), in: room)
    var children: [Node] = []
    var rest = viewCount - 1
    while rest > 0 {
      let size = min(rest, max(1, share(viewCount - 1, rest)))
      rest -= size
      let child = addTree(of: size, share)
      if let previous = children.last?.room {
        solver.addRow(
          [.init(1, child.room.x), .init(-1, previous.x), .init(-1, previous.width)],
          .greaterThanOrEqual, 5)
      }
      children.append(child)
    }
    if let first = children.first, let last = children.last {
      hold(first.room, in: room)
      hold(last.room, in: room)
      let middle = (x: solver.addColumn(.origin), width: solver.addColumn(.size))
      let start: [Solver.Term] = [.init(1, middle.x)]
      solver.addRow(start + center(of: first, times: -1), .equal, 0)
      solver.addRow(start + [.init(1, middle.width)] + center(of: last, times: -1), .equal, 0)
      solver.addRow(start + [.init(0.5, middle.width)] + center(of: node, times: -1), .equal, 0)
      families.append((node, children))
    }
    return node
  }

  private func center(of node: Node, times factor: Double) -> [Solver.Term] {
    [.init(factor, node.x), .init(factor / 2, node.width)]
  }

  private func hold(_ inner: Room, in room: Room) {
    solver.addRow([.init(1, room.x), .init(-1, inner.x)], .lessThanOrEqual, 0)
    solver.addRow(
      [.init(1, room.x), .init(1, room.width), .init(-1, inner.x), .init(-1, inner.width)],
      .greaterThanOrEqual, 0)
  }

  /// Whether each parent is over the middle of its children, and no rooms overlap.
  var isSolved: Bool {
    families.allSatisfy { parent, children in
      let centers = children.map { solver.value(of: $0.x) + solver.value(of: $0.width) / 2 }
      let center = solver.value(of: parent.x) + solver.value(of: parent.width) / 2
      return abs(center - (centers[0] + centers[centers.count - 1]) / 2) < 1e-6
        && zip(children, children.dropFirst()).allSatisfy { left, right in
          let end = solver.value(of: left.room.x) + solver.value(of: left.room.width)
          return solver.value(of: right.room.x) - end > 5 - 1e-6
        }
    }
  }
}
