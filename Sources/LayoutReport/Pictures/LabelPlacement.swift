import Foundation

/// Finds places for the texts of a drawing, so that they do not cover each other.
///
/// Each text takes the first of its places that is free, in the order in which texts come.
struct LabelPlacement {
  /// Where a text may stand: a point on its baseline, and which part of the text is there.
  struct Place {
    enum Alignment {
      case start, middle, end
    }

    var point: CGPoint
    var alignment: Alignment
  }

  /// The rectangles that are taken, by the bands of the drawing that they reach into.
  private var taken: [Int: [CGRect]] = [:]

  /// - Returns: `nil` where every place is taken.
  mutating func place(_ words: String, at places: [Place]) -> Place? {
    let free = places.first { isFree(Self.rectangle(of: words, at: $0)) }
    guard let free else { return nil }
    let rectangle = Self.rectangle(of: words, at: free)
    for band in Self.bands(of: rectangle) { taken[band, default: []].append(rectangle) }
    return free
  }

  private func isFree(_ rectangle: CGRect) -> Bool {
    Self.bands(of: rectangle).allSatisfy { band in
      taken[band, default: []].allSatisfy { !$0.intersects(rectangle) }
    }
  }

  private static func bands(of rectangle: CGRect) -> ClosedRange<Int> {
    let height: CGFloat = 16
    return Int(
      (rectangle.minY / height).rounded(.down))...Int(
        (rectangle.maxY / height).rounded(.down))
  }

  /// About the room that a text takes in a font of 8 units: which one it is, the viewer decides.
  private static func rectangle(of words: String, at place: Place) -> CGRect {
    let width = CGFloat(words.count) * 4.5
    let x =
      switch place.alignment {
      case .start: place.point.x
      case .middle: place.point.x - width / 2
      case .end: place.point.x - width
      }
    return CGRect(x: x, y: place.point.y - 6.5, width: width, height: 8)
  }
}
