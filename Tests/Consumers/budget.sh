#!/usr/bin/env bash
# Checks the size and the counted instructions of the shipped library against the budget, and that README and docs state them.
# Instructions are counted without those of the C library, so they are the same on all processors and in all folders.
#
#   budget.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$root/Tests/Benchmarks/collected.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# within NAME VALUE BUDGET: checks 0 < VALUE <= BUDGET. A budget is at most a few percent above what is counted.
within() {
  if [ "$2" -gt 0 ] && [ "$2" -le "$3" ]; then
    echo "ok: $1: $2 (at most $3)"
  else
    echo "FAILED: $1: $2 (at most $3)"
    failed=1
  fi
}

# stated PAGE NAME VALUE UNIT: checks that a row of a page begins with NAME and states VALUE in UNIT, to 2 %. Of a number with one
# decimal, VALUE has the tenths.
stated() {
  local found
  found=$(sed -n "s/^| $2 | \([0-9,.]*\) $4.*/\1/p" "$root/$1" | tr -d ,.)
  if [ "${found:-0}" -gt 0 ] && [ $((100 * ($3 - found))) -le $((2 * found)) ] && [ $((100 * (found - $3))) -le $((2 * found)) ]; then
    echo "ok: $1: $2: $found $4"
  else
    echo "FAILED: $1: $2: ${found:-no} $4, and $3 counted"
    failed=1
  fi
}

cp "$(readlink -f "$build/libscrollkit.so")" "$work/stripped.so"
strip "$work/stripped.so"
stripped=$(stat -c %s "$work/stripped.so")
within "stripped library, in bytes" "$stripped" 1080000
stated README.md "the shared library, stripped" $((stripped / 1000)) kB
stated docs/adopt.md "bytes, shared" $((stripped / 1000)) kB

flags=(-O2 -Wall -Wextra -Werror -I"$root/include")
link=(-L"$build" -lscrollkit -lm -Wl,-rpath,"$build")
gcc "${flags[@]}" "$root/Tests/Benchmarks/memory.c" -o "$work/memory" "${link[@]}"
within "memory of a scroller, in bytes" "$("$work/memory")" 3910
stated README.md "a scroller" "$("$work/memory")" bytes

gcc "${flags[@]}" "$root/Tests/Benchmarks/list_memory.c" -o "$work/list_memory" "${link[@]}"
stated README.md "a measured row of a list" $(($("$work/list_memory" measured 1000000) / 100000)) bytes

gcc "${flags[@]}" "$root"/Tests/Benchmarks/{bench,moving,motion}.c -o "$work/bench" "${link[@]}"

# counted PROGRAM ARGUMENT...: prints the instructions of a whole run.
counted() { collected_without_libc "$work/$1" "${@:2}" || exit 1; }
# instructions SCENE: prints the instructions per call, from the difference of two runs of whole batches.
instructions() {
  counted bench "$1" 1280 >"$work/fewer" &
  counted bench "$1" 2560 >"$work/more"
  wait $!
  echo $((($(cat "$work/more") - $(cat "$work/fewer")) / 1280))
}

echo "instructions of a coast in plain C: $(instructions "c motion alone")"
coasting=$(instructions "tick coasting")
idle=$(instructions "tick idle")
within "instructions of a coasting tick" "$coasting" 740
within "instructions of an idle tick" "$idle" 390
for page in README.md docs/adopt.md; do
  stated $page "a frame of moving content" "$coasting" instructions
  stated $page "a frame at rest" "$idle" instructions
done
within "instructions of a coasting tick, all five behaviours" "$(instructions "tick coasting, all five")" 1785
within "instructions of a coasting tick, a header moves" "$(instructions "tick coasting, header moves")" 2150
within "instructions of an idle tick, all five behaviours" "$(instructions "tick idle, all five")" 600

within "instructions to find the next change, coasting" "$(instructions "next change")" 695
within "instructions to find the next change of slow content" "$(instructions "next change, slow")" 4855
within "instructions to find the next change of slow content, all five behaviours" "$(instructions "next change, slow, all five")" 5480

# In a batch, an event costs about as much as a single call.
move=$(instructions "push move")
notch=$(instructions "push notch")
within "instructions of a moved finger" "$move" 430
within "instructions of a moved finger, 64 a call" "$(instructions "push move, 64 a call")" 475
within "instructions of a wheel's notch" "$notch" 3330
within "instructions of a steady wheel's notch" "$(instructions "push notch, steady")" 4390
within "instructions of a wheel's notch, 64 a call" "$(instructions "push notch, 64 a call")" 3430

# What recording adds to a call; 60 ns are about 600 instructions.
within "instructions to record an idle tick" \
  $(($(instructions "tick idle, recorded") - idle)) 580
within "instructions to record a moved finger" $(($(instructions "push move, recorded") - move)) 560

# What a meter adds to a moved finger and its frame.
within "instructions of a meter" $(($(instructions "drag, metered") - $(instructions "drag"))) 700

# Snapping costs time in proportion to the number of areas, also where areas larger than the viewport overlap.
gcc "${flags[@]}" "$root/Tests/Benchmarks/areas.c" -o "$work/areas" "${link[@]}"
for areas in 16000 64000; do
  total=$(counted areas "$areas")
  within "instructions to set $areas areas that overlap and to release among them, for each" $((total / areas)) 7980
done

# A tap on the status bar triggers each scroller of the window at the same cost, however many there are.
gcc "${flags[@]}" "$root/Tests/Benchmarks/window.c" -o "$work/window" "${link[@]}"
for scrollers in 100 10000; do
  total=$(counted window "$scrollers")
  within "instructions to add $scrollers scrollers to a window, tap its status bar and destroy them, for each" \
    $((total / scrollers)) 8510
done

# Lists of 100,000 items.
gcc "${flags[@]}" "$root"/Tests/Benchmarks/{lists,ctree,sums}.c -o "$work/lists" "${link[@]}"
export ITEMS=100000
# list_instructions SCENE [c]: prints the instructions per call, of the library or of the tree in plain C.
list_instructions() {
  counted lists "$1" 2000 "${@:2}" >"$work/fewer" &
  counted lists "$1" 4000 "${@:2}" >"$work/more"
  wait $!
  echo $((($(cat "$work/more") - $(cat "$work/fewer")) / 2000))
}
while IFS=: read -r scene budget; do
  within "instructions of a list: $scene (plain C: $(list_instructions "$scene" c))" "$(list_instructions "$scene")" "$budget"
done <<'SCENES'
find:1725
resize and read:5630
insert at the front and read:6300
SCENES
within "instructions of an attached list: insert at the front" "$(list_instructions "attached: insert at the front")" \
  17220

# The C library moves memory: a list that moved all of its items would take more than 10,000 instructions of it.
moved=$(($(collected "$work/lists" "insert at the front and read" 4000) - $(collected "$work/lists" "insert at the front and read" 2000)))
within "instructions of a list: insert at the front and read, with the C library's" $((moved / 2000)) 9000

# The longest lengths cost as much as usual ones.
gcc "${flags[@]}" "$root/Tests/Benchmarks/extremes.c" -o "$work/extremes" "${link[@]}"
within "instructions of calls with lengths of 9e11, in percent of those with 100" \
  $((100 * $(counted extremes 9e11) / $(counted extremes 100))) 120

# Nested scrollers: time passes once in a call, whatever the depth and the number of siblings. A scene and its budget.
gcc "${flags[@]}" "$root"/Tests/Benchmarks/{nests,moving}.c -o "$work/nests" "${link[@]}"
while IFS=: read -r scene budget; do
  counted nests "$scene" 600 >"$work/fewer" &
  counted nests "$scene" 1200 >"$work/more"
  wait $!
  within "instructions, $scene" $((($(cat "$work/more") - $(cat "$work/fewer")) / 600)) "$budget"
done <<'SCENES'
notch over a child with a parent:11920
notch, four deep:14960
tick beside a chain that moves the parent:2250
frame of two chains, three ticks:3370
tick, a header, with a parent:2470
tick of each of 100 levels at rest:1900
tick of each of 100 levels in motion:2970
flick among 10,000 siblings:39390
one of many siblings, created and destroyed:3230
SCENES

# Any other motion.
while read -r scene; do
  case $scene in
    "drag, resampled") budget=1145 ;;
    "zoom animation" | "glow beside a coast" | "stretch in a corner" | "zoom bounce") budget=1420 ;;
    "nested, "* | "snapping: pages") budget=1548 ;;
    "coast: android" | "scroll bars, "*) budget=1270 ;;
    *) budget=1035 ;;
  esac
  within "instructions of a tick, $scene" "$(instructions "$scene")" "$budget"
done < <("$work/bench" list)
exit $failed
