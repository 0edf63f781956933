#!/usr/bin/env bash
# Checks that scripts/elementary makes the constants of the elementary functions, and compares the functions, compiled
# with and without optimisation, with exact values: errors below 1 unit in the last place, special values, signs of
# zeros, and no floating-point exception that the exact value does not raise.
#
#   elementary.sh [POINTS=20000]      random points for each function; the errors in the sources are those of 1000000
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/scripts/elementary" constants >"$work/constants" || { grep FAILED "$work/constants"; exit 1; }
echo "ok: $(wc -l <"$work/constants") constants"

cp "$root/Tests/Programs/elementary_main.swift" "$work/main.swift"
for level in -O -Onone; do
  swiftc $level -wmo -swift-version 6 -package-name scrollkit -module-name Elementary \
    "$root"/Sources/ScrollKitCore/Numerics/*.swift "$work/main.swift" -o "$work/elementary$level"
done
"$root/scripts/elementary" compare "$work/elementary-O" "${1:-20000}"
"$root/scripts/elementary" compare "$work/elementary-Onone" 0 >"$work/unoptimised" || { cat "$work/unoptimised"; exit 1; }
echo "ok: unoptimised, at the corners"
