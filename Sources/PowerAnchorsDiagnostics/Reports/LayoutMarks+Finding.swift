import Foundation
import LayoutReport

extension LayoutMarks {
  /// Marks findings, and numbers those that are mistakes from 1.
  init(_ findings: [Finding]) {
    self.init()
    var count = 0
    for finding in findings {
      if finding.kind == .brokenOptional {
        mark(finding, number: nil)
      } else {
        count += 1
        mark(finding, number: count)
      }
    }
  }

  /// Marks a finding.
  ///
  /// - Parameter number: The number that stands for it, or `nil` if it is no mistake by itself.
  mutating func mark(_ finding: Finding, number: Int?) {
    if let number {
      problems.append(
        Problem(
          number: number, item: finding.items[0], area: finding.areas.first,
          caption: finding.summary.onOneLine))
    }
    areas += finding.areas
    switch finding.kind {
    case .conflict:
      leftOut.formUnion(finding.leftOut.map { [$0] } ?? [])
      partners.formUnion(finding.constraints)
    case .brokenOptional: broken.formUnion(finding.constraints)
    case .ambiguity:
      for item in finding.items { openAxes[item, default: []].formUnion(finding.parts.map(\.axis)) }
    case .emptyView, .clippedText, .smallTarget, .heldOpen, .scrollContent, .fixedFrame,
      .hiddenSpace:
      openAxes[finding.items[0], default: []].formUnion(finding.parts.map(\.axis))
    case .translatedMask: openAxes[finding.items[0]] = Set(LayoutFacts.Axis.allCases)
    case .mixedDirections, .multipliedPosition, .unsafeArea: broken.formUnion(finding.constraints)
    case .outsideSuperview, .overlap, .underKeyboard, .endlessLayout, .unusedAcceptance: break
    }
  }
}

extension String {
  /// The lines of a summary as one, and the items of its list with semicolons.
  fileprivate var onOneLine: String {
    let lines = split(separator: "\n").map { $0.drop { $0 == " " } }
    var text = ""
    for (line, next) in zip(lines, lines.dropFirst().map(Optional.some) + [nil]) {
      let isItem = line.hasPrefix("- ")
      text += isItem ? line.dropFirst(2) : line
      guard let next else { break }
      text += !isItem ? " " : next.hasPrefix("- ") ? "; " : ". "
    }
    return text.replacingOccurrences(of: "   <- ", with: " ← ")
  }
}
