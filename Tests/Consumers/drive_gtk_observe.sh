#!/usr/bin/env bash
# Drives gtk_observe with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
export GSK_RENDERER=cairo
start 'ScrollKit observed mode' "$program" 2>/dev/null

# The window takes input only after its first frame.
for _ in $(seq 60); do
  xdotool mousemove --window "$window" 300 300 click 5
  sleep 0.1
  tail -n 1 "$log" | grep -q wheeling && break
done
until_log '$4 == "idle" && $2 > 0'
step request
xdotool mousemove --window "$window" 200 24 click 1
until_in_step '$2 > 1000'
take "$picture"
until_log '$4 == "idle" && $2 > 10000'
xdotool mousemove --window "$window" 60 24 click 1
until_log '$4 == "idle" && $2 == 0'
