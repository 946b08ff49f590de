import Foundation
import LayoutReport
import PowerAnchors

/// The layout of a tree at one moment, to keep in a snapshot test or to compare with a later one.
///
///     let narrow = screen.layoutSnapshot
///     screen.frame.size.width = 375
///     for change in screen.layoutSnapshot.changes(since: narrow) { print(change) }
///     // screen is 55 points wider.
///     // dismiss moves 27.5 points to the right.
public struct LayoutSnapshot: Hashable, Sendable, CustomStringConvertible {
  /// The tree in words, like `layoutDescription`, but without problems and call sites.
  ///
  /// Call sites change with the source and the build.
  public let description: String
  private let items: [Item]

  /// A view or a guide, with its frame in its superview.
  private struct Item: Equatable {
    var name: String
    var parent: Int?
    var frame: CGRect
  }

  /// The identity of an item in two snapshots.
  private struct Key: Hashable {
    var parent: Int?
    var name: String
    /// The index of the item among those with this name in this parent.
    var place: Int
  }

  init(_ facts: LayoutFacts) {
    description = LayoutOutline(of: facts, isStable: true).lines.joined(separator: "\n")
    // The views and guides of clients come first.
    items = facts.items.prefix { $0.kind == .view || $0.kind == .guide }
      .map { Item(name: $0.name, parent: $0.parent, frame: $0.frame) }
  }
}

extension LayoutSnapshot {
  /// Hashes the description, which has all frames in it.
  ///
  /// Rectangles are hashable only from iOS 18, tvOS 18 and macOS 15 on.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Returns the changes since an earlier snapshot: what has moved, what has another size, what is
  /// new, and what is gone.
  ///
  /// A view is identified by its name and its superview. Several with the same name are identified
  /// by their order.
  ///
  ///     let before = view.layoutSnapshot
  ///     title.text = "A longer title"
  ///     for change in view.layoutSnapshot.changes(since: before) { print(change) }
  ///
  /// - Parameter earlier: The earlier snapshot of the same tree, or that of a similar tree.
  /// - Returns: The changes in the order of the tree, followed by the views and guides that are
  ///   gone.
  public func changes(since earlier: LayoutSnapshot) -> [LayoutChange] {
    var former: [Key: Int] = [:]
    var formerNames = NameCount()
    for (number, item) in earlier.items.enumerated() {
      former[formerNames.key(of: item.name, in: item.parent)] = number
    }
    var partners: [Int?] = []
    var changes: [LayoutChange] = []
    var names = NameCount()
    for item in items {
      // All items in a new view are new, too.
      let parent = item.parent.map { partners[$0] ?? -1 }
      let partner = former.removeValue(forKey: names.key(of: item.name, in: parent))
      partners.append(partner)
      let change = LayoutChange(
        name: item.name, before: partner.map { earlier.items[$0].frame }, after: item.frame)
      if change.isVisible { changes.append(change) }
    }
    let gone = former.values.sorted().map { earlier.items[$0] }
    return changes + gone.map { LayoutChange(name: $0.name, before: $0.frame, after: nil) }
  }

  /// Counts the items with the same name in the same parent.
  private struct NameCount {
    private var counts: [Key: Int] = [:]

    mutating func key(of name: String, in parent: Int?) -> Key {
      var key = Key(parent: parent, name: name, place: 0)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.place = count
      return key
    }
  }
}
