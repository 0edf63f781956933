#!/usr/bin/env bash
# Makes calls of every C function with what a program must not pass, with the built library; see Tests/Hostile.
#
#   hostile.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 "$root/Tests/Hostile/generate.py" --check
gcc -std=c11 -D_DEFAULT_SOURCE -O1 -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Hostile/include" \
  "$root"/Tests/Hostile/*.c -o "$work/hostile" -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
"$work/hostile"
