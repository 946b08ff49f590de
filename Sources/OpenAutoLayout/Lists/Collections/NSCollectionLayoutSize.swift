public import Foundation

/// A length of a part of a compositional layout: a fraction of what it is in, points, or an estimate.
///
///     let row = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  final let kind: Kind
  /// The fraction, or the length in points.
  public final let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// Returns a fraction of the width of what a part is in.
  ///
  ///     NSCollectionLayoutDimension.fractionalWidth(1 / 3)
  ///
  /// - Parameter fractionalWidth: The fraction: 1 is all of it.
  /// - Returns: The length.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the height of what a part is in.
  ///
  ///     NSCollectionLayoutDimension.fractionalHeight(1)
  ///
  /// - Parameter fractionalHeight: The fraction: 1 is all of it.
  /// - Returns: The length.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  ///
  ///     NSCollectionLayoutDimension.absolute(44)
  ///
  /// - Parameter absoluteDimension: The length, in points.
  /// - Returns: The length.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns a length that counts until the content is measured.
  ///
  ///     NSCollectionLayoutDimension.estimated(44)
  ///
  /// - Parameter estimatedDimension: The estimate, in points.
  /// - Returns: The length.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimate of a length. In UIKit, siblings get the largest length of all; here each has
  /// its own.
  ///
  ///     NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
  ///
  /// - Parameter estimate: The estimate, in points.
  /// - Returns: The length.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate)
  }

  /// Whether it is a fraction of a width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of a height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public final var isEstimated: Bool { kind == .estimated }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of a part of a compositional layout.
///
///     NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  ///
  ///     NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(60))
  ///
  /// - Parameters:
  ///   - widthDimension: The width.
  ///   - heightDimension: The height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  final var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// A distance between items: of a length, or at least that.
///
///     row.interItemSpacing = .fixed(8)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Whether the distance is the least one.
  public final let isFlexible: Bool
  /// The distance, in points.
  public final let spacing: CGFloat

  /// Whether the distance is that length.
  public final var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }

  /// Returns a distance.
  ///
  ///     NSCollectionLayoutSpacing.fixed(8)
  ///
  /// - Parameter fixedSpacing: The distance, in points.
  /// - Returns: The spacing.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a least distance, which shares what is left.
  ///
  ///     NSCollectionLayoutSpacing.flexible(8)
  ///
  /// - Parameter flexibleSpacing: The least distance, in points.
  /// - Returns: The spacing.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The distances of an item from its neighbors.
///
///     third.edgeSpacing = NSCollectionLayoutEdgeSpacing(
///       leading: .fixed(8), top: nil, trailing: nil, bottom: nil)
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the side where reading begins.
  public final let leading: NSCollectionLayoutSpacing?
  /// The distance above.
  public final let top: NSCollectionLayoutSpacing?
  /// The distance at the side where reading ends.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The distance below.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Makes distances.
  ///
  ///     NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
  ///
  /// - Parameters:
  ///   - leading: The distance at the side where reading begins.
  ///   - top: The distance above.
  ///   - trailing: The distance at the side where reading ends.
  ///   - bottom: The distance below.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
