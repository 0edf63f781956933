#!/usr/bin/env bash
# Lives through a fixed share of the worlds of Tests/World with the built library: no law is violated but by the known findings
# (Tests/World/known.c), each of which still occurs. The trace of a world is replayed by scrollkit-trace. docs/world.md names
# each quirk with its report. Each handling of a quirk that is left out is caught.
#
#   world.sh BUILD_DIR [WORLDS=3000]
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/Tests/World/build.sh" "$build" "$work/world"
failed=0
"$work/world" check "${2:-3000}" || failed=1
"$work/world" mutants 300 >"$work/mutants" || failed=1
grep "NOT CAUGHT" "$work/mutants" || tail -n 1 "$work/mutants"

"$work/world" quirks >"$work/quirks"
while read -r row; do
  grep -qxF -- "$row" "$root/docs/world.md" || { echo "FAILED: docs/world.md has no row $row"; failed=1; }
done <"$work/quirks"
echo "ok: docs/world.md has $(wc -l <"$work/quirks") quirks with their reports"

"$work/world" trace 2705 "thumb: it moves against the content" "$work/world.sktrace" >"$work/shrunk"
SCROLLKIT_LIBRARY=$build/libscrollkit.so "$root/bindings/python/scrollkit-trace" info "$work/world.sktrace" | tail -n 1 || failed=1
exit $failed
