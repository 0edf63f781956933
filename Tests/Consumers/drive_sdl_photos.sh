#!/usr/bin/env bash
# Drives sdl_photos with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start_with_fingers 'ScrollKit photos' "$program"

# until_photos CONDITION: waits until the last log line meets an awk condition. $2 page, $3 list offset,
# $4 carousel offset, $5 pages offset, $6 and $7 photo offset, $8 scale, $9 phase, $10 moves.
until_photos() { until_log "NF == 10 && ($1)"; }
drag() { # drag X Y X Y...: presses at the first point and moves to the others, one per 12 ms
  local moves=()
  for ((i = 3; i < $#; i += 2)); do
    local j=$((i + 1))
    moves+=(mousemove --window "$window" "${!i}" "${!j}" sleep 0.012)
  done
  pointer "$1" "$2" mousedown 1 "${moves[@]}" mouseup 1
}
# pixel X Y: prints the colour of a pixel as rrggbb.
pixel() { import -window "$window" -depth 8 -crop "1x1+$1+$2" rgb:- | od -An -tx1 | tr -d ' \n'; }

until_photos '$2 == -1 && !$10'
step wheel
pointer 240 560
for _ in 1 2 3; do xdotool click 5; done
until_photos '$3 > 100 && !$10'
step wheel_back
for _ in 1 2 3 4; do xdotool click 4; done
until_photos '$3 == 0 && !$10'

step carousel
pointer 410 200 mousedown 1 # held between two photos
for x in 395 370 340 310 280 255 235; do pointer "$x" 200 sleep 0.012; done
until_photos '$4 > 100'
take "$fingers/between.png" 366
take "$fingers/sideways.png" 480
xdotool mousemove --window "$window" 225 200 sleep 0.012 mousemove --window "$window" 200 201 mouseup 1
until_photos '$4 == 352 && !$10'
take "$fingers/snapped.png" 366
side_by_side "${picture%.png}_snapped.png" "$fingers/between.png" "$fingers/snapped.png"
take "$fingers/list.png"
step through
pointer 240 320 mousedown 1 # on the carousel
for y in 300 270 235 200 165; do pointer 240 "$y" sleep 0.012; done
until_photos '$3 > 100'
take "$fingers/upwards.png" 480
side_by_side "${picture%.png}_nested.png" "$fingers/sideways.png" "$fingers/upwards.png"
xdotool mouseup 1
until_photos '$3 > 100 && !$10'
step home
pointer 240 200
xdotool click --repeat 50 --delay 4 4
until_photos '$3 == 0 && !$10'

step open
pointer 240 200 click 1
until_photos '$2 == 1 && $8 == 0.5 && !$10'
echo "pixel,fit,$(pixel 240 60),$(pixel 240 320)" >>"$log"
step zoom_in
pointer 200 260 click --repeat 2 --delay 40 1
until_photos '$8 > 1.4 && !$10'
echo "pixel,in,$(pixel 240 60),$(pixel 240 320)" >>"$log"
step pan
drag 200 300 205 302 225 312 250 322 275 332 290 340
until_photos '!$10 && $9 == "idle"'
step zoom_out
pointer 300 300 click --repeat 2 --delay 40 1
until_photos '$8 == 0.5 && !$10'

step next
drag 430 300 415 300 380 300 330 301 270 300 210 300 150 300
until_photos '$2 == 2 && !$10'

step wheel_zoom
xdotool keydown ctrl
pointer 120 320
for _ in 1 2 3; do xdotool click 4; done
xdotool keyup ctrl
until_photos '$8 > 0.55 && !$10'
step wheel_zoom_back
xdotool keydown ctrl
for _ in 1 2 3 4 5; do xdotool click 5; done
xdotool keyup ctrl
until_photos '$8 == 0.5 && !$10'

step pinch # two fingers move from x = 160 and 320 to 80 and 400
{
  echo "down 1 160 320"; echo "down 2 320 320"
  for distance in 10 20 30 40 50 60 70 80; do
    echo "move 1 $((160 - distance)) 320"; echo "move 2 $((320 + distance)) 320"; echo "wait 20"
  done
  echo "wait 300"; echo "up 1"
} >&7
until_photos '$8 == 1 && $9 == "dragging"'
step left # the second finger continues alone
{
  for distance in 10 20 30 40 50; do echo "move 2 $((400 - distance)) 320"; echo "wait 10"; done
  echo "wait 300"; echo "up 2"
} >&7
until_photos '$9 == "idle" && !$10'
take "$fingers/photo.png"
side_by_side "$picture" "$fingers/list.png" "$fingers/photo.png"
step past # the pinch passes the minimum scale, which then bounces back
{
  echo "down 3 40 320"; echo "down 4 440 320"
  for distance in 20 40 60 80 100 120 140 160; do
    echo "move 3 $((40 + distance)) 320"; echo "move 4 $((440 - distance)) 320"; echo "wait 10"
  done
  echo "wait 300"; echo "up 3"; echo "up 4"
} >&7
until_in_step 'NF == 10 && $8 < 0.5'
until_photos '$8 == 0.5 && !$10'
step tap # a tap on the bar returns to the list
{ echo "down 5 60 18"; echo "wait 30"; echo "up 5"; } >&7
until_photos '$2 == -1 && !$10'
step end
