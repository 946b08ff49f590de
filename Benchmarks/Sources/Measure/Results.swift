import Foundation

/// What was measured last, as `Benchmarks/Results.json` keeps it: the source of every table that the
/// documentation shows.
struct Results: Codable {
  var machine = Machine()
  var date = ""
  var calls = Section<CallResult>(command: "Scripts/benchmark calls", rows: [])
  var layouts = Section<LayoutResult>(command: "Scripts/benchmark layouts", rows: [])
  var edits = Section<EditResult>(command: "Scripts/benchmark edits", rows: [])
  /// Milliseconds that it takes to type-check `statements` of each kind.
  var typeChecking: Compilation?
  /// Bytes of stripped programs with `statements` of each kind.
  var binarySize: Compilation?

  struct Section<Row: Codable>: Codable {
    /// What measures it again.
    let command: String
    var rows: [Row]
  }

  /// A file without statements, one with raw calls, and one with PowerAnchors.
  struct Compilation: Codable {
    var command = "Scripts/measure-type-checking"
    let statements: Int
    let empty: Int
    let raw: Int
    let powered: Int
    /// The same as `empty`, with PowerAnchors linked.
    var linked: Int?
  }

  struct Machine: Codable {
    var processor = ""
    var cores = 0
    var system = ""
    var swift = ""
  }
}

extension Results {
  /// - Parameter path: A file that `write(to:)` made; without it nothing is known.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      self.init()
      return
    }
    self = try JSONDecoder().decode(Results.self, from: data)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + [UInt8(ascii: "\n")]).write(to: URL(fileURLWithPath: path))
  }

  /// Notes where and when it was measured.
  mutating func sign(swift version: String) {
    machine = Machine(
      processor: Machine.processorName, cores: ProcessInfo.processInfo.activeProcessorCount,
      system: Machine.systemName, swift: version)
    let today = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    date = String(
      format: "%04d-%02d-%02d", today.year ?? 0, today.month ?? 0, today.day ?? 0)
  }
}

extension Results.Machine {
  fileprivate static var processorName: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":").last ?? "unknown"
    return name.trimmingCharacters(in: .whitespaces)
  }

  fileprivate static var systemName: String {
    #if os(macOS)
      let system = "macOS"
    #else
      let system = "Linux"
    #endif
    #if arch(arm64)
      return "\(system), arm64"
    #else
      return "\(system), x86_64"
    #endif
  }
}

extension Double {
  /// The number as a person would write it down.
  func rounded(digits: Int) -> Double {
    Double(formatted(digits)) ?? self
  }
}
