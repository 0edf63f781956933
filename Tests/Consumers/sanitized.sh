#!/usr/bin/env bash
# Looks for errors in scrollkit.c that answers do not show: GCC's sanitizers and valgrind find none, also where pointers have 32 bits
# and each value must lie at a multiple of its alignment, it exports the header's functions alone, and a call takes at most half as many instructions again as in the shipped library.
# The tests of the C interface pass with the libraries that CMake builds from it.
#
#   sanitized.sh BUILD_DIR
# shellcheck disable=SC2015,SC2086  # several options or words are one text
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
source Tests/Benchmarks/collected.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
file=$(scripts/onefile .build-onefile/64 -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)

# library FOLDER FLAG...: compiles it without a warning.
library() {
  mkdir "$work/$1"
  gcc -std=c99 -Wall -Wextra -Werror -fPIC -shared -Iinclude "${@:2}" "$file" -Wl,-soname=libscrollkit.so.0 -o "$work/$1/libscrollkit.so"
  ln -s libscrollkit.so "$work/$1/libscrollkit.so.0"
}
library gcc -O2
library sanitized -O0 -g1 -fsanitize=undefined,address -fno-sanitize-recover=undefined
exported() { nm -D --defined-only "$1" | awk '$2 == "T" { sub(/@.*/, "", $3); print $3 }' | sort; }
diff <(exported "$build/libscrollkit.so") <(exported "$work/gcc/libscrollkit.so") || fail "it exports other functions"
echo "ok: it exports what the shipped library exports"

flags=(-std=c11 -D_DEFAULT_SOURCE -O1 -w -Iinclude)
link=(-L"$work/gcc" -lscrollkit -lm)
gcc "${flags[@]}" Tests/Consumers/golden.c -o "$work/golden" "${link[@]}"
gcc "${flags[@]}" -ITests/Programs/include Tests/Programs/{!(*_main),digest_main}.c -o "$work/digest" "${link[@]}"
gcc "${flags[@]}" -ITests/Hostile/include Tests/Hostile/*.c -o "$work/hostile" "${link[@]}"
gcc "${flags[@]}" Tests/Benchmarks/{bench,moving,motion}.c -o "$work/bench" "${link[@]}"
cases=Tests/Fixtures/golden/cases.txt
export LD_LIBRARY_PATH=$work/sanitized
preload=$(gcc -print-file-name=libasan.so)
for command in "golden $cases" "digest 1 200" hostile; do
  LD_PRELOAD=$preload "$work"/$command >"$work/log" 2>&1 || { tail -n 40 "$work/log"; fail "sanitizers: $command"; }
done
echo "ok: the sanitizers for addresses and undefined behaviour find no error"
# Doubles lie at multiples of eight in structs, too, as on ARM.
narrow=(-m32 -malign-double -msse2 -mfpmath=sse -fsanitize=undefined -fno-sanitize-recover=undefined)
both=$(scripts/onefile)
clang -std=c99 -m32 -msse2 -mfpmath=sse -Wall -Wextra -Werror -fsyntax-only -Iinclude "$both"
gcc "${narrow[@]}" -std=c99 -O0 -g1 -Iinclude -c "$both" -o "$work/narrow.o"
gcc "${narrow[@]}" "${flags[@]}" Tests/Consumers/golden.c "$work/narrow.o" -lm -o "$work/golden32"
gcc "${narrow[@]}" "${flags[@]}" -ITests/Programs/include Tests/Programs/{!(*_main),digest_main}.c "$work/narrow.o" -lm -o "$work/digest32"
for command in "golden32 $cases" "digest32 1 200"; do
  "$work"/$command >"$work/log" 2>&1 || { tail -n 40 "$work/log"; fail "sanitizers, 32 bits: $command"; }
done
echo "ok: nor in the half for 32 bits, whose values lie at multiples of their alignment"
LD_LIBRARY_PATH=$work/gcc
for command in "golden $cases" "digest 1 20"; do
  valgrind -q --error-exitcode=9 --leak-check=full "$work"/$command >"$work/log" 2>&1 || { tail -n 40 "$work/log"; fail "valgrind: $command"; }
done
echo "ok: valgrind finds no error and no leak"

# instructions FOLDER SCENE: prints the instructions per call.
instructions() {
  local calls counts=()
  for calls in 1280 2560; do
    counts+=("$(LD_LIBRARY_PATH=$1 collected_without_libc "$work/bench" "$2" $calls)")
  done
  echo $(((counts[1] - counts[0]) / 1280))
}
for scene in "tick idle" "tick coasting" "tick coasting, all five" "push move" "push notch"; do
  shipped=$(instructions "$build" "$scene")
  translated=$(instructions "$work/gcc" "$scene")
  [ $((2 * translated)) -le $((3 * shipped)) ] || fail "$scene: $translated instructions, and $shipped in the shipped library"
  echo "ok: instructions, $scene: $translated, and $shipped in the shipped library"
done
unset LD_LIBRARY_PATH

cmake -G Ninja -S . -B "$work/cmake" -DSCROLLKIT_ONEFILE="$file" >"$work/log" && cmake --build "$work/cmake" >>"$work/log" ||
  { tail -n 40 "$work/log"; exit 1; }
for part in abi golden hostile late floating allocations cpp consumers "random_inputs deltas 5000" "random_inputs links 1000" "laws 500" "lists 3000" "stack 28" traces; do
  read -r name arguments <<<"$part"
  "Tests/Consumers/$name.sh" "$work/cmake" $arguments >"$work/log" 2>&1 || { tail -n 40 "$work/log"; fail "$name, with scrollkit.c"; }
  echo "ok: the part $name passes with scrollkit.c"
done
