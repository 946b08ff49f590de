// swift-tools-version: 6.1

import PackageDescription

/// A benchmark that `swift package benchmark` runs.
func benchmark(_ name: String, of shapes: Target.Dependency) -> Target {
  .executableTarget(
    name: name,
    dependencies: [shapes, .product(name: "Benchmark", package: "benchmark")],
    path: "Benchmarks/\(name)",
    plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "PowerAnchors", path: ".."),
    // Without its traits, which replace malloc and the runtime's reference counting.
    .package(url: "https://github.com/ordo-one/benchmark.git", exact: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "CallShapes",
      dependencies: [
        .product(name: "PowerAnchors", package: "PowerAnchors"),
        .product(name: "PowerAnchorsGuides", package: "PowerAnchors"),
        .product(name: "PowerAnchorsSpacing", package: "PowerAnchors"),
      ]),
    .target(
      name: "LayoutShapes",
      dependencies: [.product(name: "PowerAnchors", package: "PowerAnchors")]),
    .target(name: "Meters"),

    .executableTarget(
      name: "measure", dependencies: ["CallShapes", "LayoutShapes", "Meters"],
      path: "Sources/Measure"),
    benchmark("ConstraintCreation", of: "CallShapes"),
    benchmark("Layout", of: "LayoutShapes"),
  ]
)

for target in package.targets where target.name != "Meters" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
