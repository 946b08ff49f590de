import CallShapes
import Foundation
import LayoutShapes

/// What calls and layouts may cost at most: ratios, instructions and allocations, never times.
struct Thresholds: Decodable {
  /// Instructions of a single `constrain` call, to those of the raw code.
  let singleCallInstructions: Double
  /// Instructions of a call that makes several constraints, to those of the same constraints made
  /// and activated one by one.
  let compositeCallInstructions: Double
  /// Instructions of such a call, to those of the same constraints activated as one array by hand.
  let arrayCallInstructions: Double
  /// Allocations of a call beyond those of the raw code.
  let extraAllocations: Int
  /// Shapes that do not keep to these yet, or cannot, by name.
  let exceptions: [String: Exception]
  /// Instructions to make, activate and deactivate one constraint with the raw calls, and
  /// allocations, those of its two anchors included.
  let constraintInstructions: Double
  let constraintAllocations: Int
  /// Instructions of a fresh layout at the larger size, for each view, to those at the smaller one.
  let layoutGrowth: Double
  /// The same for shapes that do not keep to that, by name.
  let layoutGrowthOfSome: [String: Double]
  /// The same for hard shapes, by name. Their sizes are other ones, so the documentation omits them.
  let layoutGrowthOfHardShapes: [String: Double]
  /// Instructions of a fresh layout at the larger size, for each view, by the name of the shape.
  let layoutInstructions: [String: Double]
  /// Instructions of an edit among 1,000 views, by the name of its shape: of the first one after a
  /// layout, and of a later one.
  let firstEditInstructions: [String: Double]
  let editInstructions: [String: Double]

  init(path: String?) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path ?? ""))
    self = try JSONDecoder().decode(Thresholds.self, from: data)
  }

  /// Other limits for one shape, and why.
  struct Exception: Decodable {
    let because: String
    let compositeCallInstructions: Double?
    let arrayCallInstructions: Double?
    let extraAllocations: Int?
  }

  enum Kind: String, CaseIterable {
    case singleCallInstructions, compositeCallInstructions, arrayCallInstructions, extraAllocations
    case constraintInstructions, constraintAllocations
    case layoutGrowth, layoutInstructions, firstEditInstructions, editInstructions
  }

  /// Something that costs more than it may.
  struct Excess {
    /// Which threshold says so.
    let kind: Kind
    let subject: String
    let value: Double
    let limit: Double

    var sentence: String {
      "\(subject): \(kind) is \(value.formatted(4)), and may be \(limit.formatted(4))."
    }
  }
}

@MainActor
extension Thresholds {
  func excesses(in counts: Instructions) -> [Excess] {
    allCallShapes.flatMap { excesses(of: $0, in: counts) }
      + (LayoutShape.all + LayoutShape.hard).flatMap { excesses(of: $0, in: counts) }
      + EditShape.all.flatMap { excesses(of: $0, in: counts) }
  }

  /// What the shapes exceed that cost too much on purpose.
  func excessesOfMistakes(in counts: Instructions) -> [Excess] {
    mistakenCallShapes.flatMap { excesses(of: $0, in: counts) }
      + mistakenLayoutShapes.flatMap { excesses(of: $0, in: counts) }
      + mistakenEditShapes.flatMap { excesses(of: $0, in: counts) }
  }

  func excesses(of shape: any CallShape.Type, in counts: Instructions) -> [Excess] {
    let call = CallMeasurement(shape: shape)
    var excesses = Excesses(subject: shape.name)
    let raw = call.instructions(.raw, in: counts)
    let powered = call.instructions(.powered, in: counts)
    let exception = exceptions[shape.name]
    if let raw, let powered {
      if let oneByOne = call.instructions(.oneByOne, in: counts) {
        excesses.require(
          .compositeCallInstructions, powered / oneByOne,
          exception?.compositeCallInstructions ?? compositeCallInstructions)
        excesses.require(
          .arrayCallInstructions, powered / raw,
          exception?.arrayCallInstructions ?? arrayCallInstructions)
      } else {
        excesses.require(.singleCallInstructions, powered / raw, singleCallInstructions)
      }
    }
    if let rawAllocations = call.allocations(.raw), let allocations = call.allocations(.powered) {
      excesses.require(
        .extraAllocations, Double(allocations - rawAllocations),
        Double(exception?.extraAllocations ?? extraAllocations))
    }
    if shape is any ConstraintLifetimeShape.Type {
      if let raw { excesses.require(.constraintInstructions, raw, constraintInstructions) }
      if let allocations = call.allocations(.raw) {
        excesses.require(.constraintAllocations, Double(allocations), Double(constraintAllocations))
      }
    }
    return excesses.all
  }

  func excesses(of shape: LayoutShape, in counts: Instructions) -> [Excess] {
    let small = LayoutMeasurement(shape: shape, viewCount: shape.sizes.counted.small)
    let large = LayoutMeasurement(shape: shape, viewCount: shape.sizes.counted.large)
    guard
      let few = small.instructionsPerView(in: counts),
      let many = large.instructionsPerView(in: counts)
    else { return [] }
    var excesses = Excesses(subject: shape.name)
    excesses.require(
      .layoutGrowth, many / few,
      layoutGrowthOfSome[shape.name] ?? layoutGrowthOfHardShapes[shape.name] ?? layoutGrowth)
    if let limit = layoutInstructions[shape.name] {
      excesses.require(.layoutInstructions, many, limit)
    }
    return excesses.all
  }

  func excesses(of shape: EditShape, in counts: Instructions) -> [Excess] {
    let edit = EditMeasurement(shape: shape, viewCount: EditMeasurement.countedSize)
    guard
      let first = edit.instructions(isFirst: true, in: counts),
      let next = edit.instructions(isFirst: false, in: counts)
    else { return [] }
    var excesses = Excesses(subject: shape.name)
    excesses.require(.firstEditInstructions, first, firstEditInstructions[shape.name] ?? 0)
    excesses.require(.editInstructions, next, editInstructions[shape.name] ?? 0)
    return excesses.all
  }
}

/// The excesses of one subject, as they are found.
private struct Excesses {
  let subject: String
  private(set) var all: [Thresholds.Excess] = []

  init(subject: String) {
    self.subject = subject
  }

  mutating func require(_ kind: Thresholds.Kind, _ value: Double, _ limit: Double) {
    guard value > limit else { return }
    all.append(.init(kind: kind, subject: subject, value: value, limit: limit))
  }
}
