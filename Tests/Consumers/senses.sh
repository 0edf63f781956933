#!/usr/bin/env bash
# Measures what a user sees with the built library: the figures and the pictures of docs/senses.md are up to date.
#
#   senses.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 "$root/scripts/senses.py" --check "$root/docs/senses.md"
echo "ok: docs/senses.md has the figures of the library"
# A Python with matplotlib; Debian's package installs it for Debian's Python.
python=python3
python3 -c "import matplotlib" 2>/dev/null || python=/usr/bin/python3
"$python" "$root/scripts/plot_senses.py" "$work" >/dev/null
for picture in "$work"/senses_*.png; do
  [ "$(identify -format %k "$picture")" -gt 50 ] || { echo "FAILED: $picture is empty"; exit 1; }
done
echo "ok: its pictures can be drawn"
