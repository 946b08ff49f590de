import Foundation

/// Breaks one paragraph into lines.
struct LineBreaking {
  /// Characters that stay on one line, and the spaces after them, which may reach beyond it.
  struct Piece {
    var ink: CGFloat = 0
    var space: CGFloat = 0
    /// The index of the piece's first character in the paragraph.
    var start: Int
    var end = 0
    var metrics: LineMetrics
  }

  struct Line {
    /// The index of the line's first character in the paragraph.
    var start = 0
    /// The space before the first character, which ``width`` includes.
    var indent: CGFloat = 0
    let width: CGFloat
    let metrics: LineMetrics
  }

  /// The error of solved widths that keeps text on its line, in points. They are sums, and text
  /// that has exactly its own width must not wrap for their rounding.
  static var tolerance: CGFloat { 1e-4 }

  private let paragraph: MeasuredText.Paragraph
  private var style: ParagraphMetrics { paragraph.style }

  init(_ paragraph: MeasuredText.Paragraph) {
    self.paragraph = paragraph
  }

  /// Returns the lines that the paragraph wraps into.
  ///
  /// - Parameter limit: The maximum width of a line, in points, or `.infinity` for no limit.
  func lines(within limit: CGFloat) -> [Line] {
    if paragraph.isEmpty { return [Line(width: 0, metrics: paragraph.emptyLine)] }
    // Most texts are measured without a limit first, and many only then, which needs no pieces.
    if limit == .infinity { return [unbrokenLine] }
    let room = limit - style.indent + Self.tolerance
    var pieces = pieces
    if pieces.contains(where: { $0.ink > room }) {
      pieces = pieces.flatMap { cut($0, within: limit) }
    }
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
    var metrics = pieces.first?.metrics ?? paragraph.emptyLine
    for piece in pieces {
      ink += piece.ink + piece.space
      metrics = metrics.union(piece.metrics)
    }
    let space = pieces.last?.space ?? 0
    // Recorded: the space at the end of a line counts, as far as it fits.
    return Line(
      start: pieces.first?.start ?? 0, indent: indent, width: max(ink - space, min(ink, limit)),
      metrics: metrics)
  }

  /// Moves the word before a last word that is alone on its line to that line.
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
  /// The whole paragraph on one line.
  private var unbrokenLine: Line {
    var width = style.firstIndent
    var metrics: LineMetrics?
    var last: Unicode.Scalar = "\0"
    for run in paragraph.runs where !run.text.isEmpty {
      metrics = metrics?.union(run.metrics.line) ?? run.metrics.line
      run.add(to: &width, after: &last)
    }
    return Line(
      indent: style.firstIndent, width: width, metrics: metrics ?? paragraph.emptyLine)
  }

  /// The pieces of the paragraph, between the places where a line may end.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    let style = paragraph.style
    // Listed only when it ends: most characters are inside of one.
    var current = Piece(start: 0, metrics: paragraph.emptyLine)
    var last: Unicode.Scalar = "\0"
    var count = 0
    for run in paragraph.runs {
      let line = run.metrics.line
      let start = count
      for scalar in run.text.unicodeScalars {
        let width = run.metrics.width(of: scalar, after: last)
        let isSpace = scalar.isBreakingSpace
        if count == 0 {
          current.metrics = line
        } else if !isSpace && width > 0 && Self.mayBreak(after: last, before: scalar, style) {
          current.end = count
          pieces.append(current)
          current = Piece(start: count, metrics: line)
        } else if count == start {
          current.metrics = current.metrics.union(line)
        }
        if isSpace { current.space += width } else { current.ink += width }
        last = scalar
        count += 1
      }
    }
    if count > 0 {
      current.end = count
      pieces.append(current)
    }
    return pieces
  }

  /// Returns whether a line may end between a character and one that is no space: after spaces,
  /// hyphens and dashes, and around ideographs.
  private static func mayBreak(
    after first: Unicode.Scalar, before second: Unicode.Scalar, _ style: ParagraphMetrics
  ) -> Bool {
    if first.isBreakingSpace || style.breaksCharacters { return true }
    switch first {
    case "-", "\u{2010}": return !("0"..."9").contains(second)
    case "\u{2013}", "\u{2014}": return true
    default: return first.isIdeographic || second.isIdeographic
    }
  }

  /// Cuts a piece that is too wide for a line, between any characters.
  private func cut(_ piece: Piece, within limit: CGFloat) -> [Piece] {
    if piece.ink + style.indent <= limit + Self.tolerance { return [piece] }
    var cuts: [Piece] = []
    var current = Piece(start: piece.start, metrics: piece.metrics)
    for (index, width) in characterWidths[piece.start..<piece.end].enumerated() {
      let isFull = current.ink + width + style.indent > limit + Self.tolerance
      if isFull && index > current.start - piece.start && current.ink + width <= piece.ink {
        cuts.append(current)
        current = Piece(start: piece.start + index, metrics: piece.metrics)
      }
      current.ink += width
    }
    // The spaces at the end are no ink.
    current.ink -= piece.space
    current.space = piece.space
    cuts.append(current)
    return cuts
  }

  /// The widths of all characters.
  var characterWidths: [CGFloat] {
    var widths: [CGFloat] = []
    var last: Unicode.Scalar = "\0"
    for run in paragraph.runs {
      for scalar in run.text.unicodeScalars {
        widths.append(run.metrics.width(of: scalar, after: last))
        last = scalar
      }
    }
    return widths
  }
}

extension MeasuredText.Run {
  /// Adds the widths of the characters, and notes the last one.
  func add(to width: inout CGFloat, after last: inout Unicode.Scalar) {
    for scalar in text.unicodeScalars {
      width += metrics.width(of: scalar, after: last)
      last = scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a space that a line may end with. A no-break space is not.
  fileprivate var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09: true
    case ..<0x1680: false
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
