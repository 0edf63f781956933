#!/usr/bin/env bash
# Drives sdl_feels with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start 'ScrollKit feels' "$program"

# Each frame logs one line per list.
has_two_frames() { [ "$(cut -d, -f 1 "$log" | uniq | wc -l)" -gt 1 ]; }
until_success 'two frames' has_two_frames
lists=$(awk -F, '$1 > first && first != "" { exit } { first = $1; count++ } END { print count }' "$log")
# until_lists CONDITION: waits until the last log line of every list meets an awk condition.
lists_meet() { tail -n "$lists" "$log" | awk -F, "!($1) { wrong = 1 } END { exit wrong || NR < $lists }"; }
until_lists() { until_success "$1" lists_meet "$1"; }
drag() { # drag Y...: presses at the first Y and moves to the others, one per 9 ms
  local y moves=()
  for y in "${@:2}"; do moves+=(mousemove --window "$window" 200 "$y" sleep 0.009); done
  pointer 200 "$1" mousedown 1 "${moves[@]}" "${release[@]}"
}
# all_coast: succeeds if every list decelerates within 0.2 s.
all_coast() {
  for _ in $(seq 10); do
    tail -n "$lists" "$log" | awk -F, '$5 != "coasting" { wrong = 1 } END { exit wrong }' && return 0
    sleep 0.02
  done
  return 1
}

pointer 200 300
step wheel
for _ in 1 2 3; do xdotool click 5; done
until_lists '$3 > 100 && $5 == "idle"'

release=(mouseup 1)
for _ in $(seq 30); do # on a busy machine a flick may be too slow for some feels
  step start # of all curves, at the top
  xdotool key --window "$window" Home
  until_lists '$3 == 0 && $5 == "idle"'
  sleep 0.6 # the graph shows 2.5 s: this, the flick, and the deceleration
  step flick
  drag 420 405 385 360 330 295 260 225 190
  all_coast && break
done
all_coast || { echo "timeout: no flick made every list coast"; exit 1; }
sleep 1.7
take "$picture"
until_lists '$5 == "idle" && $3 > 200'

step home
xdotool key --window "$window" Home
until_lists '$3 == 0 && $5 == "idle"'
step pull
release=()
drag 100 120 160 220 280 340 400
sleep 0.1
step release
xdotool mouseup 1
until_lists '$3 == 0 && $5 == "idle"'
step end
