import Foundation

/// Finds places for the texts of a drawing, so that they do not cover each other and are not cut.
///
/// Each text takes the first of its places that is free, in the order in which texts come.
struct LabelPlacement {
  /// A place for a text: a point on its baseline, and the part of the text that is there.
  struct Place {
    enum Alignment {
      case start, middle, end
    }

    var point: CGPoint
    var alignment: Alignment
  }

  /// A square of the drawing.
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private let canvas: CGRect
  /// The rectangles that are taken, by the cells that they reach into.
  private var taken: [Cell: [CGRect]] = [:]

  init(within canvas: CGRect) { self.canvas = canvas }

  /// Keeps texts away from what else is drawn.
  mutating func take(_ rectangle: CGRect) {
    for cell in Self.cells(of: rectangle) { taken[cell, default: []].append(rectangle) }
  }

  /// Takes the first free place for a text.
  ///
  /// - Returns: The place, or `nil` if none is free.
  mutating func place(_ words: String, at places: [Place]) -> Place? {
    let free = places.first { isFree(Self.rectangle(of: words, at: $0)) }
    if let free { take(Self.rectangle(of: words, at: free)) }
    return free
  }

  private func isFree(_ rectangle: CGRect) -> Bool {
    canvas.contains(rectangle)
      && Self.cells(of: rectangle).allSatisfy { cell in
        taken[cell, default: []].allSatisfy { !$0.intersects(rectangle) }
      }
  }

  private static func cells(of rectangle: CGRect) -> [Cell] {
    func places(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int> {
      place(low)...place(high)
    }
    // Of a place beyond all screens, only that it is beyond is of interest.
    func place(_ number: CGFloat) -> Int { Int((number / 16).rounded(.down).clamped(-1e9, 1e9)) }
    let rows = places(rectangle.minY, rectangle.maxY)
    return places(rectangle.minX, rectangle.maxX).flatMap { column in
      rows.map { Cell(column: column, row: $0) }
    }
  }

  /// Returns the approximate rectangle of a text in a font of 8 units. The viewer decides the font.
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
