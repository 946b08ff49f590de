public import PowerAnchors

extension LayoutView {
  /// Makes a root view of a given size.
  public static func root(width: CGFloat, height: CGFloat) -> LayoutView {
    LayoutView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Lays the view out, if anything has changed.
  public func updateFrames() {
    #if canImport(AppKit) && !canImport(UIKit)
      layoutSubtreeIfNeeded()
    #else
      layoutIfNeeded()
    #endif
  }
}
