#!/usr/bin/env bash
# Drives gtk_feed with real events on the current display: PROGRAM LOG PICTURE.
#
# GTK's gestures treat the mouse as a finger; after its release, GTK's momentum scrolls.
source "$(dirname "$0")/drive.sh"
program=$1 log=$2 picture=$3
export GSK_RENDERER=cairo
start 'ScrollKit GTK feed' "$program" --every 0.5 --mouse-drags 2>/dev/null

arrival() { seen=$(wc -l <"$log"); until_in_step '$6 == "arrived"'; }

# The window takes input only after its first frame.
for _ in $(seq 60); do
  pointer 200 300 click 5
  sleep 0.1
  tail -n 1 "$log" 2>/dev/null | grep -q wheeling && break
done
until_log '$4 == "idle" && $2 > 0'

step wheel
for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool click 5; done
until_log '$4 == "idle" && $2 > 400'
step rest
arrival
arrival

# Flings until a post has arrived during GTK's momentum: on a loaded machine, a release may have no velocity.
step fling
moves=()
for y in 480 460 430 390 340 280 220 160; do moves+=(mousemove --window "$window" 200 "$y" sleep 0.012); done
for _ in 1 2 3 4 5 6 7 8; do
  pointer 200 500 mousedown 1 sleep 0.02 "${moves[@]}" mouseup 1
  sleep 0.1
  until_log '$4 == "idle"'
  step_meets '$4 == "coasting" && $6 == "arrived"' && break
done

step hold # a finger holds the content while posts arrive, then drags it by 100 points
pointer 200 300 mousedown 1 mousemove --window "$window" 200 340
until_in_step '$4 == "dragging"'
arrival
take "$picture.before.png" 400
arrival
take "$picture.after.png" 400
side_by_side "${picture%.png}_anchored.png" "$picture.before.png" "$picture.after.png"
pointer 200 440
sleep 0.2
xdotool mouseup 1
until_log '$4 == "idle"'
take "$picture"

step top # the button scrolls to the top, and back to the same posts
take "$picture.left.png" 400
pointer 70 24 click 1
until_log '$4 == "idle" && $2 == 0'
take "$picture.top.png" 400
side_by_side "${picture%.png}_top.png" "$picture.left.png" "$picture.top.png"
arrival
step back
pointer 71 24 click 1
until_log '$4 == "idle" && $2 > 400'
arrival
