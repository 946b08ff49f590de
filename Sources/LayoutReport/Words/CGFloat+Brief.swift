package import Foundation

extension CGFloat {
  /// The number without needless digits.
  package var brief: String {
    // Digits after the point are nothing to a huge number, which might overflow on the way.
    let rounded = magnitude < 1e12 ? (self * 1000).rounded() / 1000 : self
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
  }
}

extension CGRect {
  /// Origin and size, as in `16, 12  100 × 20`.
  package var brief: String { "\(minX.brief), \(minY.brief)  \(size.brief)" }
}

extension CGSize {
  package var brief: String { "\(width.brief) × \(height.brief)" }
}
