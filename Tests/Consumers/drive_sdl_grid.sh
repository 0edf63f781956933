#!/usr/bin/env bash
# Drives sdl_grid with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start 'ScrollKit grid' "$program"

until_log '$4 == "idle" && $5 == 4 && $8 == 0'
step wheel
pointer 200 300
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_log '$4 == "idle" && $2 == 600 && $8 == 0'

step end # from one end to the other, and back up by wheel
xdotool key --window "$window" End
until_log '$4 == "idle" && $6 + $7 == 100000 && $8 == 0'
for _ in 1 2 3; do xdotool click 4; done
until_log '$4 == "idle" && $6 + $7 < 100000 && $8 == 0'

step narrow # the number of columns changes; the photos at the top stay there
xdotool windowsize "$window" 360 640
until_log '$4 == "idle" && $5 == 3 && $8 == 0'
step wide
xdotool windowsize "$window" 640 640
until_log '$4 == "idle" && $5 == 5 && $8 == 0'
take "$picture"
mogrify -posterize 48 "$picture" # the steps cannot be seen, and the file is smaller
