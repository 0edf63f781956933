#!/usr/bin/env bash
# Fails if this run of scripts/test has compiled the library's Swift sources whole more often than a limit: what links or tests
# them can share an object, or scrollkit.c. Tests/frontend.sh counts.
#
#   compiles.sh LIMIT
set -euo pipefail
cd "$(dirname "$0")/../.."
sort -u .build-tests/compiles | tee /dev/stderr | {
  count=$(wc -l)
  echo "the Swift sources were compiled whole $count times, at most $1"
  [ "$count" -le "$1" ]
}
