public import Foundation
import LayoutReport

/// The size, the reading direction and the text size that a layout was tried in.
///
///     let problems = screen.layoutProblems(widths: [320, 1024])
///     let narrow = problems.filter { $0.circumstances.contains { $0.width < 400 } }
///     // narrow.isEmpty == true
public struct LayoutCircumstances: Hashable, Sendable, Codable {
  /// The width of the root view, in points.
  public var width: CGFloat
  /// The height of the root view, in points, or `nil` if it was not changed.
  public var height: CGFloat?
  /// The reading direction.
  public var direction: LayoutReadingDirection
  /// The text size, or `nil` if it was not changed.
  public var textSize: LayoutTextSize?
}

extension LayoutCircumstances: CustomStringConvertible {
  /// The circumstances in words: `320 points wide, right to left`.
  public var description: String {
    let size = height.map { "\(width.brief) × \($0.brief) points" }
    return [
      size ?? "\(width.brief) points wide", "\(direction)", textSize.map { "text size \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
