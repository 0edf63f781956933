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
until_log '$4 == "idle" && $2 > 0'
step end
xdotool key --window "$window" End
is_caught '$4 == "animating" && $2 < $3' '$4 == "idle" && $2 > 10000' || true
until_log '$4 == "idle" && $2 > 10000 && $2 == $3'
step home
xdotool key --window "$window" Home
is_caught '$4 == "animating" && $3 == 0' '$4 == "idle" && $2 == 0' || true
until_log '$4 == "idle" && $2 == 0'
