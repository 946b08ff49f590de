package import Foundation

extension CGFloat {
  /// The number with at most three digits after the point.
  package var brief: String {
    // A huge number has no digits after the point, and might overflow.
    let rounded = magnitude < 1e12 ? (self * 1000).rounded() / 1000 : self
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
  }
}

extension CGRect {
  /// The origin and the size, such as `16, 12  100 × 20`.
  package var brief: String { "\(minX.brief), \(minY.brief)  \(size.brief)" }
}

extension CGSize {
  package var brief: String { "\(width.brief) × \(height.brief)" }
}
