import Foundation

extension UIView {
  /// A part of a view that content is laid out in.
  ///
  ///     let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
  ///
  /// A corner adaptation keeps clear of what sits in a window's corners. Nothing sits there, so a region
  /// with one is the region without.
  public struct LayoutRegion: Equatable, Sendable {
    /// How a region keeps clear of what sits in the corners.
    public enum AdaptivityAxis: Int, Sendable {
      /// It begins farther to the side.
      case horizontal = 1
      /// It begins farther down or up.
      case vertical = 2
    }

    fileprivate enum Area {
      case safeArea
      case margins
      case readableContent
    }

    fileprivate let area: Area
    private let cornerAdaptation: AdaptivityAxis?

    /// What no bar covers.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// What is within the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// What is within the margins and not too wide to be read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The guide of a region: one and the same for each area.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// How far a region's sides are from the view's, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.area {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }

  /// The same, of which the horizontal ones follow the reading direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), rightToLeft: isRightToLeft)
  }
}
