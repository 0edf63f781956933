#!/usr/bin/env bash
# Drives sdl_chat or chat.py with real events on the current display: PROGRAM... LOG PICTURE.
source "$(dirname "$0")/drive.sh"
picture=${*: -1} log=${*: -2:1}
start_with_fingers 'ScrollKit chat' "${@:1:$#-2}"
key() { xdotool key --window "$window" "$1"; }
# has_ended: whether the answer is complete: nothing has moved for the time of two lines.
has_ended() { local before; before=$(tail -n 1 "$log" | cut -d, -f 2); sleep 0.6; [ "$(tail -n 1 "$log" | cut -d, -f 2)" = "$before" ]; }

until_log '$4 == "idle" && $5 == 1 && $9 == 40'
pointer 200 200

step turn # the question comes to the top
key Return
until_in_step '$4 == "idle" && $8 == 12'
step stream # the answer uses its spacer up, and is followed
until_in_step '$7 == 0'
until_in_step '$4 == "idle" && $8 < 0 && $2 == $3'
until_success 'the end of the answer' has_ended

step history # movement of what is visible: none
key h
until_in_step '$9 == 82 && $4 == "idle"'

step ask
key Return
until_in_step '$7 == 0 && $4 == "animating"'
step leave # a notch up lets go
xdotool click 4
until_in_step '$5 == 0'
until_in_step '$4 == "idle"'
step read # messages come meanwhile
key n
key n
until_in_step '$6 == 2'
take "$picture"
until_in_step '$9 == 86'
step newest
pointer 430 337 click 1
until_in_step '$4 == "idle" && $5 == 1 && $6 == 0 && $2 == $3'
[[ $1 == */sdl_chat ]] || exit 0 # Tk has no fingers
step away
xdotool click 4
until_in_step '$5 == 0 && $4 == "idle"'
step tap
printf '%s\n' "down 1 430 337" "wait 60" "up 1" >&7
until_in_step '$4 == "idle" && $5 == 1 && $2 == $3'
