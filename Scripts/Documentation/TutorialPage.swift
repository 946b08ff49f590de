import Foundation

/// The tutorial as one page of docc's Markdown: the code of the first step, and what each later one changes.
struct TutorialPage {
  let title: String
  private(set) var lines: [String] = []
  private var code: [String] = []
  private let steps: URL

  init(catalog: URL) throws {
    steps = catalog.appendingPathComponent("Steps")
    func parsed(_ name: String) throws -> Directive {
      try Directive.parsed(
        Example.lines(of: catalog.appendingPathComponent("Tutorials/\(name).tutorial")))
    }
    let overview = try parsed("PowerAnchorsTutorials"), tutorial = try parsed("TheArticlesScreen")
    guard let intro = overview.first("Intro"), let title = intro.arguments["title"] else {
      throw Problem("The tutorials have no title.")
    }
    self.title = title
    lines = [""] + intro.text + [""] + (tutorial.first("Intro")?.text ?? [])
    for section in tutorial.all("Section") { try add(section) }
    if let questions = tutorial.first("Assessments") { add(questions: questions) }
  }

  private mutating func add(_ section: Directive) throws {
    lines += ["", "## \(section.arguments["title"] ?? "")", ""]
    lines += section.first("ContentAndMedia")?.text ?? []
    for (index, step) in (section.first("Steps")?.all("Step") ?? []).enumerated() {
      guard let shown = step.first("Code"), let file = shown.arguments["file"],
        let picture = shown.first("Image"), let source = picture.arguments["source"]
      else { throw Problem("A step of the tutorial has no code or no picture.") }
      var text = step.text
      text[0] = "**Step \(index + 1).** \(text[0])"
      let now = try Example.lines(of: steps.appendingPathComponent(file))
      lines += [""] + text + [""]
      lines += code.isEmpty ? ["```swift"] + now : ["```diff"] + Self.changes(from: code, to: now)
      while lines.last == "" { lines.removeLast() }
      lines += ["```", "", "![\(picture.arguments["alt"] ?? "")](\(source))"]
      code = now
    }
  }

  private mutating func add(questions: Directive) {
    lines += ["", "## Check what you know"]
    for question in questions.all("MultipleChoice") {
      lines += [""] + question.text + [""]
      let choices = question.all("Choice")
      lines += choices.map { "- \($0.text.joined(separator: " "))" }
      guard let answer = choices.first(where: { $0.arguments["isCorrect"] == "true" }) else {
        continue
      }
      lines += ["", "<details><summary>Answer</summary>", ""]
      lines += answer.text + [""] + (answer.first("Justification")?.text ?? [])
      lines += ["", "</details>"]
    }
  }

  /// The lines that differ, with two lines around them.
  private static func changes(from old: [String], to new: [String]) -> [String] {
    var removed: Set<Int> = [], inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(sign: String, line: String)] = []
    var index = 0
    for (offset, line) in new.enumerated() {
      while removed.contains(index) {
        all.append(("-", old[index]))
        index += 1
      }
      all.append((inserted.contains(offset) ? "+" : " ", line))
      if !inserted.contains(offset) { index += 1 }
    }
    all += old[index...].map { ("-", $0) }
    var result: [String] = []
    var last = -1
    for (position, entry) in all.enumerated() {
      let around = all[max(0, position - 2)...min(all.count - 1, position + 2)]
      guard around.contains(where: { $0.sign != " " }) else { continue }
      if last >= 0, last + 1 < position { result.append(" …") }
      result.append(entry.line.isEmpty && entry.sign == " " ? "" : entry.sign + entry.line)
      last = position
    }
    return result
  }
}
