#!/usr/bin/env bash
# Checks that the libraries export exactly the header's functions and need only libc.
#
#   symbols.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
here=Tests/Consumers
shared=$build/libscrollkit.so
static=$build/libscrollkit.a
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# same NAME FOUND: compares the list in FOUND with the expected list on the standard input. Prints one line;
# if they differ, prints the difference.
same() {
  sort >"$work/expected"
  if sort "$2" | diff "$work/expected" - >"$work/difference"; then
    echo "symbols: $1"
  else
    echo "symbols: $1: FAILED (< missing, > unexpected)"
    cat "$work/difference"
    exit 1
  fi
}

awk '/^SCROLLKIT_API /, /;$/' include/scrollkit/*.h \
  | grep -o 'scrollkit_[a-z0-9_]*(' | tr -d '(' >"$work/functions"
[ -s "$work/functions" ]

# Every symbol has a version except the version node.
nm -D --defined-only "$shared" | awk '$2 != "A" { print $3 }' >"$work/exported"
sed 's/$/@@SCROLLKIT_0/' "$work/functions" \
  | same "the shared library exports the header's functions under SCROLLKIT_0" "$work/exported"
nm -D --defined-only "$shared" | awk '$2 == "A" { print $3 }' >"$work/nodes"
echo SCROLLKIT_0 | same "its only version node is SCROLLKIT_0" "$work/nodes"
nm -g --defined-only "$static" | awk 'NF == 3 { print $3 }' >"$work/global"
same "the static library exports the header's functions" "$work/global" <"$work/functions"

# What a program with the static library must have: functions that every C library has, of any age.
nm -u "$static" | awk 'NF == 2 { print $2 }' >"$work/undefined"
printf '%s\n' __stack_chk_fail free malloc memcpy memmove memset posix_memalign realloc strlen |
  same "the static library needs nine functions of the C library" "$work/undefined"

dynamic() { readelf -d "$1" | sed -n "s/.*($2).*\[\(.*\)\]/\1/p"; }
dynamic "$shared" SONAME >"$work/soname"
echo libscrollkit.so.0 | same "SONAME is libscrollkit.so.0" "$work/soname"
dynamic "$shared" NEEDED | grep -vx 'libc\.so\.6' >"$work/needed" || true
same "the shared library needs libc only" "$work/needed" </dev/null

awk -f $here/every_call.awk include/scrollkit/types/*.h include/scrollkit/*.h >"$work/every_call.c"
gcc -std=c99 -Iinclude "$work/every_call.c" "$static" -o "$work/every_call"
"$work/every_call" >"$work/output"
echo "symbols: a program with the static library links, and runs"
dynamic "$work/every_call" NEEDED | grep -vx 'libc\.so\.6' >"$work/needed" || true
same "a program with it needs libc only" "$work/needed" </dev/null
