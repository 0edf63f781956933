#!/bin/sh
# In the place of swift-frontend, which SWIFT_DRIVER_SWIFT_FRONTEND_EXEC names: calls it, and writes a line to the file COMPILES for
# each compile of the whole library. A driver that starts several for one module counts once, by its number.
module=
target=
kind=
previous=
for argument; do
  case $previous in
    -module-name) module=$argument ;;
    -target) target=$argument ;;
  esac
  case $argument in -c | -emit-ir) kind=$argument ;; esac
  previous=$argument
done
[ "$module" != ScrollKitCore ] || [ -z "$kind" ] || echo "$PPID $kind $target" >>"$COMPILES"
exec "$FRONTEND" "$@"
