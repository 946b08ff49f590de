import Benchmark
import LayoutShapes

// Each layout shape at two sizes: making it, laying it out, changing a constant, and resizing it.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .peakMemoryResident], maxDuration: .seconds(1),
    maxIterations: 50)

  MainActor.assumeIsolated {
    for shape in LayoutShape.all {
      for viewCount in [1_000, 10_000] {
        benchmark(shape, viewCount)
      }
    }
  }
}

@MainActor
private func benchmark(_ shape: LayoutShape, _ viewCount: Int) {
  let name = "\(shape.name), \(viewCount) views"
  Benchmark("\(name), build") { benchmark in
    await MainActor.run {
      benchmark.startMeasurement()
      let layout = shape.build(viewCount)
      benchmark.stopMeasurement()
      blackHole(layout)
    }
  }
  Benchmark("\(name), layout") { benchmark in
    await MainActor.run {
      let layout = shape.build(viewCount)
      benchmark.startMeasurement()
      layout.root.updateFrames()
      benchmark.stopMeasurement()
    }
  }
  for (change, work) in [("edit", ShapedLayout.edit), ("resize", ShapedLayout.resize)] {
    Benchmark("\(name), \(change)") { benchmark in
      await MainActor.run {
        let layout = shape.build(viewCount)
        layout.root.updateFrames()
        benchmark.startMeasurement()
        work(layout)()
        benchmark.stopMeasurement()
      }
    }
  }
}
