"""Records how LVGL scrolls: lvgl.py PROGRAM FOLDER. The program is lvgl.c, which has the scenes."""

import pathlib
import subprocess
import sys

from recording import write


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for name in subprocess.run([program], capture_output=True, text=True, check=True).stdout.split():
        lines = subprocess.run([program, name], capture_output=True, text=True, check=True).stdout.splitlines()
        version, lengths = (line.split(",", 1)[1] for line in lines[:2])
        rows = [(kind, float(seconds), float(value)) for kind, seconds, value in (line.split(",") for line in lines[2:])]
        write(folder / f"lvgl_{name}.csv", [f"LVGL {version}, a clock of its own", f"{lengths}; frame,seconds,offset"],
              [row for row in rows if row[0] != "frame"], [row for row in rows if row[0] == "frame"])


main()
