import Foundation
import LayoutReport
import LayoutSolver

/// The differences between the solver's frames and those of the facts.
struct FrameComparison {
  struct Difference {
    var item: Int
    var part: LayoutProgram.Part
    var value: Double
    var solved: Double
  }

  private(set) var differences: [Difference] = []

  /// - Parameters:
  ///   - facts: The facts of the tree.
  ///   - tolerance: The difference of a side that is ignored, in points.
  init(_ facts: LayoutFacts, tolerance: Double) {
    let geometry = PresentGeometry(facts)
    let program = LayoutProgram(facts, geometry)
    program.addAll()
    program.solver.solve()
    var found: [(column: Solver.Column, difference: Difference)] = []
    for (item, fact) in facts.items.enumerated() {
      guard fact.kind == .view || fact.kind == .guide, !fact.isGiven, !fact.isPart else { continue }
      for part in LayoutProgram.Part.allCases {
        let column = program.column(part, of: item)
        let solved = program.solver.value(of: column)
        let value = part.value(of: geometry.frames[item])
        if abs(solved - value) > tolerance {
          let difference = Difference(item: item, part: part, value: value, solved: solved)
          found.append((column, difference))
        }
      }
    }
    // Where the constraints allow several values, the kit's is as good as the solver's.
    let open = Set(program.solver.undetermined(among: found.map(\.column)))
    differences = found.filter { !open.contains($0.column) }.map(\.difference)
  }
}
