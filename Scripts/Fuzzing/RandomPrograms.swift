import Foundation

/// Runs random programs, seed after seed, and shrinks what fails.
///
///     RandomPrograms FIRST-SEED PROGRAMS STEPS [CLIMATE...]
///     RandomPrograms words CLIMATE WORD...
///
/// The second form plays one program, as a report of the first prints it.
@main
@MainActor
enum RandomPrograms {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "words" { playWords() }
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let climates = climates(named: CommandLine.arguments.dropFirst(4))
    guard numbers.count == 3, !climates.isEmpty else {
      print("Say the first seed, the number of programs, the steps of each, and maybe a climate.")
      exit(2)
    }
    var failures = 0
    var steps = 0
    for seed in numbers[0]..<numbers[0] + numbers[1] {
      let program = LayoutProgram(
        climate: climates[Int(seed) % climates.count], seed: seed, stepCount: Int(numbers[2]))
      if seed % 100 == 0 { write(Data("seed \(seed)\r".utf8)) }
      steps += program.words.count
      if program.complaints().isEmpty { continue }
      failures += 1
      print("seed \(seed): \(program.shrunk().report())")
      if failures == 20 { break }
    }
    print(
      "\(numbers[1]) programs of \(numbers[2]) steps from seed \(numbers[0]), "
        + "\(steps) steps in all: \(failures) failed")
    exit(failures == 0 ? 0 : 1)
  }

  private static func climates(named names: some Collection<String>) -> [LayoutWorld.Climate] {
    LayoutWorld.Climate.allCases.filter { names.isEmpty || names.contains("\($0)") }
  }

  private static func playWords() -> Never {
    let arguments = CommandLine.arguments.dropFirst(2)
    let words = arguments.dropFirst().compactMap { word in
      UInt64(word.filter { $0 != "," }.dropFirst(2), radix: 16)
    }
    guard let climate = climates(named: arguments.prefix(1)).first else { exit(2) }
    let program = LayoutProgram(climate: climate, words: words)
    print(program.report())
    exit(program.complaints().isEmpty ? 0 : 1)
  }

  /// Now and then the seed that is being tried, so that a crash says about which one it was.
  private static func write(_ data: Data) {
    FileHandle.standardError.write(data)
  }
}
