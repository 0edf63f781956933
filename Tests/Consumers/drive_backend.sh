#!/usr/bin/env bash
# Drives the list of a backend with real events on the current display: LOG PICTURE PROGRAM...
#
# Five notches, a flick, the key Home, and a drag past the top that returns. raylib drops all notches of a frame but one. The program appends lines time,offset,target,phase to
# its last argument, the log.
source "$(dirname "$0")/drive.sh"
log=$1 picture=$2
shift 2
rm -f "$log"
"$@" "$log" &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
# xdotool finds no name of a window of pygame; WINDOW_CLASS is its class then.
search=(--onlyvisible --name '^ScrollKit list$')
[ -z "${WINDOW_CLASS:-}" ] || search=(--class "$WINDOW_CLASS")
window=$(xdotool search --sync "${search[@]}" | tail -n 1)

until_log '$4 == "idle"'
step wheel
pointer 200 300
xdotool click --delay 50 --repeat 5 5
until_log '$4 == "idle" && $2 == 300'

flick flick
take "$picture"
until_log '$4 == "idle"'

step home
# Longer than a frame: raylib reads the state of a key once a frame.
xdotool keydown --window "$window" Home sleep 0.1 keyup --window "$window" Home
until_log '$2 == 0 && $4 == "idle"'
step pull
pointer 200 100 mousedown 1
for y in 120 160 220 280 340 400; do pointer 200 "$y"; done
until_in_step '$4 == "dragging" && $2 < -20'
xdotool mouseup 1
until_log '$2 == 0 && $4 == "idle"'
