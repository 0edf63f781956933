// swift-tools-version: 6.0
import PackageDescription

let engineSettings: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

let package = Package(
  name: "ScrollKit",
  products: [
    .library(name: "ScrollKitCore", targets: ["ScrollKitCore"])
  ],
  targets: [
    .target(name: "ScrollKitCore", swiftSettings: engineSettings),
    .systemLibrary(name: "CScrollKitTypes", path: "include"),
    .systemLibrary(name: "CAllocator", path: "Sources/ScrollKitC/Allocator"),
    .target(
      name: "ScrollKitC", dependencies: ["ScrollKitCore", "CScrollKitTypes", "CAllocator"],
      exclude: ["Allocator", "Packaging"], swiftSettings: engineSettings),
    .testTarget(name: "ScrollKitCoreTests", dependencies: ["ScrollKitCore"]),
  ]
)
