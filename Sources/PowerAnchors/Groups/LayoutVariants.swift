/// Groups of constraints of which one is active at a time.
///
///     let columns = LayoutVariants([false: narrow, true: wide], current: false)
///     columns.current = view.bounds.width > 500
///     // wide is active, narrow is not
///
/// A value of any hashable type selects the active group. If the value is a trait of a view, such
/// as the horizontal size class, the variants can follow the trait automatically, on iOS 17 and
/// later:
///
///     LayoutVariants(
///       [.compact: narrow, .regular: wide], following: UITraitHorizontalSizeClass.self, of: view)
///     // narrow is active while view is compact, and wide while it is regular
///
/// To switch between two groups yourself, use ``LayoutConstraintGroup/switch(to:)``.
@preconcurrency @MainActor
public final class LayoutVariants<Variant: Hashable> {
  private let groups: [Variant: LayoutConstraintGroup]

  /// The current variant. Its group is active. If there is no group for this variant, none is
  /// active.
  ///
  /// The old group is deactivated before the new one is activated, so the two do not conflict.
  /// Setting the current variant again activates its constraints that were deactivated in another
  /// way.
  ///
  /// - Complexity: Linear in the number of constraints of both groups.
  public var current: Variant {
    didSet {
      if current != oldValue { groups[oldValue]?.isActive = false }
      groups[current]?.isActive = true
    }
  }

  /// Creates variants from groups, and deactivates all groups except that of the current variant.
  ///
  ///     let columns = LayoutVariants([1: narrow, 2: wide], current: 1)
  ///     // narrow is active, wide is not
  ///
  /// - Parameters:
  ///   - groups: A group for each variant, active or not.
  ///   - current: The first variant.
  public init(_ groups: [Variant: LayoutConstraintGroup], current: Variant) {
    self.groups = groups
    self.current = current
    for (variant, group) in groups where variant != current { group.isActive = false }
    groups[current]?.isActive = true
  }
}
