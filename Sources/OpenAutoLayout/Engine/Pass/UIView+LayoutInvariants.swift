#if DEBUG
  import Foundation
  import LayoutSolver

  // What has to be true of a tree between any two calls: who holds what, and who knows of it. Tests
  // look after every change; it walks over everything, and is compiled out of optimized builds.
  extension UIView {
    /// Everything in which the tree of this root view contradicts itself.
    package var brokenLayoutInvariants: [String] {
      guard item.parent == nil else { return ["\(item.name) is not the root"] }
      var problems: [String] = []
      let items = item.heldSubtree.map(\.item)
      for item in items {
        problems += item.brokenTree + item.brokenConstraints + item.brokenReferences
        if let engine = item.engine, engine !== self.item.rare?.ownEngine {
          problems.append("\(item.name) is entered in an engine that is not the tree's")
        }
      }
      if let engine = item.rare?.ownEngine {
        problems +=
          engine.rows.solver.brokenInvariants + engine.brokenColumns(of: items)
          + engine.brokenLists(of: items) + engine.brokenFrames(of: items)
      }
      return problems
    }
  }

  @MainActor
  extension LayoutItem {
    /// Parents and children know each other, and whoever has work can be found from the root.
    fileprivate var brokenTree: [String] {
      var problems: [String] = []
      if owner == nil { problems.append("an item in the tree has no owner") }
      for child in subviews.map(\.item) + guides.map(\.item) where child.parent != self {
        problems.append("\(child.name) is in \(name) and does not know it")
      }
      if parent != nil && hasWork && !state.contains(.isPending) {
        problems.append("\(name) has work and is not pending")
      }
      var previous: LayoutItem?
      var next = firstPending
      var listed = 0
      while let child = next {
        listed += 1
        if child.parent != self || !child.state.contains(.isPending) {
          problems.append("\(name) lists a child as pending that is not")
        }
        if child.previousPending != previous { problems.append("\(name)'s list is broken") }
        previous = child
        next = child.nextPending
      }
      if listed != pendingCount { problems.append("\(name) miscounts its list") }
      if lastPending != previous { problems.append("\(name)'s list has another end") }
      if !state.isDisjoint(with: [
        .isLeaving, .isBeingPlaced, .isAnsweringForSafeArea, .isBeingAsked,
      ]) {
        problems.append("\(name) is in the middle of something that is over")
      }
      for fit in rare?.fits ?? [] {
        for item in subtree where !item.state.contains(.hasFitRows) {
          problems.append("\(name) keeps rows of \(item.name), which does not know of it")
        }
        if !fit.isCurrent { continue }
        for item in subtree where !item.state.contains(.isCoveredByFit) {
          problems.append("\(name) keeps a fitting size that \(item.name) does not know of")
        }
      }
      return problems
    }

    /// What the view holds knows it, and speaks of items below it.
    fileprivate var brokenConstraints: [String] {
      var problems: [String] = []
      var serial: UInt64 = 0
      for constraint in constraints.all {
        if constraint.holder != self { problems.append("\(name) holds a constraint unawares") }
        if constraint.serial <= serial { problems.append("\(name)'s order is not by time") }
        serial = constraint.serial
        constraint.forEachItem { other, slot in
          if !other.isDescendant(of: self) {
            problems.append("\(name) holds a constraint of an item outside")
          }
          let index = Int(constraint.index(of: slot))
          let isKnown =
            index < other.references.count && other.references[index].constraint === constraint
            && other.references[index].slot == slot
          if !isKnown { problems.append("\(other.name) does not know of a constraint of its own") }
        }
      }
      return problems
    }

    fileprivate var brokenReferences: [String] {
      references.compactMap { reference in
        guard let holder = reference.constraint.holder else {
          return "\(name) knows of an inactive constraint"
        }
        return isDescendant(of: holder) ? nil : "\(name) knows of a constraint held elsewhere"
      }
    }
  }

  extension LayoutEngine {
    /// Each entered item has a block of columns of its own, and no one else has any.
    fileprivate func brokenColumns(of items: [LayoutItem]) -> [String] {
      var problems: [String] = []
      var entered = 0
      for item in items where item.isEntered(in: self) {
        entered += 1
        if item.block.flatMap({ rows.item(of: $0) }) != item {
          problems.append("\(item.name) does not own its columns")
        }
      }
      if entered != rows.itemCount || rows.items.count(where: { $0 != nil }) != entered {
        problems.append("columns belong to items that have left")
      }
      return problems
    }

    /// When nothing is left to do, what is laid out is where the solver has it, up to a pixel.
    fileprivate func brokenFrames(of items: [LayoutItem]) -> [String] {
      guard let scale = root.view?.storedScale, !root.hasWork, !needsUpdate else { return [] }
      return items.compactMap { item in
        guard item != root, item.isEntered(in: self), !item.state.contains(.isDisplaced),
          // A mask that a conflict has left out places its view all the same.
          item.isPlacedBySolver || item.isLaidOut && rows.solver.conflicts.isEmpty
        else { return nil }
        let exact = rows.rectangle(of: item)
        guard
          var placed = item.guide?.placedFrame
            ?? item.view?.alignmentRect(forFrame: item.frame)
        else { return nil }
        // A frame that is smaller than the insets counts as nothing.
        placed.size.width = max(0, placed.size.width)
        placed.size.height = max(0, placed.size.height)
        let sides = [
          (exact.minX, placed.minX), (exact.minY, placed.minY), (exact.maxX, placed.maxX),
          (exact.maxY, placed.maxY),
        ]
        // Where there are no pixels, a frame stays that differs by what a solve loses of the largest number.
        let isKept = scale == .infinity && exact.isAsSolved(placed)
        let isThere = sides.allSatisfy { exact, placed in
          isKept || abs(exact - placed) <= 1 / scale + .lostInThirds * max(1, abs(exact))
        }
        return isThere ? nil : "\(item.name) is at \(placed), and solved to be at \(exact)"
      }
    }

    /// The lists of what is to be done name live things, and whoever has something to do is listed.
    fileprivate func brokenLists(of items: [LayoutItem]) -> [String] {
      var problems: [String] = []
      for (index, entry) in rows.waiting.enumerated() {
        guard let constraint = entry else { continue }
        if case .waiting(_, let place?) = constraint.life, Int(place) == index { continue }
        problems.append("a constraint waits at another place than it knows")
      }
      let newHolders = Set(rows.newHolders)
      let stale = Set(rows.stale)
      let unasked = Set(unasked)
      for item in items {
        guard item.isEntered(in: self), let block = item.block else { continue }
        for constraint in item.constraints.all {
          if case .waiting(_, nil) = constraint.life, !newHolders.contains(block) {
            problems.append("a constraint of \(item.name) has no row and does not wait for one")
          }
        }
        if item.state.contains(.hasStaleRows) && !stale.contains(block) {
          problems.append("\(item.name) has stale rows and is not listed")
        }
        if item.state.contains(.isUnasked) && !unasked.contains(block) {
          problems.append("\(item.name) has to be asked and is not listed")
        }
      }
      return problems
    }
  }
#endif
