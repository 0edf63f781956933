#!/usr/bin/env bash
# Linked scrollers rest where both announced it, and beside each other, after random inputs to either side.
#
#   links.sh BUILD_DIR [SCENES [SEED]]
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

gcc -std=gnu11 -O2 -Wall -Wextra -Werror -I "$root/include" -o "$work/links" "$root/Tests/Consumers/links.c" \
  -L "$build" -lscrollkit -lm -Wl,-rpath,"$build"
"$work/links" "${@:2}"
