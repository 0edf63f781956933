// swift-tools-version: 6.0
import PackageDescription

/// A program in examples/c. It needs only a Swift toolchain: `swift run hello`.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["ScrollKitC"], path: "examples/c", sources: ["\(name).c"],
    cSettings: [.headerSearchPath("../../include"), .define("_DEFAULT_SOURCE")],
    linkerSettings: [.linkedLibrary("m")])
}

/// A program in examples/swift: `swift run flick`.
func swiftExample(_ name: String) -> Target {
  let others = ["flick", "rows", "observed"].filter { $0 != name }
  return .executableTarget(
    name: name, dependencies: ["ScrollKitCore"], path: "examples/swift", exclude: others.map { "\($0).swift" },
    sources: ["\(name).swift"])
}

let package = Package(
  name: "ScrollKit",
  products: [
    .library(name: "ScrollKitCore", targets: ["ScrollKitCore"])
  ],
  targets: [
    // The standard library's square root is a call in ordinary Swift.
    .target(name: "ScrollKitCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CScrollKitTypes", path: "include"),
    .systemLibrary(name: "CAllocator", path: "Sources/ScrollKitC/Allocator"),
    .target(
      name: "ScrollKitC", dependencies: ["ScrollKitCore", "CScrollKitTypes", "CAllocator"],
      exclude: ["Allocator", "Packaging", "scrollkit.map"]),
    .plugin(
      name: "GenerateBindings",
      capability: .command(
        intent: .custom(
          verb: "generate-bindings",
          description: "Writes the C header and the other files generated from the C functions."),
        permissions: [.writeToPackageDirectory(reason: "It writes the generated files.")])),
    example("hello"), example("gesture"), example("terminal"), example("chat"),
    swiftExample("flick"), swiftExample("rows"), swiftExample("observed"),
    .testTarget(name: "ScrollKitCoreTests", dependencies: ["ScrollKitCore"]),
    .testTarget(name: "ScrollKitCTests", dependencies: ["ScrollKitC", "CScrollKitTypes", "Hostile", "Programs", "Vectors"]),
    // Random programs and their laws, in C: for the Swift tests, and for the built library (laws.sh).
    .target(
      name: "Programs", path: "Tests/Programs",
      sources: ["dice", "operations", "lists", "delegates", "program", "state", "run", "recorded", "record", "ticks", "sound", "targets", "catches", "events", "shrinking", "shrink", "options"]
        .map { "\($0).c" },
      cSettings: [.headerSearchPath("../../include")]),
    // Hostile calls of every C function: for the Swift tests, and for the built library (hostile.sh).
    .target(
      name: "Hostile", path: "Tests/Hostile", exclude: ["generate.py"], sources: ["hostile.c", "rows.c", "world.c"],
      cSettings: [.headerSearchPath("../../include")]),
    // The values of other libraries' tests: for the Swift tests, and for the built library (scripts/vectors).
    .target(
      name: "Vectors", dependencies: ["ScrollKitC", "CScrollKitTypes"], path: "Tests/Vectors",
      exclude: ["BuiltLibrary", "main.swift"]),
  ]
)
