# Sourced by the tests with a browser: makes the folder $work, which is removed at the end.
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT

# serve FOLDER PORT: serves a folder at 127.0.0.1 until the end.
serve() {
  /usr/bin/python3 -m http.server -d "$1" --bind 127.0.0.1 "$2" >"$work/server.log" 2>&1 &
  server=$!
  for _ in $(seq 600); do (exec 3<>"/dev/tcp/127.0.0.1/$2") 2>/dev/null && break; sleep 0.1; done
}
