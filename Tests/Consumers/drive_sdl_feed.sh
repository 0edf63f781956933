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

if [[ $1 == */sdl_feed ]]; then # feed.py has no refresh
  step refresh # a pull past the threshold, which loads a post
  pointer 200 200 mousedown 1
  for y in 220 250 290 330 370 400 420; do pointer 200 "$y" sleep 0.012; done
  until_in_step '$10 ~ /refresh_changed/ && $2 < -72 - 64'
  until_in_step '$4 == "dragging" && $2 < -72 - 84'
  take "$picture.pulled.png" 400
  xdotool mouseup 1
  # A slow frame has the events of the drag, too.
  ends='$10 ~ /arrived/ && $10 ~ /refresh_changed/ && $10 !~ /drag_ended/ && $4 != "dragging"'
  if is_caught '$4 == "idle" && $2 == -72 - 60' "$ends"; then
    take "$picture.refreshing.png" 400
    side_by_side "${picture%.png}_refresh.png" "$picture.pulled.png" "$picture.refreshing.png"
  fi
  until_in_step "$ends"
  until_log '$4 == "idle"'
  xdotool key --window "$window" Home
  until_log '$4 == "idle" && $2 == -72'

  step header # a drag up hides a half of it; another direction shows it again
  pointer 200 500 mousedown 1
  for y in 490 480 470 460 454; do pointer 200 "$y" sleep 0.03; done
  until_in_step '$4 == "dragging" && $5 < -30'
  take "$picture.hiding.png" 400
  [[ $(convert "$picture.hiding.png" -format '%[hex:p{300,45}]' info:) == 3A5BA8* ]] ||
    { echo "the header leaves a gap above the content"; exit 1; }
  for y in 440 400 350 300 250 200 150 100 130 170 200 220; do pointer 200 "$y" sleep 0.03; done
  until_in_step '$5 == 0 && $2 > 100'
  take "$picture.shown.png" 400
  side_by_side "${picture%.png}_header.png" "$picture.hiding.png" "$picture.shown.png"
  xdotool mouseup 1
  until_log '$4 == "idle"'
fi

step wheel
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_in_step '$10 ~ /did_rest/ && $5 == -72'

step rest
arrival

flick flick '$4 == "coasting" && $10 ~ /arrived/'
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
# grab: shows the nub and presses it. On a slow machine it may have faded by then.
grab() {
  seen=$(wc -l <"$log")
  pointer 200 300 click 5
  until_in_step '$6 == 1 && $4 == "idle"'
  middle=$(tail -n 1 "$log" | cut -d, -f 7)
  pointer 472 "$middle" mousedown 1
  for _ in $(seq 20); do
    step_meets '$10 ~ /nub_grabbed/' && return
    sleep 0.1
  done
  xdotool mouseup 1
  return 1
}
until_success 'a grabbed nub' grab
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
