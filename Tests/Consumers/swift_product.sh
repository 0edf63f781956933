#!/usr/bin/env bash
# Builds the Swift examples in a package of their own that depends on this one by path, and runs them.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/.build/swift_product
examples=(flick rows observed)
mkdir -p "$work"
cat >"$work/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "product",
  dependencies: [.package(name: "ScrollKit", path: "$root")],
  targets: [
$(printf '    .executableTarget(name: "%s", dependencies: [.product(name: "ScrollKitCore", package: "ScrollKit")]),\n' "${examples[@]}")
  ])
EOF
for name in "${examples[@]}"; do
  mkdir -p "$work/Sources/$name"
  cp "$root/examples/swift/$name.swift" "$work/Sources/$name/main.swift"
done
swift build --package-path "$work" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
"$work/.build/debug/flick" >"$work/frames"
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

# Two rows arrive above row 400,000 on the way to it.
"$work/.build/debug/rows" >"$work/rows"
diff - "$work/rows" <<EOF || { echo "FAILED: the scroll does not end at its row"; exit 1; }
arrived
row 400002 at 0.0
row 400003 at 54.0
row 400004 at 145.0
row 400005 at 183.0
row 400006 at 258.0
row 400007 at 370.0
row 400008 at 429.0
row 400009 at 525.0
row 400010 at 568.0
EOF
echo "ok: a Swift program attaches a list, edits it in flight and arrives at its row"

# A fling hides the header; a tap on the status bar scrolls to the top, a second one back.
diff - <("$work/.build/debug/observed") <<EOF || { echo "FAILED: the observed scroll view does not go to the top and back"; exit 1; }
offset 700.0, header -100.0
arrived: true
offset 0.0, header 0.0
arrived: true
offset 700.0, header -100.0
EOF
echo "ok: a Swift program observes a toolkit's scroll view, which goes to the top and back"
