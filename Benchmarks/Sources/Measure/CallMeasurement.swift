import CallShapes
import Meters
import PowerAnchors

/// What a call costs, measured in turns with the call that it is compared with.
@MainActor
struct CallMeasurement {
  let shape: any CallShape.Type

  enum Variant: String {
    case raw
    case oneByOne
    case powered
  }

  private static let callCount = 500
  /// Calls whose instructions are counted together. Of such counts, the least is one in which no list
  /// has to grow.
  private static let countedCalls = 50
  private static let rounds = 25

  func call(_ variant: Variant) -> ((Stage) -> Void)? {
    switch variant {
    case .raw: shape.raw
    case .powered: shape.powered
    case .oneByOne: (shape as? any CompositeCallShape.Type)?.oneByOne
    }
  }

  // MARK: Time

  /// Nanoseconds for each call, and the ratio of the times of PowerAnchors to those of the raw code.
  func times() -> (raw: Double, powered: Double, ratios: Spread) {
    var raw: [Double] = []
    var powered: [Double] = []
    for round in 0..<Self.rounds {
      // In turns, so that whatever slows the machine down meets both.
      if round.isMultiple(of: 2) {
        raw.append(time(shape.raw))
        powered.append(time(shape.powered))
      } else {
        powered.append(time(shape.powered))
        raw.append(time(shape.raw))
      }
    }
    return (raw.min() ?? 0, powered.min() ?? 0, Spread(zip(powered, raw).map { $0 / $1 }))
  }

  private func time(_ call: (Stage) -> Void) -> Double {
    let stage = Stage()
    let start = processor_time()
    repeatedly(call, on: stage)
    return (processor_time() - start) / Double(Self.callCount)
  }

  // MARK: Allocations

  /// Blocks of memory for each call, without those of lists that grow; `nil` if unknown.
  func allocations(_ variant: Variant) -> Int? {
    guard allocation_count() > 0, let call = call(variant) else { return nil }
    let stage = Stage()
    // A freed block may be a little larger than asked for, and then a list grows less often.
    use_up_freed_memory()
    let counts = (0..<100).map { _ in
      let before = allocation_count()
      call(stage)
      return Int(allocation_count() - before)
    }
    return counts.min()
  }

  // MARK: Instructions

  static func countInstructions(of shape: any CallShape.Type) {
    let measurement = CallMeasurement(shape: shape)
    for variant in [Variant.raw, .oneByOne, .powered] {
      guard let call = measurement.call(variant) else { continue }
      measurement.repeatedly(call, on: Stage())
      let stage = Stage()
      use_up_freed_memory()
      for _ in 0..<(callCount / countedCalls) {
        Instructions.count(measurement.name(variant)) {
          for _ in 0..<countedCalls { call(stage) }
        }
      }
    }
  }

  private func repeatedly(_ call: (Stage) -> Void, on stage: Stage) {
    for _ in 0..<Self.callCount { call(stage) }
  }

  /// Instructions for each call, if they were counted.
  func instructions(_ variant: Variant, in counts: Instructions) -> Double? {
    guard call(variant) != nil else { return nil }
    return counts[name(variant)].map { $0 / Double(Self.countedCalls) }
  }

  private func name(_ variant: Variant) -> String { "\(shape.name) \(variant.rawValue)" }
}

/// The median of several numbers, and the quarters around it.
struct Spread: Codable {
  let lower: Double
  let median: Double
  let upper: Double

  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    func quantile(_ part: Double) -> Double {
      sorted[Int((part * Double(sorted.count - 1)).rounded())]
    }
    lower = quantile(0.25).rounded(digits: 2)
    median = quantile(0.5).rounded(digits: 2)
    upper = quantile(0.75).rounded(digits: 2)
  }
}
