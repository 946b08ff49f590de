#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  @available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
  extension LayoutVariants {
    /// Takes over groups, and keeps that one on which stands for the present value of a view's trait.
    ///
    ///     LayoutVariants(
    ///       [.compact: narrow, .regular: wide], following: UITraitHorizontalSizeClass.self, of: view)
    ///     // narrow is on while view is compact, and wide while it is regular
    ///
    /// The view keeps the variants, so no property has to. Where no group stands for a value, all are
    /// off. The change takes place before the layout that follows a change of the trait. AppKit has
    /// no traits: set ``current`` there.
    ///
    /// - Parameters:
    ///   - groups: A group for each value of the trait, switched on or off.
    ///   - trait: The trait that decides.
    ///   - view: The view whose trait it is.
    @discardableResult
    public convenience init<Trait: UITraitDefinition>(
      _ groups: [Variant: LayoutConstraintGroup], following trait: Trait.Type, of view: LayoutView
    ) where Trait.Value == Variant {
      self.init(groups, following: trait, of: view) { $0 }
    }

    /// Takes over groups, and keeps that one on which is chosen by the present value of a view's
    /// trait.
    ///
    ///     LayoutVariants(
    ///       [false: narrow, true: wide], following: UITraitPreferredContentSizeCategory.self,
    ///       of: view
    ///     ) { $0.isAccessibilityCategory }
    ///     // wide is on while the user reads in the largest sizes
    ///
    /// The view keeps the closure, too. One that captures the view would keep it alive for ever.
    ///
    /// - Parameters:
    ///   - groups: A group for each variant, switched on or off.
    ///   - trait: The trait that decides.
    ///   - view: The view whose trait it is.
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
