import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// Looks for problems, and passes each one to a closure that records it in a test.
  ///
  ///     var messages: [String] = []
  ///     root.expectNoLayoutProblems(widths: [320, 1024]) { messages.append("\($0)") }
  ///     // messages == []
  ///
  /// Each problem is one failure, at the line of its constraint, with a drawing of the layout where it first
  /// occurs. [Testing layouts on Linux](/documentation/handbook/testinglayoutsonlinux) has the closures for
  /// Swift Testing and XCTest.
  ///
  /// To get the problems themselves, use
  /// ``layoutProblems(of:ignoring:widths:heights:directions:textSizes:)``.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of problems to look for.
  ///   - acceptances: The problems that are on purpose.
  ///   - widths: The widths to try, in points. If it is empty, the layout is judged at its present size.
  ///   - heights: The heights to try at each width, in points. If it is empty, the height is not changed.
  ///   - directions: The reading directions to try, if there are widths.
  ///   - textSizes: The text sizes to try, if there are widths. If it is empty, the text size is not changed.
  ///   - known: The record of the problems that are known.
  ///   - fileID: The call's file, for what has no line of its own.
  ///   - filePath: The path of the call's file.
  ///   - line: The call's line.
  ///   - column: The call's column.
  ///   - record: The closure that records a failure.
  /// - Precondition: The view is a root view, if there are widths.
  /// - Complexity: One layout or more for each combination of width, height, direction and text size.
  public func expectNoLayoutProblems(
    of kinds: Set<LayoutProblem.Kind> = .standard, ignoring acceptances: [LayoutAcceptance] = [],
    widths: some Sequence<CGFloat> = EmptyCollection<CGFloat>(),
    heights: some Sequence<CGFloat> = EmptyCollection<CGFloat>(),
    directions: [LayoutReadingDirection] = LayoutReadingDirection.allCases,
    textSizes: [LayoutTextSize] = [], known: LayoutRecord? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, record: (LayoutFailure) -> Void
  ) {
    let call = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let tried = TriedCircumstances(
      widths: widths, heights: heights, directions: directions, textSizes: textSizes)
    var drawn = DrawnProblems(tried, kinds, acceptances)
    if tried.widths.isEmpty {
      drawn.add(LayoutReading(of: self), nil)
    } else {
      read(in: tried) { drawn.add($0, $1) }
    }
    let drawings = drawn.drawings
    var problems = drawn.problems.without(acceptances, of: kinds)
    do {
      if let known { problems = try known.unknownProblems(among: problems) }
    } catch {
      record(LayoutFailure("\(error)", drawingName: drawn.drawingName, at: call))
    }
    if problems.isEmpty { return }
    let files = SourceFiles(near: filePath)
    for problem in problems {
      record(
        LayoutFailure(
          "\(problem)", problem: problem, drawing: drawings[problem],
          drawingName: drawn.drawingName, at: call.place(of: problem.callSite, in: files)))
    }
  }

  /// Compares the layout with a record, and passes a difference to a closure that records it in a test.
  ///
  ///     view.expectLayout(LayoutRecord("Login")) { print($0) }
  ///
  /// The frames and constraints of ``layoutSnapshot`` are compared. The failure lists the lines that changed,
  /// with a drawing of the present layout. [Testing layouts on
  /// Linux](/documentation/handbook/testinglayoutsonlinux) has the closures for Swift Testing and XCTest.
  ///
  /// - Parameters:
  ///   - known: The record to compare with.
  ///   - fileID: The call's file.
  ///   - filePath: The path of the call's file.
  ///   - line: The call's line.
  ///   - column: The call's column.
  ///   - record: The closure that records a failure.
  public func expectLayout(
    _ known: LayoutRecord, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, record: (LayoutFailure) -> Void
  ) {
    let reading = LayoutReading(of: self)
    let call = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = "\(reading.facts.root.name).svg"
    do {
      guard let difference = try known.difference(of: LayoutSnapshot(reading.facts)) else { return }
      record(
        LayoutFailure(
          difference, drawing: reading.drawing(of: reading.findings(of: .all)), drawingName: name,
          at: call))
    } catch {
      record(LayoutFailure("\(error)", drawingName: name, at: call))
    }
  }
}

/// Problems, each with a drawing of the layout where it first occurs.
@MainActor
private struct DrawnProblems {
  private let kinds: Set<LayoutProblem.Kind>
  private let acceptances: [LayoutAcceptance]
  private var record: ProblemRecord
  private var firstDrawings: [String] = []
  private var root = ""

  init(
    _ tried: TriedCircumstances, _ kinds: Set<LayoutProblem.Kind>, _ acceptances: [LayoutAcceptance]
  ) {
    self.kinds = kinds
    self.acceptances = acceptances
    record = ProblemRecord(tried)
  }

  mutating func add(_ reading: LayoutReading, _ circumstances: LayoutCircumstances?) {
    root = reading.facts.root.name
    let findings = reading.findings(of: kinds)
    let problems = findings.map { LayoutProblem($0, in: reading) }
    let numbers = record.add(problems, circumstances)
    let newCount = numbers.filter { $0 >= firstDrawings.count }.count
    guard newCount > 0 else { return }
    let drawing = reading.drawing(
      of: zip(findings, problems).filter { !$1.isAccepted(by: acceptances) }.map(\.0))
    firstDrawings += Array(repeating: drawing, count: newCount)
  }

  var problems: [LayoutProblem] { record.problems }

  var drawings: [LayoutProblem: String] {
    Dictionary(zip(record.problems, firstDrawings)) { first, _ in first }
  }

  var drawingName: String { "\(root).svg" }
}
