#!/usr/bin/env bash
# Holds the feels of the built library against what a Chromium and a GTK were recorded to do.
#
#   witness.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
witness=$here/../Fixtures/witness
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0

scenes=()
for scene in "$witness"/*.csv; do
  # Those are held against the curve itself: WitnessTests.swift.
  case $scene in *chromium_flingcurve_*) ;; *) scenes+=("$scene") ;; esac
done
python3 "$here/witness.py" "${scenes[@]}"
echo "ok: ${#scenes[@]} recorded scenes, replayed, go and rest as Chromium and GTK did"

# What the page on feels says of their constants, and the pictures that it shows, can be made anew.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
page=$here/../../docs/feels.md
# The one that has matplotlib; Debian's package belongs to Debian's Python.
python=python3
python3 -c "import matplotlib" 2>/dev/null || python=/usr/bin/python3
cp "$page" "$work/feels.md"
"$python" "$here/../../scripts/plot_feels.py" --table "$work/feels.md"
cmp "$page" "$work/feels.md" || { echo "FAILED: the table of docs/feels.md is old: run scripts/plot-feels"; exit 1; }
"$python" "$here/../../scripts/plot_feels.py" "$work" >/dev/null
for picture in "$work"/feels_*.png; do
  [ "$(identify -format %k "$picture")" -gt 50 ] || { echo "FAILED: $picture is empty"; exit 1; }
done
echo "ok: docs/feels.md says what the library does"

# Another platform's feel must not pass for theirs.
for feel in 1 3; do
  if wrong=$(python3 "$here/witness.py" --feel $feel "${scenes[@]}"); then
    echo "FAILED: feel $feel passes for Chromium and GTK"
    exit 1
  fi
  [ "$(grep -c FAILED <<<"$wrong")" -ge $((${#scenes[@]} - 3)) ] || { echo "FAILED: $wrong"; exit 1; }
done
echo "ok: the feels of other platforms do not pass for theirs"
