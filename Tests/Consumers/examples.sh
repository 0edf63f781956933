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

# with_display NAME SCRIPT: runs a script of this folder under a display of its own.
with_display() {
  timeout 120 xvfb-run -a -s "-screen 0 900x800x24" \
    bash "$root/Tests/Consumers/$1" "$build/examples/$2" "$work/$2.log" "$pictures/$2.png" 2>"$work/errors" ||
    { cat "$work/errors"; fail "$2"; }
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
