import Foundation

/// A text that is ready to be measured: its paragraphs, with the metrics of their runs.
struct MeasuredText {
  struct Run {
    let text: String
    let metrics: RunMetrics
  }

  struct Paragraph {
    var runs: [Run]
    /// The metrics of a line without characters.
    let emptyLine: LineMetrics
    var style = ParagraphMetrics()

    var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
  }

  private(set) var paragraphs: [Paragraph] = []

  init(_ text: String, _ metrics: RunMetrics, _ style: ParagraphMetrics = ParagraphMetrics()) {
    for paragraph in text.paragraphs {
      paragraphs.append(
        Paragraph(
          runs: [Run(text: paragraph, metrics: metrics)], emptyLine: metrics.line, style: style))
    }
  }

  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of runs without one of their own.
  ///   - style: The style of paragraphs without one of their own.
  init(
    _ text: NSAttributedString, _ font: UIFont, _ style: ParagraphMetrics = ParagraphMetrics()
  ) {
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      let metrics = RunMetrics(attributes, font)
      let own = (attributes[.paragraphStyle] as? NSParagraphStyle).map(ParagraphMetrics.init)
      append(
        MeasuredText(text.attributedSubstring(from: range).string, metrics, own ?? style))
    }
  }

  /// Appends a text that continues the last paragraph.
  private mutating func append(_ other: MeasuredText) {
    guard let first = other.paragraphs.first else { return }
    if let last = paragraphs.popLast() {
      let isEmpty = last.isEmpty
      // A paragraph has the style that it begins with.
      paragraphs.append(
        Paragraph(
          runs: last.runs + first.runs, emptyLine: isEmpty ? first.emptyLine : last.emptyLine,
          style: isEmpty ? first.style : last.style))
    } else {
      paragraphs.append(first)
    }
    paragraphs += other.paragraphs.dropFirst()
  }
}

extension String {
  /// Whether the text is certainly one paragraph. Most texts have none of the bytes that line breaks begin
  /// with, and finding characters is slow.
  var isOneParagraph: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      !bytes.contains { (10...13).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    } ?? false
  }

  fileprivate var paragraphs: [String] {
    if isOneParagraph { return [self] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
