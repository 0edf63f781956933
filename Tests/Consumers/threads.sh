#!/usr/bin/env bash
# Checks with ThreadSanitizer that threads do not share anything in the library, which is compiled from scrollkit.c; see threads.c.
#
#   threads.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
file=$(scripts/onefile .build-onefile/64 -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

flags=(-g1 -O1 -fsanitize=thread -Iinclude)
gcc -std=c99 "${flags[@]}" -c "$file" -o "$work/scrollkit.o"
gcc -std=c11 "${flags[@]}" -Wall -Wextra -Werror -ITests/Fuzz Tests/Consumers/threads.c Tests/Fuzz/*.c "$work/scrollkit.o" \
  -lm -lpthread -o "$work/threads"

"$work/threads" shared >"$work/shared.log" 2>&1 || true
grep -q "SUMMARY: ThreadSanitizer: data race .*scrollkit" "$work/shared.log" ||
  { cat "$work/shared.log"; echo "FAILED: no race is reported for a scroller that threads share"; exit 1; }
"$work/threads" Tests/Fuzz/corpus/*
echo "ok: ThreadSanitizer finds no race"
