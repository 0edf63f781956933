#!/usr/bin/env bash
# Checks the laws of random programs (Tests/Programs/include/program.h) with the built library. Prints the smallest
# violating program.
#
#   laws.sh BUILD_DIR [PROGRAMS=20000]
set -euo pipefail
build=$(cd "$1" && pwd)
programs=${2:-20000}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/Tests/Programs/build.sh" "$build" "$work"
"$work/laws" ticks 1 "$programs" >"$work/ticks.txt" &
failed=0
"$work/laws" sound 1 "$programs" >"$work/sound.txt" || failed=1
"$work/laws" targets 1 "$programs" >"$work/targets.txt" || failed=1
wait $! || failed=1
"$work/laws" refusals 1 $((programs / 5)) >"$work/refusals.txt" || failed=1
for law in clocks set_backs events rules mirror catches; do
  "$work/laws" $law 1 "$programs" >"$work/$law.txt" || failed=1
done
for law in ticks sound targets refusals clocks set_backs events rules mirror catches; do
  head -n 60 "$work/$law.txt"
  tail -n 2 "$work/$law.txt"
done
exit $failed
