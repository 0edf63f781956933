#!/usr/bin/env bash
# Runs every example with real events and checks its log.
#
#   examples.sh BUILD_DIR [PICTURES_DIR]    saves screenshots to PICTURES_DIR if it is given
# shellcheck disable=SC2015,SC2046  # several options or words are one text
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
pictures=${2:-$work}
mkdir -p "$pictures"
trap 'rm -rf "$work"' EXIT

pass() { echo "ok: $*"; }
fail() { echo "FAILED: $*"; exit 1; }

"$build/examples/hello" >"$work/hello"
awk '{ sub("s:", ""); draw = $5; rest = $9 } NR == 1 { expected = $9 }
     $9 != expected { exit 1 } END { exit !(draw + 0 == expected + 0) }' "$work/hello" ||
  fail "hello: the content does not rest at the target of the release"
pass "hello: the content rests at the target of the release"

"$build/examples/gesture" --csv >"$work/gesture"
awk -F, 'NR > 2 && $1 <= last { exit 1 } { last = $1 }
         $5 == "coasting" && !expected { expected = $3 } $5 == "bouncing" { bounced = 1 }
         expected && $3 != expected { exit 1 }
         END { exit !(bounced && $5 == "idle" && $2 == expected) }' "$work/gesture" ||
  fail "gesture: the content does not rest at the target of the release"
pass "gesture: the content coasts, bounces and rests at the target of the release"
"$build/examples/gesture" >"$work/gesture_table"
tail -n 1 "$work/gesture_table" | grep -q ' idle$' && ! grep -q overflow "$work/gesture_table" ||
  fail "gesture: the table loses events, or does not end at rest"
pass "gesture: the table has all events and ends at rest"

python3 "$root/Tests/Consumers/terminal.py" "$build/examples/terminal" || fail terminal
/usr/bin/python3 "$root/Tests/Consumers/coast.py" "$build/examples/coast" "$pictures/coast.png" || fail coast
if [ -x "$build/examples/coast_wayland" ]; then
  gcc -std=c11 -Wall -Wextra -Werror "$root/Tests/Consumers/wayland_client.c" -o "$work/client" $(pkg-config --cflags --libs sdl2)
  timeout 600 xvfb-run -a -s "-screen 0 700x600x24" bash "$root/Tests/Consumers/drive_coast_wayland.sh" \
    "$build/examples/coast_wayland" "$work/client" "$work" 2>"$work/errors" || { cat "$work/errors"; fail coast_wayland; }
  # Three notches down and one up: alone, the program receives four scrolls.
  awk -F, 'FILENAME ~ /alone$/ { alone++; next } { frames++ } $2 < -3 || $2 > 3 { fast = 1 }
    END { print "  " alone - 1 " scrolls alone, " frames - 1 " in coast_wayland"; exit fast || alone != 5 || frames < 40 }' \
    "$work/alone" "$work/coasting" || fail "coast_wayland: the scroll does not glide"
  pass "coast_wayland: a client that knows nothing of inertia glides, by as much as the notches say"
fi
python3 "$root/Tests/Consumers/chat.py" "$build/examples/chat" "$work/chat.log" || fail chat

export RECORDER=$work/record.so
gcc -std=c11 -Wall -Wextra -Werror -shared -fPIC -I"$root/include" "$root/examples/c/record.c" -o "$RECORDER" \
  -L"$build" -lscrollkit -Wl,-rpath,"$build"

# replays NAME: replays the calls of a program. Its end may have cut off the last one.
replays() {
  PYTHONPATH=$root/bindings/python SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 \
    /usr/bin/python3 -m scrollkit.trace_tool info "$work/$1.log.sktrace" >"$work/replay" || true
  grep -q ' 0 differences' "$work/replay" || { cat "$work/replay"; fail "$1: a replay of its calls answers differently"; }
  pass "$1: $(sed -n "2s/, [0-9]* scrollers.*//p" "$work/replay") replay to the last bit"
}

# with_display SCRIPT NAME [PROGRAM...]: runs a script of this folder on a virtual display.
with_display() {
  local script=$1 name=$2
  shift 2
  timeout 600 xvfb-run -a -s "-screen 0 900x800x24" bash "$root/Tests/Consumers/$script" \
    "${@:-$build/examples/$name}" "$work/$name.log" "$pictures/$name.png" 2>"$work/errors" ||
    { cat "$work/errors"; fail "$name"; }
  [ $# -gt 0 ] || replays "$name" # a program in Python finds the library by itself
}
# judge NAME COLOURS AWK_ARGUMENT...: judges the log of an example, and that its window has more COLOURS: a blank one has two or
# three.
judge() {
  local name=$1 colours=$2
  shift 2
  awk -F, "$@" "$work/$name.log" || fail "$name"
  [ "$(identify -format %k "$pictures/$name.png")" -gt "$colours" ] || fail "$name: the window is blank"
}

if [ -x "$build/examples/sdl_list" ]; then
  with_display drive_sdl_list.sh sdl_list
  judge sdl_list 10 '
    $1 == "step" { step = $2; if (step == "flick") flung = landed = ""; next }
    step == "wheel" && $4 == "wheeling" { wheeled = $3 }
    step == "wheel" && $4 == "idle" { rested = $2 }
    step == "flick" && $4 == "coasting" { flung = $3 }
    step == "flick" && $4 == "idle" && flung { landed = $2 }
    $4 == "dragging" && $2 < -20 { pulled = $2 }
    pulled && $4 == "bouncing" { bounced = 1 }
    $4 == "idle" { last = $2 }
    END {
      if (rested != wheeled || rested != 300) { print "five notches: the offset is " rested ", not 300"; exit 1 }
      if (flung != landed || landed < rested + 200) { print "a flick: the target is " flung ", the content rests at " landed; exit 1 }
      if (!bounced || last != 0) { print "a drag past the top: the content rests at " last; exit 1 }
    }'
  pass "sdl_list: wheel, flick, Home and a drag past the top rest at their targets"
fi

if [ -x "$build/examples/sdl_feed" ]; then
  with_display drive_sdl_feed.sh sdl_feed
  judge sdl_feed 7 -f "$root/Tests/Consumers/rows.awk" -f "$root/Tests/Consumers/feed.awk"
  pass "sdl_feed: posts that arrive above do not move what is shown: at rest, coasting, scrubbing, scrolling back"
fi

if [ -x "$build/examples/sdl_chat" ]; then
  with_display drive_sdl_chat.sh sdl_chat
  judge sdl_chat 10 -f "$root/Tests/Consumers/chat.awk"
  pass "sdl_chat: a question at the top, an answer that is followed, history and readers that do not move, the newest"
fi

if [ -x "$build/examples/sdl_grid" ]; then
  with_display drive_sdl_grid.sh sdl_grid
  judge sdl_grid 200 '
    function fail(text) { print text " at " $0; failed = 1; exit 1 }
    $1 == "step" { step = $2; next }
    $4 == "idle" && $2 != $3 { fail("the content does not rest at its target") }
    step == "wheel" && $4 == "wheeling" { photos++ }
    step == "wheel" && $8 > 0 { fail("a photo comes into view before it is loaded") }
    step == "end" && $4 == "idle" { top = $6 }
    (step == "narrow" || step == "wide") && (top < $6 || top >= $6 + $5) { fail("photo " top " leaves the first line") }
    END { if (!failed && photos < 5) fail("the wheel scroll has " photos + 0 " frames") }
    '
  pass "sdl_grid: photos are loaded before they appear; those at the top stay there when the number of columns changes"
fi

if [ -x "$build/examples/sdl_feels" ]; then
  with_display drive_sdl_feels.sh sdl_feels
  judge sdl_feels 12 '
    function fail(text) { print text; failed = 1; exit 1 }
    $1 == "step" { step = $2; if (step == "flick") { delete expected; delete rested } next }
    { feels[$2] }
    step == "wheel" { wheeled[$2] = $3 }
    step == "flick" && $5 == "coasting" {
      if ($2 in expected && expected[$2] != $4) fail($2 ": the target changes from " expected[$2] " to " $4)
      expected[$2] = $4
    }
    step == "flick" && $5 == "idle" && $2 in expected { rested[$2] = $3 }
    step == "pull" && $3 < out[$2] { out[$2] = $3 }
    { last[$2] = $3 }
    END {
      if (failed) exit 1
      for (feel in feels) {
        if (!(feel in rested) || expected[feel] != rested[feel])
          fail(feel ": the target is " expected[feel] ", the content rests at " rested[feel])
        if (!ends[rested[feel]]++) different++
        if (last[feel] != 0) fail(feel ": the content is not at the top, but at " last[feel])
      }
      if (length(feels) < 7 || different < length(feels) - 1) fail(different " different resting offsets of " length(feels) " feels")
      if (wheeled["uikit"] != 180 || wheeled["chromium"] != 360) fail("three notches: uikit scrolls to " wheeled["uikit"] ", chromium to " wheeled["chromium"])
      if (out["uikit"] > -50 || out["gtk"] + out["chromium"] != 0) fail("overscroll: uikit " out["uikit"] ", gtk " out["gtk"] ", chromium " out["chromium"])
      print "  " length(feels) " feels, " different " different resting offsets"
    }'
  pass "sdl_feels: the same flick rests at the target of every feel"
fi

if [ -x "$build/examples/sdl_photos" ]; then
  with_display drive_sdl_photos.sh sdl_photos
  judge sdl_photos 200 '
    function fail(text) { print text " at " $0; failed = 1; exit 1 }
    function size(a) { return a < 0 ? -a : a }
    function is_near(a, b) { return size(a - b) < 0.02 }
    $1 == "pixel" { pixels[$2] = $3; middles[$2] = $4; next }
    $1 == "step" { ended[step] = last; step = $2; count = split(last, was, ","); next }
    NF != 10 { fail("a line without ten fields") }
    { last = $0; seen[step]++ }
    step != "carousel" && count && $4 != was[4] { fail("the carousel moves") }
    step ~ /carousel|open|zoom|pan|next|pinch|left|past/ && $3 != was[3] { fail("the list moves") }
    step == "carousel" && ($4 < was[4] || $4 > 352.02) { fail("the carousel reverses or passes its snap target") }
    step !~ /open|next|tap|end/ && count && $5 != was[5] { fail("the pages move") }
    step == "open" && $2 == 1 { if (smallest == "") smallest = $8; if ($8 > 0.5) fail("the opening photo passes its scale of 0.5") }
    step == "wheel_zoom" && (!is_near(($6 + 120) / $8, 240) || !is_near(($7 + 320) / $8, 360)) {
      fail("the zoom moves the point under the pointer")
    }
    # The fingers move alternately by 10: after the first one, the midpoint is off by 5.
    step == "pinch" && (size($6 + 240 - 480 * $8) > 5.01 || size($7 + 320 - 360 * $8) > 0.01) {
      fail("the pinch moves the point between the fingers")
    }
    step == "pinch" && $8 > 0.5 && $8 < 1 { between[$8] }
    step == "left" && ($8 != 1 || $6 < 240) { fail("the remaining finger does not hold the photo") }
    step == "past" && $8 < 0.5 { past = $8 }
    function at_end(name, field, value) {
      split(ended[name], at, ",")
      if (!is_near(at[field], value)) { $0 = ended[name]; fail(name ": the last value of field " field " is " at[field] ", not " value) }
    }
    END {
      if (failed) exit 1
      at_end("wheel", 3, 180); at_end("wheel_back", 3, 0)
      at_end("carousel", 4, 352)  # -24 + one card + one gap
      at_end("home", 3, 0)
      if (smallest > 0.45) fail("the photo opens at the scale " smallest)
      at_end("open", 5, 496); at_end("open", 6, 0); at_end("open", 7, -140)  # centred
      at_end("zoom_in", 6, 360); at_end("zoom_in", 7, 40); at_end("zoom_in", 8, 1.5)
      split(ended["pan"], at, ",")
      if (at[6] > 290) fail("a drag pans to x = " at[6])
      at_end("zoom_out", 8, 0.5); at_end("zoom_out", 7, -140)
      at_end("next", 2, 2); at_end("next", 5, 992); at_end("next", 8, 0.5)
      at_end("wheel_zoom", 8, 0.758)  # 0.5 * 2^(3/5)
      at_end("wheel_zoom_back", 8, 0.5)
      if (length(between) < 4) fail("a pinch has only " length(between) " scales")
      at_end("pinch", 8, 1); at_end("left", 6, 290); at_end("left", 7, 40)
      if (!past) fail("the scale does not pass its minimum")
      at_end("past", 8, 0.5)
      if (pixels["fit"] != "0e0e12" || middles["fit"] == "0e0e12" || pixels["in"] == "0e0e12")
        fail("the photo is drawn at a wrong position: pixels " pixels["fit"] " " middles["fit"] " " pixels["in"])
    }'
  pass "sdl_photos: the carousel snaps by one page per flick; photos zoom about the pointer and the fingers"
fi

if [ -x "$build/examples/sdl_spreadsheet" ]; then
  with_display drive_sdl_spreadsheet.sh sdl_spreadsheet
  judge sdl_spreadsheet 10 -f "$root/Tests/Consumers/spreadsheet.awk"
  pass "sdl_spreadsheet: autoscroll along both axes; the border of a column, and of many at once, stays under the pointer"
fi

if [ -x "$build/examples/sdl_albums" ]; then
  with_display drive_sdl_albums.sh sdl_albums
  judge sdl_albums 200 -f "$root/Tests/Consumers/albums.awk"
  pass "sdl_albums: headers push each other out, the nub names the day at the top, a click scrolls to the newest and back"
fi

if [ -x "$build/examples/sdl_diff" ]; then
  with_display drive_sdl_diff.sh sdl_diff
  judge sdl_diff 10 -f "$root/Tests/Consumers/diff.awk"
  "$build/examples/sdl_diff" </dev/null >"$work/errors" 2>&1 && fail "sdl_diff: runs without a difference"
  grep -q usage "$work/errors" || fail "sdl_diff: does not say what it reads"
  pass "sdl_diff: two versions scroll as one; the map stays under the pointer; a key goes from change to change"
fi

# backend NAME NOTCHES COMMAND...: drives the list of a backend; NOTCHES is the distance of five notches.
backend() {
  local name=$1 notches=$2
  shift 2
  timeout 600 xvfb-run -a -s "-screen 0 900x800x24" bash "$root/Tests/Consumers/drive_backend.sh" \
    "$work/$name.log" "$pictures/$name.png" "$@" 2>"$work/errors" || { cat "$work/errors"; fail "$name"; }
  judge "$name" 10 -v notches="$notches" -f "$root/Tests/Consumers/backend.awk"
  pass "$name: wheel, flick, Home and a drag past the top rest at their targets"
}
for name in glfw_list imgui_list raylib_list sdl3_list clay_list microui_list nuklear_list; do
  [ ! -x "$build/examples/$name" ] || backend "$name" 300 "$build/examples/$name"
done
if [ -x "$build/examples/imgui_sync" ]; then
  BAR=465 timeout 600 xvfb-run -a -s "-screen 0 900x800x24" bash "$root/Tests/Consumers/drive_sync.sh" \
    "$work/imgui_sync.log" "$pictures/imgui_sync.png" "$build/examples/imgui_sync" 2>"$work/errors" ||
    { cat "$work/errors"; fail imgui_sync; }
  judge imgui_sync 10 -f "$root/Tests/Consumers/sync.awk"
  pass "imgui_sync: the wheel moves it smoothly; the scroll bar of Dear ImGui moves it, and the wheel goes on from there"
fi

if [ -x "$build/examples/ncurses_list" ]; then
  /usr/bin/python3 "$root/Tests/Consumers/terminal_list.py" "$pictures/ncurses_list.png" \
    "$build/examples/ncurses_list" || fail ncurses_list
fi

if [ -x "$build/examples/gtk_observe" ]; then
  with_display drive_gtk_observe.sh gtk_observe
  judge gtk_observe 10 '
    $4 == "wheeling" { wheeled = 1 }
    wheeled && $4 == "idle" && !rested { rested = $2 }
    $4 == "animating" { target = $3; requested = 1 }
    requested && $4 == "idle" {
      if ($2 < target - 1 || $2 > target + 1) { print "the request is " target ", the offset is " $2; exit 1 }
      if (target > 10000) far = 1; else if (far) back = 1
      requested = 0
    }
    END { if (!(rested > 0 && far && back)) { print "missing: wheel at " rested ", to row 5000: " far + 0 ", to the top: " back + 0; exit 1 } }
    '
  pass "gtk_observe: the wheel phase begins and ends; requests reach their targets"
fi

if [ -x "$build/examples/gtk_feed" ]; then
  with_display drive_gtk_feed.sh gtk_feed
  judge gtk_feed 10 -f "$root/Tests/Consumers/rows.awk" -f "$root/Tests/Consumers/gtk_feed.awk"
  pass "gtk_feed: posts that arrive above do not move what is shown: at rest, held, coasting, scrolling back"
fi

# Finds a Python with tkinter; the package python3-tk has it for Debian's Python.
tkinter_python() {
  for python in python3 /usr/bin/python3; do
    "$python" -c 'import tkinter' 2>/dev/null && return 0
  done
  return 1
}
if tkinter_python; then
  export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0
  feed=$root/examples/python/feed.py
  export PYTHONPATH=$root/bindings/python
  "$python" -m py_compile "$feed" || fail "feed.py does not compile"
  with_display drive_sdl_feed.sh python_feed "$python" "$feed"
  judge python_feed 10 -f "$root/Tests/Consumers/rows.awk" -f "$root/Tests/Consumers/feed.awk"
  with_display drive_sdl_chat.sh python_chat "$python" "$root/examples/python/chat.py"
  judge python_chat 10 -f "$root/Tests/Consumers/chat.awk"
  pass "python_chat: a question at the top, an answer that is followed, history and readers that do not move, the newest"

  # An error ends the program with its text: a missing library, and a refused call in a callback.
  output=$(SCROLLKIT_LIBRARY=/no/such/library timeout 120 xvfb-run -a "$python" "$feed" 2>&1) &&
    fail "feed.py runs without the library"
  [[ $output == "feed: /no/such/library: "*SCROLLKIT_LIBRARY* ]] || fail "the error text of feed.py is: $output"
  output=$(PYTHONPATH=$PYTHONPATH:$root/examples/python timeout 120 xvfb-run -a "$python" - "$feed" 2>&1 <<'PROGRAM'
import itertools, math, runpy, sys, time
sys.argv, times = sys.argv[1:], itertools.chain(itertools.repeat(1.0, 40), itertools.repeat(math.inf))
time.monotonic = lambda: next(times)
runpy.run_path(sys.argv[0], run_name="__main__")
PROGRAM
  ) && fail "feed.py continues after an error"
  [[ $output == "feed: scrollkit_"* && $output != *Traceback* ]] || fail "the error text of feed.py is: $output"
  pass "python_feed: posts that arrive above do not move what is shown; an error ends the program"
else
  fail "feed.py: no Python has tkinter"
fi
