#!/usr/bin/env bash
# Checks the allocations of the shipped library; see allocations.c and refusals.c.
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

# The library's references to libc's allocator become references to the functions of refusals.c.
objcopy --redefine-sym malloc=library_malloc --redefine-sym realloc=library_realloc \
  --redefine-sym free=library_free "$build/libscrollkit.a" "$work/refusing.a"
gcc -std=c11 -O1 -Wall -Wextra -Werror -Wl,--gc-sections,--strip-debug \
  -I"$root/include" -I"$root/Tests/Fuzz" \
  "$root/Tests/Consumers/refusals.c" "$root"/Tests/Fuzz/*.c "$work/refusing.a" -lm -o "$work/refusals"
# Swift's own allocation stops the program without memory.
if nm "$work/refusals" | grep -E ' (posix_memalign|aligned_alloc|swift_allocObject|swift_slowAlloc)'; then
  echo "FAILED: the library allocates by Swift"
  exit 1
fi
"$work/refusals" 3000 "$root"/Tests/Fuzz/corpus/*
valgrind -q --error-exitcode=9 "$work/refusals" 60
echo "ok: valgrind finds no error in them"
