#!/usr/bin/env bash
# Drives sdl_feed with real events on the current display: PROGRAM LOG PICTURE.
set -euo pipefail
program=$1 log=$2 picture=$3
rm -f "$log"
"$program" --every 1.5 --log "$log" &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
window=$(xdotool search --sync --onlyvisible --name '^ScrollKit feed$' | head -n 1)

# until_log CONDITION: waits for a log line of the current step that meets an awk condition.
# step NAME: begins a step with the log line step,NAME.
seen=0
step() { echo "step,$1" >>"$log"; seen=$(wc -l <"$log"); }
until_log() {
  for _ in $(seq 200); do
    tail -n +$((seen + 1)) "$log" | awk -F, "$1 { found = 1 } END { exit !found }" && return 0
    sleep 0.05
  done
  echo "timeout: $1; last: $(tail -n 1 "$log")"
  exit 1
}
# Waits for an insertion; the next one follows 1.5 s later.
after_insertion() { seen=$(wc -l <"$log"); until_log '$9 == "arrived"'; }
pointer() { xdotool mousemove --window "$window" "$@"; }

pointer 200 300
until_log '$4 == "idle"'

step wheel
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_log '$9 ~ /did_rest/ && $5 == -96'

step rest
after_insertion

step flick
pointer 200 520 mousedown 1
for y in 500 480 450 410 360 300 240 180; do pointer 200 "$y"; sleep 0.01; done
xdotool mouseup 1
until_log '$4 == "coasting"'
until_log '$4 == "coasting" && $9 == "arrived"'
until_log '$9 ~ /did_rest/'

step bar
after_insertion
pointer 200 12 click 1
until_log '$4 == "idle" && $2 == -96 && $5 == 0'
after_insertion
after_insertion
step back
pointer 201 12 click 1
until_log '$9 ~ /did_rest/'
after_insertion

# The nub appears while content moves. Grabs it at its middle, drags it down and a little up; the movement
# up shows the header. The top of the nub ranges from 106 to 580; the content is about 25,000 points high.
step nub
pointer 200 300
xdotool click 5
until_log '$6 == 1 && $4 == "idle"'
middle=$(tail -n 1 "$log" | awk -F, '{ print int(131 + 474 * ($2 + 96) / (25000 - 544)) }')
pointer 472 "$middle" mousedown 1
until_log '$9 ~ /nub_grabbed/'
for distance in 20 40 60 80 100 120 140 160 180 200 195; do
  pointer 472 "$((middle + distance))"
  sleep 0.03
done
until_log '$9 ~ /section_changed/'
after_insertion
import -window "$window" "$picture"
xdotool mouseup 1
pointer 200 300
until_log '$9 ~ /nub_released/'
after_insertion
