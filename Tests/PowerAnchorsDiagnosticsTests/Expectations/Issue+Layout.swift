import PowerAnchorsDiagnostics
import Testing

extension Issue {
  /// Records what is wrong with a layout at its line, with a drawing.
  static func record(_ failure: LayoutFailure) {
    let location = SourceLocation(
      fileID: failure.fileID, filePath: failure.filePath, line: failure.line,
      column: failure.column)
    if let drawing = failure.drawing {
      Attachment.record(drawing, named: failure.drawingName, sourceLocation: location)
    }
    record("\(failure)", sourceLocation: location)
  }
}
