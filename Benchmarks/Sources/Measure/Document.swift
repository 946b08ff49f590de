import Foundation

/// A Markdown document with tables between `<!-- table: NAME -->` and `<!-- end of table -->`.
struct Document {
  private(set) var text: String

  init(path: String) throws {
    text = try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The document with the tables of the results.
  func filled(with results: Results) -> Document {
    let machine = results.machine
    var document = self
    document.fill(
      "machine",
      with: "\(machine.processor), \(machine.cores) cores, \(machine.system), "
        + "Swift \(machine.swift), \(results.date).")
    document.fill("calls", with: CallTable(rows: results.calls.rows).markdown)
    document.fill("layouts", with: LayoutTable(rows: results.layouts.rows).markdown)
    document.fill("compilation", with: CompilationTable(results: results).markdown)
    return document
  }

  private mutating func fill(_ name: String, with table: String) {
    guard let start = text.range(of: "<!-- table: \(name) -->\n"),
      let end = text.range(of: "<!-- end of table -->", range: start.upperBound..<text.endIndex)
    else { preconditionFailure("The document has no place for the table of \(name).") }
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: table + "\n")
  }
}
