public import Foundation
import LayoutReport

/// The change of a view or guide between two layouts.
///
/// ``LayoutSnapshot/changes(since:)`` returns them.
public struct LayoutChange: Hashable, Sendable {
  /// The name of the view or guide in reports.
  public let name: String
  /// The earlier frame in the coordinates of the superview, in points, or `nil` if the view or
  /// guide is new.
  public let before: CGRect?
  /// The later frame in the coordinates of the superview, in points, or `nil` if the view or guide
  /// is gone.
  public let after: CGRect?
}

extension LayoutChange {
  /// Hashes the name and the numbers of the frames.
  ///
  /// Rectangles are hashable only from iOS 18, tvOS 18 and macOS 15 on.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    for frame in [before, after] {
      hasher.combine(frame.map { [$0.minX, $0.minY, $0.width, $0.height] })
    }
  }
}

extension LayoutChange: CustomStringConvertible {
  /// The change in words: `dismiss moves 27.5 points to the right and is 12 points wider.`
  public var description: String {
    guard let before else { return "\(name) is new, at \(after?.brief ?? "no place")." }
    guard let after else { return "\(name) is gone, from \(before.brief)." }
    let moves = [
      Self.words(after.minX - before.minX, "to the right", "to the left"),
      Self.words(after.minY - before.minY, "down", "up"),
    ].compactMap(\.self)
    let growths = [
      Self.words(after.width - before.width, "wider", "narrower"),
      Self.words(after.height - before.height, "higher", "lower"),
    ].compactMap(\.self)
    let parts =
      (moves.isEmpty ? [] : ["moves \(moves.joined(separator: " and "))"])
      + (growths.isEmpty ? [] : ["is \(growths.joined(separator: " and "))"])
    return "\(name) \(parts.joined(separator: " and "))."
  }

  /// Whether the frames differ by more than a computation rounds, such as that of a center.
  var isVisible: Bool {
    guard let before, let after else { return true }
    let distances = [
      after.minX - before.minX, after.minY - before.minY, after.width - before.width,
      after.height - before.height,
    ]
    return distances.contains { abs($0) > Self.rounding }
  }

  private static let rounding: CGFloat = 1e-3

  private static func words(_ distance: CGFloat, _ more: String, _ less: String) -> String? {
    abs(distance) <= rounding ? nil : "\(abs(distance).brief) points \(distance > 0 ? more : less)"
  }
}
