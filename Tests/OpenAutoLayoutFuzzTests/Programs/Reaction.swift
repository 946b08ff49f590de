/// What a view may do when it hears something.
enum Reaction: CaseIterable {
  // With the tree.
  case addsAView
  case addsItsOwnSubview
  case removesItself
  case removesItsSuperview
  case removesAView
  case movesItself
  case movesAView
  case dropsATree
  case addsAGuide
  case movesAGuide

  // With constraints.
  case addsAConstraint
  case deactivatesAConstraint
  case activatesAConstraint
  case togglesAConstraint
  case releasesAConstraint
  case movesAConstraint
  case setsAConstant
  case setsAPriority

  // With what views answer.
  case setsContent
  case setsTraits
  case setsContentPriority
  case setsAlignment
  case setsMargins
  case setsDirection
  case setsAFrame
  case setsTheRootsSize
  case togglesAMask
  case changesAStack

  // With layouts.
  case asksForAll
  case fits
  case fitsItself
  case laysOut
  case laysOutItself
  case laysOutAnotherTree
  case describes
}

/// A reaction that a view has in mind.
struct PlannedReaction {
  let hook: Hook
  let reaction: Reaction
  /// What it is done to, and with which numbers.
  let word: UInt64
}
