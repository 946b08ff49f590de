import PowerAnchors

/// Priorities as apps calculate with them, with the operators of the kit and of PowerAnchors.
@MainActor
func calculatePriorities(of constraint: NSLayoutConstraint) -> [LayoutPriority] {
  constraint.priority = .required - 1
  constraint.priority = .defaultHigh + 1.5
  constraint.priority += 1
  constraint.priority -= 1
  let step: Float = 3
  let low = LayoutPriority.defaultLow + step - 1
  guard low > .defaultLow, low <= .defaultHigh, !(constraint.priority < low) else { return [] }
  let distance: Float = LayoutPriority.required - low
  return [1 + low, max(low, .defaultLow), LayoutPriority(distance)].sorted()
}
