#!/usr/bin/env bash
# Drives sdl_list with real events on the current display: PROGRAM LOG PICTURE.
set -euo pipefail
program=$1 log=$2 picture=$3
rm -f "$log"
"$program" --log "$log" &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
window=$(xdotool search --sync --onlyvisible --name '^ScrollKit$' | head -n 1)

# until_log CONDITION: waits until the last log line meets an awk condition.
until_log() {
  for _ in $(seq 200); do
    tail -n 1 "$log" 2>/dev/null | awk -F, "{ found = $1 } END { exit !found }" && return 0
    sleep 0.05
  done
  echo "timeout: $1; last: $(tail -n 1 "$log")"
  exit 1
}

until_log '$4 == "idle"'
xdotool mousemove --window "$window" 200 300
for _ in 1 2 3 4 5; do xdotool click 5; done
until_log '$3 == 300 && $4 == "idle"'

xdotool mousemove --window "$window" 200 520 mousedown 1
for y in 500 480 455 425 390 350 310 270; do xdotool mousemove --window "$window" 200 "$y"; done
xdotool mouseup 1
until_log '$4 == "coasting"'
import -window "$window" "$picture"
until_log '$4 == "idle" && $2 > 320'

xdotool key --window "$window" Home
until_log '$2 == 0 && $4 == "idle"'
xdotool mousemove --window "$window" 200 100 mousedown 1
for y in 120 160 220 280 340 400; do xdotool mousemove --window "$window" 200 "$y"; done
until_log '$4 == "dragging" && $2 < -20'
xdotool mouseup 1
until_log '$2 == 0 && $4 == "idle"'
