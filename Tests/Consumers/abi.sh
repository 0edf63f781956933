#!/usr/bin/env bash
# Compares the ABI with the baseline in Tests/Fixtures/abi, and runs programs that were compiled with the
# baseline's header with the built library.
#
#   abi.sh BUILD_DIR             compares
#   abi.sh BUILD_DIR --record    makes today's headers and library the baseline
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
here=Tests/Consumers
baseline=Tests/Fixtures/abi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 $here/abi.py dump include "$build/libscrollkit.so" >"$work/abi.txt"
if [ "${2:-}" = --record ]; then
  cp "$work/abi.txt" $baseline/abi.txt
  python3 $here/abi.py header include >$baseline/scrollkit.h
fi
python3 $here/abi.py compare $baseline/abi.txt "$work/abi.txt"

# run HEADERS SOURCE: compiles a program with the headers of a folder; runs it with the built library.
run() {
  gcc -std=c99 -Wall -Wextra -Werror -I"$1" "$2" -L"$build" -lscrollkit -Wl,-rpath,"$build" -o "$work/program"
  "$work/program"
}

awk -f $here/every_call.awk $baseline/scrollkit.h >"$work/every_call.c"
run $baseline "$work/every_call.c"
run $baseline $here/abi.c >"$work/baseline.txt"
run include $here/abi.c >"$work/current.txt"
diff "$work/baseline.txt" "$work/current.txt"
# A program that was compiled before structs grew: its arrays have smaller strides.
python3 $here/abi.py older $baseline/scrollkit.h delegate zoom_options >"$work/scrollkit.h"
run "$work" $here/abi.c >"$work/older.txt"
diff "$work/older.txt" "$work/current.txt"
echo "ok: programs that were compiled with the baseline's header, or before structs grew, run with this library"
