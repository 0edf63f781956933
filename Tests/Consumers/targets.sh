#!/usr/bin/env bash
# Makes archives of scripts/package targets, unpacks them and uses them: programs that pkg-config links run, natively, in QEMU or
# in Wine. Archives for systems that this machine cannot run are inspected. docs/platforms.md has the results.
#
#   targets.sh BUILD_DIR [NAME...]      default: all
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=("${@:2}")
[ ${#names[@]} -gt 0 ] || names=($(sed -E '/^#/d; s/ .*//' scripts/targets.txt) wasm)
export WINEPREFIX=$PWD/$build/targets/wine WINEDEBUG=-all
export WINEPREFIX=$build/targets/wine

[ -n "${SCROLLKIT_ONEFILE:-}" ] ||
  SCROLLKIT_ONEFILE=$(scripts/onefile .build-onefile/64 -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)
export SCROLLKIT_ONEFILE
scripts/package targets "${names[@]}" >"$work/log" || { cat "$work/log"; exit 1; }
(cd build/targets && sha256sum --quiet --check SHA256SUMS)
"$build/examples/hello" >"$work/expected"
hello=examples/c/hello.c
fail() { echo "FAILED: $*"; exit 1; }

# flags NAME [--static]: what pkg-config says.
flags() { PKG_CONFIG_PATH=$work/$1/lib/pkgconfig pkg-config --cflags --libs "${@:2}" scrollkit; }
# same NAME COMMAND...: the command prints what the example with the shipped library prints.
same() {
  "${@:2}" | tr -d '\r' >"$work/actual" || fail "$1"
  cmp "$work/expected" "$work/actual" || fail "$1: another output"
  echo "ok: $1"
}
# linked NAME TRIPLE RUNNER...: programs with both libraries run.
linked() {
  local compiler=(scripts/zig cc -target "$2" "$hello")
  "${compiler[@]}" $(flags "$1") -o "$work/$1/shared"
  same "$1: shared" "${@:3}" "$work/$1/shared"
  "${compiler[@]}" -I"$work/$1/include" "$work/$1/lib/libscrollkit.a" -o "$work/$1/static"
  same "$1: static" "${@:3}" "$work/$1/static"
}
# needs NAME TOOL: the static library needs the seven functions and what the target's description allows.
needs() {
  local needed
  needed=$(llvm_nm "$work/$1/lib/libscrollkit.a")
  [ "$needed" = "$2" ] || fail "$1 needs $needed"
}
