# Checks the log of drive_sdl_feed.sh, with rows.awk. A line is time,offset,target,phase,header,nub_alpha,nub_y,section,rows,events.
$1 == "step" { step = $2; next }
$1 == "cpu_at_rest" { cpu_at_rest = $2; next }
NF != 10 { next }
$10 ~ /overflow/ { fail("events were dropped") }
{ read_rows($9, now) }
last != "" {
  arrives = $10 ~ /arrived/
  is_at_top = is_near(offset, -72) && is_near($2, -72)
  # Posts arrive below row 312: while it is visible, they appear, and the rows below them move.
  common = 0
  if (!arrives || !(312 in before && 312 in now)) moved = movement(before, now)
  if (common && arrives && !is_at_top) {
    # While an animation scrolls up, other rows come into view above, too, and may be shorter than the estimate.
    if ($4 != "animating" && $2 - offset + moved < 40) fail("a post that arrives shifts the offset by only " $2 - offset + moved)
    arrived[step "," $4]++
  }
  if (arrives && is_at_top && step != "") arrived[step ",top"]++
  if (common && $4 == "idle" && phase == "idle" && !is_at_top && !is_dragged && !is_near(moved, 0)) fail("rows move by " moved " at rest")
  # A deceleration: its speed is bounded by the remaining distance, half a point beyond its end.
  if (common && $4 == "coasting" && phase == "coasting" &&
      (moved > 0.001 || -moved > 2.1 * (target - offset + 0.5) * ($1 - time + 0.001) + 0.001))
    fail("rows move by " moved " during a deceleration")
}
step == "wheel" && phase == "wheeling" && $4 == "wheeling" { wheeled += moved }
$10 ~ /top_will_scroll/ { requested++; split(last, fields, ","); read_rows(fields[9], left) }
$10 ~ /top_will_restore/ { restored++ }
step == "top" && $10 ~ /did_rest/ && (!is_near($2, -72) || $5 != 0) { fail("a tap: the offset is " $2 ", the header at " $5) }
step == "back" && $10 ~ /did_rest/ && restored && !returned++ {
  moved = movement(left, now)
  if (!common || !is_near(moved, 0)) fail("the scroll back ends " moved " from where it began, " common " rows in common")
}
step == "flick" && $4 == "coasting" && phase != "coasting" { flung = $2; rest = 0 }
step == "flick" && $10 ~ /did_rest/ { rest = $2; if (!is_near($2, $3)) fail("the content rests at " $2 ", not at " $3) }
$10 ~ /nub_grabbed/ { is_dragged = 1; from = $2; alpha = $6 }
is_dragged { sections[$8]; lowest = $2 > lowest ? $2 : lowest; if ($6 < alpha) fail("the nub fades while it is dragged"); alpha = $6 }
is_dragged && $10 ~ /nub_released/ { is_dragged = 0; released = $5 }
{
  time = $1; offset = $2; target = $3; phase = $4; last = $0
  delete before
  for (row in now) before[row] = now[row]
}
END {
  if (failed) exit 1
  print "  a flick of " rest - flung ", days " length(sections) ", scrubbed " lowest - from ", CPU time at rest " cpu_at_rest
  if (rest < flung + 200) fail("a flick moves the content by only " rest - flung)
  if (requested != 1 || restored != 1 || !returned) fail("no scroll to the top and back")
  if (length(sections) < 6 || lowest < from + 5000) fail("too few sections or too short a scrub")
  if (cpu_at_rest == "" || cpu_at_rest > 8) fail("at rest, the program used " cpu_at_rest " hundredths of a second of CPU time")
  if (released != 0) fail("after scrubbing up, the header is at " released)
  if (!arrived["rest,idle"] || !arrived["flick,coasting"] || arrived["top,top"] < 2 || !arrived["nub,idle"]) {
    for (key in arrived) print key, arrived[key]
    fail("too few posts arrived")
  }
}
