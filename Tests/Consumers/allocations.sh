#!/usr/bin/env bash
# Checks the allocations of the shipped library; see allocations.c.
#
#   allocations.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

gcc -std=gnu11 -O1 -fno-builtin -Wall -Wextra -Werror -I"$root/include" \
  "$root/Tests/Consumers/allocations.c" -o "$work/allocations" \
  -rdynamic -L"$build" -lscrollkit -Wl,-rpath,"$build"
"$work/allocations"
