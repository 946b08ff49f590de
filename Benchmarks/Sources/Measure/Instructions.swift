import Foundation
import Meters

/// Numbers of instructions by name, as callgrind counted them.
///
/// They are the same in every run on a machine and differ little between machines, which times do
/// not.
struct Instructions {
  private var counts: [String: Double] = [:]

  /// - Parameter path: A file of callgrind's, made with `--combine-dumps=yes`; without one nothing is
  ///   known.
  init(of path: String?) throws {
    guard let path else { return }
    var name: Substring?
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("desc: Trigger: ") {
        name = line.range(of: "Client Request: ").map { line[$0.upperBound...] }
      } else if line.hasPrefix("totals: "), let key = name {
        let count = Double(line.dropFirst("totals: ".count)) ?? .infinity
        counts[String(key)] = min(counts[String(key)] ?? .infinity, count)
        name = nil
      }
    }
  }

  /// Whether nothing was counted.
  var isEmpty: Bool { counts.isEmpty }

  subscript(name: String) -> Double? {
    precondition(
      isEmpty || counts[name] != nil,
      "The instructions of \(name) were not counted. Count again with this version.")
    return counts[name]
  }

  /// Writes the counts down by name, for a comparison with those of another version.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(counts).write(to: URL(fileURLWithPath: path))
  }

  /// Counts what the work takes, if the process runs under callgrind. Of several counts with one name
  /// the least is kept.
  @MainActor
  static func count(_ name: String, _ work: () -> Void) {
    // Made before, because the conversion takes instructions, too.
    name.withCString { name in
      forget_instructions()
      work()
      write_instructions(name)
    }
  }
}
