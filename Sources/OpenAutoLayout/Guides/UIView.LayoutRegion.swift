import Foundation

extension UIView {
  /// A region of a view to lay out content in.
  ///
  ///     let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
  ///
  /// On Apple's platforms, a corner adaptation keeps content clear of the controls in a window's
  /// corners. There are none here, so it has no effect on the layout.
  public struct LayoutRegion: Equatable, Sendable {
    /// The axis along which a region avoids the corners of a window.
    ///
    /// Both have no effect here, since no controls are in the corners.
    public enum AdaptivityAxis: Int, Sendable {
      /// The region avoids the corners by a larger inset from the sides.
      case horizontal = 1
      /// The region avoids the corners by a larger inset from the top or the bottom.
      case vertical = 2
    }

    fileprivate enum Area {
      case safeArea
      case margins
      case readableContent
    }

    fileprivate let area: Area
    private let cornerAdaptation: AdaptivityAxis?

    /// Returns the region of the safe area, which no bar covers.
    ///
    ///     // view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide
    ///
    /// - Parameter cornerAdaptation: The axis along which the region avoids the corners. It has no
    ///   effect here.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// Returns the region within the margins.
    ///
    ///     // view.layoutGuide(for: .margins()) === view.layoutMarginsGuide
    ///
    /// - Parameter cornerAdaptation: The axis along which the region avoids the corners. It has no
    ///   effect here.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// Returns the region within the margins that is narrow enough for comfortable reading.
    ///
    ///     // view.layoutGuide(for: .readableContent()) === view.readableContentGuide
    ///
    /// - Parameter cornerAdaptation: The axis along which the region avoids the corners. It has no
    ///   effect here.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(area: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// Returns the layout guide of a region.
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

  /// Returns the distances of a region's sides from the view's.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     // root.edgeInsets(for: .margins()) == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  ///
  /// - Parameter region: The region.
  /// - Returns: The distances from the physical sides in points, positive inward.
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

  /// Returns the distances of a region's sides from the view's, in the reading direction.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     root.layoutMargins.left = 24
  ///     root.semanticContentAttribute = .forceRightToLeft
  ///     // root.directionalEdgeInsets(for: .margins()).trailing == 24
  ///
  /// - Parameter region: The region.
  /// - Returns: The distances in points, positive inward. Leading and trailing follow the view's
  ///   reading direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), rightToLeft: isRightToLeft)
  }
}
