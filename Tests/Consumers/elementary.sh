#!/usr/bin/env bash
# Checks that scripts/elementary makes the constants of the elementary functions, and compares the functions, compiled
# with and without optimisation, with exact values: errors below 1 unit in the last place, special values, signs of
# zeros, and no floating-point exception that the exact value does not raise. A call takes at most 30 instructions more than that of
# the C library.
#
#   elementary.sh [POINTS=20000]      random points for each function; the errors in the sources are those of 1000000
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$root/Tests/Benchmarks/collected.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# program NAME SOURCE FLAG...: compiles a program that calls the functions.
program() {
  cp "$2" "$work/main.swift"
  swiftc "${@:3}" -wmo -swift-version 6 -package-name scrollkit -module-name Elementary \
    "$root"/Sources/ScrollKitCore/Numerics/*.swift "$work/main.swift" -o "$work/$1"
}

# instructions FUNCTION own|libm: prints those of 10,000 calls and the program around them.
instructions() { collected "$work/costs" "$@"; }

"$root/scripts/elementary" constants >"$work/constants" || { grep FAILED "$work/constants"; exit 1; }
echo "ok: $(wc -l <"$work/constants") constants"

for level in -O -Onone; do program "elementary$level" "$root/Tests/Programs/elementary_main.swift" $level; done
"$root/scripts/elementary" compare "$work/elementary-O" "${1:-20000}"
"$root/scripts/elementary" compare "$work/elementary-Onone" 0 >"$work/unoptimised" || { cat "$work/unoptimised"; exit 1; }
echo "ok: unoptimised, at the corners"

program costs "$root/Tests/Benchmarks/elementary.swift" -O
for function in exp expm1 log log1p sin cos atan2; do
  more=$((($(instructions $function own) - $(instructions $function libm)) / 10000))
  [ "$more" -le 30 ] || { echo "FAILED: $function takes $more instructions more than the C library's"; exit 1; }
  echo "ok: $function takes $more instructions more than the C library's"
done
