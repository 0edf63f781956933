# shellcheck shell=bash
# To be sourced.

# take_object BUILD_DIR FOLDER: from now on, CMake takes scrollkit.o of a build instead of compiling it for a minute: puts a swiftc
# on PATH that copies the object, and is Swift's otherwise. With WHOLE set, all is compiled.
take_object() {
  [ -z "${WHOLE:-}" ] || return 0
  mkdir -p "$2"
  cat >"$2/swiftc" <<END
#!/bin/sh
case " \$* " in
  *" -c "*) for last; do :; done; cp "$1/scrollkit.o" "\$last" ;;
  *) exec "$(command -v swiftc)" "\$@" ;;
esac
END
  chmod +x "$2/swiftc"
  export PATH=$2:$PATH
}
