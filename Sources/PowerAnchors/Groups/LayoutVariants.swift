/// Groups of constraints that take turns: one is on, the others are off.
///
///     let columns = LayoutVariants([false: narrow, true: wide], current: false)
///     columns.current = view.bounds.width > 500
///     // narrow is off, and wide is on
///
/// Any value may decide. Where it is a trait of a view, such as its horizontal size class, the
/// variants follow it by themselves, from iOS 17 on:
///
///     LayoutVariants(
///       [.compact: narrow, .regular: wide], following: UITraitHorizontalSizeClass.self, of: view)
///     // narrow is on while view is compact, and wide while it is regular
///
/// For two groups that are switched by hand, ``LayoutConstraintGroup/switch(to:)`` is enough.
@preconcurrency @MainActor
public final class LayoutVariants<Variant: Hashable> {
  private let groups: [Variant: LayoutConstraintGroup]

  /// The variant whose group is on. Where no group stands for it, none is on.
  ///
  /// The old group is switched off before the new one is switched on, so the two never contradict
  /// each other. Setting the variant that is current activates what others have deactivated.
  ///
  /// - Complexity: Linear in the number of constraints of both groups.
  public var current: Variant {
    didSet {
      if current != oldValue { groups[oldValue]?.isActive = false }
      groups[current]?.isActive = true
    }
  }

  /// Takes over groups, and switches all of them off but one.
  ///
  ///     let columns = LayoutVariants([1: narrow, 2: wide], current: 1)
  ///     // narrow is on, and wide is off
  ///
  /// - Parameters:
  ///   - groups: A group for each variant, switched on or off.
  ///   - current: The variant to begin with.
  public init(_ groups: [Variant: LayoutConstraintGroup], current: Variant) {
    self.groups = groups
    self.current = current
    for (variant, group) in groups where variant != current { group.isActive = false }
    groups[current]?.isActive = true
  }
}
