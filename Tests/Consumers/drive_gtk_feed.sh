#!/usr/bin/env bash
# Drives gtk_feed with real events on the current display: PROGRAM LOG PICTURE.
#
# GTK's gestures treat the mouse as a finger; after its release, GTK's momentum scrolls.
set -euo pipefail
program=$1 log=$2 picture=$3
rm -f "$log"
GSK_RENDERER=cairo "$program" --every 0.7 --mouse-drags --log "$log" 2>/dev/null &
pid=$!
trap 'kill $pid 2>/dev/null || true' EXIT
window=$(xdotool search --sync --onlyvisible --name '^ScrollKit GTK feed$' | tail -n 1)

# until_log CONDITION: waits until the last log line meets an awk condition.
until_log() {
  for _ in $(seq 200); do
    tail -n 1 "$log" 2>/dev/null | awk -F, "{ found = $1 } END { exit !found }" && return 0
    sleep 0.05
  done
  echo "timeout: $1; last: $(tail -n 1 "$log")"
  exit 1
}
# events NAME: prints the number of these events; until_event NAME COUNT: waits for more than COUNT.
events() { grep -c ",$1\$" "$log" || true; }
until_event() {
  for _ in $(seq 200); do
    [ "$(events "$1")" -gt "$2" ] && return 0
    sleep 0.05
  done
  echo "timeout: $1 after $2; last: $(tail -n 1 "$log")"
  exit 1
}
until_idle() { until_log '$6 == "idle"'; }
pointer() { xdotool mousemove --window "$window" "$1" "$2"; }

# wheel_to_row FROM TO: turns the wheel until the y of the marked row is in a range.
wheel_to_row() {
  local button
  for _ in $(seq 120); do
    pointer 200 300
    button=$(tail -n 1 "$log" | awk -F, -v from="$1" -v to="$2" '
      { y = 60 * 44 + ($3 - 3001 * 44) - $4; print (y < from ? 4 : (y > to ? 5 : 0)) }')
    case $button in 0) break ;; [45]) xdotool click "$button" ;; esac
    sleep 0.05
  done
  until_idle
}

# press_button EVENT: clicks on the header's button until the event is logged.
press_button() {
  local before try
  before=$(events "$1")
  pointer 500 22
  for try in $(seq 60); do
    [ "$(events "$1")" -gt "$before" ] && return 0
    [ $((try % 20)) = 1 ] && xdotool mousedown 1 sleep 0.05 mouseup 1
    sleep 0.05
  done
  echo "timeout: $1 after a click on the button"
  exit 1
}

# fling FROM STEP: drags from a y in eight steps and releases without a pause.
fling() {
  local y=$1 moves=()
  for _ in 1 2 3 4 5 6 7 8; do
    y=$((y + $2))
    moves+=(mousemove --window "$window" 200 "$y" sleep 0.012)
  done
  pointer 200 "$1"
  xdotool mousedown 1 sleep 0.02 "${moves[@]}" mouseup 1
}

# The window takes input only after its first frame.
for _ in $(seq 60); do
  pointer 200 300
  xdotool click 5
  sleep 0.1
  tail -n 1 "$log" 2>/dev/null | grep -q wheeling && break
done
wheel_to_row 300 500

arrived=$(events arrived)
until_event arrived $((arrived + 2)) # at rest

for _ in 1 2 3; do # down and up; rows are inserted during the deceleration
  for step in -24 24; do
    for _ in 1 2 3; do # on a busy machine a fling may have no momentum
      if [ $step = -24 ]; then wheel_to_row 520 620; else wheel_to_row 60 160; fi
      flung=$(events deceleration_began)
      until_event arrived "$(events arrived)"
      sleep 0.1
      fling $((350 - step * 4)) $step
      sleep 0.5
      until_idle
      [ "$(events deceleration_began)" -gt "$flung" ] && break
    done
  done
done
until_event still "$(events still)"

pointer 200 300 # scrolling up shows the header
wheel_to_row 150 350
xdotool click 4 sleep 0.05 click 4
until_log '$6 == "idle" && $7 == 0'
for _ in 1 2; do # scrolls to the top directly after an insertion, and back after another one
  until_event arrived "$(events arrived)"
  completed=$(events animation_completed)
  press_button top_will_scroll
  until_event animation_completed "$completed"
  arrived=$(events arrived)
  until_event arrived $((arrived + 1))
  completed=$(events animation_completed)
  press_button top_will_restore
  until_event animation_completed "$completed"
  until_idle
  xdotool mousemove --window "$window" 200 300 click 4 sleep 0.3 # otherwise the header hides the row
  until_log '$6 == "idle" && $7 == 0'
done

pointer 200 300 # the nub appears; drags it
xdotool click 4
until_log '$8 > 0.9'
pointer 551 90
xdotool mousedown 1
for y in $(seq 100 20 380); do
  pointer 551 "$y"
  sleep 0.03
done
xdotool mouseup 1
until_event nub_released 0
pointer 200 300
xdotool click 4 sleep 0.2
import -window "$window" "$picture"
until_event still "$(events still)"
sleep 0.5
