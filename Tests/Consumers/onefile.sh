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
scripts/onefile "$out" -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf >"$work/path"
mv "$out/scrollkit.c" "$work/scrollkit.c"
scripts/onefile "$out" >"$work/path"
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

# programs NAME FOLDER FLAG...: links the programs of the tests with a library.
programs() {
  local name=$1 folder=$2 flags
  shift 2
  flags=(-std=c11 -D_DEFAULT_SOURCE -O1 -Wall -Wextra -Werror -I"$root/include" "$@")
  link=(-L"$folder" -lscrollkit -lm -Wl,-rpath,"$folder")
  gcc "${flags[@]}" "$here/golden.c" -o "$work/golden.$name" "${link[@]}"
  gcc "${flags[@]}" -I"$root/Tests/Programs/include" "$root"/Tests/Programs/{!(*_main),digest_main}.c -o "$work/digest.$name" \
    "${link[@]}"
}
programs shipped "$build"
"$work/golden.shipped" "$cases" "$work/shipped.dump" >/dev/null
"$work/digest.shipped" 1 $programs >"$work/shipped.digests"
for name in gcc tcc sanitized; do
  count=$programs
  flags=()
  [ $name != sanitized ] || { count=200 flags=(-g1 -fsanitize=undefined,address); }
  programs $name "$work/$name" "${flags[@]}"
  result=$("$work/golden.$name" "$cases" "$work/$name.dump") || { echo "$result"; exit 1; }
  cmp "$work/shipped.dump" "$work/$name.dump"
  "$work/digest.$name" 1 $count >"$work/$name.digests"
  cmp <(head -n $count "$work/shipped.digests") "$work/$name.digests"
  echo "ok: $name: $result, $count programs; equal to the last digit"
done

gcc -std=c11 -D_DEFAULT_SOURCE -O1 -I"$root/include" -I"$root/Tests/Hostile/include" "$root"/Tests/Hostile/*.c \
  -o "$work/hostile" -L"$work/gcc" -lscrollkit -lm -Wl,-rpath,"$work/gcc"
echo "ok: $("$work/hostile" | tail -n 1)"

valgrind -q --error-exitcode=9 --leak-check=full "$work/golden.gcc" "$cases" >/dev/null
valgrind -q --error-exitcode=9 --leak-check=full "$work/digest.gcc" 1 40 >/dev/null
echo "ok: valgrind finds no error and no leak"

# A contraction would be a fused multiply-add of a processor that has it.
gcc -O1 -mfma -std=gnu99 -I"$root/include" -c "$work/scrollkit.c" -o "$work/fma.o"
! objdump -d "$work/fma.o" | grep -q vfn*m || { echo "FAILED: gcc -mfma fuses multiplications and additions"; exit 1; }
echo "ok: no fused multiply-add with gcc -std=gnu99 -mfma"

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
refused -m16 -msse2 -mfpmath=sse "pointers of 64 bits"
echo "ok: -ffast-math, x87, big endian and pointers of other sizes are refused"

# instructions FOLDER SCENE: prints the instructions per call.
instructions() {
  local calls
  for calls in 1280 2560; do
    LD_LIBRARY_PATH=$1 valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/bench" "$2" $calls 2>&1 |
      awk '/Collected/ { print $4 }' >"$work/$calls"
  done
  echo $((($(cat "$work/2560") - $(cat "$work/1280")) / 1280))
}
gcc -O2 -I"$root/include" "$root"/Tests/Benchmarks/{bench,moving,motion}.c -o "$work/bench" -L"$build" -lscrollkit -lm
for scene in "tick coasting" "push move" "push notch" "tick idle" "tick coasting, all five"; do
  shipped=$(instructions "$build" "$scene")
  translated=$(instructions "$work/gcc" "$scene")
  echo "instructions, $scene: shipped $shipped, scrollkit.c $translated"
  [ $((2 * translated)) -le $((3 * shipped)) ] || { echo "FAILED: more than 1.5 times as many"; exit 1; }
done
