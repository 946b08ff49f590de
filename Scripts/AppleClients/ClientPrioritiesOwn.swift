import PowerAnchors

// The operators that apps declare themselves, as members of the type.
extension LayoutPriority {
  fileprivate static func + (priority: LayoutPriority, steps: Float) -> LayoutPriority {
    LayoutPriority(rawValue: priority.rawValue + steps)
  }

  fileprivate static func - (priority: LayoutPriority, steps: Float) -> LayoutPriority {
    LayoutPriority(rawValue: priority.rawValue - steps)
  }

  fileprivate static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

@MainActor
func calculatePrioritiesByOwnMembers(of constraint: NSLayoutConstraint) -> Bool {
  constraint.priority = .required - 1
  let high = LayoutPriority.defaultHigh + 1.5
  return high < constraint.priority && high > .defaultHigh
}
