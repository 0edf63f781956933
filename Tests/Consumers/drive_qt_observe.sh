#!/usr/bin/env bash
# Drives list_qt.py --observe with real events on the current display: LOG PYTHON PROGRAM.
source "$(dirname "$0")/drive.sh"
log=$1
rm -f "$log"
"$2" "$3" --observe "$log" &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
window=$(xdotool search --sync --onlyvisible --name '^ScrollKit list$' | tail -n 1)
until_log '$4 == "idle"'
step wheel
pointer 200 300
for _ in 1 2 3; do xdotool click 5; done
until_in_step '$4 == "wheeling" && $2 > 0'
until_log '$4 == "idle" && $2 > 0'
step end
xdotool key --window "$window" End
until_in_step '$4 == "animating" && $2 < $3'
until_log '$4 == "idle" && $2 > 10000 && $2 == $3'
step home
xdotool key --window "$window" Home
until_in_step '$4 == "animating" && $3 == 0'
until_log '$4 == "idle" && $2 == 0'
