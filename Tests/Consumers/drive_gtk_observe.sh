#!/usr/bin/env bash
# Drives gtk_observe with real events on the current display: PROGRAM LOG PICTURE.
set -euo pipefail
program=$1 log=$2 picture=$3
rm -f "$log"
GSK_RENDERER=cairo "$program" --log "$log" 2>/dev/null &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
window=$(xdotool search --sync --onlyvisible --name '^ScrollKit observed mode$' | tail -n 1)

# until_log CONDITION: waits until the last log line meets an awk condition.
until_log() {
  for _ in $(seq 200); do
    tail -n 1 "$log" 2>/dev/null | awk -F, "{ found = $1 } END { exit !found }" && return 0
    sleep 0.05
  done
  echo "timeout: $1; last: $(tail -n 1 "$log")"
  exit 1
}

# The window takes input only after its first frame.
for _ in $(seq 60); do
  xdotool mousemove --window "$window" 300 300 click 5
  sleep 0.1
  tail -n 1 "$log" | grep -q wheeling && break
done
until_log '$4 == "idle" && $2 > 0'
xdotool mousemove --window "$window" 160 16 click 1
until_log '$4 == "animating" && $2 > 1000'
import -window "$window" "$picture"
until_log '$4 == "idle" && $2 > 10000'
xdotool mousemove --window "$window" 45 16 click 1
until_log '$4 == "idle" && $2 == 0'
