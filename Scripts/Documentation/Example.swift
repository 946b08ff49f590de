import Foundation

/// A piece of code in an article or in a documentation comment, and where it stands.
struct Example {
  /// Blocks of an article that are files of the reader's own package, or parts of one.
  static let files = MarkedBlocks(mark: "file")

  let file: String
  /// The line of the file that the first line of the code stands in.
  let line: Int
  let code: [String]
  /// Whether the code is run, and its results are checked: in comments and on the pages of symbols.
  /// That of articles is in snippets where it can run.
  var isRun = false

  /// The symbol that a file is the page of: its examples stand there instead of in its comment.
  ///
  ///     # ``OpenAutoLayout/UIView/layoutIfNeeded()``
  static func symbol(ofPage lines: [String]) -> String? {
    guard let title = lines.first, title.hasPrefix("# ``"), title.hasSuffix("``") else {
      return nil
    }
    return String(title.dropFirst(4).dropLast(2))
  }

  /// The blocks of an article that are fenced as Swift, but for those that are copied from snippets, and
  /// the tests, which Scripts/check-first-steps runs.
  static func fenced(in file: URL) throws -> [Example] {
    let isRun = try symbol(ofPage: lines(of: file)) != nil
    var examples: [Example] = []
    var block: (line: Int, code: [String])?
    var isCopied = false
    for (index, text) in try lines(of: file).enumerated() {
      if let open = block {
        if text.hasPrefix("```") {
          if !isCopied {
            examples.append(
              Example(file: file.path, line: open.line, code: open.code, isRun: isRun))
          }
          block = nil
        } else {
          block?.code.append(text)
        }
      } else if text == "```swift" {
        block = (index + 2, [])
      } else {
        isCopied =
          Snippet.blocks.name(in: text) != nil
          || files.name(in: text)?.hasPrefix("Tests/") == true
      }
    }
    guard block == nil else { throw Problem("\(file.path): a block of code does not end") }
    return examples
  }

  /// The indented blocks of a source file's documentation comments.
  static func documented(in file: URL) throws -> [Example] {
    let slashes = "///", indentation = "     "
    var examples: [Example] = []
    var block: (line: Int, code: [String])?
    // A block follows an empty line, so that what continues the item of a list is none.
    var mayBegin = false
    for (index, text) in try lines(of: file).enumerated() {
      let comment = text.drop { $0 == " " }
      let words = comment.dropFirst(slashes.count)
      let isEmpty = comment.hasPrefix(slashes) && words.allSatisfy { $0 == " " }
      if comment.hasPrefix(slashes), words.hasPrefix(indentation), block != nil || mayBegin {
        if block == nil { block = (index + 1, []) }
        block?.code.append(String(words.dropFirst(indentation.count)))
      } else if isEmpty, block != nil {
        block?.code.append("")
      } else if let open = block {
        examples.append(Example(file: file.path, line: open.line, code: open.code, isRun: true))
        block = nil
      }
      mayBegin = isEmpty || !comment.hasPrefix(slashes)
    }
    return examples
  }

  static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Example {
  /// Whether the code shows what does not compile, which is for Scripts/check-compile-failures.
  var showsAnError: Bool {
    code.contains { $0.hasPrefix("// error: ") }
  }

  /// Whether the code is about a package's manifest.
  var isManifest: Bool {
    code.contains { $0.hasPrefix("import PackageDescription") } || manifestList != nil
  }

  /// The type of the list that lines of a manifest belong into.
  private var manifestList: String? {
    guard let first = code.first else { return nil }
    if first.hasPrefix(".package(") { return "Package.Dependency" }
    if first.hasPrefix(".product(") { return "Target.Dependency" }
    if first.hasPrefix(".target(") { return "Target" }
    return nil
  }

  /// Whether the code is declarations that no function can have.
  var isForFile: Bool {
    code.contains { $0.hasPrefix("extension ") || $0.contains("@Test") }
  }

  /// A source file whose declarations are the example's, so that the compiler can judge it.
  ///
  /// Statements become the body of a function. Errors name the line that the reader sees.
  func source(number: Int) -> String {
    var imports = code.filter { $0.hasPrefix("import ") }.joined(separator: "\n")
    if code.contains(where: { $0.contains("@Test") || $0.contains("#expect(") }) {
      imports += "\nimport Testing"
    }
    // The module of the reader's own app does not exist here.
    let body = (isRun ? checkedCode : code)
      .map { $0.contains(#/^ *(@\w+ )?import /#) ? "" : $0 }.joined(separator: "\n")
    let place = "#sourceLocation(file: \"\(file)\", line: \(line))\n\(body)\n#sourceLocation()\n"
    if let manifestList {
      // A list may not hold the mark of a place.
      return "import PackageDescription\nlet example\(number): [\(manifestList)] = [\n\(body)\n]\n"
    }
    if isManifest { return "\(imports)\n\(place)" }
    return """
      import Foundation
      import OpenAutoLayout
      import PowerAnchors
      import PowerAnchorsDiagnostics
      import PowerAnchorsGuides
      import PowerAnchorsSpacing
      \(imports)
      \(isForFile ? place : "@MainActor func example\(number)() async throws {\n\(place)}")

      """
  }

  /// A source file with the program that runs examples, by their numbers.
  static func program(running examples: [(number: Int, example: Example)]) -> String {
    let list = examples.map { number, example in
      "DocumentedExample(place: \"\(example.file):\(example.line)\", run: example\(number)),"
    }
    return """
      @main struct Program {
        @MainActor static func main() async throws {
          try await run([
            \(list.joined(separator: "\n      "))
          ])
        }
      }

      """
  }
}
