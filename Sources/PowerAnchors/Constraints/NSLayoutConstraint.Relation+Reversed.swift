extension NSLayoutConstraint.Relation {
  /// The relation after a change of sign, or a swap of the two items.
  @inlinable
  package var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: .equal
    }
  }
}
