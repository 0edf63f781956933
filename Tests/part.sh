#!/usr/bin/env bash
# Runs a part of the tests for CTest, and says what it took. Its output is also in .build-tests/logs.
#
#   part.sh NAME COMMAND
set -o pipefail
log=.build-tests/logs/$1.log
mkdir -p "${log%/*}"
TIMEFORMAT="%0R s; CPU: %0U s and %0S s in the kernel"
{ time bash -c "$2"; } 2>&1 | tee "$log"
