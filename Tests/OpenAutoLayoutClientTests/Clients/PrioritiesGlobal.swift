import OpenAutoLayout

// The operators that apps declare themselves, as global functions and for other numbers.
private func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
  UILayoutPriority(lhs.rawValue + rhs)
}

private func - (lhs: UILayoutPriority, rhs: Int) -> UILayoutPriority {
  UILayoutPriority(lhs.rawValue - Float(rhs))
}

@MainActor
func calculatePrioritiesByGlobalFunctions() -> Bool {
  let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
  constraint.priority = .required - 1
  let high = UILayoutPriority.defaultHigh + 1.5
  return high < constraint.priority && high > .defaultHigh
}
