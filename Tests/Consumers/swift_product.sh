#!/usr/bin/env bash
# Builds a Swift program in a package of its own that depends on this one by path, and runs it.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/.build/swift_product
mkdir -p "$work/Sources/product"
cat >"$work/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "product",
  dependencies: [.package(name: "ScrollKit", path: "$root")],
  targets: [
    .executableTarget(
      name: "product", dependencies: [.product(name: "ScrollKitCore", package: "ScrollKit")])
  ])
EOF
cp "$root/examples/swift/flick.swift" "$work/Sources/product/main.swift"
swift build --package-path "$work" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
"$work/.build/debug/product" >"$work/frames"
# Every frame announces the same target. The last frame and the last event are there.
awk '
  $3 == "draw" {
    frames++
    drawn = $5 + 0
    if (frames == 1) announced = $9 + 0
    if ($9 + 0 != announced) wrong = 1
  }
  $1 == "rested" { rests++; rested = $3 + 0 }
  END {
    exit wrong || frames <= 30 || announced <= 0 || rests != 1 || drawn != announced || rested != announced
  }' "$work/frames" ||
  { cat "$work/frames"; echo "FAILED: the content rests at another offset than the announced target"; exit 1; }
echo "ok: a Swift program links the product without extra flags and rests at its announced target"
