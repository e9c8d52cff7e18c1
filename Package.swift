// swift-tools-version: 6.2
import PackageDescription

/// Every kata: a module for each side, `Legacy<Kata>` and `Refactored<Kata>`.
let katas = ["Reservations", "Bookings"]

/// What the workbench's own modules are compiled with. Kata modules take the compiler's defaults, as
/// an interview project would.
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// What runs between an edit and its verdict is optimised in debug builds too, and does without checks
/// of actors and of exclusive access. Kata modules are not, so that a debugger shows what was written.
let noActorChecks = "-disable-dynamic-actor-isolation"
let optimised: [SwiftSetting] =
  settings
  + [.unsafeFlags(["-O", "-enforce-exclusivity=unchecked", "-Xfrontend", noActorChecks])]

/// The toolchain's own linker, for the same reason; macOS has a fast one of its own.
let linker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

func modules(_ side: String) -> [Target.Dependency] { katas.map { .byName(name: side + $0) } }

let kataTargets = katas.flatMap { kata in
  ["Legacy", "Refactored"].map { side in
    Target.target(
      name: side + kata,
      dependencies: ["Simulation", "UIKitShim"],
      path: "Sources/\(side)/\(kata)")
  }
}

/// The targets `Legacy` and `Refactored`: one file each, which re-exports the side's katas.
let sideTargets = ["Legacy", "Refactored"].map { side in
  Target.target(
    name: side,
    dependencies: modules(side),
    path: "Sources/\(side)",
    exclude: katas,
    sources: ["\(side).swift"])
}

/// A module of unit tests for each kata, so that a change in one compiles no other's again. Nobody
/// imports them: a job of its own for what they export would take as long as all the rest.
let unitTests = katas.map { kata in
  Target.testTarget(
    name: "Refactored\(kata)Tests",
    dependencies: ["Simulation", "TestSupport", "UIKitShim", .byName(name: "Refactored\(kata)")],
    path: "Tests/RefactoredTests/\(kata)")
}

/// The workbench's own tests of a module.
func tests(of module: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module)] + others, swiftSettings: settings)
}

/// The workbench's own tests. They are three quarters of all that there is to compile and to link, and
/// who practises needs none of them, so they are only there when asked for: `Scripts/test`.
let ownTests =
  Context.environment["WORKBENCH_TESTS"] == nil
  ? []
  : [
    tests(of: "Harness", with: ["Simulation", "UIKitShim"]),
    tests(of: "Mutants", with: ["Harness", "Processes"]),
    tests(of: "Play", with: ["Harness"]),
    tests(of: "Practice", with: ["Terminal"]),
    tests(of: "Processes"),
    tests(of: "Simulation"),
    tests(of: "Terminal"),
    tests(of: "TestSupport"),
    tests(of: "UIKitShim"),
  ]

let package = Package(
  name: "KataWorkbench",
  platforms: [.macOS("26.0")],
  products: [
    .executable(name: "kata", targets: ["kata"]),
    .executable(name: "lab", targets: ["lab"]),
  ],
  targets: kataTargets + sideTargets + unitTests + ownTests + [
    .target(name: "Simulation", exclude: ["LinkSeams.swift"], swiftSettings: optimised),
    .target(name: "UIKitShim", swiftSettings: optimised),
    .target(
      name: "Harness",
      dependencies: ["Processes", "Simulation", "UIKitShim"],
      swiftSettings: optimised),
    .target(name: "Terminal", swiftSettings: settings),
    .target(
      name: "Play", dependencies: ["Harness", "Simulation", "Terminal"], swiftSettings: settings),
    .target(
      name: "Catalog",
      dependencies: ["Harness", "Legacy", "Refactored", "UIKitShim"] + modules("Legacy")
        + modules("Refactored"),
      swiftSettings: settings),
    .target(name: "Processes", swiftSettings: settings),
    .target(
      name: "Mutants", dependencies: ["Harness", "Processes", "Terminal"], swiftSettings: settings),
    .target(name: "Practice", dependencies: ["Processes", "Terminal"], swiftSettings: settings),
    .executableTarget(name: "kata", dependencies: ["Practice"], swiftSettings: settings),
    .executableTarget(
      name: "lab",
      dependencies: [
        "Catalog", "Harness", "Mutants", "Play", "Processes", "Simulation", "Terminal",
      ],
      swiftSettings: settings,
      linkerSettings: linker),
    .testTarget(
      name: "CharacterizationTests",
      dependencies: ["Catalog", "Harness"],
      swiftSettings: settings,
      linkerSettings: linker),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
