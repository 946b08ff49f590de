extension Example {
  /// The code, with a call that checks each result in the line of the comment that states it:
  ///
  ///     // title.frame.minX == 16, title.frame.maxX == view.bounds.width - 16
  ///
  /// Clauses without a comparison are remarks. A comment that begins with a remark, such as "in a view
  /// 800 high" or "right to left:", is about another layout than the example's and is not checked.
  var checkedCode: [String] {
    code.map { line in
      let results = Self.results(in: line)
      return results.isEmpty
        ? line : results.map { "check(\($0), #\"\($0)\"#)" }.joined(separator: "; ")
    }
  }

  /// The results that a line states, such as `title.frame.minX == 16` after the slashes of a comment.
  static func results(in line: String) -> [String] {
    guard line.hasPrefix("// ") else { return [] }
    var text = line.dropFirst("// ".count)
    let standard = "left to right: "
    if text.hasPrefix(standard) { text = text.dropFirst(standard.count) }
    let clauses = Clause.clauses(of: text)
    guard clauses.first?.isResult == true else { return [] }
    return clauses.filter(\.isResult).map(\.text)
  }

  private struct Clause {
    var text = ""
    /// The text without what stands in brackets or quotation marks.
    var outline = ""

    var isResult: Bool {
      outline.contains(#/ (===?|!=|[<>]=?) /#) && !outline.contains(": ")
    }

    /// The clauses, which commas separate.
    static func clauses(of text: Substring) -> [Clause] {
      var clauses = [Clause()]
      var depth = 0
      var isQuoted = false
      for character in text {
        if character == "\"" { isQuoted.toggle() }
        if !isQuoted, "([{".contains(character) { depth += 1 }
        if !isQuoted, ")]}".contains(character) { depth -= 1 }
        if character == ",", depth == 0, !isQuoted {
          clauses.append(Clause())
          continue
        }
        clauses[clauses.count - 1].text.append(character)
        if depth == 0, !isQuoted { clauses[clauses.count - 1].outline.append(character) }
      }
      return clauses.map { clause in
        Clause(text: String(clause.text.trimmingPrefix(" ")), outline: clause.outline)
      }
    }
  }
}
