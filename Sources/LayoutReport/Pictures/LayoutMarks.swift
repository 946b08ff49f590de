package import Foundation

/// The items, constraints and areas that a drawing marks as problems.
package struct LayoutMarks: Sendable {
  /// The axes along which items are ambiguous or too small.
  package var openAxes: [Int: Set<LayoutFacts.Axis>] = [:]
  /// The required constraints that are left out.
  package var leftOut: Set<Int> = []
  /// The constraints that take part in a conflict.
  package var partners: Set<Int> = []
  /// The optional constraints that do not hold.
  package var broken: Set<Int> = []
  /// The areas that overlap or are outside of a superview, in the coordinates of the root.
  package var areas: [CGRect] = []
  /// The problems, which have their numbers at their items.
  package var problems: [Problem] = []

  /// A problem that a number stands for.
  package struct Problem: Sendable {
    package var number: Int
    package var item: Int
    /// The area at which the number stands, or `nil` if it stands at the item.
    package var area: CGRect?
    /// What is red, in words.
    package var caption: String

    package init(number: Int, item: Int, area: CGRect? = nil, caption: String) {
      self.number = number
      self.item = item
      self.area = area
      self.caption = caption
    }
  }

  package init() {}
}
