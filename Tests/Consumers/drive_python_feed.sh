#!/usr/bin/env bash
# Drives feed.py with real events on the current display: PYTHON PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
python=$1 program=$2 log=$3 picture=$4
start 'ScrollKit feed in Python' "$python" "$program" --every 1.5

drag() { # drag X Y...: presses at the first Y, moves to the others, pauses and releases
  local x=$1 y
  pointer "$x" "$2" mousedown 1
  shift 2
  for y in "$@"; do pointer "$x" "$y"; sleep 0.03; done
  sleep 0.2
  xdotool mouseup 1
}

pointer 200 300
until_in_step '$4 == "idle"'

step wheel
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_in_step '$9 ~ /did_rest/ && $5 == -96'

step rest
after_insertion

step flick
pointer 200 520 mousedown 1
for y in 500 480 450 410 360 300 240 180; do pointer 200 "$y"; sleep 0.01; done
xdotool mouseup 1
until_in_step '$4 == "coasting"'
until_in_step '$4 == "coasting" && $9 == "arrived"'
until_in_step '$9 ~ /did_rest/'

# The header snaps to the nearer end: it hides after a short drag and appears after a longer one.
step short
after_insertion
drag 200 300 310 320 330 340
until_in_step '$9 ~ /header_hidden/ && $4 == "idle"'
step long
drag 200 300 320 340 360 380
until_in_step '$9 ~ /header_shown/ && $4 == "idle"'

# A click on the header scrolls to the top; the next click scrolls back to the same row.
step top
after_insertion
pointer 200 50 click 1
until_in_step '$4 == "idle" && $2 == -96 && $5 == 0'
after_insertion
after_insertion
step back
pointer 201 50 click 1
until_in_step '$9 ~ /did_rest/'
after_insertion

# The nub appears while content moves. Grabs it at its middle and drags it down.
step nub
pointer 200 300
xdotool click 5
until_in_step '$6 == 1 && $4 == "idle"'
read -r middle < <(tail -n 1 "$log" | awk -F, '{ print int(131 + 454 * ($2 + 96) / 27500) }')
pointer 472 "$middle" mousedown 1
until_in_step '$9 ~ /nub_grabbed/'
for distance in 20 40 60 80 100 120 140 160 180 200 195; do
  pointer 472 "$((middle + distance))"
  sleep 0.03
done
until_in_step '$9 ~ /section_changed/'
after_insertion
import -window "$window" "$picture"
xdotool mouseup 1
pointer 200 300
until_in_step '$9 ~ /nub_released/'
after_insertion

# Measures the CPU time of 1.2 s at rest, in hundredths of a second.
cpu_time() { awk '{ print $14 + $15 }' "/proc/$pid/stat"; }
until_in_step '$6 == 0'
after_insertion
sleep 0.1
before=$(cpu_time)
sleep 1.2
echo "cpu_at_rest,$(($(cpu_time) - before))" >>"$log"
