#!/usr/bin/env bash
# Makes scrollkit.c for 64-bit targets (scripts/onefile) and compares what tcc makes of it with the shipped library: golden cases
# and random programs answer the same to the last bit. CMake builds it without Swift, and programs link what CMake installs.
# sanitized.sh has the half for 32-bit targets. scripts/test-targets tests all compilers and targets.
#
#   onefile.sh BUILD_DIR
# shellcheck disable=SC2046,SC2086  # several options or words are one text
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd scripts/onefile.d && python3 -B -m unittest discover -q -s tests >"$work/unittest" 2>&1) || { cat "$work/unittest"; exit 1; }
file=$(scripts/onefile .build-onefile/64 -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)
echo "ok: the translator: $(grep -o 'Ran [0-9]* tests' "$work/unittest")"
echo "ok: scrollkit.c: $(wc -l <"$file") lines, $(($(wc -c <"$file") / 1000)) kB"

tcc -std=c99 -Wall -Wextra -Iinclude -fPIC -shared "$file" -Wl,-soname=libscrollkit.so.0 -o "$work/libscrollkit.so.0" \
  >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
[ ! -s "$work/log" ] || { echo "FAILED: warnings:"; head -n 20 "$work/log"; exit 1; }
echo "ok: tcc compiles it without a warning"
needed=$(nm -D --undefined-only "$work/libscrollkit.so.0" | awk '$1 == "U" { sub(/@.*/, "", $2); print $2 }' | sort | xargs)
[ "$needed" = "abort free malloc memcpy memmove memset realloc strlen" ] || { echo "FAILED: it needs $needed"; exit 1; }
exported() { nm -D --defined-only "$1" | awk '$2 == "T" && /scrollkit/ { sub(/@.*/, "", $3); print $3 }' | sort; } # tcc has others
diff <(exported "$build/libscrollkit.so") <(exported "$work/libscrollkit.so.0") || { echo "FAILED: it exports other functions"; exit 1; }
echo "ok: it needs $needed, and exports what the shipped library exports"

flags=(-std=c11 -D_DEFAULT_SOURCE -O1 -w -Iinclude)
clang "${flags[@]}" Tests/Consumers/golden.c -L"$build" -lscrollkit -lm -o "$work/golden"
clang "${flags[@]}" -ITests/Programs/include Tests/Programs/{!(*_main),digest_main}.c -L"$build" -lscrollkit -lm -o "$work/digest"
# run NAME FOLDER: writes the answers of the library in the folder.
run() {
  export LD_LIBRARY_PATH=$2
  "$work/golden" Tests/Fixtures/golden/cases.txt "$work/$1.dump" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  "$work/digest" 1 2000 >"$work/$1.digests" 2>"$work/log.digest"
  unset LD_LIBRARY_PATH
}
run shipped "$build"
[ "2000 $(sha256sum <"$work/shipped.digests" | cut -c1-16)" = "$(grep '^2000 ' Tests/Fixtures/programs.hash)" ] ||
  { echo "FAILED: Tests/Fixtures/programs.hash has another hash. Is a change of answers meant? scripts/test-targets --write"; exit 1; }
echo "ok: the shipped library has the hash of Tests/Fixtures/programs.hash"
run tcc "$work"
for answers in dump digests; do cmp "$work/shipped.$answers" "$work/tcc.$answers"; done
echo "ok: tcc: $(tail -n 1 "$work/log"), 2000 programs; equal to the last digit"

# refused FLAG... MESSAGE: the compiler stops with this message.
refused() {
  if gcc -E -Iinclude "${@:1:$#-1}" "$file" >"$work/log" 2>&1; then echo "FAILED: gcc ${*:1:$#-1} compiles it"; exit 1; fi
  grep -q "error.*${*: -1}" "$work/log" || { echo "FAILED: gcc ${*:1:$#-1}:"; grep error "$work/log"; exit 1; }
}
refused -ffast-math "exact floating-point arithmetic"
refused -mfpmath=387 "doubles that are computed as doubles"
refused -U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__ "little-endian"
echo "ok: -ffast-math, x87 and big endian are refused"

# CMake builds both libraries from it, here with tcc, and names the way for targets that Swift cannot build.
tar -c CMakeLists.txt Sources include bindings | tar -x -C "$(mkdir "$work/copy" && echo "$work/copy")"
configure() { cmake -S "$work/copy" -B "$work/cmake" -DSCROLLKIT_EXAMPLES=OFF -DCMAKE_INSTALL_LIBDIR=lib "$@" >"$work/log" 2>&1; }
{ configure -DCMAKE_C_COMPILER=tcc -DSCROLLKIT_ONEFILE="$file" -DSCROLLKIT_SWIFTC=/nowhere/swiftc &&
  cmake --build "$work/cmake" && cmake --install "$work/cmake" --prefix "$work/built"; } >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
mv "$work/built" "$work/moved"
export PKG_CONFIG_PATH=$work/moved/lib/pkgconfig
tcc examples/c/hello.c $(pkg-config --cflags --libs scrollkit) -o "$work/shared"
tcc examples/c/hello.c $(pkg-config --cflags scrollkit) "$work/moved/lib/libscrollkit.a" -o "$work/static"
for program in shared static; do "$work/$program" | cmp - <("$build/examples/hello"); done
echo "ok: CMake, without Swift; programs with both libraries, in a folder that was moved"
while read -r target; do
  rm -r "$work/cmake"
  if configure -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY $target; then echo "FAILED: $target configures with Swift"; exit 1; fi
  grep -q "pass -DSCROLLKIT_ONEFILE" <(tr -s '\n ' ' ' <"$work/log") || { cat "$work/log"; exit 1; }
done <<'TARGETS'
-DCMAKE_SYSTEM_NAME=Windows
-DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=armv7
-DCMAKE_SYSTEM_NAME=Darwin
TARGETS
echo "ok: CMake says what to do for Windows, ARM and macOS"
