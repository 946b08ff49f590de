import PowerAnchors

// The operators that apps declare themselves, as global functions and for other numbers.
private func + (priority: LayoutPriority, steps: Float) -> LayoutPriority {
  LayoutPriority(rawValue: priority.rawValue + steps)
}

private func - (priority: LayoutPriority, steps: Int) -> LayoutPriority {
  LayoutPriority(rawValue: priority.rawValue - Float(steps))
}

@MainActor
func calculatePrioritiesByGlobalFunctions(of constraint: NSLayoutConstraint) -> Bool {
  constraint.priority = .required - 1
  let high = LayoutPriority.defaultHigh + 1.5
  return high < constraint.priority && high > .defaultHigh
}
