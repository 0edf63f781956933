#!/usr/bin/env bash
# Checks that Tests/reach.txt, by which scripts/check chooses tests, has every source file and every test class, and nothing else.
#
#   Tests/Consumers/reach.sh            checks it
#   Tests/Consumers/reach.sh --write    adds and removes rows: new files get the tests that name them
set -euo pipefail
cd "$(dirname "$0")/../.."
PYTHONPATH=scripts python3 - "$@" <<'PYTHON'
import sys

import reach

table = reach.read()
repaired = reach.repaired(table)
missing = [*(repaired.seconds.keys() - table.seconds), *(repaired.rows.keys() - table.rows)]
gone = [*(table.seconds.keys() - repaired.seconds), *(table.rows.keys() - repaired.rows)]
if sys.argv[1:] == ["--write"]:
    reach.TABLE.write_text(reach.text(repaired))
elif missing or gone:
    print(*[f"{name} has no row" for name in sorted(missing)], *[f"{name} is gone" for name in sorted(gone)], sep="\n")
    sys.exit("FAILED: Tests/Consumers/reach.sh --write changes these rows, by names; scripts/mutate --reach measures all, in minutes.")
print(f"ok: {len(repaired.rows)} source files and {len(reach.test_files())} test classes are in Tests/reach.txt")
PYTHON
