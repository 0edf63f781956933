#!/usr/bin/env bash
# Drives sdl_spreadsheet with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start 'ScrollKit spreadsheet' "$program"

# drag X Y X Y: drags from one point of the window to another, and keeps the button down.
drag() {
  pointer "$1" "$2" mousedown 1
  for share in 1 2 3 4; do
    pointer $(($1 + ($3 - $1) * share / 4)) $(($2 + ($4 - $2) * share / 4))
    sleep 0.03
  done
}

until_log '$4 == "idle" && $2 == -72 && $3 == -24'
step wheel
pointer 300 200
for _ in 1 2 3 4 5; do xdotool click 5; done
until_in_step '$4 == "idle" && $3 == 276'

step resize # the border of the first column follows the pointer
drag 167 12 247 12
until_in_step '$9 == 2 && $10 + $11 == 247'
xdotool mouseup 1

step cells # from C8 on; the pointer beyond the right and lower edges scrolls
drag 300 120 735 475
until_in_step '$6 > 20 && $8 > 60'
xdotool mouseup 1
until_log '$9 == 0 && $4 == "idle"'
step stays
until_in_step '$4 == "idle"'

# border NUMBER: prints where a border between columns of 96 points is in the window; the first column is 175 points wide.
border() { echo $((72 + $1 * 96 - ($(grep -v step "$log" | tail -n 1 | cut -d, -f 2) + 72 - 175) % 96)); }

middle=$(($(border 2) - 48))
step columns # from the second that is visible on, until the one under the pointer is far to the right
drag "$middle" 12 735 12
until_in_step '$7 == 0 && $6 - $5 > 30'
xdotool mouseup 1
until_log '$9 == 0 && $4 == "idle"'

right=$(border 2)
step group # resizes them all; those that are out of sight on the left, too
drag "$right" 12 $((right - 16)) 12
until_in_step '$9 == 2'
sleep 0.1
xdotool mouseup 1
until_log '$9 == 0 && $4 == "idle"'

step end # the last row and column
xdotool key --window "$window" End
until_in_step '$4 == "idle" && $3 > 21000000'
step left # back to the first column
pointer 300 200 keydown Shift_L click --repeat 400 --delay 4 4 keyup Shift_L
until_in_step '$4 == "idle" && $2 == -72'
step block
drag 250 150 560 330
until_in_step '$6 - $5 > 2 && $8 - $7 == 8'
take "$picture"
