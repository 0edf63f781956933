"""The package and its tests are importable from the source tree. SCROLLKIT_LIBRARY names the library."""

import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[1])]
