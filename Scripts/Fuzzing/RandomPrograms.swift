import Foundation

/// Runs random programs, seed after seed, and shrinks what fails.
///
///     RandomPrograms FIRST-SEED PROGRAMS STEPS [CLIMATE]
@main
@MainActor
enum RandomPrograms {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let names = CommandLine.arguments.dropFirst(4)
    let climates = LayoutWorld.Climate.allCases.filter { climate in
      names.allSatisfy { $0 == "\(climate)" }
    }
    guard numbers.count == 3, !climates.isEmpty else {
      print("Say the first seed, the number of programs, the steps of each, and maybe a climate.")
      exit(2)
    }
    var failures = 0
    for seed in numbers[0]..<numbers[0] + numbers[1] {
      let program = LayoutProgram(
        climate: climates[Int(seed) % climates.count], seed: seed, stepCount: Int(numbers[2]))
      if seed % 100 == 0 { write(Data("seed \(seed)\r".utf8)) }
      if program.complaints().isEmpty { continue }
      failures += 1
      print("seed \(seed): \(program.shrunk().report())")
      if failures == 20 { break }
    }
    print(
      "\(numbers[1]) programs of \(numbers[2]) steps from seed \(numbers[0]): \(failures) failed")
    exit(failures == 0 ? 0 : 1)
  }

  /// Now and then the seed that is being tried, so that a crash says about which one it was.
  private static func write(_ data: Data) {
    FileHandle.standardError.write(data)
  }
}
