/// What a test reports of a layout that is not as expected: the words, the line, and a drawing.
///
///     var failures: [LayoutFailure] = []
///     root.expectNoLayoutProblems { failures.append($0) }
///     // failures.isEmpty == true
///
/// It names no framework, so that no app links one. The closure of `expectNoLayoutProblems` hands it to Swift
/// Testing or to XCTest.
public struct LayoutFailure: Hashable, Sendable {
  /// What is wrong, and how to fix it.
  public let message: String
  /// The problem, or `nil` for a snapshot that differs and for a file that cannot be read.
  public let problem: LayoutProblem?
  /// The layout as a picture in SVG, where the problem first occurs, or `nil` for what has no picture.
  public let drawing: String?
  /// A name for the drawing: `LoginView.svg`.
  public let drawingName: String
  /// The module and the file, as `#fileID` has them.
  public let fileID: String
  /// The path of the file.
  public let filePath: String
  /// The line of the constraint's call, or that of the expectation if the file of the constraint is not found.
  public let line: Int
  /// The column, from 1.
  public let column: Int
}

extension LayoutFailure {
  init(
    _ message: String, problem: LayoutProblem? = nil, drawing: String? = nil,
    drawingName: String, at place: SourcePlace
  ) {
    self.message = message
    self.problem = problem
    self.drawing = drawing
    self.drawingName = drawingName
    fileID = place.fileID
    filePath = place.filePath
    line = place.line
    column = place.column
  }
}

extension LayoutFailure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
