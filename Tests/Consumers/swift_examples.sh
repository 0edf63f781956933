#!/usr/bin/env bash
# Runs the Swift examples: in this package, or in a package of its own that depends on this one by path, which compiles the library
# for itself.
#
#   swift_examples.sh [--product]
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
examples=(flick rows observed)
programs=$root/.build/debug
if [ "${1:-}" = --product ]; then
  work=$root/.build/swift_product
  programs=$work/.build/debug
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
  scripts/swift build --package-path "$work"
else
  for name in "${examples[@]}"; do scripts/swift build --product "$name"; done
fi
frames=$(mktemp)
trap 'rm "$frames"' EXIT
"$programs/flick" >"$frames"
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
  }' "$frames" ||
  { cat "$frames"; echo "FAILED: the content rests at another offset than the announced target"; exit 1; }
echo "ok: a Swift program links the product without extra flags and rests at its announced target"

# Two rows arrive above row 400,000 on the way to it.
diff - <("$programs/rows") <<EOF || { echo "FAILED: the scroll does not end at its row"; exit 1; }
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
diff - <("$programs/observed") <<EOF || { echo "FAILED: the observed scroll view does not go to the top and back"; exit 1; }
offset 700.0, header -100.0
arrived: true
offset 0.0, header 0.0
arrived: true
offset 700.0, header -100.0
EOF
echo "ok: a Swift program observes a toolkit's scroll view, which goes to the top and back"
