#!/bin/sh
# Checks that late calls count as of the scroller's clock, for every function with a time; see late.c.
#
#   late.sh BUILD_DIR
set -eu
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A function with a time must be in the table. Constructors of inputs only convert the time, and set_clock sets the clock.
cat "$root"/include/scrollkit/*.h | tr '\n' ' ' |
  grep -oE 'scrollkit_[a-z_0-9]+\([^)]*(double time|scrollkit_input \*inputs?\b)[^)]*\)' | sed 's/(.*//' |
  grep -v -e '^scrollkit_input_from_' -e '^scrollkit_scroller_set_clock$' | sort -u >"$work/functions"
for function in $(cat "$work/functions"); do
  grep -q "ROW($function," "$here/late.c" || { echo "FAILED: $function is not in late.c"; exit 1; }
done

cc -std=c99 -Wall -Wextra -Wpedantic -Werror -I"$root/include" "$here/late.c" -o "$work/late" \
  -L"$build" -lscrollkit -Wl,-rpath,"$build"
"$work/late"
