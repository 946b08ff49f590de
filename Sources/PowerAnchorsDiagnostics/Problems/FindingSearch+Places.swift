import Foundation
import LayoutReport

// What views are like beside each other, what is in them, and where to look for what is missing.
extension FindingSearch {
  func areSiblings(_ one: Int, _ other: Int) -> Bool {
    facts.items[one].parent == facts.items[other].parent
  }

  /// Whether a constraint is neither the kit's nor a stack view's.
  func isClients(_ number: Int) -> Bool { !isKits(number) && !isStacks(number) }

  /// The constraints that show where something is missing along some parts of items: those along these. Where
  /// clients say nothing there, it is what they say along the other axis, or of the stack view that arranges
  /// the items.
  func lookedAt(of items: [Int], _ parts: [LayoutProgram.Part]) -> [Int] {
    var numbers = constraints(of: items, parts)
    if !numbers.contains(where: isClients) {
      numbers += constraints(of: items, LayoutProgram.Part.allCases)
    }
    let stacks = items.compactMap(stack(arranging:)).uniqued()
    if !numbers.contains(where: isClients), !stacks.isEmpty {
      numbers += lookedAt(of: stacks, parts)
    }
    return (numbers.filter(isClients) + numbers).uniqued()
  }

  func length(of item: Int, _ axis: LayoutFacts.Axis) -> CGFloat {
    axis == .horizontal ? geometry.alignment[item].width : geometry.alignment[item].height
  }

  func areEquallyLong(_ one: Int, _ other: Int, _ axis: LayoutFacts.Axis) -> Bool {
    abs(length(of: one, axis) - length(of: other, axis)) <= geometry.tolerance
  }

  /// Whether all of a view lies where another one does.
  func covers(_ other: Int, _ item: Int) -> Bool {
    isWithin(geometry.alignment[item], geometry.alignment[other])
  }

  /// Whether a rectangle lies in another one, but for rounding. Foundation's `contains` on Linux compares a union,
  /// whose last digits may differ.
  func isWithin(_ rectangle: CGRect, _ other: CGRect) -> Bool {
    let tolerance = geometry.tolerance
    return rectangle.minX >= other.minX - tolerance && rectangle.maxX <= other.maxX + tolerance
      && rectangle.minY >= other.minY - tolerance && rectangle.maxY <= other.maxY + tolerance
  }

  func hasText(_ item: Int) -> Bool { facts.items[item].text?.isEmpty == false }

  func hasNoContent(_ item: Int) -> Bool {
    LayoutFacts.Axis.allCases.allSatisfy { facts.items[item].content(along: $0) == nil }
  }

  /// Whether a view has neither a content nor views in it.
  func isBare(_ item: Int) -> Bool { children[item].isEmpty && hasNoContent(item) }
}
