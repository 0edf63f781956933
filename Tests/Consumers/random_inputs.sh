#!/usr/bin/env bash
# Makes random inputs with a program of this folder, which says what then holds.
#
#   random_inputs.sh BUILD_DIR deltas|links [COUNT [SEED]]
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

gcc -std=gnu11 -O2 -Wall -Wextra -Werror -I "$root/include" -o "$work/$2" "$root/Tests/Consumers/$2.c" \
  -L "$build" -lscrollkit -lm -Wl,-rpath,"$build"
"$work/$2" "${@:3}"
