#!/usr/bin/env bash
# Runs random programs (Tests/Programs) with the built library: what scrollers show does not depend on how
# often they are ticked, numbers are finite, and nothing jumps. Prints the smallest program that shows a violation.
#
#   laws.sh BUILD_DIR [PROGRAMS=20000]
set -euo pipefail
build=$(cd "$1" && pwd)
programs=${2:-20000}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sources=("$root"/Tests/Programs/{dice,operations,program,run,looks,sound,shrink,laws_main}.c)
gcc -std=c11 -O2 -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Programs/include" \
  "${sources[@]}" -o "$work/laws" -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
"$work/laws" looks 1 "$programs" >"$work/looks.txt" &
failed=0
"$work/laws" sound 1 "$programs" >"$work/sound.txt" || failed=1
wait $! || failed=1
for law in looks sound; do
  head -n 60 "$work/$law.txt"
  tail -n 1 "$work/$law.txt"
done
exit $failed
