# To be sourced.

# collected COMMAND...: prints the instructions of a whole run, as valgrind counts them; what the command prints is dropped.
collected() {
  local log
  log=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1) || { echo "$log" >&2; return 1; }
  awk '/Collected/ { print $4 }' <<<"$log"
}
