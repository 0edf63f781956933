#!/usr/bin/env bash
# Makes the same calls with the shipped library and with ordinary Swift, unoptimised, and fails unless
# both answer the same, to the last bit.
#
#   builds.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift build --package-path "$root" --target ScrollKitC >"$work/swift.log" || { cat "$work/swift.log"; exit 1; }
objects=()
for module in ScrollKitCore ScrollKitC; do
  while read -r file; do  # of the sources that there are: a folder may hold objects of older ones
    objects+=("$root/.build/debug/$module.build/$(basename "$file").o")
  done < <(find "$root/Sources/$module" -name '*.swift')
done

wraps=()
for function in $(sed -n 's/^ANSWERS(\(scrollkit_[a-z_]*\),.*/\1/p' "$here/replay.c"); do
  wraps+=(-Xlinker "--wrap=$function")
done
sources=("$here/replay.c" "$root"/Tests/Fuzz/*.c)
for source in "${sources[@]}"; do
  clang -std=c11 -O1 -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Fuzz" -c "$source" \
    -o "$work/$(basename "$source").o"
done
swiftc "$work"/*.c.o "${wraps[@]}" -L"$build" -lscrollkit -lm -Xlinker -rpath -Xlinker "$build" \
  -o "$work/shipped"
swiftc "$work"/*.c.o "${wraps[@]}" "${objects[@]}" -lm -o "$work/ordinary"

for kind in shipped ordinary; do "$work/$kind" "$root"/Tests/Fuzz/corpus/* >"$work/$kind.txt"; done
if ! cmp "$work/shipped.txt" "$work/ordinary.txt"; then
  cat "$work"/{shipped,ordinary}.txt
  exit 1
fi
echo "ok: both builds: $(cat "$work/shipped.txt")"
