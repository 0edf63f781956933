#!/usr/bin/env bash
# Makes random edits of lists with optimised Swift and compares every answer with a plain array's. Then random sessions
# of a list that is attached to a scroller of the built library: the kept item stays where it is on the screen.
#
#   lists.sh BUILD_DIR [EDITS=1000000 [SESSIONS=300]]
set -euo pipefail
build=$(cd "$1" && pwd)
edits=${2:-1000000}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cp "$root/Tests/Programs/lists_main.swift" "$work/main.swift"
swiftc -O -wmo -swift-version 6 -package-name scrollkit -module-name Lists \
  "$root"/Sources/ScrollKitCore/{Lists,Geometry,Memory,Numerics}/*.swift \
  "$root/Tests/ScrollKitCoreTests/ListModel.swift" "$work/main.swift" -lm -o "$work/lists"
"$work/lists" $((edits * 6 / 10)) 1 300
"$work/lists" $((edits * 3 / 10)) 2 1500
"$work/lists" $((edits / 10)) 3 5000

gcc -O2 -Wall -Wextra -Wpedantic -Werror -I"$root/include" "$root/Tests/Consumers/list_sessions.c" -o "$work/sessions" \
  -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
"$work/sessions" 1 "${3:-300}"
