import Foundation

/// What the benchmarks measured, as `Scripts/benchmark --record`, `Scripts/measure-type-checking
/// --record` and `Scripts/compare-with-kiwi --record` write it down.
struct Figures: Decodable {
  let machine: Machine
  let date: String
  let calls: Measured<Call>
  let layouts: Measured<Layout>
  let edits: Measured<Edit>
  let typeChecking: Statements
  let binarySize: Statements

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file))
  }

  struct Machine: Decodable {
    let processor: String
    let cores: Int
    let system: String
    let swift: String

    var sentence: String {
      "\(cores) virtual cores, \(processor), \(system), Swift \(swift)"
    }
  }

  struct Measured<Row: Decodable>: Decodable {
    let command: String
    let rows: [Row]
  }

  struct Call: Decodable {
    let name: String
    let raw: Cost
    let powered: Cost
    /// The raw code that activates each constraint by itself, where a call makes several.
    let oneByOne: Cost?
  }

  struct Cost: Decodable {
    let instructions: Double
  }

  /// Microseconds a view to build, lay out and resize; microseconds for an edit; bytes a view.
  struct Layout: Decodable {
    let shape: String
    let views: Int
    let build: Double
    let layout: Double
    let resize: Double
    let edit: Double
    let bytes: Double
  }

  /// Microseconds for the first edit after a layout and for the next ones, and how many views move.
  struct Edit: Decodable {
    let edit: String
    let views: Int
    let moved: Int
    let first: Double
    let next: Double
  }

  /// What so many statements take: milliseconds, or bytes.
  struct Statements: Decodable {
    let command: String
    let statements: Int
    let empty: Double
    let raw: Double
    let powered: Double
    /// What a program that links PowerAnchors and calls nothing takes, if that was measured.
    let linked: Double?
  }
}

/// How many times the instructions of a view may grow from a small layout to one five times as large.
struct GrowthLimits: Decodable {
  let layoutGrowth: Double
  /// By the name of the shape.
  let layoutGrowthOfSome: [String: Double]
}

/// This solver against kiwi, in microseconds.
struct KiwiFigures: Decodable {
  let version: String
  let date: String
  /// Seconds that kiwi got for a shape.
  let limit: Int
  let rows: [Row]

  struct Row: Decodable {
    let shape: String
    let views: Int
    let build: Pair
    let constant: Pair
    let resize: Pair
    let activation: Pair
    /// `nil` if no view has content.
    let content: Pair?
    let view: Pair
  }

  struct Pair: Decodable {
    let ours: Double
    /// `nil` if it took longer than the limit.
    let kiwi: Double?
  }
}
