package import Foundation

extension LayoutFacts {
  /// A physical side, middle or length of a rectangle.
  ///
  /// ```text
  /// [start +] lengthShare × length
  /// ```
  public enum Place: Sendable {
    case left, right, centerX, top, bottom, centerY, width, height
  }
}

extension LayoutFacts.Place {
  /// Where the rectangle starts along the axis; `nil` for a length, which counts from nothing.
  @inlinable public var start: RectanglePart? {
    switch self {
    case .left, .right, .centerX: .x
    case .top, .bottom, .centerY: .y
    case .width, .height: nil
    }
  }

  /// The length along the axis.
  @inlinable public var length: RectanglePart {
    switch self {
    case .left, .right, .centerX, .width: .width
    case .top, .bottom, .centerY, .height: .height
    }
  }

  /// How far along the length the place is, or how much of the length it is.
  @inlinable public var lengthShare: Double {
    switch self {
    case .left, .top: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom, .width, .height: 1
    }
  }

  @inlinable public var axis: LayoutFacts.Axis { length.axis }

  @inlinable public var isEdge: Bool { start != nil && lengthShare != 0.5 }

  /// Returns how far the place moves to the right, or down, where its rectangle gets insets.
  package func shift(by insets: LayoutFacts.Insets) -> Double {
    guard let start else { return 0 }
    let (near, far) = start == .x ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return near * (1 - lengthShare) - far * lengthShare
  }
}

extension CGRect {
  package func value(of place: LayoutFacts.Place) -> CGFloat {
    let start = place.start.map { $0.value(of: self) } ?? 0
    return start + CGFloat(place.lengthShare) * place.length.value(of: self)
  }
}
