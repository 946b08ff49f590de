public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1. Regular is 0.
  ///
  /// A font lighter than regular has the widths of the regular one.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight from a number.
    ///
    ///     // UIFont.Weight(0.4) == .bold
    ///
    /// - Parameter rawValue: The number, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// The weight of ``UIFont/boldSystemFont(ofSize:)``.
    public static let semibold = Weight(0.3)
    /// Heavier than semibold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The named weights, and their positions from regular (0) to bold (1), which mix the advances of
  /// both. The positions are those of the open font's weights: 400, 500, 600, 700, 800, 900.
  private static let steps: [(weight: Self, name: String, boldness: Double)] = [
    (.ultraLight, "Ultralight", 0), (.thin, "Thin", 0), (.light, "Light", 0),
    (.regular, "Regular", 0), (.medium, "Medium", 1.0 / 3), (.semibold, "Semibold", 2.0 / 3),
    (.bold, "Bold", 1), (.heavy, "Heavy", 4.0 / 3), (.black, "Black", 5.0 / 3),
  ]

  /// The name of the nearest named weight.
  var name: String {
    let nearest = Self.steps.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.name ?? ""
  }

  /// The position of the weight from regular (0) to bold (1).
  var boldness: Double { interpolated(rawValue, Self.boldnesses) }

  private static let boldnesses = steps.map { (x: Double($0.weight.rawValue), y: $0.boldness) }
}

/// Returns the value that is interpolated between the neighboring points, or that of the outermost
/// point beyond them.
func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
  guard let first = points.first, let last = points.last else { return 0 }
  guard let index = points.firstIndex(where: { $0.x > x }) else { return last.y }
  if index == 0 { return first.y }
  let (left, right) = (points[index - 1], points[index])
  return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
}
