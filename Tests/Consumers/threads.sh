#!/usr/bin/env bash
# Checks with ThreadSanitizer that threads do not share anything in the library; see threads.c.
#
#   threads.sh [BUILD_DIR=.build-threads]
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$root/.build-threads}
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
dispatch=$toolchain/../lib/swift/linux  # which Swift's ThreadSanitizer needs

cmake -G Ninja -S "$root" -B "$build" -DSCROLLKIT_SANITIZE=thread -DSCROLLKIT_EXAMPLES=OFF >"$build.log"
cmake --build "$build" --target scrollkit_static >>"$build.log" || { cat "$build.log"; exit 1; }
"$toolchain/clang" -std=c11 -g -O1 -Wall -Wextra -Werror -fsanitize=thread -I"$root/include" -I"$root/Tests/Fuzz" \
  "$root/Tests/Consumers/threads.c" "$root"/Tests/Fuzz/*.c "$build/libscrollkit.a" -lm -lpthread \
  -L"$dispatch" -ldispatch -lBlocksRuntime -Wl,-rpath,"$dispatch" -o "$build/threads"

"$build/threads" shared >"$build/shared.log" 2>&1 || true
grep -q "SUMMARY: ThreadSanitizer.* Sources/ScrollKit" "$build/shared.log" ||
  { echo "FAILED: no race is reported for a scroller that threads share"; exit 1; }
"$build/threads" "$root"/Tests/Fuzz/corpus/*
echo "ok: ThreadSanitizer finds no race"
