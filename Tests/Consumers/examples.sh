#!/usr/bin/env bash
# Runs every example as a user would, with real events, and holds what it reports against what must be.
#
#   examples.sh BUILD_DIR [PICTURES_DIR]    screenshots go to the second folder, if one is named
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
pictures=${2:-$work}
mkdir -p "$pictures"
trap 'rm -rf "$work"' EXIT

say() { echo "ok: $*"; }
fail() { echo "FAILED: $*"; exit 1; }

"$build/examples/hello" >"$work/hello"
awk '{ sub("s:", ""); draw = $5; rest = $9 } NR == 1 { promised = $9 }
     $9 != promised { exit 1 } END { exit !(draw + 0 == promised + 0) }' "$work/hello" ||
  fail "hello rests elsewhere than it said"
say "hello rests where it said at release"

"$build/examples/gesture" --csv >"$work/gesture"
awk -F, 'NR > 2 && $1 <= last { exit 1 } { last = $1 }
         $5 == "coasting" && !promised { promised = $3 } $5 == "bouncing" { bounced = 1 }
         promised && $3 != promised { exit 1 }
         END { exit !(bounced && $5 == "idle" && $2 == promised) }' "$work/gesture" ||
  fail "gesture rests elsewhere than it said"
say "gesture coasts, bounces and rests where it said at release"

python3 "$root/Tests/Consumers/terminal.py" "$build/examples/terminal" || fail terminal
python3 "$root/Tests/Consumers/chat.py" "$build/examples/chat" "$work/chat.log" || fail chat

# with_display SCRIPT NAME [PROGRAM...]: runs a script of this folder under a display of its own.
with_display() {
  local script=$1 name=$2
  shift 2
  timeout 120 xvfb-run -a -s "-screen 0 900x800x24" bash "$root/Tests/Consumers/$script" \
    "${@:-$build/examples/$name}" "$work/$name.log" "$pictures/$name.png" 2>"$work/errors" ||
    { cat "$work/errors"; fail "$name"; }
}
# colours PICTURE: how many a screenshot has; a blank one has two or three.
colours() { identify -format %k "$1"; }

if [ -x "$build/examples/sdl_list" ]; then
  with_display drive_sdl_list.sh sdl_list
  awk -F, '
    $4 == "wheeling" { wheeled = $3 }
    $4 == "idle" && wheeled && !rested { rested = $2 }
    $4 == "coasting" && !flung { flung = $3 }
    flung && !landed && $4 == "idle" { landed = $2 }
    $4 == "dragging" && $2 < -20 { pulled = $2 }
    pulled && $4 == "bouncing" { bounced = 1 }
    $4 == "idle" { last = $2 }
    END {
      if (rested != wheeled || rested != 300) { print "five notches end at " rested; exit 1 }
      if (flung != landed || landed < rested + 200) { print "a flick to " flung " ends at " landed; exit 1 }
      if (!bounced || last != 0) { print "a pull past the top ends at " last; exit 1 }
    }' "$work/sdl_list.log" || fail "sdl_list"
  [ "$(colours "$pictures/sdl_list.png")" -gt 10 ] || fail "sdl_list draws nothing"
  say "sdl_list: wheel, flick, Home and a pull past the top end where they said"
fi

if [ -x "$build/examples/sdl_feed" ]; then
  with_display drive_sdl_feed.sh sdl_feed
  awk -F, '
    function wrong(text) { print text; failed = 1; exit 1 }
    function is_near(a, b) { return a - b < 0.001 && b - a < 0.001 }
    $1 == "step" { step = $2; next }
    !step { first = $8 }
    step == "wheel" && $9 ~ /did_rest/ {
      if (!is_near($8, first - 600) || $5 != -96) wrong("ten notches move it by " first - $8 ", the header to " $5)
    }
    $9 == "arrived" {
      came[step "," $4]++
      if (offset == -96 ? $2 != -96 || $8 <= y : !is_near($8, y) || $2 <= offset)
        wrong("a post that comes moves the marked one from " y " to " $8 " at " $1)
    }
    step == "flick" && $4 == "coasting" {
      if (promised == "") promised = $8 - ($3 - $2)
      else if ($8 > y + 0.001) wrong("it coasts back at " $1)
    }
    step == "flick" && $9 ~ /did_rest/ { landed = $8 }
    $9 ~ /top_will_scroll/ { asked++; left = y }
    $9 ~ /top_will_restore/ { restored++ }
    step == "bar" && asked && $9 ~ /did_rest/ {
      if ($2 != -96 || $5 != 0) wrong("a tap on the bar leads to " $2 ", the header to " $5)
    }
    step == "back" && $9 ~ /did_rest/ { back = $8 }
    $9 ~ /nub_grabbed/ { is_held = 1; from = $2 }
    is_held { sections[$7]; lowest = $2 > lowest ? $2 : lowest; if ($6 != 1) wrong("a nub that is held fades") }
    is_held && $9 ~ /nub_released/ { is_held = 0; released = $5 }
    $9 !~ /overflow/ { offset = $2; y = $8 } $9 ~ /overflow/ { wrong("events are lost") }
    END {
      if (failed) exit 1
      if (!is_near(promised, landed)) wrong("a flick that promised " promised " puts it at " landed)
      if (asked != 1 || restored != 1 || !is_near(back, left)) wrong("the way back leads from " left " to " back)
      if (length(sections) < 8 || lowest < from + 5000) wrong("the nub shows too few sections")
      if (released != 0) wrong("scrubbing up leaves the header at " released)
      if (!came["rest,idle"] || !came["flick,coasting"] || came["bar,idle"] < 3 || !came["nub,idle"])
        wrong("too few posts came")
    }' "$work/sdl_feed.log" || fail "sdl_feed"
  [ "$(colours "$pictures/sdl_feed.png")" -gt 7 ] || fail "sdl_feed draws nothing"
  say "sdl_feed: posts that come move nothing, at rest, coasting, scrubbing and on the way back"
fi

if [ -x "$build/examples/sdl_feels" ]; then
  with_display drive_sdl_feels.sh sdl_feels
  awk -F, '
    function wrong(text) { print text; failed = 1; exit 1 }
    $1 == "step" { step = $2; if (step == "flick") { delete promised; delete rested } next }
    { feels[$2] }
    step == "wheel" { wheeled[$2] = $3 }
    step == "flick" && $5 == "coasting" {
      if ($2 in promised && promised[$2] != $4) wrong($2 " promises " promised[$2] ", then " $4)
      promised[$2] = $4
    }
    step == "flick" && $5 == "idle" && $2 in promised { rested[$2] = $3 }
    step == "pull" && $3 < out[$2] { out[$2] = $3 }
    { last[$2] = $3 }
    END {
      if (failed) exit 1
      for (feel in feels) {
        if (!(feel in rested) || promised[feel] != rested[feel])
          wrong(feel " promised " promised[feel] " and rests at " rested[feel])
        if (!ends[rested[feel]]++) different++
        if (last[feel] != 0) wrong(feel " is not back at the top, but at " last[feel])
      }
      if (length(feels) < 7 || different < length(feels) - 1) wrong(different " ends of " length(feels))
      if (wheeled["uikit"] != 180 || wheeled["chromium"] != 360) wrong("three notches: " wheeled["uikit"])
      if (out["uikit"] > -50 || out["gtk"] + out["chromium"] != 0) wrong("a pull: " out["uikit"])
      print "  feels: " length(feels) ", all different but " length(feels) - different
    }' "$work/sdl_feels.log" || fail "sdl_feels"
  [ "$(colours "$pictures/sdl_feels.png")" -gt 12 ] || fail "sdl_feels draws nothing"
  say "sdl_feels: one finger, and every feel rests where it said"
fi

if [ -x "$build/examples/sdl_photos" ]; then
  with_display drive_sdl_photos.sh sdl_photos
  awk -F, '
    function wrong(text) { print text " at " $0; failed = 1; exit 1 }
    function size(a) { return a < 0 ? -a : a }
    function is_near(a, b) { return size(a - b) < 0.02 }
    $1 == "pixel" { pixels[$2] = $3; middles[$2] = $4; next }
    $1 == "step" { ended[step] = last; step = $2; count = split(last, was, ","); next }
    NF != 10 { wrong("a line that is none") }
    { last = $0; seen[step]++ }
    step != "carousel" && count && $4 != was[4] { wrong("the carousel moves") }
    step ~ /carousel|open|zoom|pan|next|pinch|left|past/ && $3 != was[3] { wrong("the list moves") }
    step == "carousel" && ($4 < was[4] || $4 > 316.02) { wrong("the carousel turns back, or goes too far") }
    step !~ /open|next|tap|end/ && count && $5 != was[5] { wrong("the pages move") }
    step == "open" && $2 == 1 { if (smallest == "") smallest = $8; if ($8 > 0.5) wrong("it grows too large") }
    step == "wheel_zoom" && (!is_near(($6 + 120) / $8, 240) || !is_near(($7 + 320) / $8, 360)) {
      wrong("what is under the pointer goes away")
    }
    # Fingers move one after the other, by 10: between the two their midpoint is off by 5.
    step == "pinch" && (size($6 + 240 - 480 * $8) > 5.01 || size($7 + 320 - 360 * $8) > 0.01) {
      wrong("what is under the fingers goes away")
    }
    step == "pinch" && $8 > 0.5 && $8 < 1 { between[$8] }
    step == "left" && ($8 != 1 || $6 < 240) { wrong("the finger that is left lets go") }
    step == "past" && $8 < 0.5 { past = $8 }
    function at_end(name, field, value) {
      split(ended[name], at, ",")
      if (!is_near(at[field], value)) { $0 = ended[name]; wrong(name " ends with " at[field] ", not " value) }
    }
    END {
      if (failed) exit 1
      at_end("wheel", 3, 180); at_end("wheel_back", 3, 0)
      at_end("carousel", 4, 316)  # one card and one gap from -60
      at_end("home", 3, 0)
      if (smallest > 0.45) wrong("it opens at " smallest)
      at_end("open", 5, 496); at_end("open", 6, 0); at_end("open", 7, -140)  # in the middle
      at_end("zoom_in", 6, 360); at_end("zoom_in", 7, 40); at_end("zoom_in", 8, 1.5)
      split(ended["pan"], at, ",")
      if (at[6] > 290) wrong("a drag pans to " at[6])
      at_end("zoom_out", 8, 0.5); at_end("zoom_out", 7, -140)
      at_end("next", 2, 2); at_end("next", 5, 992); at_end("next", 8, 0.5)
      at_end("wheel_zoom", 8, 0.758)  # 2 to the power of three fifths
      at_end("wheel_zoom_back", 8, 0.5)
      if (length(between) < 4) wrong("a pinch has " length(between) " steps")
      at_end("pinch", 8, 1); at_end("left", 6, 290); at_end("left", 7, 40)
      if (!past) wrong("past a limit nothing shows")
      at_end("past", 8, 0.5)
      if (pixels["fit"] != "0e0e12" || middles["fit"] == "0e0e12" || pixels["in"] == "0e0e12")
        wrong("the photo is not drawn where it is: " pixels["fit"] " " middles["fit"] " " pixels["in"])
    }' "$work/sdl_photos.log" || fail "sdl_photos"
  [ "$(colours "$pictures/sdl_photos.png")" -gt 200 ] || fail "sdl_photos draws nothing"
  say "sdl_photos: a carousel in a list, one page a flick; photos zoom about the pointer and the fingers"
fi

if [ -x "$build/examples/gtk_observe" ]; then
  with_display drive_gtk_observe.sh gtk_observe
  awk -F, '
    $4 == "wheeling" { wheeled = 1 }
    wheeled && $4 == "idle" && !rested { rested = $2 }
    $4 == "animating" { target = $3; asked = 1 }
    asked && $4 == "idle" {
      if ($2 < target - 1 || $2 > target + 1) { print "asked " target " got " $2; exit 1 }
      if (target > 10000) far = 1; else if (far) back = 1
      asked = 0
    }
    END { if (!(rested > 0 && far && back)) { print "wheel " rested " far " far " back " back; exit 1 } }
    ' "$work/gtk_observe.log" || fail "gtk_observe"
  [ "$(colours "$pictures/gtk_observe.png")" -gt 10 ] || fail "gtk_observe draws nothing"
  say "gtk_observe: a wheel is seen and ends, requests go out and arrive"
fi

if [ -x "$build/examples/gtk_feed" ]; then
  with_display drive_gtk_feed.sh gtk_feed
  awk -F, '
    function wrong(text) { print text " at " $1; failed = 1; exit 1 }
    function size(a) { return a < 0 ? -a : a }
    $10 == "top_will_scroll" { left = $9; leaves = $3 }
    $10 == "top_will_restore" { came_meanwhile = $3 - leaves; returns = 1 }
    $10 == "header_hidden" { hidden++ }
    $10 == "header_shown" { shown++ }
    $10 == "nub_grabbed" { grabbed = $2 }
    $10 == "nub_released" { dragged = $2 - grabbed }
    $10 == "still" { still = NR }
    $10 == "did_rest" && coasted { # GTK stops a little early, on a whole point
      if (size($4 - target - ($3 - upper)) > 1.5) wrong("it was to rest at " target " and rests at " $4)
      rested++
    }
    $10 != "frame" { next }
    size($2 - $4) > 0.5 { wrong("GTK is at " $2 ", ScrollKit at " $4) }
    $9 != "nan" && y != "nan" && y != "" {
      moved = $9 - y
      away = moved + ($2 - value) - ($3 - upper)
      if (size(away) > most) most = size(away)
      if (size(away) > 0.5) wrong("the marked row is off by " away)
      if ($3 > upper && phase == "idle" && $6 == "idle") {
        if (size(moved) > 0.5) wrong("the marked row moves by " moved " at rest")
        at_rest++
      }
      if ($3 > upper && phase == "coasting" && $6 == "coasting") {
        way = target - offset # GTK goes four times the way that is left in a second
        if (moved * way > 0 || size(moved) > 4 * size(way) * ($1 - time) * 1.5 + 3)
          wrong("the marked row moves by " moved " with " way " to coast")
        coasting++
      }
    }
    returns && $6 == "idle" {
      if (came_meanwhile <= 0) wrong("no row came while it was at the top")
      if (size($9 - left) > 0.5 || $9 == "nan") wrong("the way back leads from " left " to " $9)
      backs++
      returns = 0
    }
    { time = $1; value = $2; upper = $3; offset = $4; target = $5; phase = $6; y = $9 }
    { coasted = $6 == "coasting" }
    END {
      if (failed) exit 1
      print "  arrivals with the row in view: " at_rest " at rest, " coasting " coasting; most off " most + 0
      if (at_rest < 3 || coasting < 2 || rested < 3) wrong("too little was seen: rested " rested " times")
      if (backs < 2) wrong("back " backs " times")
      if (!hidden || !shown || dragged < 10000) wrong("header " hidden " " shown ", nub " dragged)
      if (phase != "idle" || still < NR - 60) wrong("it is not still in the end")
    }' "$work/gtk_feed.log" || fail "gtk_feed"
  [ "$(colours "$pictures/gtk_feed.png")" -gt 10 ] || fail "gtk_feed draws nothing"
  say "gtk_feed: rows that arrive move nothing, at rest, coasting and on the way back"
fi

# The first Python that has tkinter: python3-tk brings it to Debian's own.
tkinter_python() {
  for python in python3 /usr/bin/python3; do
    "$python" -c 'import tkinter' 2>/dev/null && return 0
  done
  return 1
}
if tkinter_python || { "$root/scripts/setup" && tkinter_python; }; then
  export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0
  feed=$root/examples/python/feed.py
  "$python" -m py_compile "$feed" || fail "feed.py does not compile"
  with_display drive_python_feed.sh python_feed "$python" "$feed"
  awk -F, '
    function wrong(text) { print text " at " $1; failed = 1; exit 1 }
    function size(a) { return a < 0 ? -a : a }
    $1 == "step" { step = $2; next }
    $1 == "asleep" { asleep = $2; next }
    $9 ~ /overflow/ { wrong("events are lost") }
    !step { first = $8 }
    step == "wheel" && $9 ~ /did_rest/ {
      if (size($8 - first + 600) > 0.001 || $5 != -96)
        wrong("ten notches move it by " first - $8 ", the header to " $5)
    }
    $9 == "arrived" && offset == -96 { # at the top what is new shows
      if ($2 != -96 || $8 <= y) wrong("a row that comes at the top does not show")
      came[step]++
    }
    $9 == "arrived" && offset != -96 { # elsewhere all rests where it would have; it may move on till then
      moved = y - $8
      if (size($8 - ($3 - $2) - y + (target - offset)) > 0.001) wrong("a row that comes moves where it will rest")
      # A coast rests half a point before its projection, so it is never slower than that.
      # A wheel and an animation end in a third of a second, and are as fast as they must.
      is_slow = $4 == "coasting" || $4 == "idle"
      if (moved < -0.001 || is_slow && moved > 2.1 * (target - offset + 0.5) * ($1 - time + 0.001) + 0.001)
        wrong("a row that comes moves the marked one by " moved)
      if ($2 - offset - moved < 40) wrong("a row that comes moves the offset by " $2 - offset)
      came[step "," $4]++
    }
    step == "flick" && $4 == "coasting" && promised == "" { promised = $8 - ($3 - $2) }
    step == "flick" && $4 == "coasting" && coasting && $8 > y + 0.001 { wrong("it coasts back") }
    { coasting = $4 == "coasting" }
    step == "flick" && $9 ~ /did_rest/ { landed = $8 }
    (step == "short" || step == "long") && $9 ~ /did_rest/ { let_go[step] = $5; stood = $8 }
    step == "short" && $9 ~ /header_hidden/ { snapped[step] = $5; if ($8 != stood) wrong("a snap moves the rows") }
    step == "long" && $9 ~ /header_shown/ { snapped[step] = $5; if ($8 != stood) wrong("a snap moves the rows") }
    $9 ~ /top_will_scroll/ { asked++; left = y }
    $9 ~ /top_will_restore/ { restored++ }
    step == "top" && asked && $9 ~ /did_rest/ {
      if ($2 != -96 || $5 != 0) wrong("a click on the header leads to " $2 ", the header to " $5)
    }
    step == "back" && $9 ~ /did_rest/ { back = $8 }
    $9 ~ /nub_grabbed/ { is_held = 1; from = $2 }
    is_held { sections[$7]; lowest = $2 > lowest ? $2 : lowest; if ($6 != 1) wrong("a nub that is held fades") }
    is_held && $9 ~ /nub_released/ { is_held = 0; released = $5 }
    { time = $1; offset = $2; target = $3; y = $8 }
    END {
      if (failed) exit 1
      print "  a flick of " first - 600 - landed ", sections " length(sections) ", scrubbed " lowest - from ", asleep " asleep
      if (size(promised - landed) > 0.001) wrong("a flick that promised " promised " puts it at " landed)
      if (let_go["short"] <= -96 || let_go["short"] > -48 || snapped["short"] != -96) wrong("a short pull does not snap")
      if (let_go["long"] >= 0 || let_go["long"] < -48 || snapped["long"] != 0) wrong("a long pull does not snap")
      if (asked != 1 || restored != 1 || size(back - left) > 0.001) wrong("the way back leads from " left " to " back)
      if (length(sections) < 8 || lowest < from + 5000) wrong("the nub shows too few sections")
      if (released != 0) wrong("scrubbing up leaves the header at " released)
      if (asleep == "" || asleep > 8) wrong("at rest it computes " asleep " hundredths of a second")
      if (!came["rest,idle"] || !came["flick,coasting"] || came["top"] < 2 || !came["back,idle"] || !came["nub,idle"])
        wrong("too few rows came")
    }' "$work/python_feed.log" || fail "python_feed"
  [ "$(colours "$pictures/python_feed.png")" -gt 10 ] || fail "python_feed draws nothing"

  # An error ends it with its text: no library, and a call that is refused while the window is open.
  says=$(SCROLLKIT_LIBRARY=/no/such/library timeout 20 xvfb-run -a "$python" "$feed" 2>&1) &&
    fail "feed.py runs without the library"
  [[ $says == "feed: /no/such/library: "*SCROLLKIT_LIBRARY* ]] || fail "feed.py says: $says"
  says=$(timeout 20 xvfb-run -a "$python" - "$feed" 2>&1 <<'PROGRAM'
import itertools, math, runpy, sys, time
sys.argv, times = sys.argv[1:], itertools.chain([1.0], itertools.repeat(math.inf))
sys.path.insert(0, sys.argv[0].rpartition("/")[0])
time.monotonic = lambda: next(times)
runpy.run_path(sys.argv[0], run_name="__main__")
PROGRAM
  ) && fail "feed.py goes on after an error"
  [[ $says == "feed: scrollkit_scroller_set_geometry: "* && $says != *Traceback* ]] || fail "feed.py says: $says"
  say "python_feed: rows that come move nothing, the header snaps, and an error ends it with its text"
else
  echo "skipped: feed.py needs tkinter, and scripts/setup could not install python3-tk"
fi
