# Checks the log of drive_sdl_diff.sh. A line is time,x,y,target y,phase,held part of the map,start and length of its frame,rows,
# row in the middle,whether a change begins there,its numbers in both versions.
function fail(text) { print step ": " text " at " $0; failed = 1; exit 1 }
function size(a) { return a < 0 ? -a : a }
$1 == "step" { step = $2; next }
$5 == "idle" && size($3 - $4) > 0.001 { fail("the content does not rest at its target") }
step == "next" && $5 == "idle" && $3 > 600 { if ($11 != 1) fail("no change begins in the middle"); found = $10 }
step == "previous" && $5 == "idle" && $10 < found { if ($11 != 1) fail("no change begins in the middle"); back = 1 }
# The map is as high as the window, and its frame is where the rows in the window are in the file.
{ if (size($7 + $8 / 2 - ($10 + 0.5) / $9 * 532) > $8 / 2 + 1) fail("the frame in the map is not at the visible rows") }
$6 == 1 { held[$7 + $8 / 2] }
step == "map" && $6 == 1 && $3 < y { fail("a drag down scrolls up") }
step == "sideways" { if (size($3 - y) > 0) fail("it scrolls along both axes"); sideways = $2 }
{ y = $3 }
END {
  if (failed) exit 1
  for (place in held) places = places " " place
  print "  the frame was at" places
  if (!(300 in held) || !(450 in held)) { print "the frame of the map was not under the pointer"; exit 1 }
  if (found < 100 || !back || sideways <= 0) { print "no change, none before it, or no scroll sideways"; exit 1 }
}
