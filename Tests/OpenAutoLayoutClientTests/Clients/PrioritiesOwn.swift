import OpenAutoLayout

// The operators that apps declare themselves, as members of the types.
extension UILayoutPriority {
  fileprivate static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  fileprivate static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue - rhs)
  }

  fileprivate static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension UIWindow.Level {
  fileprivate static func + (lhs: UIWindow.Level, rhs: RawValue) -> UIWindow.Level {
    .init(rawValue: lhs.rawValue + rhs)
  }
}

@MainActor
func calculatePrioritiesByOwnMembers() -> Bool {
  let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
  constraint.priority = .required - 1
  let high = UILayoutPriority.defaultHigh + 1.5
  return high < constraint.priority && high > .defaultHigh && UIWindow.Level.alert + 5 > .alert
}
