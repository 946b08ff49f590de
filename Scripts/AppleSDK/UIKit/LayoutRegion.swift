@available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, visionOS 26.0, *)
extension UIView {
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

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion()
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { fatalError() }
}
