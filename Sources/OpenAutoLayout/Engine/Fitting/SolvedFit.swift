import Foundation
import LayoutSolver

/// A fit that has values, in which heights may still follow from widths.
///
/// It knows its columns, and reads no item's: client code that says a height may measure the same items.
/// Not isolated, as `LayoutRows` is not.
struct SolvedFit {
  let solver: Solver
  let width: Solver.Column
  let height: Solver.Column
  private(set) var followers: [WidthFollower]

  /// The size of the alignment rectangle.
  var size: CGSize {
    CGRect(solvedX: 0, y: 0, width: solver.value(of: width), height: solver.value(of: height)).size
  }

  /// The views to ask for their height, and at which width.
  var openHeights: [(index: Int, memory: ItemMemory, width: Double)] {
    followers.indices.compactMap { index in
      let follower = followers[index]
      let width = solver.value(of: follower.width)
      if width <= 0 || follower.answer?.width == width { return nil }
      return (index, follower.memory, width)
    }
  }

  mutating func setHeight(_ answer: HeightAnswer, at index: Int) {
    followers[index].answer = answer
    let rows = followers[index].heightRows
    let constant = followers[index].heightWeight * answer.height
    if let row = rows.atMost { solver.setConstant(constant, of: row) }
    if let row = rows.atLeast { solver.setConstant(constant, of: row) }
  }

  func solve() { solver.solve() }
}
