#!/usr/bin/env bash
# Makes the archives for two targets, Linux on x86-64 with musl and Linux on aarch64, unpacks them and uses them: programs
# that pkg-config and CMake link run, in QEMU for aarch64. An archive has the same bytes when it is made again.
#
#   targets.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ -n "${SCROLLKIT_ONEFILE:-}" ] ||
  SCROLLKIT_ONEFILE=$(scripts/onefile .build-onefile/64 -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)
export SCROLLKIT_ONEFILE
scripts/package targets linux-x86_64-musl linux-aarch64 >"$work/log" || { cat "$work/log"; exit 1; }
for name in linux-x86_64-musl linux-aarch64; do
  mkdir "$work/$name"
  tar -xzf build/targets/scrollkit-*-$name.tar.gz -C "$work/$name" --strip-components=1
  needed=$(readelf -sW "$work/$name/lib/libscrollkit.a" | awk '$7 == "UND" && $8 { print $8 }' | sort | xargs)
  [ "$needed" = "free malloc memcpy memmove memset realloc strlen" ] || { echo "FAILED: $name needs $needed"; exit 1; }
done
(cd build/targets && sha256sum --quiet --check SHA256SUMS)
echo "ok: scripts/package targets; the static libraries need $needed"

glibc=$(readelf -VW "$work/linux-aarch64/lib/libscrollkit.so" | grep -o 'GLIBC_[0-9.]*' | sort -u | xargs)
[ "$glibc" = GLIBC_2.17 ] || { echo "FAILED: the shared library for aarch64 needs $glibc"; exit 1; }
echo "ok: the shared library for aarch64 needs glibc 2.17"

"$build/examples/hello" >"$work/expected"
# same NAME COMMAND...: the command prints what the example with the shipped library prints.
same() {
  "${@:2}" >"$work/actual" || { echo "FAILED: $1"; exit 1; }
  cmp "$work/expected" "$work/actual" || { echo "FAILED: $1: another output"; exit 1; }
  echo "ok: $1"
}
hello=examples/c/hello.c
musl=$work/linux-x86_64-musl
arm=$work/linux-aarch64
flags() { PKG_CONFIG_PATH=$1/lib/pkgconfig pkg-config --cflags --libs "${@:2}" scrollkit; }

gcc "$hello" -I"$musl/include" "$musl/lib/libscrollkit.a" -o "$work/gcc"
same "the static library for musl, linked by gcc with glibc and no option" "$work/gcc"
gcc "$hello" -I"$musl/include" "$musl/lib/libscrollkit.a" -Wl,--gc-sections -s -o "$work/small"
size=$(stat -c %s "$work/small")
[ "$size" -le 520000 ] || { echo "FAILED: a program that presses, moves, releases and ticks has $size bytes"; exit 1; }
echo "ok: a stripped program that presses, moves, releases and ticks has $size bytes"
scripts/zig cc -target x86_64-linux-musl "$hello" $(flags "$musl") -o "$work/musl"
same "musl, pkg-config, shared" "$work/musl"
scripts/zig cc -target x86_64-linux-musl -static "$hello" $(flags "$musl" --static) -o "$work/musl_static"
same "musl, pkg-config --static" "$work/musl_static"
scripts/zig cc -target aarch64-linux-gnu.2.17 "$hello" $(flags "$arm") -o "$work/arm"
same "aarch64, pkg-config, shared" qemu-aarch64 -L /usr/aarch64-linux-gnu "$work/arm"

cat >"$work/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.22)
project(program C)
find_package(ScrollKit 0.1 REQUIRED)
add_executable(program ${HELLO})
target_link_options(program PRIVATE -static)
target_link_libraries(program ScrollKit::scrollkit_static)
CMAKE
cmake -G Ninja -S "$work" -B "$work/cmake" -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_C_COMPILER="$root/scripts/zig;cc" \
  -DCMAKE_C_FLAGS="-target aarch64-linux-musl" -DHELLO="$root/$hello" -DScrollKit_DIR="$arm/lib/cmake/ScrollKit" \
  >"$work/log" && cmake --build "$work/cmake" >>"$work/log" || { cat "$work/log"; exit 1; }
same "aarch64, CMake, static with musl" qemu-aarch64 "$work/cmake/program"

before=$(sha256sum build/targets/scrollkit-*-linux-aarch64.tar.gz)
rm -r .build-scripts/targets/aarch64-linux-gnu.2.17
scripts/package targets linux-aarch64 >"$work/log" || { cat "$work/log"; exit 1; }
[ "$before" = "$(sha256sum build/targets/scrollkit-*-linux-aarch64.tar.gz)" ] || { echo "FAILED: another archive"; exit 1; }
echo "ok: the archive for aarch64 has the same bytes when it is made again"
