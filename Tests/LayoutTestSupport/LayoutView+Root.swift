public import PowerAnchors

extension LayoutView {
  /// Makes the root view of a layout, whose origin is its top left corner on every platform.
  public static func root(
    width: CGFloat = 320, height: CGFloat = 200, reading direction: ReadingDirection = .leftToRight
  ) -> LayoutView {
    let root = RootView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.readingDirection = direction
    return root
  }

  /// Lays this root out, and returns where an item is: x, y, width, height.
  ///
  /// x is measured in the reading direction, from the leading edge, so that one expectation holds
  /// in both directions.
  public func frame(of item: any LayoutItem) -> CGRect {
    let frame = physicalFrame(of: item)
    guard readingDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Lays this root out, and returns where an item is, with x from the left in both directions.
  public func physicalFrame(of item: any LayoutItem) -> CGRect {
    updateFrames()
    switch item {
    case let view as LayoutView: return view.superview?.convert(view.frame, to: self) ?? view.frame
    case let guide as LayoutGuide:
      return guide.owningView?.convert(guide.frameInOwner, to: self) ?? .zero
    default: preconditionFailure("Only views and guides have a frame.")
    }
  }
}
