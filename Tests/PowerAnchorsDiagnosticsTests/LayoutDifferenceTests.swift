import Foundation
import LayoutReport
import LayoutTestSupport
import PowerAnchors
import Testing

@testable import PowerAnchorsDiagnostics

@MainActor
struct LayoutDifferenceTests {
  /// How many random layouts to compare: a few where the solver is compared with itself.
  ///
  ///     POWERANCHORS_RANDOM_LAYOUTS=10000 swift test --filter LayoutDifferenceTests
  private static var count: UInt64 {
    let said = ProcessInfo.processInfo.environment["POWERANCHORS_RANDOM_LAYOUTS"]
    #if (canImport(UIKit) || canImport(AppKit)) && !OpenAutoLayout
      return said.flatMap { UInt64($0) } ?? 1_000
    #else
      return said.flatMap { UInt64($0) } ?? 100
    #endif
  }

  /// Over UIKit and AppKit the differences are printed as a table, to be pasted into a report: how
  /// faithful the solver is, is no property of this package's calls.
  @Test func randomLayoutsLieWhereTheSolverHasThem() {
    var table = ["| seed | side | kit | solver |", "| --- | --- | --- | --- |"]
    for seed in 0..<Self.count {
      let layout = RandomLayout(seed: seed)
      for difference in layout.root.layoutDifferences() {
        table.append(
          """
          | \(seed) | \(difference.side) of \(difference.name) | \(difference.value) \
          | \(difference.solved) |
          """)
      }
    }
    #if (canImport(UIKit) || canImport(AppKit)) && !OpenAutoLayout
      print(table.joined(separator: "\n"))
    #else
      #expect(table.count == 2, "\(table.joined(separator: "\n"))")
    #endif
  }

  @Test func aPlantedDifferenceIsSeen() throws {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 16)
    #expect(root.layoutDifferences(tolerance: 0).isEmpty)
    var facts = LayoutReading(of: root).facts
    facts.items[1].frame.origin.x += 3
    facts.items[1].frame.size.height -= 40
    let differences = FrameComparison(facts, tolerance: 1).differences
    #expect(differences.map(\.part) == [.x, .height])
    #expect(differences.map(\.value) == [19, 168])
    #expect(differences.map(\.solved) == [16, 208])
  }
}
