import CallShapes
import Meters

/// What a call was measured to cost.
struct CallResult: Codable {
  let name: String
  let raw: Cost
  let powered: Cost
  /// Of a shape of several constraints, the raw code that activates each by itself.
  let oneByOne: Cost?
  /// Times with PowerAnchors, to those of the raw code.
  let timeRatio: Spread

  struct Cost: Codable {
    var nanoseconds: Double?
    let instructions: Double?
    let allocations: Int?
  }
}

@MainActor
extension CallResult {
  /// Measures every shape.
  static func all(_ counts: Instructions) -> [CallResult] {
    keep_freed_memory()
    return allCallShapes.map { CallResult(measuring: $0, counts) }
  }

  private init(measuring shape: any CallShape.Type, _ counts: Instructions) {
    let call = CallMeasurement(shape: shape)
    let times = call.times()
    func cost(_ variant: CallMeasurement.Variant, _ nanoseconds: Double?) -> Cost {
      Cost(
        nanoseconds: nanoseconds?.rounded(digits: 0),
        instructions: call.instructions(variant, in: counts)?.rounded(digits: 1),
        allocations: call.allocations(variant))
    }
    name = shape.name
    raw = cost(.raw, times.raw)
    powered = cost(.powered, times.powered)
    oneByOne = call.call(.oneByOne) == nil ? nil : cost(.oneByOne, nil)
    timeRatio = times.ratios
  }
}
