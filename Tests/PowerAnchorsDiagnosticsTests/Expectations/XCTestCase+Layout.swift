import Foundation
import PowerAnchorsDiagnostics
import XCTest

extension XCTestCase {
  /// Records what is wrong with a layout at its line, with a drawing.
  func record(_ failure: LayoutFailure) {
    #if canImport(ObjectiveC)
      var issue = XCTIssue(type: .assertionFailure, compactDescription: failure.message)
      issue.sourceCodeContext = XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: failure.filePath, lineNumber: failure.line))
      if let drawing = failure.drawing {
        let attachment = XCTAttachment(string: drawing)
        attachment.name = failure.drawingName
        issue.add(attachment)
      }
      record(issue)
    #else
      recordFailure(
        withDescription: failure.message, inFile: failure.filePath, atLine: failure.line,
        expected: true)
    #endif
  }
}
