#!/usr/bin/env bash
# Drives a list whose toolkit has the offset, with real events on the current display: LOG PICTURE PROGRAM...
#
# Five notches, a drag of the toolkit's own scroll bar, and five notches from there. The program appends lines
# time,offset,target,phase to its last argument, the log.
source "$(dirname "$0")/drive.sh"
log=$1 picture=$2
shift 2
rm -f "$log"
"$@" "$log" &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
window=$(xdotool search --sync --onlyvisible --name '^ScrollKit sync$' | tail -n 1)

until_log '$4 == "idle"'
step wheel
pointer 200 300
xdotool click --delay 50 --repeat 5 5
until_in_step '$4 == "wheeling"'
take "$picture"
until_log '$4 == "idle" && $2 == 300'

step bar
bar=${BAR:?the x of the scroll bar}
pointer "$bar" 300 mousedown 1 sleep 0.1
for y in 320 340 360 380 400; do pointer "$bar" "$y" sleep 0.03; done
xdotool mouseup 1
until_in_step '$4 == "idle" && $2 > 400'
sleep 0.3
step again
pointer 200 300
xdotool click --delay 50 --repeat 5 5
until_in_step '$4 == "wheeling" && $3 > 700'
until_log '$4 == "idle"'
