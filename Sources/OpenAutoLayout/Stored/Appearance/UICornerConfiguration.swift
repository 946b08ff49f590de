public import Foundation

/// The radius of a corner: fixed, or one that follows the corner of the superview.
///
///     // UICornerRadius.fixed(12) == 12
///
/// ``UICornerConfiguration`` takes it.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, CustomStringConvertible
{
  fileprivate enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  fileprivate let kind: Kind

  public init(floatLiteral value: Double) { kind = .fixed(value) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  fileprivate init(_ kind: Kind) { self.kind = kind }

  /// Returns a fixed radius.
  ///
  ///     card.cornerConfiguration = .corners(radius: .fixed(12))
  ///     // card.effectiveRadius(corner: .topLeft) == 12
  ///
  /// - Parameter radius: The radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius that has the same center as the corner of the superview.
  ///
  ///     let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     let inner = UIView(frame: CGRect(x: 8, y: 8, width: 184, height: 84))
  ///     box.addSubview(inner)
  ///     box.cornerConfiguration = .corners(radius: 20)
  ///     inner.cornerConfiguration = .corners(radius: .containerConcentric())
  ///     // inner.effectiveRadius(corner: .topLeft) == 12
  ///
  /// - Parameter minimum: The least radius in points, or `nil` for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum): "containerConcentric(minimum: \(minimum ?? 0))"
    }
  }
}

/// The radii of the corners of a view. Layout does not read them.
///
///     button.cornerConfiguration = .capsule()
///
/// ``UIView/cornerConfiguration`` takes it.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable {
    case capsule(maximum: CGFloat?)
    /// The radii at the top left, top right, bottom left and bottom right, and which of these
    /// corners have the largest radius among them.
    case corners([UICornerRadius?], alike: [[Int]])
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// Returns the corners of a capsule: half as large as the shorter side.
  ///
  ///     let pill = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  ///     pill.cornerConfiguration = .capsule()
  ///     // pill.effectiveRadius(corner: .topLeft) == 15
  ///
  /// - Parameter maximumRadius: The largest radius in points, or `nil` for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Returns corners with one radius, which each of them finds for itself.
  ///
  ///     card.cornerConfiguration = .corners(radius: 8)
  ///
  /// - Parameter radius: The radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners(Array(repeating: radius, count: 4), alike: []))
  }

  /// Returns corners with a radius each.
  ///
  ///     card.cornerConfiguration = .corners(
  ///       topLeftRadius: 8, topRightRadius: 8, bottomLeftRadius: nil, bottomRightRadius: nil)
  ///     // card.effectiveRadius(corner: .bottomLeft) == 0
  ///
  /// - Parameters:
  ///   - topLeftRadius: The radius at the top left, or `nil` for 0.
  ///   - topRightRadius: The radius at the top right, or `nil` for 0.
  ///   - bottomLeftRadius: The radius at the bottom left, or `nil` for 0.
  ///   - bottomRightRadius: The radius at the bottom right, or `nil` for 0.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return UICornerConfiguration(.corners(radii, alike: []))
  }

  /// Returns corners with one radius, the largest that one of them finds.
  ///
  ///     card.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
  ///
  /// - Parameter radius: The radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners(Array(repeating: radius, count: 4), alike: [[0, 1, 2, 3]]))
  }

  /// Returns corners with one radius at the top, and another one at the bottom.
  ///
  ///     card.cornerConfiguration = .uniformEdges(topRadius: 20, bottomRadius: 8)
  ///     // card.effectiveRadius(corner: .topRight) == 20
  ///
  /// - Parameters:
  ///   - topRadius: The radius at the top.
  ///   - bottomRadius: The radius at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topRadius, topRadius, bottomRadius, bottomRadius], alike: [[0, 1], [2, 3]]))
  }

  /// Returns corners with one radius at the left, and another one at the right.
  ///
  ///     card.cornerConfiguration = .uniformEdges(leftRadius: 20, rightRadius: 8)
  ///     // card.effectiveRadius(corner: .topRight) == 8
  ///
  /// - Parameters:
  ///   - leftRadius: The radius at the left.
  ///   - rightRadius: The radius at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([leftRadius, rightRadius, leftRadius, rightRadius], alike: [[0, 2], [1, 3]]))
  }

  /// Returns corners with one radius at the top.
  ///
  ///     card.cornerConfiguration = .uniformTopRadius(20)
  ///     // card.effectiveRadius(corner: .bottomLeft) == 0
  ///
  /// - Parameters:
  ///   - topRadius: The radius at the top.
  ///   - bottomLeftRadius: The radius at the bottom left, or `nil` for 0.
  ///   - bottomRightRadius: The radius at the bottom right, or `nil` for 0.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], alike: [[0, 1]]))
  }

  /// Returns corners with one radius at the bottom.
  ///
  ///     card.cornerConfiguration = .uniformBottomRadius(20)
  ///     // card.effectiveRadius(corner: .topLeft) == 0
  ///
  /// - Parameters:
  ///   - bottomRadius: The radius at the bottom.
  ///   - topLeftRadius: The radius at the top left, or `nil` for 0.
  ///   - topRightRadius: The radius at the top right, or `nil` for 0.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], alike: [[2, 3]]))
  }

  /// Returns corners with one radius at the left.
  ///
  ///     card.cornerConfiguration = .uniformLeftRadius(20)
  ///     // card.effectiveRadius(corner: .topRight) == 0
  ///
  /// - Parameters:
  ///   - leftRadius: The radius at the left.
  ///   - topRightRadius: The radius at the top right, or `nil` for 0.
  ///   - bottomRightRadius: The radius at the bottom right, or `nil` for 0.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius], alike: [[0, 2]]))
  }

  /// Returns corners with one radius at the right.
  ///
  ///     card.cornerConfiguration = .uniformRightRadius(20)
  ///     // card.effectiveRadius(corner: .topLeft) == 0
  ///
  /// - Parameters:
  ///   - rightRadius: The radius at the right.
  ///   - topLeftRadius: The radius at the top left, or `nil` for 0.
  ///   - bottomLeftRadius: The radius at the bottom left, or `nil` for 0.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], alike: [[1, 3]]))
  }

  /// The square corners of a view that has no others.
  fileprivate static let square = corners(radius: 0)

  @MainActor
  fileprivate func radius(at corner: Int, of view: UIView) -> CGFloat {
    switch shape {
    case .capsule(let maximum):
      return min(min(view.bounds.width, view.bounds.height) / 2, maximum ?? .infinity)
    case .corners(let radii, let alike):
      let corners = alike.first { $0.contains(corner) } ?? [corner]
      return corners.map { radii[$0]?.points(at: $0, of: view) ?? 0 }.max() ?? 0
    }
  }
}

extension UICornerRadius {
  @MainActor
  fileprivate func points(at corner: Int, of view: UIView) -> CGFloat {
    switch kind {
    case .fixed(let radius): return max(0, radius)
    case .concentric(let minimum):
      guard let container = view.superview else { return minimum ?? 0 }
      let (frame, bounds) = (view.frame, container.bounds)
      let isLeft = corner % 2 == 0
      let isTop = corner < 2
      let horizontal = isLeft ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
      let vertical = isTop ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
      let outer = container.cornerConfiguration.radius(at: corner, of: container)
      return max(minimum ?? 0, outer - max(0, horizontal, vertical))
    }
  }
}

extension UIView {
  /// The radii of the corners. The default is square corners. It is stored, and not applied to the
  /// layer.
  public var cornerConfiguration: UICornerConfiguration {
    get { attachments?.corners ?? .square }
    set { changeAttachments { $0.corners = newValue } }
  }

  /// Returns the radius of a corner, by ``cornerConfiguration``.
  ///
  ///     card.cornerConfiguration = .corners(radius: 12)
  ///     // card.effectiveRadius(corner: .topLeft) == 12
  ///
  /// A radius that follows the superview's is less by the larger distance of the two corners along an
  /// axis; Apple does not document it for distances that differ.
  ///
  /// - Parameter corner: One corner.
  /// - Returns: The radius in points, or 0 if `corner` is not one corner.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    guard let index = corners.firstIndex(of: corner) else { return 0 }
    return cornerConfiguration.radius(at: index, of: self)
  }
}
