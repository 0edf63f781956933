#!/usr/bin/env bash
# Drives sdl_feed or feed.py with real events on the current display: PROGRAM... LOG PICTURE.
#
# sdl_feed and feed.py have the same layout: a bar of 24 points, then rows below a header of 72, and a nub at the right.
source "$(dirname "$0")/drive.sh"
picture=${*: -1} log=${*: -2:1}
start 'ScrollKit feed' "${@:1:$#-2}" --every 1.5

# arrival: waits until the next post arrives.
arrival() { seen=$(wc -l <"$log"); until_in_step '$10 ~ /arrived/'; }

pointer 200 300
until_in_step '$4 == "idle"'

step wheel
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_in_step '$10 ~ /did_rest/ && $5 == -72'

step rest
arrival

flick flick
until_in_step '$4 == "coasting" && $10 ~ /arrived/'
until_in_step '$10 ~ /did_rest/'

step leave
arrival
step top
pointer 200 12 click 1
until_in_step '$4 == "idle" && $2 == -72 && $5 == 0'
arrival
arrival
step back
pointer 201 12 click 1
until_in_step '$10 ~ /did_rest/'
arrival

# The nub appears while content moves. Grabs it at its middle, drags it down and a little up; the movement
# up shows the header.
step nub
pointer 200 300
xdotool click 5
until_in_step '$6 == 1 && $4 == "idle"'
middle=$(tail -n 1 "$log" | cut -d, -f 7)
pointer 472 "$middle" mousedown 1
until_in_step '$10 ~ /nub_grabbed/'
for distance in 20 40 60 80 100 120 140 160 180 200 195; do
  pointer 472 "$((middle + distance))"
  sleep 0.03
done
until_in_step '$10 ~ /section_changed/'
arrival
take "$picture"
xdotool mouseup 1
pointer 200 300
until_in_step '$10 ~ /nub_released/'
arrival

# Measures the CPU time of a second at rest, in hundredths of a second.
cpu_time() { awk '{ print $14 + $15 }' "/proc/$pid/stat"; }
until_in_step '$6 == 0'
arrival
sleep 0.1
before=$(cpu_time)
sleep 1
echo "cpu_at_rest,$(($(cpu_time) - before))" >>"$log"
