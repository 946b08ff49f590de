@available(macOS 26.0, *)
extension NSView {
  public struct LayoutRegion {
    public enum AdaptivityAxis: Sendable {
      case horizontal, vertical
    }

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion()
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion()
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> NSLayoutGuide { fatalError() }
}
