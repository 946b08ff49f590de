extension LayoutView {
  /// Adds layout guides to the view.
  ///
  /// A guide is a rectangle without a view. It has the anchors of a view except for baselines, and
  /// the same composite anchors.
  ///
  ///     let left = LayoutGuide(), right = LayoutGuide()
  ///     view.addLayoutGuides(left, right)
  ///     left.leadingAnchor.constrain(to: view.leadingAnchor)
  ///     right.leadingAnchor.constrain(to: left.trailingAnchor)
  ///     // right.layoutFrame.minX == left.layoutFrame.maxX
  ///
  /// - Parameter guides: The guides to add. If another view owns a guide, the guide moves to this
  ///   view.
  public func addLayoutGuides(_ guides: LayoutGuide...) {
    addLayoutGuides(guides)
  }

  /// Adds the layout guides of an array to the view.
  ///
  ///     let columns = (0..<3).map { _ in LayoutGuide() }
  ///     view.addLayoutGuides(columns)
  ///     columns.chain(along: .horizontal, with: 16)
  ///     // columns[1].layoutFrame.minX == columns[0].layoutFrame.maxX + 16
  ///
  /// - Parameter guides: The guides to add. If another view owns a guide, the guide moves to this
  ///   view.
  public func addLayoutGuides(_ guides: [LayoutGuide]) {
    for guide in guides { addLayoutGuide(guide) }
  }

  /// Creates a layout guide with an identifier, and adds it to the view.
  ///
  ///     let content = view.addLayoutGuide(identifier: "content")
  ///     content.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
  ///     // content.layoutFrame == view.bounds.insetBy(dx: 16, dy: 16)
  ///
  /// - Parameter identifier: The identifier of the guide, for the console.
  /// - Returns: The guide, which this view owns.
  public func addLayoutGuide(identifier: String) -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = .init(identifier)
    addLayoutGuide(guide)
    return guide
  }
}
