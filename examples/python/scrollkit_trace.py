#!/usr/bin/env python3
"""Reads traces of ScrollKit (docs/traces.md): scrollkit-trace COMMAND TRACE.

    info    what a trace contains, and whether this library answers as it was recorded
    csv     one line for each call, with the frame after it
    json    the steps with frames and events
    plot    offset, velocity and target over time, with phases and events (needs matplotlib)
    diff    compares two libraries (--library PATH) or two feels (--feel NAME) on one trace
    shrink  writes the fewest calls on which two libraries or feels still differ
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import json
import struct
import sys
from typing import Any, Callable, NamedTuple

import scrollkit

HEADER = 32
CALL, RESULT, CALLBACK, ANSWER, MARK = range(1, 6)
COLUMNS = ["offset_x", "offset_y", "velocity_x", "velocity_y", "target_x", "target_y", "scale"]


class Step(NamedTuple):
    kind: str
    place: int
    scroller: int
    text: str
    status: int
    is_equal: bool
    depth: int
    frame: dict[str, Any] | None
    event: dict[str, Any] | None


def fields_of(value: ctypes.Structure) -> dict[str, Any]:
    names = [name for name, *_ in value._fields_ if name not in ("struct_size", "reserved")]
    return {name: getattr(value, name) for name in names}


def replay(kit: scrollkit.Library, trace: bytes) -> tuple[int, scrollkit.TraceReport, list[Step]]:
    """Replays a trace. Returns the status, also of an invalid trace, with the report and the steps."""
    steps: list[Step] = []

    def observe(_user: Any, step: Any, text: Any, _scroller: Any, frame: Any, event: Any) -> None:
        seen = step.contents
        steps.append(
            Step(
                kit.enum_name("trace_step_kind", seen.kind), seen.place, seen.scroller, text.decode(),
                seen.status, seen.is_equal == 1, seen.depth,
                fields_of(frame.contents) if frame else None, fields_of(event.contents) if event else None,
            )
        )

    words = (ctypes.c_uint64 * (len(trace) // 8 + 1))()  # aligned to 8 bytes
    ctypes.memmove(words, trace, len(trace))
    report = scrollkit.TraceReport()
    function = scrollkit.TraceStepFunction(observe)
    try:
        status = kit.trace_replay(ctypes.addressof(words), len(trace), function, None, report)
    except scrollkit.ScrollKitError as error:
        if error.status != scrollkit.Status.INVALID_TRACE:
            raise
        status = error.status
    return status, report, steps


def groups(trace: bytes) -> list[bytes]:
    """The records of a trace; a call is one group with its callbacks and its result."""
    found = []
    start = place = HEADER
    depth = 0
    while place + 8 <= len(trace):
        size, kind = struct.unpack_from("=II", trace, place)
        if size < 8 or place + size > len(trace):
            break
        place += size
        depth += {CALL: 1, CALLBACK: 1, RESULT: -1, ANSWER: -1, MARK: 0}.get(kind, 0)
        if depth == 0:
            found.append(trace[start:place])
            start = place
    return found


def function_number(name: str) -> int:
    number = 0x811C9DC5
    for byte in name.encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    return number


def with_feel(trace: bytes, feel: int) -> bytes:
    """The trace with another feel in the options of each scroller, and without later changes of the feel."""
    changed = trace[:HEADER]
    create = function_number("trace_create_scroller")
    removed = {function_number("scroller_set_feel"), function_number("scroller_set_feel_values")}
    for group in groups(trace):
        kind, function, scroller = struct.unpack_from("=III", group, 4)
        if kind == CALL and function in removed:
            continue
        if kind == CALL and function == create:
            size = struct.unpack_from("=I", group)[0]
            options = scrollkit.ScrollerOptions()
            length = struct.unpack_from("=Q", group, 16)[0]
            ctypes.memmove(ctypes.byref(options), group[24:], min(length, ctypes.sizeof(options)))
            options.struct_size = ctypes.sizeof(options)
            options.feel = feel
            record = struct.pack("=IIIIQ", 24 + len(bytes(options)), CALL, create, scroller, len(bytes(options)))
            group = record + bytes(options) + group[size:]
        changed += group
    return changed


def answers(side: Callable[[bytes], list[Step]], trace: bytes) -> list[tuple[Any, ...]]:
    """What a program sees of a replay: frames and events."""
    seen = []
    for step in side(trace):
        frame = tuple(step.frame.values()) if step.frame else None
        event = tuple(step.event.values()) if step.event else None
        seen.append((step.kind, step.text, step.scroller, step.status, frame, event))
    return seen


def sides(options: argparse.Namespace) -> tuple[Callable[[bytes], list[Step]], Callable[[bytes], list[Step]]]:
    """The two replays to compare."""
    kit = scrollkit.load()
    other = scrollkit.load(options.library) if options.library else kit
    feel = scrollkit.Feel[options.feel.upper()] if options.feel else None
    if options.library is None and feel is None:
        sys.exit("scrollkit-trace: pass --library or --feel, or both")
    return (
        lambda trace: replay(kit, trace)[2],
        lambda trace: replay(other, trace if feel is None else with_feel(trace, feel))[2],
    )


def info(options: argparse.Namespace) -> int:
    kit = scrollkit.load()
    trace = options.trace.read()
    status, report, steps = replay(kit, trace)
    if len(trace) >= HEADER:
        version, _, library = struct.unpack_from("=III", trace, 8)
        print(f"format {version}, recorded by version {library // 10000}.{library // 100 % 100}.{library % 100}")
    times = [step.frame["time"] for step in steps if step.frame]
    scrollers = {step.scroller for step in steps if step.kind == "call"}
    print(f"{len(trace)} bytes, {report.calls} calls, {len(scrollers)} scrollers")
    if times:
        print(f"{min(times):.3f} s to {max(times):.3f} s")
    counts: dict[str, int] = {}
    for step in steps:
        if step.kind == "call":
            counts[step.text] = counts.get(step.text, 0) + 1
    for name, count in sorted(counts.items(), key=lambda pair: -pair[1]):
        print(f"{count:8} {name}")
    for step in steps:
        if step.kind == "mark":
            print(f"mark at byte {step.place}: {step.text}")
    print(f"{kit.status_text(status)} {report.differences} differences, read to byte {report.place}")
    return 0 if status == 0 else 1


def write_csv(options: argparse.Namespace) -> int:
    kit = scrollkit.load()
    rows = csv.writer(options.output, lineterminator="\n")
    rows.writerow(["place", "time", "scroller", "call", "status", "is_equal", "phase", *COLUMNS])
    for step in replay(kit, options.trace.read())[2]:
        if step.kind != "call":
            continue
        frame = step.frame or {}
        phase = kit.enum_name("phase", frame["phase"]) if frame else ""
        values = [frame.get(name, "") for name in COLUMNS]
        rows.writerow(
            [step.place, frame.get("time", ""), step.scroller, step.text, step.status, int(step.is_equal), phase, *values])
    return 0


def write_json(options: argparse.Namespace) -> int:
    status, report, steps = replay(scrollkit.load(), options.trace.read())
    result = {"status": status, "report": fields_of(report), "steps": [step._asdict() for step in steps]}
    json.dump(result, options.output, indent=1)
    options.output.write("\n")
    return 0


def plot(options: argparse.Namespace) -> int:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    kit = scrollkit.load()
    steps = [step for step in replay(kit, options.trace.read())[2] if step.frame and step.scroller == options.scroller]
    calls = [step.frame for step in steps if step.kind == "call" and step.frame]
    if not calls:
        sys.exit(f"scrollkit-trace: the trace has no scroller {options.scroller}")
    times = [frame["time"] for frame in calls]
    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(10, 6))
    axis = options.axis
    above.plot(times, [frame[f"target_{axis}"] for frame in calls], "--", color="0.6", label="target")
    above.plot(times, [frame[f"offset_{axis}"] for frame in calls], color="C0", label="offset")
    below.plot(times, [frame[f"velocity_{axis}"] for frame in calls], color="C1", label="velocity")
    named: set[str] = set()
    for frame, following in zip(calls, calls[1:]):
        phase = kit.enum_name("phase", frame["phase"])
        if phase != "idle":
            label = None if phase in named else phase
            named.add(phase)
            above.axvspan(
                frame["time"], following["time"], color=f"C{2 + frame['phase'] % 8}", alpha=0.15, linewidth=0, label=label)
    for step in steps:
        if step.event and step.text != "did_scroll":
            below.axvline(step.event["time"], color="0.8", linewidth=0.8)
    above.set_ylabel("points")
    below.set_ylabel("points per second")
    below.set_xlabel("seconds")
    above.legend(loc="best")
    below.legend(loc="best")
    figure.savefig(options.output, dpi=120, bbox_inches="tight")
    return 0


def diff(options: argparse.Namespace) -> int:
    one, other = sides(options)
    trace = options.trace.read()
    # Events may be more or fewer; calls correspond by their place, or with other options by their order.
    first = [step for step in one(trace) if step.kind == "call"]
    second = [step for step in other(trace) if step.kind == "call"]
    removed = ("scroller_set_feel", "scroller_set_feel_values")
    if options.feel:
        first = [step for step in first if step.text not in removed]
    largest: dict[str, tuple[float, Step]] = {}
    count = 0
    for left, right in zip(first, second):
        if not left.frame or not right.frame:
            continue
        differs = left.status != right.status
        for name in COLUMNS:
            distance = abs(left.frame[name] - right.frame[name])
            if distance > largest.get(name, (0.0, left))[0]:
                largest[name] = (distance, left)
            differs = differs or distance > 0
        if differs and count == 0:
            print(f"first at byte {left.place}, {left.frame['time']:.6f} s: {left.text} of scroller {left.scroller}")
        count += differs
    count += abs(len(first) - len(second))
    for name, (distance, step) in largest.items():
        print(f"{name:12} {distance:.17g} at {step.frame['time']:.6f} s, scroller {step.scroller}")  # type: ignore[index]
    print(f"{count} of {len(first)} calls differ")
    return 1 if count else 0


def shrink(options: argparse.Namespace) -> int:
    one, other = sides(options)
    trace = options.trace.read()
    header = trace[:HEADER]

    def differs(parts: list[bytes]) -> bool:
        candidate = header + b"".join(parts)
        return answers(one, candidate) != answers(other, candidate)

    parts = groups(trace)
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
    options.output.write(header + b"".join(parts))
    print(f"{len(parts)} calls and marks are left")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scrollkit-trace", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        new = commands.add_parser(name)
        new.add_argument("trace", type=argparse.FileType("rb"))
        new.set_defaults(run=run)
        return new

    command("info", info)
    for name, run in (("csv", write_csv), ("json", write_json)):
        command(name, run).add_argument("-o", "--output", type=argparse.FileType("w"), default=sys.stdout)
    picture = command("plot", plot)
    picture.add_argument("-o", "--output", required=True)
    picture.add_argument("--scroller", type=int, default=0)
    picture.add_argument("--axis", choices=("x", "y"), default="y")
    for name, run in (("diff", diff), ("shrink", shrink)):
        new = command(name, run)
        new.add_argument("--library", help="the other library, as libscrollkit.so.0")
        new.add_argument("--feel", help="another feel, as android")
        if name == "shrink":
            new.add_argument("-o", "--output", type=argparse.FileType("wb"), required=True)
    options = parser.parse_args()
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
