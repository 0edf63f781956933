#!/usr/bin/env bash
# Drives gtk_feed with real events on the current display: PROGRAM LOG PICTURE.
#
# GTK's gestures treat the mouse as a finger; after its release, GTK's momentum scrolls.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
export GSK_RENDERER=cairo
start 'ScrollKit GTK feed' "$program" --every 0.7 --mouse-drags 2>/dev/null

# events NAME: prints the number of these events; until_event NAME COUNT: waits for more than COUNT.
events() { grep -c ",$1\$" "$log" || true; }
exceeds() { [ "$(events "$1")" -gt "$2" ]; }
until_event() { until_success "$1 after $2" exceeds "$1" "$2"; }
until_idle() { until_log '$6 == "idle"'; }
# insertions PHASE: prints the number of insertions in a phase with the marked row visible before and after.
insertions() {
  awk -F, -v phase="$1" '
    $10 != "frame" { next }
    upper != "" && $3 > upper && $6 == phase && last == phase && $9 != "nan" && y != "nan" { count++ }
    { upper = $3; last = $6; y = $9 }
    END { print count + 0 }' "$log"
}

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

for _ in $(seq 20); do # rows are inserted at rest
  [ "$(insertions idle)" -ge 3 ] && break
  until_event arrived "$(events arrived)"
  sleep 0.1
done

# Flings down and up until rows were inserted during three decelerations. On a busy machine a fling may have no
# momentum, and a deceleration may end before the next insertion.
step=-24
for _ in $(seq 20); do
  [ "$(insertions coasting)" -ge 3 ] && [ "$(events deceleration_began)" -ge 6 ] && break
  if [ $step = -24 ]; then wheel_to_row 520 620; else wheel_to_row 60 160; fi
  flung=$(events deceleration_began)
  until_event arrived "$(events arrived)"
  sleep 0.1
  fling $((350 - step * 4)) $step
  for _ in $(seq 20); do # the deceleration begins, or the fling has no momentum
    [ "$(events deceleration_began)" -gt "$flung" ] && break
    sleep 0.05
  done
  until_idle
  [ "$(events deceleration_began)" -gt "$flung" ] && step=$((-step))
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
