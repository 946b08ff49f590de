import Foundation
import LayoutReport
import PowerAnchors

extension LayoutPage {
  /// A drawing of a screen in some circumstances.
  struct Drawing {
    let circumstances: LayoutCircumstances
    /// The picture as an element of the page.
    let element: String
    /// The numbers of the problems in it.
    let numbers: [Int]
    /// The labels without room in the picture.
    let labels: [String]
  }

  /// The drawings and the problems of a screen, while circumstances are tried.
  @MainActor
  struct Gallery {
    /// About how many drawings a browser shows without a wait.
    private static var drawingLimit: Int { 400 }

    private let kinds: Set<LayoutProblem.Kind>
    private let acceptances: [LayoutAcceptance]
    private let tried: TriedCircumstances
    /// Each of so many widths is drawn.
    private let step: Int
    private var record: ProblemRecord
    /// The numbers of the problems in the record, or `nil` for those that are accepted.
    private var numbers: [Int?] = []
    private(set) var drawings: [Drawing] = []
    private(set) var root = ""

    init(
      of kinds: Set<LayoutProblem.Kind>, ignoring acceptances: [LayoutAcceptance],
      _ tried: TriedCircumstances
    ) {
      self.kinds = kinds
      self.acceptances = acceptances
      self.tried = tried
      let count =
        tried.widths.count * tried.heights.count * tried.directions.count * tried.textSizes.count
      step = max(1, (count + Self.drawingLimit - 1) / Self.drawingLimit)
      record = ProblemRecord(tried)
    }

    mutating func add(_ reading: LayoutReading, _ circumstances: LayoutCircumstances) {
      root = reading.facts.root.name
      let findings = reading.findings(of: kinds.union([.brokenOptional]))
      let mistakes = findings.filter { kinds.contains($0.kind) }
      let problems = mistakes.map { LayoutProblem($0, in: reading) }
      let places = record.add(problems, circumstances)
      for (place, problem) in zip(places, problems) where place == numbers.count {
        numbers.append(
          problem.isAccepted(by: acceptances) ? nil : numbers.compactMap(\.self).count + 1)
      }
      let present = places.compactMap { numbers[$0] }.sorted()
      guard isDrawn(circumstances, present) else { return }
      var marks = LayoutMarks()
      for (place, finding) in zip(places, mistakes) {
        if let number = numbers[place] { marks.mark(finding, number: number) }
      }
      for finding in findings where !kinds.contains(finding.kind) {
        marks.mark(finding, number: nil)
      }
      marks.problems.sort { $0.number < $1.number }
      let drawing = reading.drawing(with: marks)
      drawings.append(
        Drawing(
          circumstances: circumstances,
          element: drawing.element(titled: "\(root), \(circumstances)"), numbers: present,
          labels: drawing.displacedLabels))
    }

    /// The problems that are not accepted, and the acceptances that none needs.
    var problems: [LayoutProblem] { record.problems.without(acceptances, of: kinds) }

    /// The same, with their numbers in the drawings.
    var shownProblems: [(number: Int, problem: LayoutProblem)] {
      var shown: [(Int, LayoutProblem)] = zip(numbers, record.problems).compactMap {
        number, problem in number.map { ($0, problem) }
      }
      for problem in problems where problem.kind == .unusedAcceptance {
        shown.append((shown.count + 1, problem))
      }
      return shown
    }

    /// Whether a drawing is made: at some of many widths, and where problems appear or go.
    private func isDrawn(_ circumstances: LayoutCircumstances, _ present: [Int]) -> Bool {
      guard step > 1, let last = drawings.last else { return true }
      var before = last.circumstances
      before.width = circumstances.width
      return before != circumstances || last.numbers != present
        || circumstances.width == tried.widths.last
        || tried.widths.firstIndex(of: circumstances.width).map { $0 % step == 0 } ?? true
    }
  }
}
