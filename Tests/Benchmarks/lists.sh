#!/usr/bin/env bash
# Counts the instructions of a call by the number of items, with valgrind: of a list, of the tree in plain C and of the
# array of prefix sums; of a grid with sections and of a table, beside trees in plain C. Prints Tests/Benchmarks/lists.csv, from which scripts/plot_lists.py draws.
#
#   lists.sh BUILD_DIR
set -euo pipefail
cd "$(dirname "$0")"
source ./collected.sh
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gcc -O2 -I../../include {lists,ctree,sums}.c -o "$work/lists" -L"$build" -lscrollkit -Wl,-rpath,"$build"

# counted SCENE CALLS [c|sums]: prints the instructions of a call, from the difference of two runs.
counted() {
  for runs in "$2" $((2 * $2)); do
    collected "$work/lists" "$1" "$runs" "${@:3}"
  done | awk -v calls="$2" 'NR == 1 { once = $1 } END { printf "%d", ($1 - once) / calls }'
}
echo "scene,items,ScrollKit,tree,array"
for scene in "find" "resize and read" "insert at the front and read" "frame, 20 pt on"; do
  for ITEMS in 1000 10000 100000 1000000; do
    export ITEMS
    echo "${scene/,/},$ITEMS,$(counted "$scene" 2000),$(counted "$scene" 2000 c),$(counted "$scene" 200 sums)"
  done
done
for scene in "photos: find" "photos: resize a day" "photos: insert at the front" "photos: frame" "table: find a cell" \
  "table: resize a column" "table: insert a row at the front" "table: frame"; do
  for ITEMS in 10000 100000 1000000 10000000; do
    export ITEMS
    echo "$scene,$ITEMS,$(counted "$scene" 2000),$(counted "$scene" 2000 c),"
  done
done
