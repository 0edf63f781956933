#!/usr/bin/env bash
# Drives sdl_albums with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start_with_fingers 'ScrollKit albums' "$program"

until_log '$4 == "idle" && $7 == 0'
step wheel # through several days, whose headers push each other out
pointer 200 300
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do xdotool click 5; done
until_log '$4 == "idle" && $2 == 720'
flick flick
until_log '$4 == "idle" && $2 == $3'

step leave
until_in_step '$4 == "idle"'
step top
pointer 200 20 click 1
until_in_step '$4 == "idle" && $2 == 0 && $11 == 1'
step back
sleep 0.2 # triggers within 0.1 s count once
pointer 201 20 click 1
until_log '$4 == "idle" && $11 == 0'

step nub
pointer 200 300
xdotool click 5
until_in_step '$5 == 1 && $4 == "idle"'
middle=$(tail -n 1 "$log" | cut -d, -f 6)
pointer 470 "$middle" mousedown 1
for distance in 20 60 100 140 180 220 260 303 298; do
  pointer 470 "$((middle + distance))"
  sleep 0.03
done
until_in_step "\$7 > 300 && \$6 >= $((middle + 297)) && \$6 <= $((middle + 299))" # after the last movement
take "$picture"
xdotool mouseup 1
step finger # it holds the nub, and not the content
sleep 0.2
printf '%s\n' "down 1 470 $((middle + 295))" "wait 60" "move 1 470 $((middle + 275))" "wait 20" "move 1 470 $((middle + 255))" "wait 60" "up 1" >&7
until_in_step "\$6 < $((middle + 262))"
sleep 0.3
step narrow # other columns; the day at the top stays there
xdotool windowsize "$window" 360 640
until_in_step '$4 == "idle"'
sleep 0.3
