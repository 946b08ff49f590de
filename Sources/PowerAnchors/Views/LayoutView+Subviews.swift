extension LayoutView {
  /// Adds subviews that constraints lay out.
  ///
  /// Adds them in the given order, the last one in front, and switches off the translation of their
  /// autoresizing masks, which would contradict the constraints.
  ///
  ///     view.addSubviewsUsingAutoLayout(icon, title)
  ///     title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
  ///     // title.frame.minX == icon.frame.maxX + 8
  ///
  /// A cell of a table or a collection, and a table's header or footer, take them into their content
  /// view, so `.superview` and `.margins` are the content view's:
  ///
  ///     cell.addSubviewsUsingAutoLayout(title)
  ///     title.edgeAnchors.constrain(to: .margins)
  ///     // title.superview === cell.contentView
  ///
  /// - Parameter subviews: The views to add.
  @inlinable
  public func addSubviewsUsingAutoLayout(_ subviews: LayoutView...) {
    addSubviewsUsingAutoLayout(subviews)
  }

  /// Adds the subviews of an array, which constraints lay out; to a cell's content view.
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
