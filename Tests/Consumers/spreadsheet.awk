# Checks the log of drive_sdl_spreadsheet.sh. A line is time,x,y,phase,columns (2),rows (2),held,left end and width of the pressed column.
function fail(text) { print step ": " text " at " $0; failed = 1; exit 1 }
$1 == "step" { step = $2; lines = 0; next }
{ lines++ }
# A column that is resized keeps its left end, and its border is under the pointer, which moves by 80 and by -16.
$9 == 2 && held == 2 && $10 != left { fail("the column moves from " left) }
$9 == 2 && held == 2 && (step == "resize" ? $10 + $11 < right : $10 + $11 > right) { fail("the border leaves the pointer") }
step == "resize" { width = $11 }
# A drag beyond two edges scrolls along both; along one that it does not select, nothing moves.
step == "cells" && $4 == "steering" && lines > 1 && ($2 < x || $3 < y) { fail("autoscroll goes back") }
step == "cells" && $2 > x + 0 && $3 > y + 0 && $4 == "steering" { both++ }
step == "cells" && $9 == 1 && ($5 != 1 || $7 != 18) { fail("the selection does not begin at the press") }
step == "columns" && lines > 1 && $3 != y { fail("the rows scroll") }
step == "columns" { selected = $6 - $5 }
step == "stays" && lines > 1 && ($2 != x || $3 != y) { fail("content moves after the release") }
step == "group" && lines == 1 { before = $2 }
step == "group" { shifted = before - $2 }
step == "end" { row = $3 }
{ x = $2; y = $3; held = $9; left = $10; right = $10 + $11 }
END {
  if (failed) exit 1
  print "  " both + 0 " frames of autoscroll along both axes, " selected + 1 " columns resized, content shifted by " shifted + 0
  if (width != 175) { print "the first column is " width " points wide, not 175"; exit 1 }
  if (both < 2) { print "no autoscroll along both axes"; exit 1 }
  if (shifted < 16 * 20 || row < 21999000) { print "no resize of a group, or no end"; exit 1 }
}
