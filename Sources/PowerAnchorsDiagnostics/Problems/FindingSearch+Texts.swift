import Foundation
import LayoutNames
import LayoutReport

// Texts that do not fit.
extension FindingSearch {
  /// Texts that are cut off, or that a neighbor presses into a column in which words break.
  var clippedTexts: [Finding] {
    limited(
      facts.items.indices.filter { isShown($0) && facts.items[$0].text != nil && !isCollapsed($0) }
    ) {
      clippedText(of: $0)
    }
  }

  private func clippedText(of item: Int) -> Finding? {
    let fact = facts.items[item]
    guard var needed = fact.textSize else { return nil }
    let size = geometry.frames[item].size
    // Who limits the lines wants the rest to be cut off.
    if let limit = fact.textLimit { needed.height = min(needed.height, limit) }
    let isCut = [
      needed.width > size.width + geometry.tolerance,
      needed.height > size.height + geometry.tolerance,
    ]
    let parts = zip([LayoutProgram.Part.width, .height], isCut).filter(\.1).map(\.0)
      .filter { !isUnsettled($0, of: item) }
    // A view without any room is named as such.
    if kinds.contains(.emptyView) && emptyAxis(of: item) != nil { return nil }
    if let part = parts.first {
      // Whether a target is small takes a search, which most texts need not wait for.
      if isSmallTarget(item) { return nil }
      return clippedText(of: item, parts, part == .width ? needed.width : needed.height)
    }
    return brokenWord(of: item)
  }

  private func clippedText(
    of item: Int, _ parts: [LayoutProgram.Part], _ needed: CGFloat
  ) -> Finding {
    let part = parts[0]
    let cause = cause(
      CauseSearch.Demand(
        terms: [.init(1, part, item)], relation: .greaterThanOrEqual, constant: Double(needed)),
      of: item, part.axis)
    let has = part.value(of: geometry.frames[item])
    let summary = """
      \(textName(item)) is cut off: it needs \(needed.wholeUp) points of \(word(part)) and has \
      \(has.whole).
      """
    let otherwise =
      part == .width
      ? "give \(name(item)) more width\(hasSeveralWords(item) ? ", or more lines" : "")."
      : "give \(name(item)) more height."
    var remedy = remedy(for: cause, of: item) ?? otherwise
    if part == .width, !facts.items[item].wraps, !facts.items[item].isTarget, hasSeveralWords(item),
      remedy != otherwise
    {
      let lines = "let \(name(item)) have more lines."
      // Another distribution may have too little room for all of the texts.
      if case .arrangement = cause.culprit {
        remedy = "\(lines) Or \(remedy)"
      } else {
        remedy += " Or \(lines)"
      }
    }
    return finding(.clippedText, item, parts, cause, summary, remedy)
  }

  private func hasSeveralWords(_ item: Int) -> Bool {
    facts.items[item].text?.contains(where: \.isWhitespace) ?? false
  }

  /// A text that wraps, in a column that is narrower than one of its words because a neighbor takes the
  /// room.
  private func brokenWord(of item: Int) -> Finding? {
    let fact = facts.items[item]
    let width = geometry.frames[item].width
    guard let word = fact.longestWord, word > width + geometry.tolerance,
      !isUnsettled(.width, of: item), !isSmallTarget(item)
    else { return nil }
    let cause = cause(
      CauseSearch.Demand(
        terms: [.init(1, .width, item)], relation: .greaterThanOrEqual, constant: Double(word)),
      of: item, .horizontal)
    // A word may as well be too long for any column: a switch beside it is not to blame.
    guard case .content(let neighbor) = cause.culprit,
      length(of: neighbor, .horizontal) > 2 * width
    else { return nil }
    return finding(
      .clippedText, item, [.width], cause,
      """
      \(textName(item)) has \(width.whole) points of width, so that its words break: the longest needs \
      \(word.wholeUp).
      """,
      remedy(for: cause, of: item) ?? "give \(name(item)) more width.")
  }

  /// A text as a subject: its view's name, with the text where the name does not show it.
  private func textName(_ item: Int) -> String {
    let text = (facts.items[item].text ?? "").cut(to: 40)
    return name(item).contains(text) ? name(item) : "The text \"\(text)\" of \(name(item))"
  }

  func word(_ part: LayoutProgram.Part) -> String { part.axis == .horizontal ? "width" : "height" }

  /// Makes a finding about a frame, with its cause.
  func finding(
    _ kind: LayoutProblem.Kind, _ item: Int, _ parts: [LayoutProgram.Part], _ cause: Cause,
    _ summary: String, _ remedy: String
  ) -> Finding {
    var finding = Finding(
      kind: kind, items: [item] + cause.items, parts: parts,
      constraints: cause.constraints.isEmpty
        ? constraints(of: [item], parts) : cause.constraints,
      summary: [summary, sentence(of: cause)].compactMap(\.self).joined(separator: " "),
      remedy: remedy)
    finding.culprit = cause.culprit
    finding.change = change(for: cause)
    return finding
  }
}
