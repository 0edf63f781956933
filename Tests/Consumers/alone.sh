#!/usr/bin/env bash
# Unpacks the C file as it is published into an empty folder, and builds hello.c with it by each command of its README: GCC for
# 64 and for 32 bits, tcc, and Zig for Windows. The programs, run natively and in Wine, print what the example with the shipped
# library prints.
#
#   alone.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
zig() { "$root/scripts/zig" "$@"; }
export WINEPREFIX=$build/targets/wine WINEDEBUG=-all
unset LD_LIBRARY_PATH

"$root/scripts/package" c >"$work/log" || { cat "$work/log"; exit 1; }
python3 -m zipfile -e "$root"/build/targets/scrollkit-*-c.zip "$work/empty"
cd "$work"/empty/scrollkit-*-c
cp "$root/examples/c/hello.c" .
sed -nE '/-o hello/s/^    //p' README.md >"$work/commands"
[ "$(wc -l <"$work/commands")" = 4 ] || fail "docs/onefile.md has other commands"
while read -r command; do
  program=./${command##* }
  rm -f "$program"
  eval "$command" >"$work/log" 2>&1 || { cat "$work/log"; fail "$command"; }
  [ ! -s "$work/log" ] || { cat "$work/log"; fail "$command: warnings"; }
  case $program in
    *.exe) wine "$program" </dev/null ;;
    *) "$program" ;;
  esac | tr -d '\r' | cmp - <("$build/examples/hello") || fail "$command: another output"
  echo "ok: $command: $(($(stat -c %s "$program") / 1000)) kB"
done <"$work/commands"
