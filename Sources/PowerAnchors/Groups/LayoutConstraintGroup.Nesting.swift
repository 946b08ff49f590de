extension LayoutConstraintGroup {
  /// The relationship of a group to the outer group and to the groups inside it.
  final class Nesting {
    weak var enclosing: LayoutConstraintGroup?
    var inner: [Inner] = []

    init(enclosing: LayoutConstraintGroup? = nil) {
      self.enclosing = enclosing
    }
  }
}

extension LayoutConstraintGroup.Nesting {
  /// A group that was made inside another group's closure.
  struct Inner {
    let group: LayoutConstraintGroup
    /// The number of the outer group's own constraints that were made before this group.
    var position: Int
  }
}
