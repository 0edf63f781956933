#!/usr/bin/env bash
# Checks the laws of twins (Tests/Programs/Twins) with the built library: one way of doing a thing against another. What differs
# today is in Tests/Fixtures/twins.txt, by signature. Fails with both values of an example and its smallest program where a
# signature is new, and where one that is listed is found no more: the list may only become shorter. What twins let differ
# (exclusions.c) quotes sentences of the headers: fails where one does not stand there word for word.
#
#   twins.sh BUILD_DIR [PROGRAMS=2000]      fewer programs than 2000 do not find all that is listed
set -euo pipefail
build=$(cd "$1" && pwd)
programs=${2:-2000}
root=$(cd "$(dirname "$0")/../.." && pwd)
known=$root/Tests/Fixtures/twins.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/Tests/Programs/build.sh" "$build" "$work"
headers=$(sed -E 's#^ *(/\*\*|\*/|\*) ?##' "$root"/include/scrollkit/{,types/}*.h | tr -s '\n ' ' ')
"$work/twins" sentences | sort -u >"$work/sentences"
while read -r sentence; do
  [[ $headers == *"$sentence"* ]] || { echo "FAILED: exclusions.c quotes what is in no header: $sentence"; exit 1; }
done <"$work/sentences"
echo "ok: the headers have all $(wc -l <"$work/sentences") sentences by which twins may differ"

"$work/twins" all 1 200 broken >"$work/broken.txt" || { echo "FAILED: a law notices no mistake"; grep ': 0 of ' "$work/broken.txt"; exit 1; }
echo "ok: each law notices a mistake of one point"

"$work/twins" all 1 "$programs" >"$work/twins.txt" || true
grep ' programs differ: ' "$work/twins.txt"
sed -n 's/^signature //p' "$work/twins.txt" | sort >"$work/found"
sed -n 's/^\([0-9].*|.*\) : .*/\1/p' "$known" | sort >"$work/known"
failed=0
while read -r signature; do
  failed=1
  echo "FAILED: $signature is new:"
  awk -v line="signature $signature" '/^[^ ]/ { shown = $0 == line } shown' "$work/twins.txt"
done < <(comm -23 "$work/found" "$work/known")
if [ "$programs" -ge 2000 ]; then
  while read -r signature; do
    failed=1
    echo "FAILED: $signature is found no more: remove it from Tests/Fixtures/twins.txt"
  done < <(comm -13 "$work/found" "$work/known")
fi
echo "$(wc -l <"$work/found") of $(wc -l <"$work/known") known signatures in $programs programs"
exit $failed
