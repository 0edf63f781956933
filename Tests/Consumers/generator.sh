#!/usr/bin/env bash
# Checks that the random programs (Tests/Programs) do not depend on the compiler that made their generator: generators of Clang and
# of GCC, which order arguments differently, give one digest for each program.
#
#   generator.sh BUILD_DIR [PROGRAMS=2000]
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
programs=${2:-2000}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for compiler in clang gcc; do
  $compiler -std=c11 -O1 -ffp-contract=off -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Programs/include" \
    "$root"/Tests/Programs/{!(*_main),digest_main}.c -o "$work/$compiler" -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
  "$work/$compiler" 1 "$programs" >"$work/$compiler.digests"
done
{ diff "$work/clang.digests" "$work/gcc.digests" || true; } | sed -n 's/^< \([0-9]*\) .*/\1/p' >"$work/differing"
[ ! -s "$work/differing" ] || {
  echo "FAILED: $(wc -l <"$work/differing") of $programs programs depend on the compiler, the first of seed" \
    "$(head -n 1 "$work/differing"): is a number chosen in an argument or an initialiser? (Tests/Programs/include/dice.h)"
  exit 1
}
echo "ok: $programs programs are the same by Clang and by GCC"
