import Foundation

/// One paragraph, cut into the pieces between the places where a line may end.
struct LineBreaking {
  /// Characters that stay on one line, and the spaces after them, which may reach beyond it.
  struct Piece {
    var ink: CGFloat = 0
    var space: CGFloat = 0
    /// The piece's characters among all.
    var start: Int
    var end: Int
    var metrics: LineMetrics
  }

  struct Line {
    let width: CGFloat
    let metrics: LineMetrics
  }

  /// Solved widths are sums, and text that was given just its own width may not wrap for what these lost.
  static var tolerance: CGFloat { 1e-4 }

  private let style: ParagraphMetrics
  private let emptyLine: LineMetrics
  private var widths: [CGFloat] = []
  private var pieces: [Piece] = []

  init(_ paragraph: MeasuredText.Paragraph) {
    style = paragraph.style
    emptyLine = paragraph.emptyLine
    cut(paragraph)
  }

  /// The lines that the paragraph wraps into.
  ///
  /// - Parameter limit: The room for a line in points; `.infinity` to wrap nowhere.
  func lines(within limit: CGFloat) -> [Line] {
    if pieces.isEmpty { return [Line(width: 0, metrics: emptyLine)] }
    let pieces = limit < .infinity ? pieces.flatMap { cut($0, within: limit) } : pieces
    var starts = [0]
    var length = style.firstIndent
    for (index, piece) in pieces.enumerated() {
      if index > 0 && length + piece.ink > limit + Self.tolerance {
        starts.append(index)
        length = style.indent
      }
      length += piece.ink + piece.space
    }
    if style.pushesOut { pushOut(&starts, pieces, within: limit) }
    return starts.indices.map { line in
      let end = line + 1 < starts.count ? starts[line + 1] : pieces.count
      return self.line(
        pieces[starts[line]..<end], indent: line == 0 ? style.firstIndent : style.indent,
        within: limit)
    }
  }

  private func line(_ pieces: ArraySlice<Piece>, indent: CGFloat, within limit: CGFloat) -> Line {
    var ink = indent
    var metrics = pieces.first?.metrics ?? emptyLine
    for piece in pieces {
      ink += piece.ink + piece.space
      metrics = metrics.union(piece.metrics)
    }
    let space = pieces.last?.space ?? 0
    // Recorded: the space that a line ends with counts, as far as there is room.
    return Line(width: max(ink - space, min(ink, limit)), metrics: metrics)
  }

  /// Gives a last word that is alone on its line the word before it.
  private func pushOut(_ starts: inout [Int], _ pieces: [Piece], within limit: CGFloat) {
    guard starts.count > 1, let last = starts.last, last == pieces.count - 1 else { return }
    let (word, before) = (pieces[last], pieces[last - 1])
    let isAlone = starts[starts.count - 2] == last - 1
    if isAlone || before.space == 0 { return }
    if style.indent + before.ink + before.space + word.ink <= limit + Self.tolerance {
      starts[starts.count - 1] = last - 1
    }
  }
}

// MARK: Pieces

extension LineBreaking {
  private mutating func cut(_ paragraph: MeasuredText.Paragraph) {
    var last: Unicode.Scalar?
    for run in paragraph.runs {
      for scalar in run.text.unicodeScalars {
        // What a joiner joins is one character.
        let width = last == "\u{200D}" ? 0 : run.metrics.width(of: scalar)
        if pieces.isEmpty || last.map({ mayBreak(after: $0, before: scalar, width) }) ?? false {
          pieces.append(Piece(start: widths.count, end: widths.count, metrics: run.metrics.line))
        }
        widths.append(width)
        append(scalar, width, run.metrics.line)
        last = scalar
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ width: CGFloat, _ line: LineMetrics) {
    let index = pieces.count - 1
    if scalar.isBreakingSpace {
      pieces[index].space += width
    } else {
      pieces[index].ink += width
    }
    pieces[index].end = widths.count
    pieces[index].metrics = pieces[index].metrics.union(line)
  }

  /// Whether a line may end between two characters: after spaces, hyphens and dashes, and around
  /// ideographs.
  private func mayBreak(
    after first: Unicode.Scalar, before second: Unicode.Scalar, _ width: CGFloat
  ) -> Bool {
    if second.isBreakingSpace || width == 0 { return false }
    if first.isBreakingSpace || style.breaksCharacters { return true }
    switch first {
    case "-", "\u{2010}": return !("0"..."9").contains(second)
    case "\u{2013}", "\u{2014}": return true
    default: return first.isIdeographic || second.isIdeographic
    }
  }

  /// Cuts a piece that no line has room for between any characters.
  private func cut(_ piece: Piece, within limit: CGFloat) -> [Piece] {
    if piece.ink + style.indent <= limit + Self.tolerance { return [piece] }
    var cuts: [Piece] = []
    var current = Piece(start: piece.start, end: piece.start, metrics: piece.metrics)
    for index in piece.start..<piece.end {
      let isFull = current.ink + widths[index] + style.indent > limit + Self.tolerance
      if isFull && current.end > current.start && current.ink + widths[index] <= piece.ink {
        cuts.append(current)
        current = Piece(start: index, end: index, metrics: piece.metrics)
      }
      current.ink += widths[index]
      current.end = index + 1
    }
    // The spaces at the end are no ink.
    current.ink -= piece.space
    current.space = piece.space
    cuts.append(current)
    return cuts
  }
}

extension Unicode.Scalar {
  /// Whether the character is a space that a line may end with. A no-break space is none.
  fileprivate var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
