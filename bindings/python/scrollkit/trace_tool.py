"""Reads traces of ScrollKit: scrollkit-trace COMMAND TRACE.

    info    what a trace contains, and whether this library answers as it was recorded
    csv     one line for each call, with the frame after it
    json    the steps with frames and events
    plot    offset, velocity and target over time, with phases and events (needs matplotlib)
    meter   what a user saw of each scroller: janky frames, jerk, and the lag from an input to its frame
    diff    compares two libraries (--library PATH) or two feels (--feel NAME) on one trace
    shrink  writes the fewest calls on which two libraries or feels still differ

The exit status is 1 if the trace is damaged, and with info and diff if answers differ; 2 for a wrong use.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import csv
import ctypes
import itertools
import json
import os
import pathlib
import struct
import sys
from typing import Any, Callable, Iterator, TextIO

from . import ffi
from ._library import library
from .trace import Replay, Step, replay
from .values import Frame

HEADER = 32
CALL, RESULT, CALLBACK, ANSWER, MARK = range(1, 6)
SETTING_A_FEEL = ("scroller_set_feel", "scroller_set_feel_values")
VECTORS = ["offset", "velocity", "target"]
COLUMNS = [f"{vector}_{axis}" for vector in VECTORS for axis in "xy"] + ["scale"]

Side = Callable[[bytes], Replay]


def numbers(frame: Frame) -> list[float]:
    """The values of COLUMNS."""
    return [value for name in VECTORS for value in getattr(frame, name)] + [frame.scale]


# The records of a trace.

def records(trace: bytes) -> Iterator[bytes]:
    """Yield the records of a trace, up to its end or a damaged one."""
    place = HEADER
    while place + 16 <= len(trace):
        size, = struct.unpack_from("=I", trace, place)
        if size < 16 or place + size > len(trace):
            return
        yield trace[place : place + size]
        place += size


def nesting(record: bytes) -> int:
    """1 where a call or a delegate's function begins, -1 where it ends, else 0."""
    return {CALL: 1, CALLBACK: 1, RESULT: -1, ANSWER: -1}.get(struct.unpack_from("=I", record, 4)[0], 0)


def groups(trace: bytes) -> Iterator[bytes]:
    """Yield the calls of a trace, each as one group of records with its callbacks and its result."""
    group, depth = b"", 0
    for record in records(trace):
        group += record
        depth += nesting(record)
        if depth == 0:
            yield group
            group = b""


def function_number(name: str) -> int:
    """The 32-bit FNV-1a hash of a function's name."""
    number = 0x811C9DC5
    for byte in name.encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    return number


def with_feel(trace: bytes, feel: ffi.Feel) -> bytes:
    """A trace with another feel in the options of each scroller, and without later changes of the feel."""
    create = function_number("trace_create_scroller")
    removed = [function_number(name) for name in SETTING_A_FEEL]
    changed = trace[:HEADER]
    place, depth = HEADER, 0  # in a call that is removed
    for record in records(trace):
        place += len(record)
        kind, function = struct.unpack_from("=II", record, 4)
        if depth > 0 or (kind == CALL and function in removed):
            depth += nesting(record)
        elif kind == CALL and function == create:
            changed += with_feel_in_options(record, feel)
        else:
            changed += record
    return changed + trace[place:]


def with_feel_in_options(record: bytes, feel: ffi.Feel) -> bytes:
    """The record of a scroller's creation with another feel."""
    options = ffi.ScrollerOptions()
    given = record[24:][: ctypes.sizeof(options)]
    ctypes.memmove(ctypes.byref(options), given, len(given))
    options.struct_size = ctypes.sizeof(options)
    options.feel = feel
    contents = bytes(options)
    return struct.pack("=I", 24 + len(contents)) + record[4:16] + struct.pack("=Q", len(contents)) + contents


# The commands.

def info(options: argparse.Namespace) -> int:
    trace = options.trace.read()
    result = replay(trace)
    if len(trace) >= HEADER:
        version, _, number = struct.unpack_from("=III", trace, 8)
        print(f"format {version}, recorded by version {number // 10000}.{number // 100 % 100}.{number % 100}")
    calls = [step for step in result.steps if step.kind == ffi.TraceStepKind.CALL]
    counts = collections.Counter(step.text for step in calls)
    objects = len({step.number for step in calls})
    print(f"{len(trace)} bytes, {result.calls} calls, {objects} scrollers and lists")
    times = [step.frame.time for step in calls if step.frame]
    if times:
        print(f"{min(times):.3f} s to {max(times):.3f} s")
    for name, count in counts.most_common():
        print(f"{count:8} {name}")
    for step in result.steps:
        if step.kind == ffi.TraceStepKind.MARK:
            print(f"mark at byte {step.place}: {printable(step.text)}")
    text = library().status_text(result.status)
    print(f"{text} {result.differences} differences, read to byte {result.place}")
    return 0 if result.status == ffi.Status.OK else 1


def printable(text: str) -> str:
    """A note without characters that control a terminal."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def exit_status(result: Replay) -> int:
    """1, after a message, if the trace could not be read to its end."""
    if result.status != ffi.Status.INVALID_TRACE:
        return 0
    print(f"scrollkit-trace: {library().status_text(result.status)} It was read to byte {result.place}.", file=sys.stderr)
    return 1


def output(options: argparse.Namespace) -> contextlib.AbstractContextManager[TextIO]:
    """The file to write, which is opened once the trace is read: it may be the same; or the standard output."""
    if options.output == "-":
        return contextlib.nullcontext(sys.stdout)
    return open(options.output, "w")


def write_csv(options: argparse.Namespace) -> int:
    result = replay(options.trace.read())
    with output(options) as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["place", "time", "number", "call", "status", "is_equal", "phase", *COLUMNS])
        for step in result.steps:
            if step.kind != ffi.TraceStepKind.CALL:
                continue
            frame = step.frame
            shown = [frame.phase.name.lower(), *numbers(frame)] if frame else [""] * (1 + len(COLUMNS))
            rows.writerow([
                step.place, frame.time if frame else "", step.number, step.text, step.status, int(step.is_equal), *shown])
    return exit_status(result)


def write_json(options: argparse.Namespace) -> int:
    result = replay(options.trace.read())
    fields = result._asdict()
    del fields["reports"]
    with output(options) as file:
        json.dump({**fields, "steps": [json_step(step) for step in result.steps]}, file, indent=1)
        file.write("\n")
    return exit_status(result)


def json_step(step: Step) -> dict[str, Any]:
    return {
        **step._asdict(), "kind": step.kind.name.lower(), "frame": step.frame.as_dict() if step.frame else None,
        "event": {**step.event._asdict(), "kind": step.event.kind.name.lower()} if step.event else None}


def plot(options: argparse.Namespace) -> int:
    try:
        import matplotlib  # type: ignore
    except ImportError:
        sys.exit("scrollkit-trace: plot needs matplotlib: pip install matplotlib, or apt-get install python3-matplotlib")
    matplotlib.use("Agg")
    from matplotlib import pyplot

    result = replay(options.trace.read())
    steps = [step for step in result.steps if step.number == options.number and step.frame]
    frames = [step.frame for step in steps if step.kind == ffi.TraceStepKind.CALL and step.frame]
    if not frames:
        options.refuse(f"the trace has no scroller {options.number}")
    frames = [frame for frame in frames if frame.time > 0] or frames  # the clock is 0 before the first time
    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(10, 6), layout="constrained")
    times = [frame.time for frame in frames]
    axis = options.axis
    above.plot(times, [getattr(frame.target, axis) for frame in frames], "--", color="0.5", label="target")
    above.plot(times, [getattr(frame.offset, axis) for frame in frames], color="C0", label="content offset")
    below.plot(times, [getattr(frame.velocity, axis) for frame in frames], color="C1", label="velocity")
    plot_phases(above, frames)
    for step in steps:
        if step.event and step.event.kind != ffi.EventKind.DID_SCROLL:
            below.axvline(step.event.time, color="0.8", linewidth=0.8, zorder=0)
    above.set_ylabel(f"{axis} in points")
    below.set_ylabel("points per second")
    below.set_xlabel("time in seconds; grey lines are events")
    above.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    below.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    try:
        figure.savefig(options.output, dpi=120)
    except ValueError as error:  # an unknown kind of picture
        options.refuse(str(error))
    return exit_status(result)


def plot_phases(axes: Any, frames: list[Frame]) -> None:
    """Draws phases as bands; the legend names each once."""
    named: set[ffi.Phase] = set()
    start = frames[0]
    for frame in [*frames[1:], None]:
        if frame and frame.phase == start.phase:
            continue
        end = frame or frames[-1]
        if start.phase != ffi.Phase.IDLE:
            label = None if start.phase in named else start.phase.name.lower().replace("_", " ")
            axes.axvspan(start.time, end.time, color=f"C{2 + start.phase % 8}", alpha=0.2, linewidth=0, label=label)
            named.add(start.phase)
        start = end


def meter(options: argparse.Namespace) -> int:
    measured = ffi.MeterOptions()
    measured.is_horizontal = options.axis == "x"
    measured.frames_per_second = options.rate
    measured.pixels_per_point = options.scale
    result = replay(options.trace.read(), meter=measured)
    for number, report in sorted(result.reports.items()):
        if report.frames:
            print(report_text(number, report))
    return exit_status(result)


def report_text(number: int, report: ffi.MeterReport) -> str:
    share = 100 / report.frames
    return f"""scroller {number}: {report.frames} frames of {report.scrolls} scrolls
{report.janky_frames:8} janky ({report.janky_frames * share:.1f} %); the display missed
{report.missed_by_delivery:16} because events reached it late
{report.missed_in_fast_scroll:16} between fast movements
{report.missed_at_start_of_fling:16} at the start of momentum
{report.missed_in_fling:16} during momentum
{report.predictor_janky_frames:8} uneven ({report.predictor_janky_frames * share:.1f} %): predictor jank
{report.same_frames:8} with the pixels of the frame before ({report.same_frames * share:.1f} %)
{report.inputs:8} inputs, {1000 * report.mean_lag:.1f} ms before their frame, at most {1000 * report.largest_lag:.1f} ms
{report.largest_jerk:8.3g} points per second cubed: the largest jerk"""


def sides(options: argparse.Namespace) -> tuple[Side, Side]:
    """The two replays to compare."""
    if options.library is None and options.feel is None:
        options.refuse("pass --library or --feel, or both")
    other = ffi.load(options.library) if options.library else library()
    if options.feel is None:
        return replay, lambda trace: replay(trace, other)
    feel = ffi.Feel[options.feel.upper()]
    return replay, lambda trace: replay(with_feel(trace, feel), other)


def is_compared(step: Step) -> bool:
    """False for a call that sets a feel: it is missing where the feel is another."""
    return step.kind != ffi.TraceStepKind.CALL or step.text not in SETTING_A_FEEL


def calls_of(result: Replay) -> list[Step]:
    """The calls that both sides make."""
    return [step for step in result.steps if step.kind == ffi.TraceStepKind.CALL and is_compared(step)]


def call_answer(step: Step | None) -> tuple[Any, ...] | None:
    """What two sides must answer alike to a call; None if there is none."""
    return step and (step.text, step.number, step.status, step.is_equal, step.frame and numbers(step.frame))


def diff(options: argparse.Namespace) -> int:
    one, other = sides(options)
    trace = options.trace.read()
    first, second = one(trace), other(trace)
    pairs = list(itertools.zip_longest(calls_of(first), calls_of(second)))
    different = [left or right for left, right in pairs if call_answer(left) != call_answer(right)]
    if different:
        print(f"first at byte {place_text(different[0])}")
    largest: dict[str, tuple[float, Step]] = {}
    for left, right in pairs:
        if not left or not right or not left.frame or not right.frame:
            continue
        for name, a, b in zip(COLUMNS, numbers(left.frame), numbers(right.frame)):
            if abs(a - b) > largest.get(name, (0.0, left))[0]:
                largest[name] = (abs(a - b), left)
    for name, (distance, step) in largest.items():
        assert step.frame is not None
        print(f"{name:12} {distance:.17g} at {step.frame.time:.6f} s, scroller {step.number}")
    print(f"{len(different)} of {len(pairs)} calls differ")
    return exit_status(first) or exit_status(second) or (1 if different else 0)


def place_text(step: Step) -> str:
    time = f", {step.frame.time:.6f} s" if step.frame else ""
    return f"{step.place}{time}: {step.text} of {'list' if 'list' in step.text else 'scroller'} {step.number}"


def shrink(options: argparse.Namespace) -> int:
    one, other = sides(options)
    trace = options.trace.read()
    status = exit_status(one(trace))

    def differs(parts: list[bytes]) -> bool:
        candidate = trace[:HEADER] + b"".join(parts)
        return answers(one, candidate) != answers(other, candidate)

    parts = list(groups(trace))
    if not differs(parts):
        sys.exit("scrollkit-trace: they do not differ on this trace")
    size = len(parts) // 2
    while size > 0:
        place = 0
        while place < len(parts):
            fewer = parts[:place] + parts[place + size :]
            if differs(fewer):
                parts = fewer
            else:
                place += size
        size //= 2
    pathlib.Path(options.output).write_bytes(trace[:HEADER] + b"".join(parts))
    print(f"{len(parts)} calls and marks are left")
    return status


def answers(side: Side, trace: bytes) -> list[tuple[Any, ...]]:
    """What a program sees of a replay: frames and events."""
    return [
        (step.kind, step.text, step.number, step.status, step.is_equal, step.frame, step.event)
        for step in side(trace).steps if is_compared(step)]


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="scrollkit-trace", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = result.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        new = commands.add_parser(name)
        new.add_argument("trace", type=argparse.FileType("rb"))
        new.set_defaults(run=run, refuse=new.error)
        return new

    command("info", info)
    for name, run in (("csv", write_csv), ("json", write_json)):
        command(name, run).add_argument("-o", "--output", default="-")
    picture = command("plot", plot)
    picture.add_argument("-o", "--output", required=True, help="a PNG, SVG or PDF file")
    picture.add_argument("--number", type=int, default=0, help="the scroller, in the order of creation from 0")
    picture.add_argument("--axis", choices=("x", "y"), default="y")
    measuring = command("meter", meter)
    measuring.add_argument("--rate", type=float, default=60, help="frames per second of the display")
    measuring.add_argument("--scale", type=float, default=1, help="pixels in a point")
    measuring.add_argument("--axis", choices=("x", "y"), default="y")
    for name, run in (("diff", diff), ("shrink", shrink)):
        new = command(name, run)
        new.add_argument("--library", help="the other library, as libscrollkit.so.0")
        new.add_argument("--feel", type=str.lower, choices=[feel.name.lower() for feel in ffi.Feel], help="another feel")
        if name == "shrink":
            new.add_argument("-o", "--output", required=True)
    return result


def main() -> int:
    options = parser().parse_args()
    try:
        result: int = options.run(options)
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:  # of a file or a library that was named
        options.refuse(str(error))
    return result


if __name__ == "__main__":
    sys.exit(main())
