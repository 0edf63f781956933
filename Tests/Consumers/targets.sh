#!/usr/bin/env bash
# Makes archives of scripts/package targets, unpacks them and uses them: programs that pkg-config links run, natively, in QEMU,
# in Wine or in Node.js. Archives for systems that this machine cannot run are inspected. `scripts/test-targets --table` writes
# the results into docs/platforms.md.
#
#   targets.sh BUILD_DIR [NAME...]      default: all
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=("${@:2}")
[ ${#names[@]} -gt 0 ] || names=($(sed -E '/^#/d; s/ .*//' scripts/targets.txt) wasm)
export WINEPREFIX=$build/targets/wine WINEDEBUG=-all
mkdir -p "$build/targets/rows"
nm=$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-nm
version=$(sed -n 's/^project(ScrollKit VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
hello=examples/c/hello.c
fail() { echo "FAILED: $*"; exit 1; }

scripts/package targets "${names[@]}" >"$work/log" || { cat "$work/log"; exit 1; }
(cd build/targets && sha256sum --quiet --check SHA256SUMS)
"$build/examples/hello" >"$work/expected"

# same NAME COMMAND...: the command prints what the example with the shipped library prints.
same() {
  "${@:2}" | tr -d '\r' >"$work/actual" || fail "$1"
  cmp "$work/expected" "$work/actual" || fail "$1: another output"
}

# needs FUNCTION...: the static library needs none but these functions and the seven of the C library.
needs() {
  local more
  more=$("$nm" --undefined-only --format=just-symbols "$tree"/lib/libscrollkit.a | sed 's/^_\([a-z]\)/\1/; /:$/d; /^$/d' | sort -u |
    grep -vxF "$(printf '%s\n' free malloc memcpy memmove memset realloc strlen "$@")") || true
  [ -z "$more" ] || fail "$name also needs" $more
}
integers=(__aeabi_{d2lz,d2ulz,l2d,ul2d,ldivmod,uldivmod}) # of 64 bits, as docs/platforms.md lists them

# answers TRIPLE RUNNER...: 300 random programs with the static library have the answers of the shipped library.
answers() {
  local programs=(-std=c11 -D_DEFAULT_SOURCE -O1 -ffp-contract=off -w -Iinclude -ITests/Programs/include Tests/Programs/{!(*_main),digest_main}.c)
  if [ ! -e "$work/digests" ]; then
    clang "${programs[@]}" "$build/libscrollkit.a" -lm -o "$work/digest"
    "$work/digest" 1 300 >"$work/digests"
  fi
  scripts/zig cc -target "$1" "${programs[@]}" "$tree/lib/libscrollkit.a" -lm -o "$tree/digest.exe"
  "${@:2}" "$tree/digest.exe" 1 300 | tr -d '\r' | cmp "$work/digests" - || fail "$name: other answers of random programs"
}

# runs TRIPLE RUNNER...: programs with both libraries, linked by pkg-config, run, and answer what the shipped library does.
runs() {
  local flags compiler=(scripts/zig cc -target "$1" "$hello")
  flags=$(PKG_CONFIG_PATH=$tree/lib/pkgconfig pkg-config --cflags --libs scrollkit)
  "${compiler[@]}" $flags -o "$tree/shared.exe"
  same "$name, shared" "${@:2}" "$tree/shared.exe"
  "${compiler[@]}" -I"$tree/include" "$tree/lib/libscrollkit.a" -o "$tree/static.exe"
  same "$name, static" "${@:2}" "$tree/static.exe"
  answers "$@"
}

# row RESULT: prints the result, and keeps it with the archive's size for the table.
row() {
  echo "| $((($(stat -c %s "$archive") + 999) / 1000)) | $1 |" >"$build/targets/rows/$name.archive"
  echo "ok: $name: $1"
}

# glibc VERSION: the shared library needs no later one.
glibc() {
  local latest
  latest=$(readelf -VW "$tree/lib/libscrollkit.so" | grep -o 'GLIBC_[0-9.]*' | cut -d_ -f2 | sort -V | tail -n 1)
  [ "$(printf '%s\n' "$latest" "$1" | sort -V | tail -n 1)" = "$1" ] || fail "$name needs glibc $latest"
}

# anywhere: the static library links with Debian 11's glibc, with this machine's by gcc without an option, and with musl. A
# stripped program that presses, moves, releases and ticks keeps its size, and docs/adopt.md states it.
anywhere() {
  local compiler library
  for compiler in gcc "scripts/zig cc -target x86_64-linux-gnu.2.31" "scripts/zig cc -target x86_64-linux-musl -static"; do
    for library in "$tree/lib" "$build"; do  # of the C file, and of the Swift sources
      $compiler "$hello" -I"$tree/include" "$library/libscrollkit.a" -o "$tree/program"
      same "$name, static, $compiler" "$tree/program"
    done
  done
  echo 'int main(void) { return 0; }' | gcc -O2 -xc - -s -o "$tree/empty"
  program_of "$tree/lib" 's/^| bytes, static | \([0-9]*\) kB.*/\1/p'
  program_of "$build" 's/^| bytes, static .*; \([0-9]*\) kB.*/\1/p'
}

# program_of FOLDER EXPRESSION: a stripped program with the folder's static library. docs/adopt.md states, to 2 %, by how much it is
# larger than an empty one; the expression of sed finds the number.
program_of() {
  local size more stated
  gcc -O2 "$hello" -I"$tree/include" "$1/libscrollkit.a" -Wl,--gc-sections -s -o "$tree/small"
  size=$(stat -c %s "$tree/small")
  more=$(((size - $(stat -c %s "$tree/empty")) / 1000))
  stated=$(sed -n "$2" docs/adopt.md)
  [ "${stated:-0}" -gt 0 ] && [ $((100 * (more - stated))) -le $((2 * stated)) ] && [ $((100 * (stated - more))) -le $((2 * stated)) ] ||
    fail "docs/adopt.md states ${stated:-no} kB, and a stripped program has $more kB more"
  echo "ok: $name: a stripped program has $size bytes"
}

# is WORDS FILE: `file` describes the file by these words.
is() { file -bL "$tree/$2" | grep -q "$1" || fail "$name: $2 is $(file -bL "$tree/$2")"; }

natively="run natively, shared and static; the static library also with glibc 2.31, gcc and musl"
in_qemu="run in QEMU, shared and static"
for name in "${names[@]}"; do
  tree=$work/$name
  mkdir "$tree"
  archive=$(echo build/targets/scrollkit-"$version"-"$name".[tz]*)
  case $archive in
    *.zip) python3 -m zipfile -e "$archive" "$work" && rmdir "$tree" && mv "$work/scrollkit-$version-$name" "$tree" ;;
    *) tar -xzf "$archive" -C "$tree" --strip-components=1 ;;
  esac
  [ -s "$tree/LICENSE" ] && [ -s "$tree/README" ] || fail "$name has no licence or no README"
  if [ "$name" != wasm ]; then
    for file in include/scrollkit.h lib/libscrollkit.a lib/pkgconfig/scrollkit.pc lib/cmake/ScrollKit/ScrollKitConfig.cmake; do
      [ -s "$tree/$file" ] || fail "$name has no $file"
    done
  fi
  case $name in
    linux-x86_64) needs && glibc 2.17 && runs x86_64-linux-gnu.2.17 env && anywhere && row "$natively" ;;
    linux-x86_64-musl) needs && runs x86_64-linux-musl env && anywhere && row "$natively" ;;
    linux-aarch64)
      needs && glibc 2.17 && runs aarch64-linux-gnu.2.17 qemu-aarch64 -L /usr/aarch64-linux-gnu && row "$in_qemu" ;;
    linux-armv7)
      needs "${integers[@]}" __aeabi_{idiv,idivmod,uidiv,uidivmod,unwind_cpp_pr0,unwind_cpp_pr1} && glibc 2.17 &&
        runs arm-linux-gnueabihf.2.17 qemu-arm -L /usr/arm-linux-gnueabihf && row "$in_qemu" ;;
    linux-riscv64)
      needs && glibc 2.27 && runs riscv64-linux-gnu.2.27 qemu-riscv64 -L /usr/riscv64-linux-gnu && row "$in_qemu" ;;
    windows-x86_64) runs x86_64-windows-gnu wine && row "run in Wine, shared and static" ;;
    windows-arm64) is 'PE32+.*Aarch64' bin/scrollkit.dll && row linked ;;
    macos) is 'universal.*x86_64.*arm64' lib/libscrollkit.dylib && row linked ;;
    android-arm64) needs __aarch64_cas8_relax && row compiled ;;
    ios-arm64) needs && row compiled ;;
    cortex-m7) needs "${integers[@]}" && row compiled ;;
    wasm)
      sed 's|\./scrollkit.mjs|'"$tree/scrollkit.mjs"'|' examples/javascript/flick.mjs >"$tree/flick.mjs"
      node "$tree/flick.mjs" | cmp - Tests/Fixtures/golden/flick.txt || fail "$name: another output"
      row "run in Node.js" ;;
    *) fail "there is no test of $name" ;;
  esac
done
