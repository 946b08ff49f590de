import Foundation

/// Coordinates within others: those of a view in its superview's, and of a layer in its superlayer's.
protocol CoordinateSystem: Equatable {
  /// The coordinates around these, or `nil` at the root.
  var outer: Self? { get }
  /// What takes a point of these coordinates to those around them. Those around a root are the screen's.
  var transformToOuter: CGAffineTransform { get }
}

extension CoordinateSystem {
  /// What takes a point of one system to another one.
  ///
  /// It goes by way of the innermost system around both, so that nothing further out counts.
  ///
  /// - Parameters:
  ///   - start: The system to start from; `nil` for what is around all roots.
  ///   - end: The system to end at; `nil` for what is around all roots.
  static func conversion(from start: Self?, to end: Self?) -> CGAffineTransform {
    var (up, down) = (start, end)
    var (upwards, downwards) = (CGAffineTransform.identity, CGAffineTransform.identity)
    var (height, depth) = (start?.depth ?? 0, end?.depth ?? 0)
    while up != down {
      if height >= depth, let system = up {
        upwards = upwards.concatenating(system.transformToOuter)
        (up, height) = (system.outer, height - 1)
      } else if let system = down {
        downwards = downwards.concatenating(system.transformToOuter)
        (down, depth) = (system.outer, depth - 1)
      }
    }
    // A transform that has no inverse is undone by nothing, as in Core Graphics.
    return upwards.concatenating(downwards.inverted())
  }

  /// The number of systems down to this one from the root, with both.
  private var depth: Int {
    var depth = 0
    var next: Self? = self
    while let system = next {
      depth += 1
      next = system.outer
    }
    return depth
  }
}

extension LayoutItem: CoordinateSystem {
  var outer: LayoutItem? { parent }

  var transformToOuter: CGAffineTransform {
    layerGeometry?.transformToOuter(frame, boundsOrigin: boundsOrigin)
      ?? CGAffineTransform(
        translationX: frame.origin.x - boundsOrigin.x, y: frame.origin.y - boundsOrigin.y)
  }
}
