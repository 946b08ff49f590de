extension LayoutConstraintGroup {
  /// What ties a group to the one around it and to those inside.
  final class Nesting {
    weak var enclosing: LayoutConstraintGroup?
    var inner: [Inner] = []

    init(enclosing: LayoutConstraintGroup? = nil) {
      self.enclosing = enclosing
    }
  }
}

extension LayoutConstraintGroup.Nesting {
  /// A group that was made inside another one's closure.
  struct Inner {
    let group: LayoutConstraintGroup
    /// How many of the outer group's own constraints were made before it.
    var position: Int
  }
}
