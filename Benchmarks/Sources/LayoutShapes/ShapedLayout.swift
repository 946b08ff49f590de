public import PowerAnchors

/// A layout of one of the shapes, with what is changed in it to measure.
@MainActor
public struct ShapedLayout {
  /// The root view.
  public let root: LayoutView
  /// How many views the root has in it.
  public let viewCount: Int
  /// A constraint in the middle of the layout, whose constant is changed, or `nil` if only the first
  /// layout is measured.
  public let edited: NSLayoutConstraint?

  /// Names the parts of a layout.
  public init(root: LayoutView, viewCount: Int, edited: NSLayoutConstraint? = nil) {
    self.root = root
    self.viewCount = viewCount
    self.edited = edited
  }

  /// Changes the constant in the middle, and lays out again.
  public func edit() {
    edited?.constant += 3
    root.updateFrames()
  }

  /// Makes the root larger, and lays out again.
  public func resize() {
    root.frame.size.width += 3
    root.frame.size.height += 3
    root.updateFrames()
  }
}
