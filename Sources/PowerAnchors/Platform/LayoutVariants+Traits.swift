#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  @available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
  extension LayoutVariants {
    /// Creates variants that follow a trait of a view: the group for the trait's current value is
    /// active.
    ///
    ///     LayoutVariants(
    ///       [.compact: narrow, .regular: wide], following: UITraitHorizontalSizeClass.self, of: view)
    ///     // narrow is active while view is compact, and wide while it is regular
    ///
    /// The view keeps a strong reference to the variants, so you need no property for them. If
    /// there is no group for a value, none is active. After a change of the trait, the groups
    /// switch before the next layout. AppKit has no traits: set ``current`` there.
    ///
    /// - Parameters:
    ///   - groups: A group for each value of the trait, active or not.
    ///   - trait: The trait to follow.
    ///   - view: The view with the trait.
    @discardableResult
    public convenience init<Trait: UITraitDefinition>(
      _ groups: [Variant: LayoutConstraintGroup], following trait: Trait.Type, of view: LayoutView
    ) where Trait.Value == Variant {
      self.init(groups, following: trait, of: view) { $0 }
    }

    /// Creates variants that follow a trait of a view: a closure chooses the active group for the
    /// trait's current value.
    ///
    ///     LayoutVariants(
    ///       [false: narrow, true: wide], following: UITraitPreferredContentSizeCategory.self,
    ///       of: view
    ///     ) { $0.isAccessibilityCategory }
    ///     // wide is active at the accessibility text sizes
    ///
    /// The view also keeps a strong reference to the closure. Do not capture the view in it: that
    /// would be a reference cycle.
    ///
    /// - Parameters:
    ///   - groups: A group for each variant, active or not.
    ///   - trait: The trait to follow.
    ///   - view: The view with the trait.
    ///   - variant: The variant for a value of the trait.
    @discardableResult
    public convenience init<Trait: UITraitDefinition>(
      _ groups: [Variant: LayoutConstraintGroup], following trait: Trait.Type, of view: LayoutView,
      choosing variant: @escaping @MainActor (Trait.Value) -> Variant
    ) {
      self.init(groups, current: variant(view.traitCollection[trait]))
      view.registerForTraitChanges([trait]) { (view: LayoutView, _) in
        self.current = variant(view.traitCollection[trait])
      }
    }
  }
#endif
