import Foundation
import LayoutReport
import PowerAnchors

/// A layout at one moment: text that a snapshot test keeps, and something to compare another one with.
///
///     let narrow = screen.layoutSnapshot
///     screen.frame.size.width = 375
///     for change in screen.layoutSnapshot.changes(since: narrow) { print(change) }
///     // screen is 55 points wider.
///     // dismiss moves 27.5 points to the right.
public struct LayoutSnapshot: Hashable, Sendable, CustomStringConvertible {
  /// The tree in words, as a layout description has it, without what changes with the source or with
  /// the build: without call sites, and without problems.
  public let description: String
  private let items: [Item]

  /// A view or a guide, and where it lies in its superview.
  private struct Item: Hashable {
    var name: String
    var parent: Int?
    var frame: CGRect
  }

  /// What makes two items the same.
  private struct Key: Hashable {
    var parent: Int?
    var name: String
    /// Which one it is of those with this name in this parent.
    var place: Int
  }

  init(_ facts: LayoutFacts) {
    description = LayoutOutline(of: facts, isStable: true).lines.joined(separator: "\n")
    // The others follow them.
    items = facts.items.prefix { $0.kind == .view || $0.kind == .guide }
      .map { Item(name: $0.name, parent: $0.parent, frame: $0.frame) }
  }
}

extension LayoutSnapshot {
  /// What has moved, grown, come or gone since an earlier snapshot, in the order of the tree.
  ///
  /// Views are the same if they have the same name in the same view; of several, in their order.
  ///
  ///     let before = view.layoutSnapshot
  ///     title.text = "A longer title"
  ///     for change in view.layoutSnapshot.changes(since: before) { print(change) }
  ///
  /// - Parameter earlier: A snapshot of the same tree, or of one that is to be the same.
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
      // What is in a view that is new is new, too.
      let parent = item.parent.map { partners[$0] ?? -1 }
      let partner = former.removeValue(forKey: names.key(of: item.name, in: parent))
      partners.append(partner)
      let before = partner.map { earlier.items[$0].frame }
      if before != item.frame {
        changes.append(LayoutChange(name: item.name, before: before, after: item.frame))
      }
    }
    let gone = former.values.sorted().map { earlier.items[$0] }
    return changes + gone.map { LayoutChange(name: $0.name, before: $0.frame, after: nil) }
  }

  /// Tells items of one name in one parent from each other.
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
