#if DEBUG
  import Foundation
  import LayoutSolver

  // What has to be true of a tree between any two calls: who holds what, and who knows of it. Tests
  // look after every change; it walks over everything, and is compiled out of optimised builds.
  extension UIView {
    /// Everything in which the tree that this is the topmost view of contradicts itself.
    package var brokenLayoutInvariants: [String] {
      guard item.parent == nil else { return ["\(item.name) is not the topmost view"] }
      var problems: [String] = []
      let items = item.subtreeItems()
      for item in items {
        problems += item.brokenTree + item.brokenConstraints + item.brokenReferences
        if item.engine !== self.item.ownEngine && item.engine != nil {
          problems.append("\(item.name) is entered in an engine that is not the tree's")
        }
      }
      if let engine = item.ownEngine {
        problems +=
          engine.solver.brokenInvariants + engine.brokenColumns(of: items)
          + engine.brokenLists + engine.brokenFrames
      }
      return problems
    }
  }

  extension LayoutItem {
    /// Parents and children know each other, and whoever has work can be found from the top.
    fileprivate var brokenTree: [String] {
      var problems: [String] = []
      if owner == nil { problems.append("an item in the tree has no owner") }
      for child in subviews.map(\.item) + guides.map(\.item) where child.parent !== self {
        problems.append("\(child.name) is in \(name) and does not know it")
      }
      if parent != nil && node.hasWork && !state.contains(.isPending) {
        problems.append("\(name) has work and is not pending")
      }
      var previous: LayoutNode?
      var next = node.pointee.firstPending
      var listed = 0
      while let child = next {
        listed += 1
        if child.pointee.parent != node || !child.pointee.state.contains(.isPending) {
          problems.append("\(name) lists a child as pending that is not")
        }
        if child.pointee.previousPending != previous { problems.append("\(name)'s list is broken") }
        previous = child
        next = child.pointee.nextPending
      }
      if listed != node.pointee.pendingCount { problems.append("\(name) miscounts its list") }
      if node.pointee.lastPending != previous { problems.append("\(name)'s list has another end") }
      if !state.isDisjoint(with: [.isLeaving, .isBeingPlaced, .isAnsweringForSafeArea]) {
        problems.append("\(name) is in the middle of something that is over")
      }
      return problems
    }

    /// What the view holds knows it, and speaks of items below it.
    fileprivate var brokenConstraints: [String] {
      var problems: [String] = []
      var serial: UInt64 = 0
      for constraint in node.pointee.constraints.unretained {
        if constraint.holder !== self { problems.append("\(name) holds a constraint unawares") }
        if constraint.lowered.serial <= serial { problems.append("\(name)'s order is not by time") }
        serial = constraint.lowered.serial
        constraint.forEachItem { other, slot in
          if !other.isDescendant(of: self) {
            problems.append("\(name) holds a constraint of an item outside")
          }
          let index = Int(constraint.index(of: slot))
          let isKnown =
            index < other.node.pointee.references.count
            && other.node.pointee.references[index].constraint === constraint
            && other.node.pointee.references[index].slot == slot
          if !isKnown { problems.append("\(other.name) does not know of a constraint of its own") }
        }
      }
      return problems
    }

    fileprivate var brokenReferences: [String] {
      node.pointee.references.elements.compactMap { reference in
        guard let holder = reference.constraint.holder else {
          return "\(name) knows of an inactive constraint"
        }
        return isDescendant(of: holder) ? nil : "\(name) knows of a constraint held elsewhere"
      }
    }
  }

  extension LayoutEngine {
    /// Each entered item has four columns of its own, and no one else has any.
    fileprivate func brokenColumns(of items: ContiguousArray<LayoutItem>) -> [String] {
      var problems: [String] = []
      let entered = items.filter { $0.engine === self }
      for item in entered {
        guard let block = item.node.pointee.block, block.number < blocks.count,
          blocks[block.number] == item.node
        else {
          problems.append("\(item.name) does not own its columns")
          continue
        }
      }
      if blocks.elements.count(where: { $0 != nil }) != entered.count {
        problems.append("columns belong to items that have left")
      }
      return problems
    }

    /// When nothing is left to do, what is laid out is where the solver has it, up to a pixel.
    fileprivate var brokenFrames: [String] {
      guard let scale = root.view?.storedScale, !root.node.hasWork, !needsUpdate else { return [] }
      let items = root.subtreeItems().filter { $0 !== root && $0.engine === self && $0.isLaidOut }
      return items.compactMap { item in
        let exact = CGRect(
          x: item.value(.x), y: item.value(.y), width: item.value(.width),
          height: item.value(.height))
        guard
          let placed = item.guide?.placedFrame
            ?? item.view?.alignmentRect(
              forFrame: item.view?.storedFrame ?? .zero)
        else { return nil }
        let sides = [
          (exact.minX, placed.minX), (exact.minY, placed.minY), (exact.maxX, placed.maxX),
          (exact.maxY, placed.maxY),
        ]
        let isThere = sides.allSatisfy { exact, placed in
          abs(exact - placed) <= 1 / scale + 1e-6 * max(1, abs(exact))
        }
        return isThere ? nil : "\(item.name) is at \(placed), and solved to be at \(exact)"
      }
    }

    /// The lists of what is to be done name live things, and each constraint is lowered or waits.
    fileprivate var brokenLists: [String] {
      var problems: [String] = []
      for (index, entry) in waiting.elements.enumerated() {
        guard let constraint = entry?.takeUnretainedValue() else { continue }
        if Int(constraint.lowered.waiting) != index {
          problems.append("a constraint waits at another place than it knows")
        }
      }
      for item in root.subtreeItems() where item.engine === self {
        for constraint in item.node.pointee.constraints.unretained {
          let isLowered = constraint.lowered.row != nil
          let isWaiting = constraint.lowered.waiting >= 0
          let isNew = newHolders.elements.contains { $0 == item.node.pointee.block }
          if isLowered == isWaiting && !isNew {
            problems.append("a constraint of \(item.name) has a row and waits for one, or neither")
          }
        }
        let isListed = stale.elements.contains { $0 == item.node.pointee.block }
        if item.state.contains(.isStale) && !isListed {
          problems.append("\(item.name) is stale and not listed")
        }
      }
      return problems
    }
  }
#endif
