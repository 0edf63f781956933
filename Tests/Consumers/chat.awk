# Checks the log of drive_sdl_chat.sh. A line is time,offset,target,phase,is_following,unread,spacer,question_y,messages.
function fail(text) { print step ": " text " at " $0; failed = 1; exit 1 }
function size(a) { return a < 0 ? -a : a }
$1 == "step" { step = $2; lines = 0; next }
{ lines++ }
$4 == "idle" && size($2 - $3) > 0.001 { fail("the content does not rest at its target") }
step == "stream" && $7 > 0 && size($8 - 12) > 0.001 { fail("the question moves while the answer has its spacer") }
step == "stream" && $5 != 1 { fail("the answer is not followed") }
step == "stream" && was != "" && $1 > then && $8 > -400 && $8 < 0 && was - $8 > 400 * ($1 - then) + 1 { fail("a step of " was - $8) }
step == "stream" { was = $8; then = $1 }
step == "history" && lines > 1 && $8 != -1 && is_at != "" && size($8 - is_at) > 0.001 { fail("history moves the question by " $8 - is_at) }
step == "history" { is_at = $8 }
step == "read" && lines > 1 && at != "" && $2 != at { fail("the reader moves") }
step == "read" { at = $2; if ($5 != 0) fail("content follows a reader"); if ($6 > unread) unread = $6 }
step == "newest" && $5 == 1 && $6 > 0 { fail("what is followed is unread") }
END { if (!failed && unread != 2) { print "unread: " unread + 0 ", not 2"; exit 1 } exit failed }
