import Benchmark
import LayoutShapes

// Each layout shape at two sizes: making it, laying it out, changing a constant, and resizing it.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident], maxDuration: .seconds(1),
    maxIterations: 50)

  for shape in LayoutShape.all {
    for viewCount in [1_000, 10_000] {
      benchmark(shape, viewCount)
    }
  }
}

private func benchmark(_ shape: LayoutShape, _ viewCount: Int) {
  let name = "\(shape.name), \(viewCount) views"
  Benchmark("\(name), build") { benchmark in
    benchmark.startMeasurement()
    let layout = await shape.build(viewCount)
    benchmark.stopMeasurement()
    blackHole(layout)
  }
  Benchmark("\(name), layout") { benchmark in
    let layout = await shape.build(viewCount)
    benchmark.startMeasurement()
    await layout.root.updateFrames()
    benchmark.stopMeasurement()
  }
  benchmarkChange("\(name), edit", of: shape, viewCount) { $0.edit() }
  benchmarkChange("\(name), resize", of: shape, viewCount) { $0.resize() }
}

private func benchmarkChange(
  _ name: String, of shape: LayoutShape, _ viewCount: Int,
  _ change: @escaping @MainActor @Sendable (ShapedLayout) -> Void
) {
  Benchmark(name) { benchmark in
    let layout = await shape.build(viewCount)
    await layout.root.updateFrames()
    benchmark.startMeasurement()
    await change(layout)
    benchmark.stopMeasurement()
  }
}
