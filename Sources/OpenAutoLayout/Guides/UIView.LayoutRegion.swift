import Foundation

extension UIView {
  /// A part of a view that content is laid out in.
  ///
  ///     let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
  ///
  /// A corner adaptation keeps clear of what sits in a window's corners. Nothing sits there, so a region
  /// with one is the region without.
  public struct LayoutRegion: Equatable, Sendable {
    /// The axis along which a region keeps clear of what sits in the corners.
    ///
    /// Either value gives the same region here, since nothing sits in a corner.
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

    /// Returns the region that no bar covers.
    ///
    ///     // view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide
    ///
    /// - Parameter cornerAdaptation: How the region keeps clear of what sits in the corners. It has
    ///   no effect here.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// Returns the region within the margins.
    ///
    ///     // view.layoutGuide(for: .margins()) === view.layoutMarginsGuide
    ///
    /// - Parameter cornerAdaptation: How the region keeps clear of what sits in the corners. It has
    ///   no effect here.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// Returns the region within the margins that is narrow enough to be read.
    ///
    ///     // view.layoutGuide(for: .readableContent()) === view.readableContentGuide
    ///
    /// - Parameter cornerAdaptation: How the region keeps clear of what sits in the corners. It has
    ///   no effect here.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// Returns the guide of a region, one for each area.
  ///
  ///     let guide = view.layoutGuide(for: .margins())
  ///     card.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
  ///     // card.frame.minX == view.layoutMargins.left
  ///
  /// - Parameter region: The region.
  /// - Returns: The view's own guide: ``safeAreaLayoutGuide``, ``layoutMarginsGuide`` or
  ///   ``readableContentGuide``.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns how far a region's sides are from the view's.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     // root.edgeInsets(for: .margins()) == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  ///
  /// - Parameter region: The region.
  /// - Returns: The distances from the physical sides, positive inward.
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

  /// Returns how far a region's sides are from the view's, following the reading direction.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     root.layoutMargins.left = 24
  ///     root.semanticContentAttribute = .forceRightToLeft
  ///     // root.directionalEdgeInsets(for: .margins()).trailing == 24
  ///
  /// - Parameter region: The region.
  /// - Returns: The distances, of which leading and trailing follow the view's reading direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), rightToLeft: isRightToLeft)
  }
}
