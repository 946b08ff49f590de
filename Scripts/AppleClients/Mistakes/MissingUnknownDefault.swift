// expected: switch covers known cases, but 'NSLayoutConstraint.Relation' may have additional
extension NSLayoutConstraint.Relation {
  var sign: Int {
    switch self {
    case .lessThanOrEqual: -1
    case .equal: 0
    case .greaterThanOrEqual: 1
    }
  }
}
