#!/bin/sh
# Builds the world with the built library.
#
#   build.sh BUILD_DIR PROGRAM
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
programs=$root/Tests/Programs
gcc -std=c99 -O2 -Wall -Wextra -Werror -I"$root/include" -I"$programs/include" -I"$root/Tests/World/include" \
  "$root"/Tests/World/*.c "$programs/dice.c" "$programs/shrinking.c" -o "$2" -L"$1" -lscrollkit -lm -Wl,-rpath,"$1"
