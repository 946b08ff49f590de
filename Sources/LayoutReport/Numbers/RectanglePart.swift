package import Foundation

/// The parts of an item's alignment rectangle in the coordinates of the view that it is in, in the order of
/// its columns.
public enum RectanglePart: Int, CaseIterable, Sendable {
  case x, y, width, height
}

extension RectanglePart {
  @inlinable public var axis: LayoutFacts.Axis {
    switch self {
    case .x, .width: .horizontal
    case .y, .height: .vertical
    }
  }

  package var isLength: Bool { self == .width || self == .height }

  package func value(of rectangle: CGRect) -> CGFloat {
    switch self {
    case .x: rectangle.minX
    case .y: rectangle.minY
    case .width: rectangle.width
    case .height: rectangle.height
    }
  }
}
