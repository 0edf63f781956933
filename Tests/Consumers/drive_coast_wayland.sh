#!/usr/bin/env bash
# Runs a program under Weston on the current display, once alone and once in coast_wayland, and turns the wheel over it:
# COAST_WAYLAND CLIENT WORK_DIR.
set -euo pipefail
coast=$1 client=$2 work=$3
export XDG_RUNTIME_DIR=$work/run WAYLAND_DISPLAY=wayland-test
mkdir -m 700 "$XDG_RUNTIME_DIR"
weston --backend=x11-backend.so --socket=$WAYLAND_DISPLAY --width=640 --height=480 --no-config >"$work/weston" 2>&1 &
weston=$!
trap 'kill $weston 2>/dev/null || true' EXIT

# until_last LOG CONDITION: repeats for 20 s until the last line of a log meets an awk condition.
until_last() {
  for _ in $(seq 400); do
    tail -n 1 "$1" 2>/dev/null | awk -F, "{ found = $2 } END { exit !found }" && return
    sleep 0.05
  done
  echo "timeout: $2; last: $(tail -n 1 "$1")"
  exit 1
}
until_connected() { for _ in $(seq 100); do [ -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ] && return; sleep 0.1; done; exit 1; }

# turn LOG POINTS COMMAND...: runs a program, scrolls down by three notches and up by one, each of some points in its log.
turn() {
  local log=$1 points=$2
  shift 2
  "$@" "$log" >"$work/output" 2>&1 &
  local program=$!
  until_last "$log" '$3 == 0'
  for _ in $(seq 50); do # until its window is shown and has the pointer, which Weston knows from where it enters on
    xdotool mousemove 690 590 mousemove 320 260 mousemove 325 265 click 5
    sleep 1 # on a busy machine, the program sees a click late, and another one would count, too
    [ "$(wc -l <"$log")" -gt 1 ] && break
  done
  xdotool click 5 click 5
  until_last "$log" "\$3 == $((-3 * points))"
  xdotool click 4
  until_last "$log" "\$3 == $((-2 * points))"
  kill $program
  wait $program 2>/dev/null || true
}
until_connected
turn "$work/alone" 1 "$client"
turn "$work/coasting" 6 "$coast" "$client"
