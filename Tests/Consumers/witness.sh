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

# Another platform's feel must not pass for theirs.
for feel in 1 3; do
  if wrong=$(python3 "$here/witness.py" --feel $feel "${scenes[@]}"); then
    echo "FAILED: feel $feel passes for Chromium and GTK"
    exit 1
  fi
  [ "$(grep -c FAILED <<<"$wrong")" -ge $((${#scenes[@]} - 3)) ] || { echo "FAILED: $wrong"; exit 1; }
done
echo "ok: the feels of other platforms do not pass for theirs"
