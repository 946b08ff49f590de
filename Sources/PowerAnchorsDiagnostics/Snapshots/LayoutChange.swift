public import Foundation
import LayoutReport

/// How a view or guide lies in one layout, and how in another one.
///
/// ``LayoutSnapshot/changes(since:)`` returns them.
public struct LayoutChange: Hashable, Sendable {
  /// What reports call the view or guide.
  public let name: String
  /// Its frame before, in its superview; `nil` if it is new.
  public let before: CGRect?
  /// Its frame after; `nil` if it is gone.
  public let after: CGRect?
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

  private static func words(_ distance: CGFloat, _ more: String, _ less: String) -> String? {
    distance == 0 ? nil : "\(abs(distance).brief) points \(distance > 0 ? more : less)"
  }
}
