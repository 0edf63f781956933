#!/usr/bin/env bash
# Runs the built library in the floating-point modes of its hosts (floating_mode.c). Where exceptions trap, as in Free
# Pascal, Common Lisp and some games, no call raises one, and all results are the same to the last bit. With denormals
# flushed to zero and in the other rounding modes, numbers stay finite, nothing jumps, and content comes to rest.
#
#   floating.sh BUILD_DIR [PROGRAMS=3000]
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
programs=${2:-3000}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cases=$root/Tests/Fixtures/golden/cases.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "$(uname -m)" != x86_64 ]; then
  echo "skipped: floating_mode.c sets the modes of x86-64"
  exit 0
fi

# compile PROGRAM SOURCE... [FLAG...]: without optimisation and built-in functions, which raise exceptions in the
# test's own comparisons with NaN.
compile() {
  local program=$1
  shift
  clang -std=c11 -D_DEFAULT_SOURCE -O0 -fno-builtin -Wall -Wextra -Werror -I"$root/include" \
    -I"$root/Tests/Fuzz" -I"$root/Tests/Programs/include" "$here/floating_mode.c" "$@" -o "$work/$program" \
    -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
}

wraps=()
for function in $(sed -n 's/^ANSWERS(\(scrollkit_[a-z_]*\),.*/\1/p' "$here/replay.c"); do
  wraps+=("-Wl,--wrap=$function")
done
compile signaling "$here/floating.c"
compile golden "$here/golden.c"
compile digest "$root"/Tests/Programs/{!(*_main),digest_main}.c
compile laws "$root"/Tests/Programs/{!(*_main),laws_main}.c
compile replay "$here/replay.c" "$root"/Tests/Fuzz/*.c "${wraps[@]}"

# run MODE PROGRAM ARGUMENT...: fails if the program fails or does not end: in a strange mode, a loop may not.
run() {
  local mode=$1 status=0
  shift
  FLOATING_MODE=$mode timeout 1200 "$@" || status=$?
  [ $status = 0 ] && return
  echo "FAILED: mode $mode: $(basename "$1") ends with $status (124: not in 20 minutes; 136: exception)" >&2
  return 1
}

"$work/golden" "$cases" "$work/usual.golden"
"$work/digest" 1 "$programs" >"$work/usual.digest"
"$work/replay" "$root"/Tests/Fuzz/corpus/* >"$work/usual.replay"

run traps "$work/signaling"
run traps "$work/golden" "$cases" "$work/traps.golden"
run traps "$work/digest" 1 "$programs" >"$work/traps.digest"
run traps "$work/replay" "$root"/Tests/Fuzz/corpus/* >"$work/traps.replay"
for results in golden digest replay; do
  cmp "$work/usual.$results" "$work/traps.$results"
done
echo "ok: traps: no exception; the same results; $(cat "$work/traps.replay")"

for mode in flush upward downward towards_zero; do
  run $mode "$work/golden" "$cases"
  for law in sound ticks refusals; do
    run $mode "$work/laws" $law 1 "$programs"
  done
  run $mode "$work/replay" "$root"/Tests/Fuzz/corpus/* >"$work/$mode.replay"
  echo "ok: $mode"
done
