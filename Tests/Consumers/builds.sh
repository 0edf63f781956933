#!/usr/bin/env bash
# Makes the same calls with the shipped library, with `swift build -c release` and with unoptimised Swift:
# 20,000 random programs (Tests/Programs) and the fuzzer's calls. All results must be equal to the last bit.
#
#   builds.sh BUILD_DIR [PROGRAMS=20000 [KIND...]]      kinds: release, and debug, whose assertions are on; default: both
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
programs=${2:-20000}
kinds=(shipped "${@:3}")
[ $# -gt 2 ] || kinds=(shipped release debug)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for configuration in "${kinds[@]:1}"; do "$root/scripts/swift" build -c "$configuration" --target ScrollKitC; done

# compile FOLDER SOURCE...: compiles C sources.
compile() {
  local folder=$1 source
  shift
  mkdir -p "$work/$folder"
  for source; do
    gcc -std=c11 -O1 -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Fuzz" \
      -I"$root/Tests/Programs/include" -c "$source" -o "$work/$folder/$(basename "$source").o"
  done
}

# link KIND PROGRAM FOLDER FLAG...: links a program with one of the three builds.
link() {
  local kind=$1 program=$2 folder=$3 module file objects=()
  shift 3
  if [ "$kind" = shipped ]; then
    objects=(-L"$build" -lscrollkit -Xlinker -rpath -Xlinker "$build")
  else
    for module in ScrollKitCore ScrollKitC; do
      while read -r file; do  # only for existing sources; the folder may contain older objects
        objects+=("$root/.build/$kind/$module.build/$(basename "$file").o")
      done < <(find "$root/Sources/$module" -name '*.swift')
    done
  fi
  swiftc "$work/$folder"/*.o "$@" "${objects[@]}" -lm -o "$work/$program.$kind"
}

compile digest "$root"/Tests/Programs/{!(*_main),digest_main}.c
compile replay "$here/replay.c" "$root"/Tests/Fuzz/*.c
wraps=()
for function in $(sed -n 's/^ANSWERS(\(scrollkit_[a-z_]*\),.*/\1/p' "$here/replay.c"); do
  wraps+=(-Xlinker "--wrap=$function")
done

# A compiler that keeps the stores needs no flag for them.
swiftc -O -parse-as-library "$root/Tests/Programs/lost_store.swift" -o "$work/lost_store"
if [ "$("$work/lost_store")" = "[false, false, false]" ]; then
  echo "note: this compiler keeps all stores; SwiftObject.cmake may drop -sil-disable-pass=dead-store-elimination"
fi

for kind in "${kinds[@]}"; do
  link "$kind" digest digest
  link "$kind" replay replay "${wraps[@]}"
  "$work/digest.$kind" 1 $((programs / 2)) >"$work/first.$kind" &
  "$work/digest.$kind" $((programs / 2 + 1)) "$programs" >"$work/second.$kind"
  wait $!
  cat "$work"/{first,second}."$kind" >"$work/digests.$kind"
  "$work/replay.$kind" "$root"/Tests/Fuzz/corpus/* >"$work/results.$kind"
done

failed=0
for kind in "${kinds[@]:1}"; do
  differ=$(diff "$work/digests.shipped" "$work/digests.$kind" | sed -n 's/^< \([0-9]*\) .*/\1/p') || true
  if [ -n "$differ" ]; then
    seed=$(head -n 1 <<<"$differ")
    echo "FAILED: shipped and $kind differ in $(wc -l <<<"$differ") of $programs programs; seed $seed:"
    "$work/digest.shipped" "$seed" >"$work/shipped.txt"
    "$work/digest.$kind" "$seed" >"$work/$kind.txt"
    line=$(cmp "$work/shipped.txt" "$work/$kind.txt" | sed 's/.* //') || true
    head -n "$line" "$work/shipped.txt" | grep -v '^ ' || true
    diff "$work/shipped.txt" "$work/$kind.txt" | head -n 4 || true
    failed=1
  fi
  if ! cmp -s "$work/results.shipped" "$work/results.$kind"; then
    echo "FAILED: the fuzzer's calls: shipped and $kind differ"
    cat "$work"/results.{shipped,"$kind"}
    failed=1
  fi
done
[ $failed = 0 ] && echo "ok: ${kinds[*]}: $programs programs; $(cat "$work/results.shipped")"
exit $failed
