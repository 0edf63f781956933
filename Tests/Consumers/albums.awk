# Checks the log of drive_sdl_albums.sh. A line is time,offset,target,phase,alpha and middle of the nub,day that it names,day at
# the top,y of its header,first visible item,whether a click scrolls back.
function fail(text) { print step ": " text " at " $0; failed = 1; exit 1 }
$1 == "step" { step = $2; lines = 0; next }
{ lines++ }
$4 == "idle" && step != "nub" && $2 != $3 { fail("the content does not rest at its target") }
$7 != $8 { fail("the nub names another day than the header at the top") }
$9 > 0 || $9 < -36 { fail("the header is not at the top") }
$9 < 0 { pushed++ }
step == "wheel" && $8 < day { fail("the days go back") }
step == "leave" { left = $2; item = $10 }
step == "top" && $4 == "idle" && $2 == 0 { newest = 1 }
step == "back" && $4 == "idle" && $11 == 0 { if ($2 != left || $10 != item) fail("the scroll back ends elsewhere"); back = 1 }
step == "nub" || step == "finger" { days[$8]; first = $10; scrubbed = $8 }
step == "finger" && $4 == "dragging" { fail("a finger on the nub drags the content") }
# A header that comes in at the top stays there; the line above it may begin with a later photo then.
step == "narrow" && ($8 != scrubbed || $9 == 0 && $10 > first) { fail("another day is at the top") }
{ day = $8 }
END {
  if (failed) exit 1
  print "  " pushed + 0 " frames in which a header pushes another one, the nub named " length(days) " days"
  if (pushed < 5 || !newest || !back || length(days) < 5) { print "too few of them, or no scroll to the newest and back"; exit 1 }
}
