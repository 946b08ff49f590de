extension LayoutView {
  /// Adds subviews, and turns off the translation of their autoresizing masks.
  ///
  /// Adds the subviews in the given order, the last one in front. Their autoresizing masks would
  /// conflict with constraints, so the method sets `translatesAutoresizingMaskIntoConstraints` to
  /// `false`.
  ///
  ///     view.addSubviewsUsingAutoLayout(icon, title)
  ///     title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
  ///     // title.frame.minX == icon.frame.maxX + 8
  ///
  /// Cells of tables and collections, headers and footers of tables, and visual effect views add the
  /// subviews to their content view. So `.superview` and `.margins` are those of the content view:
  ///
  ///     cell.addSubviewsUsingAutoLayout(title)
  ///     title.edgeAnchors.constrain(to: .margins)
  ///     // title.superview === cell.contentView
  ///
  /// A stack view lays out its arranged subviews alone. What you add to it by this call needs
  /// constraints of its own, as a background does: add what it is to arrange with
  /// `addArrangedSubview(_:)`.
  ///
  /// - Parameter subviews: The views to add.
  @inlinable
  public func addSubviewsUsingAutoLayout(_ subviews: LayoutView...) {
    addSubviewsUsingAutoLayout(subviews)
  }

  /// Adds an array of subviews, and turns off the translation of their autoresizing masks. A cell
  /// adds them to its content view.
  ///
  ///     view.addSubviewsUsingAutoLayout(rows)
  ///     rows.chain(along: .vertical, with: 8)
  ///     // rows[1].frame.minY == rows[0].frame.maxY + 8
  ///
  /// - Parameter subviews: The views to add.
  @inlinable
  public func addSubviewsUsingAutoLayout(_ subviews: [LayoutView]) {
    let container = viewForSubviews
    for subview in subviews {
      subview.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(subview)
    }
  }
}
