#!/usr/bin/env bash
# Records and replays the calls of random programs with the built library, and replays the traces of
# Tests/Fixtures/traces with it and with other builds of the Swift sources: all answers are the recorded ones, to the last bit.
# javascript.sh replays them in WebAssembly. A change of a feel or a rule changes answers; record the traces again then.
#
#   traces.sh BUILD_DIR [KIND...]  tests, with these builds: release, debug
#   traces.sh BUILD_DIR --record   writes the traces of Tests/Fixtures/traces
set -euo pipefail
shopt -s extglob # !(*_main).c is what the programs share
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
fixtures=$root/Tests/Fixtures/traces
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/objects"
for source in "$root"/Tests/Programs/{!(*_main),traces_main}.c; do
  gcc -std=c11 -O1 -Wall -Wextra -Werror -I"$root/include" -I"$root/Tests/Programs/include" \
    -c "$source" -o "$work/objects/$(basename "$source" .c).o"
done

# link KIND OBJECT_OR_FLAG...: links the program with a build.
link() {
  local kind=$1
  shift
  swiftc "$work"/objects/*.o "$@" -lm -o "$work/traces.$kind"
}
link shipped -L"$build" -lscrollkit -Xlinker -rpath -Xlinker "$build"

if [ "${2:-}" = --record ]; then
  "$work/traces.shipped" record 0 "$fixtures/delegates.sktrace"
  for seed in 1 3 7 10; do "$work/traces.shipped" record $seed "$fixtures/program-$seed.sktrace"; done
  exit
fi

"$work/traces.shipped" programs 1 2000 >"$work/programs.shipped" || { grep FAILED "$work/programs.shipped"; exit 1; }
"$work/traces.shipped" replay "$fixtures"/*.sktrace | tee "$work/replays.shipped"
echo "ok: 2000 programs are recorded and replayed; $(wc -l <"$work/replays.shipped") traces of the fixtures"

failed=0
for kind in "${@:2}"; do
  "$root/scripts/swift" build -c "$kind" --target ScrollKitC
  objects=()
  for module in ScrollKitCore ScrollKitC; do
    while read -r file; do  # only for existing sources; the folder may contain older objects
      objects+=("$root/.build/$kind/$module.build/$(basename "$file").o")
    done < <(find "$root/Sources/$module" -name '*.swift')
  done
  link "$kind" "${objects[@]}"
  "$work/traces.$kind" programs 1 300 >"$work/programs.$kind" || true
  "$work/traces.$kind" replay "$fixtures"/*.sktrace >"$work/replays.$kind" || true
  if diff "$work/replays.shipped" "$work/replays.$kind" &&
    diff <(head -n 300 "$work/programs.shipped") "$work/programs.$kind"; then
    echo "ok: $kind: the same steps, and the same traces of 300 programs"
  else
    echo "FAILED: $kind differs"
    failed=1
  fi
done
exit $failed
