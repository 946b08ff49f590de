import Foundation
import LayoutReport

extension LayoutPage {
  /// A screen of a page: its drawings, its problems, and what chooses between the drawings.
  struct Screen {
    let name: String
    let tried: TriedCircumstances
    let problems: [(number: Int, problem: LayoutProblem)]
    let drawings: [Drawing]
  }
}

extension LayoutPage.Screen {
  /// The number of problems, as a mark beside the name.
  var verdict: String {
    problems.isEmpty
      ? "<span class=\"verdict sound\">No problems</span>"
      : "<span class=\"verdict wrong\">\(Words.count(problems.count, "problem"))</span>"
  }

  func section(numbered number: Int) -> String {
    let id = "screen-\(number)"
    return """
      <section class="screen" id="\(id)" aria-labelledby="\(id)-name">
      <h2 id="\(id)-name">\(name.escapedForXML) \(verdict)</h2>
      \(tools(id))
      <div class="parts">
      <div class="stage" tabindex="0" role="region" aria-label="Drawings of \(name.escapedForXML)">
      \(drawings.map(figure).joined(separator: "\n"))
      </div>
      <div class="report">
      \(report(id))
      </div>
      </div>
      </section>
      """
  }

  // MARK: Drawings

  private func figure(_ drawing: LayoutPage.Drawing) -> String {
    let at = drawing.circumstances
    let numbers = drawing.numbers.map { "<b class=\"number-mark\">\($0)</b>" }
    let red =
      numbers.isEmpty
      ? "Nothing is wrong here."
      : "In red: \(numbers.count == 1 ? "problem" : "problems") \(numbers.joined(separator: " "))"
    let labels = drawing.labels.dropFirst().map { "<li>\($0.escapedForXML)</li>" }
    let list =
      labels.isEmpty
      ? ""
      : """
      <details><summary>\(Words.count(labels.count, "label")) without room in the drawing</summary>\
      <ul>\(labels.joined())</ul></details>
      """
    return """
      <figure data-width="\(at.width.brief)" data-height="\(at.height.map(\.brief) ?? "")" \
      data-direction="\(at.direction.rawValue)" data-text="\(at.textSize?.rawValue ?? "")" \
      data-problems="\(drawing.numbers.map(String.init).joined(separator: " "))">\
      \(drawing.element)<figcaption><p>\("\(at)".capitalizedFirst.escapedForXML). \(red)</p>\(list)\
      </figcaption></figure>
      """
  }

  // MARK: Choices

  private func tools(_ id: String) -> String {
    var tools: [String] = []
    let widths = Set(drawings.map(\.circumstances.width)).sorted()
    if widths.count > 1, let least = widths.first, let greatest = widths.last {
      tools.append(
        """
        <div class="width"><label for="\(id)-width">Width <output id="\(id)-value" for="\(id)-width">\
        \(least.brief)</output> points</label>
        <input type="range" id="\(id)-width" min="0" max="\(widths.count - 1)" step="1" value="0" \
        data-widths="\(widths.map(\.brief).joined(separator: " "))">
        <div class="scale" aria-hidden="true"><span>\(least.brief)</span><div class="bar"></div>\
        <span>\(greatest.brief)</span></div></div>
        """)
    }
    if tried.heights.count > 1 {
      tools.append(
        choices(
          id, "height", "Height", tried.heights.compactMap(\.self).map { ($0.brief, $0.brief) }))
    }
    if tried.directions.count > 1 {
      tools.append(
        choices(
          id, "direction", "Reading direction",
          tried.directions.map { ($0.rawValue, "\($0)".capitalizedFirst) }))
    }
    if tried.textSizes.count > 1 {
      tools.append(
        choices(
          id, "text", "Text size",
          tried.textSizes.compactMap(\.self).map { ($0.rawValue, $0.rawValue.inWords) }))
    }
    return tools.isEmpty ? "" : "<div class=\"tools\">\(tools.joined(separator: "\n"))</div>"
  }

  private func choices(
    _ id: String, _ name: String, _ title: String, _ values: [(value: String, title: String)]
  ) -> String {
    let inputs = values.enumerated().map { number, choice in
      """
      <label><input type="radio" name="\(id)-\(name)" data-choice="\(name)" \
      value="\(choice.value)"\(number == 0 ? " checked" : "")> \(choice.title)</label>
      """
    }
    return """
      <fieldset><legend>\(title)</legend><div class="choices">\(inputs.joined())</div></fieldset>
      """
  }

  // MARK: Problems

  private func report(_ id: String) -> String {
    if problems.isEmpty { return "<p class=\"sound-note\">No problems \(extent).</p>" }
    let items = problems.map { item($0.number, $0.problem, id) }
    return """
      <h3 class="hidden" id="\(id)-problems">Problems</h3>
      <ol class="problems" aria-labelledby="\(id)-problems">\(items.joined(separator: "\n"))</ol>
      """
  }

  /// What was tried, in words.
  private var extent: String {
    let widths = Set(tried.widths).sorted()
    guard let least = widths.first, let greatest = widths.last else { return "were looked for" }
    var parts = [
      widths.count == 1
        ? "at \(least.brief) points"
        : "at \(widths.count) widths from \(least.brief) to \(greatest.brief) points"
    ]
    if tried.heights.count > 1 { parts.append("\(tried.heights.count) heights") }
    if tried.directions.count > 1 { parts.append("in both reading directions") }
    if tried.textSizes.count > 1 { parts.append("at \(tried.textSizes.count) text sizes") }
    return parts.joined(separator: ", ")
  }

  private func item(_ number: Int, _ problem: LayoutProblem, _ id: String) -> String {
    let place = problem.circumstancesInWords
    let drawing = drawings.firstIndex { $0.numbers.contains(number) }
    let button =
      drawing.map {
        """
        <button type="button" data-drawing="\($0)">Show \(drawings[$0].circumstances)</button>
        """
      } ?? ""
    let constraints = problem.constraintDescriptions.map {
      "<li><code>\($0.escapedForXML)</code></li>"
    }
    let list =
      constraints.isEmpty
      ? ""
      : """
      <details><summary>\(Words.count(constraints.count, "constraint"))</summary>\
      <ul>\(constraints.joined())</ul></details>
      """
    let line = problem.callSite.map { "<code class=\"line\">\("\($0)".escapedForXML)</code>" } ?? ""
    return """
      <li data-number="\(number)"><p class="kind"><b class="number-mark">\(number)</b> \
      <span>\(problem.kind.rawValue.inWords)</span>\(line)</p>
      <div class="summary">\(Self.paragraphs(of: problem.summary))</div>
      <p class="remedy"><b>To fix it,</b> \(problem.remedy.escapedForXML)</p>
      <p class="where">\(place.isEmpty ? "In all that was tried" : place.capitalizedFirst.escapedForXML) \
      <span class="state"></span></p>
      \(list)\(button)</li>
      """
  }

  /// The lines of a summary as paragraphs and lists.
  private static func paragraphs(of summary: String) -> String {
    var text = ""
    var isInList = false
    for line in summary.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      let isItem = words.hasPrefix("- ")
      if isItem != isInList { text += isItem ? "<ul>" : "</ul>" }
      isInList = isItem
      let content = String(isItem ? words.dropFirst(2) : words).escapedForXML
      text += isItem ? "<li>\(content)</li>" : "<p>\(content)</p>"
    }
    return isInList ? text + "</ul>" : text
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A name in camel case in words: `clippedText` as `Clipped text`.
  fileprivate var inWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }.capitalizedFirst
  }
}
