#!/usr/bin/env bash
# Compiles the programs `laws` and `twins` with the built library.
#
#   build.sh BUILD_DIR FOLDER
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
folder=$(cd "$2" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)

program() {
  gcc -std=c11 -O2 -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Programs/include" "${@:2}" \
    -o "$folder/$1" -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
}
program laws "$root"/Tests/Programs/{!(*_main),laws_main}.c
program twins "$root"/Tests/Programs/!(*_main).c "$root"/Tests/Programs/Twins/*.c
