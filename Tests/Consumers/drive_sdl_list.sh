#!/usr/bin/env bash
# Drives sdl_list with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start ScrollKit "$program"

until_log '$4 == "idle"'
step wheel
pointer 200 300
for _ in 1 2 3 4 5; do xdotool click 5; done
until_log '$3 == 300 && $4 == "idle"'

flick flick
take "$picture"
until_log '$4 == "idle" && $2 > 320'

step end # the last row, far from any that was measured, and back up through rows that are measured as they appear
xdotool key --window "$window" End
is_moving=
is_caught '$4 == "animating" && $2 > 1000000' '$4 == "idle" && $6 == 1000000' && is_moving=yes && take "$picture.moving.png"
until_log '$4 == "idle" && $6 == 1000000'
if [ $is_moving ]; then
  take "$picture.rested.png"
  side_by_side "${picture%.png}_program.png" "$picture.moving.png" "$picture.rested.png"
fi
xdotool mousemove --window "$window" 200 100 mousedown 1
for y in 130 170 220 280 350 420; do xdotool mousemove --window "$window" 200 "$y"; done
xdotool mouseup 1
until_log '$4 == "idle" && $6 < 999999'

step home
xdotool key --window "$window" Home
until_log '$2 == 0 && $4 == "idle"'
xdotool mousemove --window "$window" 200 100 mousedown 1
for y in 120 160 220 280 340 400; do xdotool mousemove --window "$window" 200 "$y"; done
until_log '$4 == "dragging" && $2 < -20'
xdotool mouseup 1
until_log '$2 == 0 && $4 == "idle"'
