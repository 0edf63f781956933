#!/usr/bin/env bash
# Compares the feels of the built library with recordings of the originals.
#
#   witness.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
witness=$here/../Fixtures/witness
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0

scenes=()
for scene in "$witness"/*.csv; do
  # WitnessTests.swift compares the first with the curve itself, and witness_snap.py the others.
  case $scene in *chromium_flingcurve_* | *chromium_snap_*) ;; *) scenes+=("$scene") ;; esac
done
python3 "$here/witness.py" "${scenes[@]}"
echo "ok: ${#scenes[@]} recorded scenes: the replayed offsets match the originals, or differ by what docs/feels.md says"
python3 "$here/witness_snap.py" "$witness"
echo "ok: content snaps as in Chromium, along two axes and after a catch"

# The table and the pictures of docs/feels.md are up to date and can be generated.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
page=$here/../../docs/feels.md
# A Python with matplotlib; Debian's package installs it for Debian's Python.
python=python3
python3 -c "import matplotlib" 2>/dev/null || python=/usr/bin/python3
cp "$page" "$work/feels.md"
"$python" "$here/../../scripts/plot_feels.py" --table "$work/feels.md"
cmp "$page" "$work/feels.md" || { echo "FAILED: a table of docs/feels.md is out of date: run scripts/pictures --charts"; exit 1; }
"$python" "$here/../../scripts/plot_feels.py" "$work" >/dev/null
for picture in "$work"/feels_*.png; do
  [ "$(identify -format %k "$picture")" -gt 50 ] || { echo "FAILED: $picture is empty"; exit 1; }
done
echo "ok: docs/feels.md matches the library"

# The feels of other platforms must not match the recordings. Fingers that rest or stay at an edge move content alike
# with every feel, and so do thumbs; UIKit's feel has Chromium's keys.
moving=() others=()
for scene in "${scenes[@]}"; do
  case ${scene##*/} in
    *touchpad_held* | *touchpad_past_top* | *touchpad_unwind* | *_keys* | *_thumb*) ;;
    chromium* | gtk*) moving+=("$scene") ;;
    *_fling_* | qt_notch* | firefoxmsd_notch* | firefoxmsd_wheel*) others+=("$scene") ;;
  esac
done
for feel in 1 3; do
  if wrong=$(python3 "$here/witness.py" --feel $feel "${moving[@]}"); then
    echo "FAILED: feel $feel matches the recordings of Chromium and GTK"
    exit 1
  fi
  [ "$(grep -c FAILED <<<"$wrong")" -ge $((${#moving[@]} - 3)) ] || { echo "FAILED: $wrong"; exit 1; }
done
wrong=$(python3 "$here/witness.py" --feel 3 "${others[@]}" || true)
[ "$(grep -c FAILED <<<"$wrong")" -eq ${#others[@]} ] || { echo "FAILED: $wrong"; exit 1; }
echo "ok: the feels of other platforms do not match the recordings"
