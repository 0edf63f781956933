#!/usr/bin/env bash
# Runs the tests of the Python package, with the golden cases, and checks its types.
#
#   python.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 PYTHONDONTWRITEBYTECODE=1 MYPYPATH=bindings/python:examples/python
/usr/bin/python3 -m pytest -q -p no:cacheprovider bindings/python/tests
/usr/bin/python3 -m mypy --strict --cache-dir "$cache" bindings/python/scrollkit bindings/python/tests/*.py examples/python/{flick,feed,chat}.py
