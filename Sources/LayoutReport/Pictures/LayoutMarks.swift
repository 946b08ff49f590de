package import Foundation

/// What a drawing shows in red.
package struct LayoutMarks: Sendable {
  /// The items of which something is open, and along which axes.
  package var openAxes: [Int: Set<LayoutFacts.Axis>] = [:]
  /// The constraints that do not hold.
  package var broken: Set<Int> = []
  /// Areas that several items share, or that lie outside, in the coordinates of the root.
  package var areas: [CGRect] = []

  package init() {}
}
