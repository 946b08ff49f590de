import Foundation
import LayoutSolver

/// The terms of one constraint of a stack.
struct StackTie {
  /// The rule of the stack that needs the constraint, with the identifier that UIKit prints.
  enum Rule: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case canvasFit = "UISV-canvas-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  let rule: Rule
  let first: LayoutItem
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: LayoutItem?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float

  init(
    _ rule: Rule, _ first: LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: LayoutItem? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    self.rule = rule
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

@MainActor
extension StackTie {
  /// Whether a constraint has these terms, apart from its constant and its priority, which can
  /// change.
  fileprivate func isSaid(by constraint: NSLayoutConstraint) -> Bool {
    constraint.terms.first == first && constraint.terms.second == second
      && constraint.terms.firstAttribute == firstAttribute
      && constraint.terms.secondAttribute == secondAttribute
      && constraint.terms.relation == relation && constraint.terms.multiplier == multiplier
  }

  fileprivate func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.setTerms(
      first.memory, firstAttribute, relation, second?.memory, secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.terms.priority = UILayoutPriority(priority)
    constraint.identifier = rule.rawValue
    constraint.author = rule == .hiding ? .hiding : .stack
    return constraint
  }
}

/// The constraints that a stack has made, in the order of its ties.
@MainActor
struct StackTies {
  /// A constraint, and the rule that needs it.
  private struct Entry {
    let rule: StackTie.Rule
    let constraint: NSLayoutConstraint
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Whether a view holds each of the constraints. A client may have deactivated one, or taken the view
  /// out and put it back.
  var areHeld: Bool {
    for entry in entries where entry.constraint.holder == nil { return false }
    return true
  }

  /// Updates the constraints to match the ties. Those that already match are left alone.
  ///
  /// - Parameters:
  ///   - ties: The ties, in order.
  ///   - stack: The stack, which holds the constraints on more than one view.
  mutating func follow(_ ties: [StackTie], in stack: LayoutItem? = nil) {
    for entry in entries.dropFirst(ties.count) {
      entry.constraint.holder?.release(entry.constraint)
    }
    entries.removeLast(max(0, entries.count - ties.count))
    for (index, tie) in ties.enumerated() {
      if index == entries.count {
        entries.append(Entry(rule: tie.rule, constraint: tie.makeConstraint()))
      } else if entries[index].rule == tie.rule, tie.isSaid(by: entries[index].constraint) {
        entries[index].constraint.setConstant(tie.constant)
        entries[index].constraint.setPriority(UILayoutPriority(tie.priority))
      } else {
        entries[index].constraint.holder?.release(entries[index].constraint)
        entries[index] = Entry(rule: tie.rule, constraint: tie.makeConstraint())
      }
      let constraint = entries[index].constraint
      // A client may have deactivated it, or taken the view out and put it back.
      guard constraint.holder == nil else { continue }
      let holder = tie.second == nil && !tie.first.isGuide ? tie.first : stack
      holder?.hold(constraint)
    }
  }
}
