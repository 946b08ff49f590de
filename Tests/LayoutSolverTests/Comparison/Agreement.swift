import LayoutSolver
import Testing

/// Counts the layouts in which solver and reference were compared.
struct Agreement {
  private(set) var compared = 0
  /// The layouts whose exact numbers leave `Int`.
  private(set) var skipped = 0
  private var failures = 0

  /// Compares the solver's answer to a layout with the reference's.
  mutating func check(
    _ layout: LinearLayout, _ name: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let complaints = Self.complaints(about: layout) else {
      skipped += 1
      return
    }
    compared += 1
    guard !complaints.isEmpty else { return }
    failures += 1
    // The first few say enough.
    guard failures <= 3 else { return }
    let smallest = layout.shrunk { Self.complaints(about: $0)?.isEmpty == false }
    Issue.record(
      """
      \(name()): \(complaints.joined(separator: "; "))
      The smallest layout with a complaint:
      \(smallest)
        values \(Trial(smallest).values)
        \((Self.complaints(about: smallest) ?? []).joined(separator: "\n  "))
      """, sourceLocation: sourceLocation)
  }

  /// Whether enough layouts were compared for the result to mean something.
  func expectFewSkipped(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failures == 0, sourceLocation: sourceLocation)
    #expect(
      skipped * 20 <= compared, "\(skipped) skipped, \(compared) compared",
      sourceLocation: sourceLocation)
  }

  /// `nil` if the exact numbers leave `Int`.
  private static func complaints(about layout: LinearLayout) -> [String]? {
    do throws(Rational.Overflow) {
      return try Trial(layout).complaints(against: ReferenceSolution(layout))
    } catch {
      return nil
    }
  }
}
