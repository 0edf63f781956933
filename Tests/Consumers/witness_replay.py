"""Replays recorded scenes (Tests/Fixtures/witness) through the library."""

import ctypes
import dataclasses
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings/python"))
from scrollkit import ffi as scrollkit  # noqa: E402

FRAME = 1 / 60
DELAYS = [step / 1000 for step in range(-17, 51)]
AFTER = 60.0  # seconds after which all content rests
SURFACE_UNIT = 2.5  # points that GTK's lists scroll for one unit of a touchpad: measured, and published


@dataclasses.dataclass
class Scene:
    """A file: the inputs and the recorded frames."""

    name: str
    version: str  # of the original
    viewport: float
    content: float
    track: float  # the length of a scroll bar's track; 0 without one
    notch: float  # the points of a notch; 0 if they are those of the feel
    inputs: list  # (kind, seconds, value)
    frames: list  # (seconds, offset)

    @property
    def released(self):
        """The time of the last release; None for a wheel."""
        return next((seconds for kind, seconds, _ in reversed(self.inputs) if kind in ("release", "lift")), None)

    @property
    def caught(self):
        """The times at which a finger catches a fling."""
        return [seconds for kind, seconds, _ in self.inputs if kind == "press"][1:]


def read(path):
    rows = pathlib.Path(path).read_text().splitlines()
    head = " ".join(row for row in rows if row.startswith("#"))
    stated = {word: float(number) for word, number in re.findall(r"(viewport|content|track|notch) ([\d.]+)", head)}
    rows = [row.split(",") for row in rows if not row.startswith("#")]
    rows = [(kind, float(seconds), float(value)) for kind, seconds, value in rows]
    return Scene(
        pathlib.Path(path).stem, head[2:].split(",")[0], stated["viewport"], stated["content"],
        stated.get("track", 0), stated.get("notch", 0),
        [row for row in rows if row[0] != "frame"], [row[1:] for row in rows if row[0] == "frame"])


class Replay:
    """Replays the inputs of a scene through a scroller."""

    def __init__(self, library, feel, scene):
        self.library, self.scene, self.start = library, scene, 10.0
        self.scroller, self.frame = scrollkit.Scroller(), scrollkit.Frame()
        library.scroller_create(ctypes.byref(scrollkit.ScrollerOptions(feel=feel)), ctypes.byref(self.scroller))
        geometry = scrollkit.Geometry(viewport_width=400, viewport_height=scene.viewport,
                                      content_width=400, content_height=scene.content)
        library.scroller_set_geometry(self.scroller, ctypes.byref(geometry), 0.0)
        library.scroller_set_offset(self.scroller, 0.0, scene.frames[0][1], 0.0)
        if scene.track:
            bar = scrollkit.ScrollbarOptions(track_length=scene.track)
            library.scrollbar_enable(self.scroller, scrollkit.Axis.Y, ctypes.byref(bar), 0.0)

    def at(self, seconds):
        self.library.scroller_tick(self.scroller, self.start + seconds, ctypes.byref(self.frame))
        return self.frame

    def push(self, kind, seconds, value):
        time = self.start + seconds
        match kind:
            case "press":
                self.library.scroller_press(self.scroller, 1, 200.0, value, time)
            case "move":
                self.library.scroller_move(self.scroller, 1, 200.0, value, time)
            case "release":
                self.library.scroller_release(self.scroller, 1, time)
            case "wheel":
                self.library.scroller_wheel(self.scroller, 0.0, value, scrollkit.Unit.NOTCHES, time)
            case "line_down" | "page_down" | "end":
                self.library.scroller_key(self.scroller, scrollkit.Key[kind.upper()], time)
            case "thumb":
                self.library.scrollbar_press(self.scroller, scrollkit.Axis.Y, scrollkit.ScrollbarPart.THUMB, value, time)
            case "thumb_move":
                self.library.scrollbar_drag(self.scroller, scrollkit.Axis.Y, value, 0.0, time)
            case "thumb_release":
                self.library.scrollbar_release(self.scroller, scrollkit.Axis.Y, time)
            case "fling":  # the end of a drag with a given velocity
                ended = scrollkit.Input(kind=scrollkit.InputKind.PAN_END, time=time, velocity_y=value,
                                        flags=scrollkit.InputFlags.HAS_VELOCITY)
                begun = scrollkit.Input(kind=scrollkit.InputKind.PAN_BEGIN, time=time)
                self.library.scroller_push(self.scroller, ctypes.byref(begun))
                self.library.scroller_push(self.scroller, ctypes.byref(ended))
            case "begin":
                begun = scrollkit.Input(kind=scrollkit.InputKind.PAN_BEGIN, time=time)
                self.library.scroller_push(self.scroller, ctypes.byref(begun))
            case "pan":
                moved = scrollkit.Input(kind=scrollkit.InputKind.PAN_UPDATE, time=time, y=value * SURFACE_UNIT)
                self.library.scroller_push(self.scroller, ctypes.byref(moved))
            case "scroll":
                moved = scrollkit.Input(kind=scrollkit.InputKind.PAN_UPDATE, time=time, y=value)
                self.library.scroller_push(self.scroller, ctypes.byref(moved))
            case "lift":
                ended = scrollkit.Input(kind=scrollkit.InputKind.PAN_END, time=time)
                self.library.scroller_push(self.scroller, ctypes.byref(ended))
            case "decelerate":
                ended = scrollkit.Input(kind=scrollkit.InputKind.PAN_END, time=time,
                                        velocity_y=value * SURFACE_UNIT, flags=scrollkit.InputFlags.HAS_VELOCITY)
                self.library.scroller_push(self.scroller, ctypes.byref(ended))

    def close(self):
        self.library.scroller_destroy(self.scroller)


def offsets(library, feel, scene, inputs, delay):
    """Returns our offsets at the frames, without the delay, and our resting offset."""
    replay = Replay(library, feel, scene)
    steps = [(seconds, 0, kind, value) for kind, seconds, value in inputs]
    steps += [(seconds - delay, 1, "frame", seconds) for seconds, _ in scene.frames]
    seen = []
    for seconds, _, kind, value in sorted(steps, key=lambda step: step[:2]):
        if kind == "frame":
            seen.append(replay.at(seconds).offset_y)
        else:
            replay.push(kind, seconds, value)
    rest = replay.at(AFTER).offset_y
    replay.close()
    return seen, rest


def best(library, feel, scene, inputs, wanted, shift=0.0):
    """Returns the differences at the wanted frames for the best delay: the ninth decile, the maximum,
    the delay and our resting offset."""
    found = []
    for delay in DELAYS:
        seen, rest = offsets(library, feel, scene, inputs, delay)
        start = scene.frames[0][1]
        off = sorted(abs(ours + (shift if ours != start else 0) - theirs)
                     for ours, (seconds, theirs) in zip(seen, scene.frames) if wanted(seconds))
        found.append((off[max(0, len(off) * 9 // 10 - 1)], off[-1], delay, rest + shift))
    return min(found)


def fastest(frames):
    """Returns the largest speed between two frames, in points per second. A compositor may ask for two at once."""
    return max(abs(after[1] - before[1]) / (after[0] - before[0])
               for before, after in zip(frames, frames[1:]) if after[0] - before[0] > FRAME / 4)


def our_speed(library, feel, scene):
    replay = Replay(library, feel, scene)
    for row in scene.inputs:
        replay.push(*row)
    speed = replay.at(scene.released).velocity_y
    replay.close()
    return speed
