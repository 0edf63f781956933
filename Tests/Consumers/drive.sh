# shellcheck shell=bash disable=SC2154
# Functions that the drive_*.sh scripts share. They source this file and drive a program with real events on the
# current display.
set -euo pipefail

# start TITLE COMMAND...: starts a program that logs to $log, and sets $window. With $RECORDER, its calls are recorded.
start() {
  local title=$1
  shift
  rm -f "$log"
  LD_PRELOAD=${RECORDER:-} SCROLLKIT_TRACE=$log.sktrace "$@" --log "$log" &
  pid=$!
  trap 'kill $pid 2>/dev/null || true' EXIT
  window=$(xdotool search --sync --onlyvisible --name "^$title\$" | tail -n 1)
}

# start_with_fingers TITLE COMMAND...: starts a program with SDL2, to which lines for descriptor 7 are fingers: xdotool has none,
# so sdl_touch.c pushes them inside the program.
start_with_fingers() {
  fingers=$(mktemp -d)
  mkfifo "$fingers/pipe"
  # shellcheck disable=SC2046
  cc -shared -fPIC -pthread $(pkg-config --cflags sdl2) "$(dirname "${BASH_SOURCE[0]}")/sdl_touch.c" -o "$fingers/touch.so" \
    $(pkg-config --libs sdl2)
  exec 7<>"$fingers/pipe"
  start "$1" env SCROLLKIT_TOUCH="$fingers/pipe" LD_PRELOAD="$fingers/touch.so${RECORDER:+:$RECORDER}" "${@:2}"
  trap 'kill $pid 2>/dev/null || true; rm -rf "$fingers"' EXIT
}

# until_success SUBJECT COMMAND...: repeats a command for a minute until it succeeds.
until_success() {
  local subject=$1 end=$((SECONDS + 60))
  shift
  while [ $SECONDS -lt $end ]; do
    "$@" && return 0
    sleep 0.05
  done
  echo "timeout: $subject; last: $(tail -n 1 "$log")"
  exit 1
}

last_line_meets() { tail -n 1 "$log" 2>/dev/null | awk -F, "{ found = $1 } END { exit !found }"; }
step_meets() { tail -n +$((seen + 1)) "$log" | awk -F, "$1 { found = 1 } END { exit !found }"; }

# until_log CONDITION: waits until the last log line meets an awk condition, which must be of a state that stays.
until_log() { until_success "$1" last_line_meets "$1"; }

# step NAME: begins a step with the log line step,NAME.
# until_in_step CONDITION: waits for a log line of the current step that meets an awk condition.
seen=0
step() { echo "step,$1" >>"$log"; seen=$(wc -l <"$log"); }
until_in_step() { until_success "$1" step_meets "$1"; }

# is_caught MOMENT END: waits until a log line of the current step meets one of two awk conditions, and returns whether one met the
# first: a busy machine may draw no frame of a motion before the motion ends, and then no picture can be taken of it.
is_caught() {
  until_in_step "($1) || ($2)"
  step_meets "$1" || { echo "no frame was drawn of $1" >&2; return 1; }
}

# pointer X Y [ACTION...]: moves the pointer to a point of the window.
pointer() { xdotool mousemove --window "$window" "$@"; }

# take PICTURE [HEIGHT]: saves a picture of the window, or of its upper part, with a border: a white window has no other edge on
# a white page. Where there are no photos, 256 colours look the same in a third of the bytes.
take() {
  local reduced=() part=()
  [ $# -lt 2 ] || part=(-crop "x$2+0+0" +repage)
  import -window "$window" -depth 8 "${part[@]}" "$1"
  [ "$(identify -format %k "$1")" -gt 1000 ] || reduced=(+dither -colors 256)
  mogrify -strip "${reduced[@]}" -bordercolor '#8c959f' -border 1 +repage "$1"
}

# side_by_side PICTURE FIRST SECOND: joins two pictures of a window, with a gap.
side_by_side() {
  convert "$2" "$3" -background none +smush 16 +repage "$1"
  rm "$2" "$3"
}

# flick NAME [CONDITION]: begins a step and flings content upwards until a log line meets an awk condition, by default that the
# content coasts ($4 is the phase). On a loaded machine a release may have no velocity; after three seconds the flick is repeated, in
# another step of that name.
flick() {
  local condition=${2:-\$4 == \"coasting\"} moves=() y end
  for y in 500 480 455 425 390 350 310 270; do moves+=(mousemove --window "$window" 200 "$y" sleep 0.012); done
  for _ in $(seq 30); do
    step "$1"
    pointer 200 520 mousedown 1 "${moves[@]}" mouseup 1
    end=$((SECONDS + 3))
    while [ $SECONDS -lt $end ]; do
      step_meets "$condition" && return
      sleep 0.05
    done
  done
  echo "timeout: no flick meets $condition"
  exit 1
}
