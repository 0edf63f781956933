#!/usr/bin/env bash
# Runs the Swift tests. Prints what failed, or a line.
set -euo pipefail
cd "$(dirname "$0")/../.."
log=$(mktemp)
trap 'rm "$log"' EXIT
scripts/swift test >"$log" || { grep -E 'error:|Fatal|crashed' "$log" | head -n 60; tail -n 20 "$log"; exit 1; }
tail -n 1 "$log"
