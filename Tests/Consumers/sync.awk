# Checks the log of a list whose toolkit has the offset; drive_sync.sh has the steps. Lines: time,offset,target,phase.
$1 == "step" { name = $2; next }
name == "bar" && $4 == "idle" { bar = $2 }
name == "bar" && $4 != "idle" && $2 > 400 { print "the scroll bar moves it in phase " $4; bad = 1 }
name == "again" { last = $2; rest = $3; if ($4 == "wheeling") wheeled++ }
END {
  if (wheeled < 4) { print "five notches have " wheeled + 0 " frames"; bad = 1 }
  if (last != bar + 300 || rest != last) { print "five notches from " bar " rest at " last; bad = 1 }
  exit bad
}
