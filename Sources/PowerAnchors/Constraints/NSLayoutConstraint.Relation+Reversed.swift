extension NSLayoutConstraint.Relation {
  /// The relation that holds when both sides change their sign, or their places.
  @inlinable
  package var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: .equal
    }
  }
}
