#!/usr/bin/env bash
# Drives sdl_diff with real events on the current display, with two versions of 5,000 lines: PROGRAM LOG PICTURE.
#
# Then it takes the picture: the declarations of the library, and a version without some of them and with other names.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3

# version NUMBER: writes a version of a program of 5,000 lines. In the second one, words of some lines are others, lines are
# missing, and lines are added.
version() {
  awk -v second="$(($1 == 2))" 'BEGIN {
    split("offset target velocity duration margin extent", names, " ")
    for (line = 1; line <= 5000; line++) {
      name = names[line % 6 + 1]; other = names[line * 7 % 6 + 1]
      if (line % 9 == 1) text = "static double " name "_" line "(double " other ") {  // in points"
      else if (line % 9 == 0) text = "}"
      else if (line % 9 == 8) text = "  return frame." name ";"
      else text = "  frame." name " += " other " * " line ".0;"
      if (second && line % 97 == 40) sub(/frame.[a-z]+/, "next.width", text)
      if (second && line % 211 == 100) { print "  if (frame." name " < 0)"; print "    return " other ";" }
      if (!second || line % 173 > 2) print text
    }
  }'
}
version 1 >"$log.old"
version 2 >"$log.new"
diff -tU99999 "$log.old" "$log.new" >"$log.diff" || true
export DIFF=$log.diff
start 'ScrollKit diff' bash -c 'exec "$0" "$@" <"$DIFF"' "$program"

until_log '$5 == "idle" && $9 > 5000'
step wheel
pointer 300 200
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_in_step '$5 == "idle" && $3 == 600'

step next # eight changes on, each in the middle of the window
for _ in 1 2 3 4 5 6 7 8; do
  xdotool key --window "$window" n
  sleep 0.15
done
until_log '$5 == "idle" && $11 == 1 && $3 == $4'
step previous
row=$(tail -n 2 "$log" | head -n 1 | cut -d, -f 10)
xdotool key --window "$window" p
until_in_step "\$5 == \"idle\" && \$11 == 1 && \$10 < $row"

step map # a press moves its frame there; then it is dragged
pointer 830 300 mousedown 1
until_in_step '$6 == 1'
for y in 310 330 360 400 450; do
  pointer 830 "$y"
  sleep 0.05
done
until_in_step '$7 + $8 / 2 > 449'
xdotool mouseup 1
until_in_step '$6 == 0'

step end
xdotool key --window "$window" End
until_in_step '$5 == "idle" && $3 > 85000'
step sideways # both versions by the length of the longest line
pointer 300 200 keydown Shift_L click 5 click 5 keyup Shift_L
until_in_step '$5 == "idle" && $2 > 0'
kill $pid
wait $pid 2>/dev/null || true

new=$(dirname "$0")/../../bindings/scrollkit.cdef.h
awk 'BEGIN { RS = ""; ORS = "\n\n" } !/_deltas|autoscroll|_link_|conversation/ {
  gsub(/\n[^\n]*_(GECKO|QT|GTK) = [0-9]+,/, "")
  gsub(/double brake;/, "double friction;"); gsub(/PART_ARROW/, "PART_STEP")
  gsub(/thumb/, "handle"); gsub(/\n  double snap_back;/, "")
  print
}' "$new" >"$log.old"
diff -tU99999 "$log.old" "$new" >"$log.diff" || true
log=$log.picture
start 'ScrollKit diff' bash -c 'exec "$0" "$@" <"$DIFF"' "$program"
until_log '$5 == "idle"'
for _ in $(seq "${CHANGE:-9}"); do
  xdotool key --window "$window" n
  sleep 0.15
done
until_log '$5 == "idle" && $11 == 1 && $3 == $4'
take "$picture"
