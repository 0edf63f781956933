# Checks the log of drive_backend.sh. `notches` is the distance of five notches, in points.
function fail(text) { print text; failed = 1; exit 1 }
$1 == "step" { step = $2; if (step == "flick") expected = landed = ""; next }
step == "wheel" && $4 == "wheeling" && offset != $2 { steps++ }
step == "wheel" && $4 == "idle" && steps { rested = $2 }
step == "flick" && $4 == "coasting" && expected == "" { expected = $3 }
step == "flick" && $4 == "coasting" && $2 < offset { fail("the deceleration reverses at " $1) }
step == "flick" && $4 == "idle" && expected != "" { landed = $2 }
step == "pull" && $4 == "bouncing" { bounced = 1 }
{ offset = $2; last = $2 }
END {
  if (failed) exit 1
  if (rested != notches) fail("five notches: the offset is " rested ", not " notches)
  if (steps < 4) fail("the wheel scroll has " steps " frames")
  if (landed != expected || landed < rested + 100) fail("a flick: the target is " expected ", the content rests at " landed)
  if (!bounced) fail("a drag past the top does not bounce")
  if (last != 0) fail("the content is not at the top, but at " last)
}
