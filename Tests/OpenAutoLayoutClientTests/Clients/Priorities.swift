import OpenAutoLayout

/// Priorities and levels as apps calculate with them, by UIKit's operators.
@MainActor
func calculatePriorities() -> [Float] {
  let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
  constraint.priority = .required - 1
  var numbers = [constraint.priority.rawValue]
  constraint.priority = .defaultHigh + 1.5
  constraint.priority += 1
  constraint.priority -= 2
  numbers.append(constraint.priority.rawValue)
  let steps: Float = 3
  let low = UILayoutPriority.defaultLow + steps - 1
  guard low > .defaultLow, low <= .defaultHigh, !(constraint.priority < low) else { return [] }
  let distance: Float = UILayoutPriority.required - low
  numbers.append(distance)
  numbers += [1 + low, max(low, .defaultLow)].sorted().map(\.rawValue)
  let level = UIWindow.Level.alert + 1
  guard level > .alert, UIWindow.Level.normal < .statusBar, UIFont.Weight.bold > .regular else {
    return []
  }
  return numbers + [Float((level - 2).rawValue), Float((UIFont.Weight.bold - .regular) * 10)]
}
