package import Foundation

/// The items, constraints and areas that a drawing marks as problems.
package struct LayoutMarks: Sendable {
  /// The axes along which items are ambiguous or too small.
  package var openAxes: [Int: Set<LayoutFacts.Axis>] = [:]
  /// The required constraints that are left out.
  package var leftOut: Set<Int> = []
  /// The optional constraints that do not hold.
  package var broken: Set<Int> = []
  /// The areas that overlap or are outside of a superview, in the coordinates of the root.
  package var areas: [CGRect] = []

  package init() {}
}
