# Functions for the logs of feeds, whose rows are logged as number:y number:y ...
function fail(text) { print text " at " $1; failed = 1; exit 1 }
function size(a) { return a < 0 ? -a : a }
function is_near(a, b) { return size(a - b) < 0.001 }
# read_rows(text, y): fills y by number from number:y number:y ...
function read_rows(text, y,    count, place, part, parts) {
  delete y
  count = split(text, parts, " ")
  for (place = 1; place <= count; place++) { split(parts[place], part, ":"); y[part[1]] = part[2] }
}
# movement(was, is): returns how far the `common` rows that are in both have moved; fails unless all moved alike.
function movement(was, is,    row, moved, is_first) {
  is_first = 1; common = 0
  for (row in is) if (row in was) {
    if (is_first) moved = is[row] - was[row]
    if (!is_near(is[row] - was[row], moved)) fail("row " row " moves by " is[row] - was[row] ", another by " moved)
    is_first = 0; common++
  }
  return moved
}
