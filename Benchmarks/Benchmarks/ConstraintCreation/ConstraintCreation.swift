import Benchmark
import CallShapes

// Each call shape, raw and with PowerAnchors, on views that have not been laid out.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], scalingFactor: .kilo, maxDuration: .seconds(1))

  for shape in allCallShapes {
    benchmark("\(shape.name), raw") { shape.raw($0) }
    if let composite = shape as? any CompositeCallShape.Type {
      benchmark("\(shape.name), raw, one by one") { composite.oneByOne($0) }
    }
    benchmark("\(shape.name), PowerAnchors") { shape.powered($0) }
  }
}

private func benchmark(_ name: String, _ call: @escaping @MainActor @Sendable (Stage) -> Void) {
  Benchmark(name) { benchmark in
    let stage = await Stage()
    let iterations = benchmark.scaledIterations
    benchmark.startMeasurement()
    await MainActor.run {
      for _ in iterations { call(stage) }
    }
    benchmark.stopMeasurement()
  }
}
