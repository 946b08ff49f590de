public import Foundation

extension UIFont {
  /// The weight of a font: from -1 to 1, and 0 for regular.
  ///
  /// Weights lighter than regular are as wide as regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight of a number.
    ///
    ///     // UIFont.Weight(0.4) == .bold
    ///
    /// - Parameter rawValue: The number, from -1 to 1, and 0 for regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
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
    /// The heaviest.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// Named weights, and how far they are from regular to bold, by which the advances of both mix. The
  /// open font's weights are as far: 400, 500, 600, 700, 800, 900.
  private static let steps: [(weight: Self, name: String, boldness: Double)] = [
    (.ultraLight, "Ultralight", 0), (.thin, "Thin", 0), (.light, "Light", 0),
    (.regular, "Regular", 0), (.medium, "Medium", 1.0 / 3), (.semibold, "Semibold", 2.0 / 3),
    (.bold, "Bold", 1), (.heavy, "Heavy", 4.0 / 3), (.black, "Black", 5.0 / 3),
  ]

  /// The name of the nearest weight that has one.
  var name: String {
    let nearest = Self.steps.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.name ?? ""
  }

  /// How far the weight is from regular to bold.
  var boldness: Double { interpolated(rawValue, Self.boldnesses) }

  private static let boldnesses = steps.map { (x: Double($0.weight.rawValue), y: $0.boldness) }
}

/// The value between those of the neighboring points, and the outermost one beyond them.
func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
  guard let first = points.first, let last = points.last else { return 0 }
  guard let index = points.firstIndex(where: { $0.x > x }) else { return last.y }
  if index == 0 { return first.y }
  let (left, right) = (points[index - 1], points[index])
  return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
}
