package import Foundation

/// What a drawing shows in red, and what it strikes out.
package struct LayoutMarks: Sendable {
  /// The items of which something is open or too short, and along which axes.
  package var openAxes: [Int: Set<LayoutFacts.Axis>] = [:]
  /// The required constraints that are left out.
  package var leftOut: Set<Int> = []
  /// The optional constraints that give way.
  package var broken: Set<Int> = []
  /// Areas that several items share, or that lie outside of a superview, in the coordinates of the root.
  package var areas: [CGRect] = []

  package init() {}
}
