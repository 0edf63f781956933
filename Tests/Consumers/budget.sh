#!/usr/bin/env bash
# What the shipped library may cost: bytes and counted instructions, never time.
#
#   budget.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# within NAME VALUE LIMIT
within() {
  if awk -v value="$2" -v limit="$3" 'BEGIN { exit !(value > 0 && value <= limit) }'; then
    echo "ok: $1: $2 (at most $3)"
  else
    echo "FAILED: $1: $2 (at most $3)"
    failed=1
  fi
}

cp "$(readlink -f "$build/libscrollkit.so")" "$work/stripped.so"
strip "$work/stripped.so"
within "stripped library, in bytes" "$(stat -c %s "$work/stripped.so")" 200000

flags=(-O2 -Wall -Wextra -Werror -I"$root/include")
link=(-L"$build" -lscrollkit -lm -Wl,-rpath,"$build")
gcc "${flags[@]}" "$root/Tests/Benchmarks/memory.c" -o "$work/memory" "${link[@]}"
within "memory of a scroller, in bytes" "$("$work/memory")" 2048

gcc "${flags[@]}" "$root"/Tests/Benchmarks/{bench,moving,motion}.c -o "$work/bench" "${link[@]}"
# counted SCENE CALLS: the instructions of a whole run.
counted() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/bench" "$1" "$2" \
    2>"$work/log$2" || { cat "$work/log$2" >&2; exit 1; }
  awk '/Collected/ { print $4 }' "$work/log$2"
}
# Instructions of one call: the difference between 2000 and 1000 calls.
instructions() {
  counted "$1" 1000 >"$work/fewer" &
  counted "$1" 2000 >"$work/more"
  wait $!
  echo $((($(cat "$work/more") - $(cat "$work/fewer")) / 1000))
}
times() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.1f", a / b }'; }
motion=$(instructions "c motion alone")
echo "instructions of the motion alone in plain C: $motion"
tick=$(instructions "tick coasting")
within "instructions of a coasting tick" "$tick" $((motion * 23 / 10))
within "instructions of an idle tick" "$(instructions "tick idle")" 240
within "instructions of a coasting tick, all five behaviours" "$(instructions "tick coasting, all five")" $((tick * 3))
within "instructions of a coasting tick, a header moving" \
  "$(instructions "tick coasting, header moves")" $((tick * 4))
within "instructions of an idle tick, all five behaviours" "$(instructions "tick idle, all five")" 600
within "instructions of a pushed move" "$(instructions "push move")" 520

# Whatever moves content, a tick of it costs at most three of a plain coast's; but one: two springs
# that swing, each drawn as a stretch. Of its 1059 instructions 424 are libm's alone, four times eˣ and
# twice sine and cosine, where a plain coast has 51. Time is another matter, see README.md.
while read -r scene; do
  cost=$(instructions "$scene")
  case $scene in
    "stretch in a corner") most=$((tick * 13 / 4)) ;;
    *) most=$((tick * 3)) ;;
  esac
  within "instructions of a tick, $scene ($(times "$cost" "$tick") plain coasts)" "$cost" "$most"
done < <("$work/bench" list)
exit $failed
