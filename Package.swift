// swift-tools-version: 6.2

import PackageDescription

/// The package's own implementation of UIKit's Auto Layout: where neither UIKit nor AppKit exists, and
/// where the trait asks for it.
let foundations: [Target.Dependency] = [
  .target(
    name: "OpenAutoLayout",
    condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])),
  // SwiftPM warns of a target that stands twice, and one condition cannot say "or". So the other way
  // there has a target of its own.
  .target(name: "ChosenFoundation", condition: .when(traits: ["OpenAutoLayout"])),
]

/// Owns `Docs.docc`, so that Xcode and package indexes show its articles beside the modules.
///
/// A catalog belongs to the target whose folder holds it, which for one at the root is the root.
/// Whatever else lies there is excluded: SwiftPM warns of files that it cannot place.
let handbook = Target.target(
  name: "Handbook",
  dependencies: [
    "PowerAnchors", "PowerAnchorsSpacing", "PowerAnchorsGuides", "PowerAnchorsDiagnostics",
    "OpenAutoLayout",
  ],
  path: ".",
  exclude: [
    "Benchmarks", "Documentation", "Scripts", "Snippets", "Tests", "Sources/ChosenFoundation",
    "Sources/LayoutNames",
    "Sources/LayoutReport",
    "Sources/LayoutSolver", "Sources/OpenAutoLayout", "Sources/PowerAnchors",
    "Sources/PowerAnchorsDiagnostics", "Sources/PowerAnchorsGuides", "Sources/PowerAnchorsSpacing",
    "Sources/UIKitNames",
    "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md",
  ],
  sources: ["Sources/Handbook"])

let package = Package(
  name: "PowerAnchors",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
  products: [
    .library(name: "PowerAnchors", targets: ["PowerAnchors"]),
    .library(name: "PowerAnchorsSpacing", targets: ["PowerAnchorsSpacing"]),
    .library(name: "PowerAnchorsGuides", targets: ["PowerAnchorsGuides"]),
    .library(name: "PowerAnchorsDiagnostics", targets: ["PowerAnchorsDiagnostics"]),
    .library(name: "OpenAutoLayout", targets: ["OpenAutoLayout"]),
    // Not for clients. SwiftPM lets snippets import the targets of products, and no others: without a
    // product of its own, "no such module 'UIKitNames'".
    .library(name: "_UIKitNames", targets: ["UIKitNames"]),
  ],
  traits: [
    .trait(
      name: "OpenAutoLayout",
      description: """
        For Macs only: tests there lay out with OpenAutoLayout instead of AppKit. A trait is for the whole \
        workspace, so an app for iOS must not choose it: its views would be of another kit.
        """)
  ],
  targets: [
    .target(name: "PowerAnchors", dependencies: foundations + ["LayoutNames"]),
    .target(name: "PowerAnchorsSpacing", dependencies: ["PowerAnchors"]),
    .target(name: "PowerAnchorsGuides", dependencies: ["PowerAnchors"]),
    .target(
      name: "PowerAnchorsDiagnostics",
      dependencies: ["PowerAnchors", "LayoutNames", "LayoutReport", "LayoutSolver"]),
    .target(name: "ChosenFoundation", dependencies: ["OpenAutoLayout"]),
    .target(
      name: "OpenAutoLayout", dependencies: ["LayoutNames", "LayoutReport", "LayoutSolver"]),
    .target(name: "LayoutReport", dependencies: ["LayoutNames", "LayoutSolver"]),
    .target(name: "LayoutNames"),
    .target(name: "LayoutSolver"),
    // What snippets and tests are written in, so that they run over AppKit as well.
    .target(name: "UIKitNames", dependencies: ["PowerAnchors"]),
    handbook,

    .target(
      name: "LayoutTestSupport", dependencies: ["PowerAnchors"], path: "Tests/LayoutTestSupport"),
    .target(name: "RandomTestSupport", path: "Tests/RandomTestSupport"),
    .testTarget(name: "PowerAnchorsTests", dependencies: ["PowerAnchors", "LayoutTestSupport"]),
    .testTarget(
      name: "PowerAnchorsSpacingTests", dependencies: ["PowerAnchorsSpacing", "LayoutTestSupport"]),
    .testTarget(
      name: "PowerAnchorsGuidesTests", dependencies: ["PowerAnchorsGuides", "LayoutTestSupport"]),
    .testTarget(
      name: "PowerAnchorsDiagnosticsTests",
      // The reference and its layouts are those of the solver's tests: links lead there.
      dependencies: ["PowerAnchorsDiagnostics", "LayoutSolver", "LayoutTestSupport"]),
    .testTarget(
      name: "RecordedLayoutTests", dependencies: ["UIKitNames", "LayoutTestSupport"]),
    .testTarget(
      name: "OpenAutoLayoutTests", dependencies: ["OpenAutoLayout", "RandomTestSupport"]),
    // Clients as they are written for UIKit, in both language modes.
    .testTarget(
      name: "OpenAutoLayoutSwift5ClientTests", dependencies: ["OpenAutoLayout"],
      path: "Tests/OpenAutoLayoutClientTests/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "OpenAutoLayoutSwift6ClientTests", dependencies: ["OpenAutoLayout"],
      path: "Tests/OpenAutoLayoutClientTests/Swift6", swiftSettings: [.swiftLanguageMode(.v6)]),
    // Screens as apps have them, the same in both language modes: links lead to one folder.
    .testTarget(
      name: "OpenAutoLayoutSwift5ScreenTests", dependencies: ["OpenAutoLayout", "PowerAnchors"],
      path: "Tests/OpenAutoLayoutScreenTests/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "OpenAutoLayoutSwift6ScreenTests",
      dependencies: ["OpenAutoLayout", "PowerAnchors", "PowerAnchorsDiagnostics"],
      path: "Tests/OpenAutoLayoutScreenTests/Swift6", swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "RandomTestSupport"]),
    .testTarget(
      name: "OpenAutoLayoutFuzzTests", dependencies: ["OpenAutoLayout", "RandomTestSupport"]),
  ]
)

// The driver of Scripts/compare-with-kiwi needs the solver, which no product exports.
if Context.environment["POWERANCHORS_COMPARE_WITH_KIWI"] != nil {
  package.targets.append(
    .executableTarget(
      name: "CompareWithKiwi", dependencies: ["LayoutSolver"], path: "Scripts/CompareWithKiwi",
      exclude: ["kiwi.cpp"]))
}

for target in package.targets where target.swiftSettings == nil {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// Most of a release build of the tests is their own code, which need not be optimized for the modules to
// be tested as apps get them. Random layouts need the speed, and clients' casts depend on it.
if Context.environment["POWERANCHORS_PLAIN_TESTS"] != nil {
  let plainTests: Set = [
    "OpenAutoLayoutTests", "OpenAutoLayoutSwift5ScreenTests", "OpenAutoLayoutSwift6ScreenTests",
    "RecordedLayoutTests", "PowerAnchorsDiagnosticsTests",
  ]
  for target in package.targets where plainTests.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
  }
}

/// What clients import on Apple's platforms, but for the solver: unsafe code in it has to be marked.
let memorySafeModules: Set = [
  "PowerAnchors", "PowerAnchorsSpacing", "PowerAnchorsGuides", "PowerAnchorsDiagnostics",
  "LayoutNames", "LayoutReport",
]
for target in package.targets where memorySafeModules.contains(target.name) {
  target.swiftSettings?.append(.strictMemorySafety())
}
