#!/usr/bin/env bash
# Makes scrollkit.c for 64-bit targets (scripts/onefile) and compares what C compilers make of it with the shipped library:
# golden cases and random programs answer the same to the last bit, and the instructions of a call are at most half as many
# again. The file is made without difference twice, compiles without a warning, and neither sanitizers nor valgrind find an
# error. scripts/test-targets does the same for other targets.
#
#   onefile.sh BUILD_DIR
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cases=$root/Tests/Fixtures/golden/cases.txt
out=$root/.build-onefile/64
programs=2000
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$root/scripts/onefile.d" && python3 -B -m unittest discover -q -s tests 2>"$work/unittest.log") ||
  { cat "$work/unittest.log"; exit 1; }
echo "ok: the translator: $(grep -o 'Ran [0-9]* tests' "$work/unittest.log")"

cd "$root"
make_file() { scripts/onefile "$out" -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf >/dev/null; }
make_file
mv "$out/scrollkit.c" "$work/scrollkit.c"
make_file
cmp "$out/scrollkit.c" "$work/scrollkit.c"
echo "ok: scrollkit.c, made twice: $(wc -l <"$work/scrollkit.c") lines, $(($(wc -c <"$work/scrollkit.c") / 1000)) kB"

# library NAME COMMAND...: compiles it without a warning to a library in a folder of that name.
library() {
  local name=$1
  shift
  mkdir "$work/$name"
  "$@" -std=c99 -Wall -Wextra -fPIC -shared -I"$root/include" "$work/scrollkit.c" -Wl,-soname=libscrollkit.so.0 \
    -o "$work/$name/libscrollkit.so" 2>"$work/$name/log" || { cat "$work/$name/log"; exit 1; }
  [ ! -s "$work/$name/log" ] || { echo "FAILED: warnings of $name:"; head -n 20 "$work/$name/log"; exit 1; }
  ln -s libscrollkit.so "$work/$name/libscrollkit.so.0"
}
library gcc gcc -O2 -ffp-contract=off &
library sanitized gcc -O0 -g1 -fsanitize=undefined,address -fno-sanitize-recover=undefined
wait $!
library tcc tcc
echo "ok: gcc and tcc compile it without a warning"
needed=$(nm -D --undefined-only "$work"/{gcc,tcc}/libscrollkit.so | awk '$1 == "U" { sub(/@.*/, "", $2); print $2 }' | sort -u | xargs)
[ "$needed" = "abort free malloc memcpy memmove memset realloc strlen" ] || { echo "FAILED: it needs $needed"; exit 1; }
echo "ok: it needs $needed"
exported=$(nm -D --defined-only "$work/gcc/libscrollkit.so" | awk '$2 == "T" { print $3 }' | sort | xargs)
[ "$exported" = "$(nm -D --defined-only "$build/libscrollkit.so" | awk '$2 == "T" { sub(/@.*/, "", $3); print $3 }' | sort | xargs)" ] ||
  { echo "FAILED: it exports $exported"; exit 1; }
echo "ok: it exports what the shipped library exports"

# The programs of the tests, linked once; `with NAME COMMAND...` runs one with a library.
flags=(-std=c11 -D_DEFAULT_SOURCE -O1 -Wall -Wextra -Werror -I"$root/include")
link=(-L"$work/gcc" -lscrollkit -lm)
gcc "${flags[@]}" "$here/golden.c" -o "$work/golden" "${link[@]}"
gcc "${flags[@]}" -I"$root/Tests/Programs/include" "$root"/Tests/Programs/{!(*_main),digest_main}.c -o "$work/digest" "${link[@]}"
gcc "${flags[@]}" -I"$root/Tests/Hostile/include" "$root"/Tests/Hostile/*.c -o "$work/hostile" "${link[@]}"
gcc -O2 -I"$root/include" "$root"/Tests/Benchmarks/{bench,moving,motion}.c -o "$work/bench" "${link[@]}"
with() {
  local folder=$work/$1 preload=
  [ "$1" != shipped ] || folder=$build
  [ "$1" != sanitized ] || preload=$(gcc -print-file-name=libasan.so)
  shift
  LD_LIBRARY_PATH=$folder LD_PRELOAD=$preload "$@"
}
with shipped "$work/golden" "$cases" "$work/shipped.dump" >/dev/null
with shipped "$work/digest" 1 $programs >"$work/shipped.digests"
for name in gcc tcc sanitized; do
  count=$programs
  [ $name != sanitized ] || count=200
  result=$(with $name "$work/golden" "$cases" "$work/$name.dump") || { echo "$result"; exit 1; }
  cmp "$work/shipped.dump" "$work/$name.dump"
  with $name "$work/digest" 1 $count >"$work/$name.digests"
  cmp <(head -n $count "$work/shipped.digests") "$work/$name.digests"
  echo "ok: $name: $result, $count programs; equal to the last digit"
done
echo "ok: $(with gcc "$work/hostile" | tail -n 1)"

with gcc valgrind -q --error-exitcode=9 --leak-check=full "$work/golden" "$cases" >/dev/null
with gcc valgrind -q --error-exitcode=9 --leak-check=full "$work/digest" 1 20 >/dev/null
echo "ok: valgrind finds no error and no leak"

# refused FLAG... -- MESSAGE: the compiler stops with this message.
refused() {
  local message=${*: -1}
  if gcc -fsyntax-only -I"$root/include" "${@:1:$#-1}" "$work/scrollkit.c" 2>"$work/refused"; then
    echo "FAILED: gcc ${*:1:$#-1} compiles it"
    exit 1
  fi
  grep -q "$message" "$work/refused" || { echo "FAILED: gcc ${*:1:$#-1}: $(head -n 1 "$work/refused")"; exit 1; }
}
refused -ffast-math "exact floating-point arithmetic"
refused -mfpmath=387 "doubles that are computed as doubles"
refused -U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__ "little-endian"
echo "ok: -ffast-math, x87 and big endian are refused"

# instructions LIBRARY SCENE: prints the instructions per call.
instructions() {
  local calls
  for calls in 1280 2560; do
    with "$1" valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/bench" "$2" $calls 2>&1 |
      awk '/Collected/ { print $4 }' >"$work/$calls"
  done
  echo $((($(cat "$work/2560") - $(cat "$work/1280")) / 1280))
}
for scene in "tick coasting" "push notch"; do
  shipped=$(instructions shipped "$scene")
  translated=$(instructions gcc "$scene")
  echo "instructions, $scene: shipped $shipped, scrollkit.c $translated"
  [ $((2 * translated)) -le $((3 * shipped)) ] || { echo "FAILED: more than 1.5 times as many"; exit 1; }
done

# CMake builds both libraries from it, here with tcc, and names the way for targets that Swift cannot build.
tar -C "$root" -c CMakeLists.txt Sources include | tar -x -C "$(mkdir -p "$work/copy" && echo "$work/copy")"
configure() { cmake -S "$work/copy" -B "$work/cmake" -DSCROLLKIT_EXAMPLES=OFF -DSCROLLKIT_INSTALL=OFF "$@" >"$work/log" 2>&1; }
configure -DCMAKE_C_COMPILER=tcc -DSCROLLKIT_ONEFILE="$work/scrollkit.c" -DSCROLLKIT_SWIFTC=/nowhere/swiftc &&
  cmake --build "$work/cmake" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
tcc -I"$root/include" "$root/examples/c/hello.c" "$work/cmake/libscrollkit.a" -o "$work/hello"
"$work/hello" | cmp - <("$build/examples/hello")
echo "ok: CMake, without Swift"
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
