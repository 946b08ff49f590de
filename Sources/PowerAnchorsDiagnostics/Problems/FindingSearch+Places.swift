import Foundation
import LayoutReport

// What views are like beside each other, and what is in them.
extension FindingSearch {
  func areSiblings(_ one: Int, _ other: Int) -> Bool {
    facts.items[one].parent == facts.items[other].parent
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
