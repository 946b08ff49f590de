extension LayoutView {
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
