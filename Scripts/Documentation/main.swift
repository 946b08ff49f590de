import Foundation

// The steps of Scripts/build-docs, draw-pictures and check-examples that a shell is no good at.

let usage = """
  usage: documentation-tool copy ARTICLE FOLDER
         documentation-tool visible SNIPPET OUTPUT.swift
         documentation-tool outputs FOLDER ARTICLE...
         documentation-tool picture DRAWING.svg NAME FOLDER
         documentation-tool lacks ARTICLE... GRAPH.symbols.json...
         documentation-tool examples FOLDER FILE...
         documentation-tool chart RESULTS.json
         documentation-tool badges MANIFEST LICENSE README FOLDER
         documentation-tool figures RESULTS.json KIWI.json THRESHOLDS.json ARTICLE
         documentation-tool sentences ARTICLE SOURCE...
         documentation-tool crawl SITE BASE-PATH
         documentation-tool client FOLDER PACKAGE ARTICLE...
         documentation-tool changed FOLDER ARTICLE...
         documentation-tool markdown FOLDER CATALOG...
         documentation-tool links FILE...
         documentation-tool weight WEIGHT.json PAGE
  """

var arguments = CommandLine.arguments.dropFirst()
let command = arguments.popFirst()

switch (command, arguments.count) {
case ("copy", 2):
  let folder = URL(fileURLWithPath: arguments.removeLast())
  let article = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  print(try Snippet.copied(into: article, from: folder), terminator: "")
case ("visible", 2):
  let output = arguments.removeLast()
  let snippet = try Snippet(contentsOf: URL(fileURLWithPath: arguments.removeLast()))
  try (snippet.lines.joined(separator: "\n") + "\n")
    .write(toFile: output, atomically: true, encoding: .utf8)
case ("outputs", 1...):
  let folder = URL(fileURLWithPath: arguments.removeFirst())
  for article in arguments {
    try QuotedOutput.check(String(contentsOfFile: article, encoding: .utf8), against: folder)
  }
case ("picture", 3):
  let folder = URL(fileURLWithPath: arguments.removeLast())
  let name = arguments.removeLast()
  let drawing = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  try Picture(drawing: drawing).write(named: name, to: folder)
case ("lacks", 1...):
  var shortcomings = Shortcomings()
  for path in arguments {
    let file = URL(fileURLWithPath: path)
    if path.hasSuffix(".md") {
      try shortcomings.add(blocksOf: file)
    } else {
      try shortcomings.add(symbolsOf: file)
    }
  }
  if shortcomings.report() { exit(1) }
case ("examples", 2...):
  let folder = URL(fileURLWithPath: arguments.removeFirst())
  let examples = try arguments.flatMap { path in
    let file = URL(fileURLWithPath: path)
    return try path.hasSuffix(".swift")
      ? Example.documented(in: file) : Example.fenced(in: file) + Example.tabled(in: file)
  }.filter { !$0.showsAnError }
  for (number, example) in examples.enumerated() {
    let kind = example.isManifest ? "manifests" : "sources"
    try example.source(number: number).write(
      to: folder.appendingPathComponent("\(kind)/Example\(number).swift"), atomically: true,
      encoding: .utf8)
  }
  let run = examples.enumerated().filter { $1.isRun && !$1.isForFile }
  try Example.program(running: run.map { ($0, $1) }).write(
    to: folder.appendingPathComponent("sources/Program.swift"), atomically: true, encoding: .utf8)
  print("\(examples.count) examples, of which \(run.count) are run")
case ("chart", 1):
  let figures = try Figures(contentsOf: URL(fileURLWithPath: arguments.removeLast()))
  print(try LayoutChart(figures.layouts.rows).svg, terminator: "")
case ("badges", 4):
  let folder = URL(fileURLWithPath: arguments.removeLast())
  let readme = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  let license = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  let manifest = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  for badge in try Badge.all(manifest: manifest, license: license) {
    guard readme.contains(badge.markdown) else {
      throw Problem("The README lacks this badge: \(badge.markdown)")
    }
    try badge.svg.write(
      to: folder.appendingPathComponent("\(badge.name).svg"), atomically: true, encoding: .utf8)
  }
case ("figures", 4):
  let article = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  let thresholds = try Data(contentsOf: URL(fileURLWithPath: arguments.removeLast()))
  let kiwi = try Data(contentsOf: URL(fileURLWithPath: arguments.removeLast()))
  let tables = FigureTables(
    try Figures(contentsOf: URL(fileURLWithPath: arguments.removeLast())),
    try JSONDecoder().decode(KiwiFigures.self, from: kiwi),
    try JSONDecoder().decode(GrowthLimits.self, from: thresholds))
  print(try tables.filled(article), terminator: "")
case ("sentences", 2...):
  let article = try String(contentsOfFile: arguments.removeFirst(), encoding: .utf8)
  let sources = try arguments.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let problems = Sentences.problems(in: article, sources: sources)
  for problem in problems { print("error: \(problem)") }
  if !problems.isEmpty { exit(1) }
case ("crawl", 2):
  let basePath = arguments.removeLast()
  var crawler = SiteCrawler(
    site: URL(fileURLWithPath: arguments.removeLast()), basePath: basePath)
  try crawler.crawl()
  for problem in crawler.problems { print("error: \(problem)") }
  print("\(crawler.pageCount) pages, \(crawler.linkCount) links, \(crawler.problems.count) broken")
  if !crawler.problems.isEmpty || crawler.pageCount == 0 { exit(1) }
case ("client", 3...), ("changed", 2...):
  let folder = URL(fileURLWithPath: arguments.removeFirst())
  let package = command == "client" ? arguments.removeFirst() : nil
  var steps = FirstSteps()
  for article in arguments { try steps.add(String(contentsOfFile: article, encoding: .utf8)) }
  if let package {
    try steps.write(to: folder, dependingOn: package)
  } else {
    try steps.applyChanges(to: folder)
  }
case ("markdown", 2...):
  let folder = URL(fileURLWithPath: arguments.removeFirst())
  for (name, text) in try MarkdownCatalog(arguments.map { URL(fileURLWithPath: $0) }).files() {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
case ("weight", 2):
  let page = try String(contentsOfFile: arguments.removeLast(), encoding: .utf8)
  let weight = try Data(contentsOf: URL(fileURLWithPath: arguments.removeLast()))
  print(try JSONDecoder().decode(Weight.self, from: weight).filled(page), terminator: "")
case ("links", 1...):
  var links = RelativeLinks()
  for path in arguments { try links.check(URL(fileURLWithPath: path)) }
  for problem in links.problems { print("error: \(problem)") }
  print("\(arguments.count) files, \(links.count) links, \(links.problems.count) broken")
  if !links.problems.isEmpty { exit(1) }
default:
  print(usage)
  exit(2)
}
