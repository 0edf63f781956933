# Checks the log of drive_gtk_feed.sh, with rows.awk. A line is time,offset,target,phase,rows,event.
$1 == "step" { step = $2; if (step == "top") for (row in before) left[row] = before[row]; next }
NF != 6 { next }
{ read_rows($5, now) }
last != "" {
  common = 0
  # Posts arrive below row 3900: while it is visible, they appear, and the rows below them move.
  if (!(3900 in before && 3900 in now)) moved = movement(before, now)
  if (common && $4 == "idle" && phase == "idle" && !is_near(moved, 0)) fail("rows move by " moved " at rest")
  if (common && $6 == "arrived") {
    # While an animation scrolls up, other rows come into view above, too, and may be shorter than the estimate.
    if ($4 != "animating" && $2 - offset + moved < 40) fail("a post that arrives shifts the offset by only " $2 - offset + moved)
    arrived[$4]++
  }
  # The speed of GTK is four times the remaining distance per second.
  if (common && $4 == "coasting" && phase == "coasting" && (moved > 0.001 || -moved > 4 * (target - offset + 1) * ($1 - time + 0.001)))
    fail("rows move by " moved " during a deceleration with " target - offset " left")
  if (common && step == "hold" && $4 == "dragging" && phase == "dragging") dragged += moved
}
step == "fling" && $4 == "idle" && phase == "coasting" && size($2 - target) > 1.5 { fail("the target is " target ", the content rests at " $2) }
step == "fling" && $4 == "coasting" { flung++ }
step == "back" && $4 == "idle" && $2 > 400 && !backs {
  moved = movement(left, now)
  if (!common || size(moved) > 0.001) fail("the scroll back ends " moved " from where it began, " common " rows in common")
  backs++
}
{
  time = $1; offset = $2; target = $3; phase = $4; last = $0
  delete before
  for (row in now) before[row] = now[row]
}
END {
  if (failed) exit 1
  print "  posts arrived: " arrived["idle"] + 0 " at rest, " arrived["dragging"] + 0 " held, " arrived["coasting"] + 0 " coasting; dragged by " dragged
  if (arrived["idle"] < 3 || !arrived["dragging"] || !arrived["coasting"]) fail("too few posts arrived")
  if (flung < 5) fail("a fling has only " flung + 0 " frames")
  if (dragged < 90 || dragged > 150) fail("a finger that moves by 140 drags rows by " dragged)
  if (!backs) fail("no scroll back")
}
