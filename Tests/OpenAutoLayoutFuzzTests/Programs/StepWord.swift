/// One step of a random program, as a number that is taken apart digit by digit.
///
/// Every number means something in every state of a layout. So any list of numbers is a program,
/// whether a generator or a fuzzer made it, and a program stays one when steps are taken out.
struct StepWord {
  private var rest: UInt64

  init(_ word: UInt64) { rest = word }

  /// A number from 0 up to, but not including, the count.
  mutating func number(below count: Int) -> Int {
    let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt64(max(count, 1)))
    rest = quotient
    return Int(remainder)
  }

  mutating func oneIn(_ count: Int) -> Bool { number(below: count) == 0 }

  mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? {
    guard !choices.isEmpty else { return nil }
    return choices[choices.index(choices.startIndex, offsetBy: number(below: choices.count))]
  }

  /// A number of points: mostly a whole one.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + number(below: range.count))
  }
}
