# shellcheck shell=bash
# To be sourced.

# collected COMMAND...: prints the instructions of a whole run, as valgrind counts them; what the command prints is dropped.
collected() { collected_where 1 "$@"; }

# collected_without_libc COMMAND...: without those of the C library and of its loader. Which of its functions copy memory depends on
# the processor, and how long they take on where the memory lies: the path of the program and its environment move the stack.
collected_without_libc() { collected_where '!/\/(libc|ld-linux[^/]*)\.so/' "$@"; }

# collected_where CONDITION COMMAND...: of the objects whose lines ob=PATH meet a condition of awk.
collected_where() {
  local costs log status=0
  costs=$(mktemp)
  log=$(valgrind --tool=callgrind --callgrind-out-file="$costs" --compress-strings=no "${@:2}" 2>&1) || status=$?
  if [ $status = 0 ]; then
    # The line after calls= has the instructions of the called functions, which are counted where they are.
    awk "/^ob=/ { counts = $1 } /^calls=/ { getline; next } /^[-+*0-9]/ && counts { sum += \$2 } END { printf \"%d\\n\", sum }" "$costs"
  else
    echo "$log" >&2
  fi
  rm "$costs"
  return $status
}
