#!/usr/bin/env bash
# Drives sdl_feed with real events on the current display: PROGRAM LOG PICTURE.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
start 'ScrollKit feed' "$program" --every 1.5

pointer 200 300
until_in_step '$4 == "idle"'

step wheel
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_in_step '$9 ~ /did_rest/ && $5 == -96'

step rest
after_insertion

step flick
pointer 200 520 mousedown 1
for y in 500 480 450 410 360 300 240 180; do pointer 200 "$y"; sleep 0.01; done
xdotool mouseup 1
until_in_step '$4 == "coasting"'
until_in_step '$4 == "coasting" && $9 == "arrived"'
until_in_step '$9 ~ /did_rest/'

step bar
after_insertion
pointer 200 12 click 1
until_in_step '$4 == "idle" && $2 == -96 && $5 == 0'
after_insertion
after_insertion
step back
pointer 201 12 click 1
until_in_step '$9 ~ /did_rest/'
after_insertion

# The nub appears while content moves. Grabs it at its middle, drags it down and a little up; the movement
# up shows the header. The top of the nub ranges from 106 to 580; the content is about 25,000 points high.
step nub
pointer 200 300
xdotool click 5
until_in_step '$6 == 1 && $4 == "idle"'
middle=$(tail -n 1 "$log" | awk -F, '{ print int(131 + 474 * ($2 + 96) / (25000 - 544)) }')
pointer 472 "$middle" mousedown 1
until_in_step '$9 ~ /nub_grabbed/'
for distance in 20 40 60 80 100 120 140 160 180 200 195; do
  pointer 472 "$((middle + distance))"
  sleep 0.03
done
until_in_step '$9 ~ /section_changed/'
after_insertion
import -window "$window" "$picture"
xdotool mouseup 1
pointer 200 300
until_in_step '$9 ~ /nub_released/'
after_insertion
