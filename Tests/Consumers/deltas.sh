#!/usr/bin/env bash
# What content without ends hands out adds up to its travel, and each scroll ends with a stop.
#
#   deltas.sh BUILD_DIR [GESTURES [SEED]]
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

gcc -std=gnu11 -O2 -Wall -Wextra -Werror -I "$root/include" -o "$work/deltas" "$root/Tests/Consumers/deltas.c" \
  -L "$build" -lscrollkit -lm -Wl,-rpath,"$build"
"$work/deltas" "${@:2}"
