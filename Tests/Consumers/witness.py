"""Compares the feels with recordings of the originals: witness.py [--feel NUMBER] FILE...

Each file contains inputs and the frames of Chromium or GTK (see Tests/Fixtures/witness). The inputs are
replayed through the library, and its offsets are compared with the recorded ones at every frame.

Touchpads: GTK's lists scroll 2.5 points for a surface unit, and their velocity is that of the signal "decelerate".

The originals handle input once per frame, so their curves are delayed by up to two frames; the delay of an
animation or a deceleration varies by one frame. Therefore the drag and the motion after it are each compared
at the delay with the smallest difference, from -1 to 3 frames. Chromium rounds to whole points.
"""

import ctypes
import dataclasses
import math
import pathlib
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
    viewport: float
    inputs: list  # (kind, seconds, value)
    frames: list  # (seconds, offset)

    @property
    def released(self):
        """The time of the last release; None for a wheel."""
        return next((seconds for kind, seconds, _ in reversed(self.inputs) if kind == "release"), None)

    @property
    def caught(self):
        """The times at which a finger catches a fling."""
        return [seconds for kind, seconds, _ in self.inputs if kind == "press"][1:]


def read(path):
    rows = pathlib.Path(path).read_text().splitlines()
    viewport = next(float(row.split("viewport ")[1].split(",")[0]) for row in rows if "viewport " in row)
    rows = [row.split(",") for row in rows if not row.startswith("#")]
    rows = [(kind, float(seconds), float(value)) for kind, seconds, value in rows]
    return Scene(pathlib.Path(path).stem, viewport, [row for row in rows if row[0] != "frame"],
                 [row[1:] for row in rows if row[0] == "frame"])


class Replay:
    """Replays the inputs of a scene through a scroller."""

    def __init__(self, library, feel, scene):
        self.library, self.scene, self.start = library, scene, 10.0
        self.scroller, self.frame = scrollkit.Scroller(), scrollkit.Frame()
        library.scroller_create(ctypes.byref(scrollkit.ScrollerOptions(feel=feel)), ctypes.byref(self.scroller))
        geometry = scrollkit.Geometry(viewport_width=400, viewport_height=scene.viewport,
                                      content_width=400, content_height=100_000)
        library.scroller_set_geometry(self.scroller, ctypes.byref(geometry), 0.0)
        library.scroller_set_offset(self.scroller, 0.0, scene.frames[0][1], 0.0)

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


def with_frame_clock(library, feel, scene):
    """Chromium's wheel animation begins, at rest, at the frame before the wheel event arrives; the event
    takes some milliseconds."""
    replay, inputs = Replay(library, feel, scene), []
    for kind, seconds, value in scene.inputs:
        begins = not replay.at(seconds).needs_tick
        before = max(frame for frame, _ in scene.frames if frame <= seconds + 0.002)
        inputs.append((kind, max([before if begins else seconds] + [row[1] for row in inputs]), value / 120))
        replay.push(kind, seconds, value / 120)
    replay.close()
    return inputs


def fastest(frames):
    """Returns the largest speed between two frames, in points per second. A compositor may ask for two at once."""
    return max(abs(after[1] - before[1]) / (after[0] - before[0])
               for before, after in zip(frames, frames[1:]) if after[0] - before[0] > FRAME / 4)


def touchpad(scene):
    """GTK's lists ignore the first movement of a stroke."""
    inputs, is_down = [], False
    for kind, seconds, value in scene.inputs:
        inputs.append((kind if is_down else "begin", seconds, value))
        is_down = kind == "pan"
    return inputs


def gtk_coast(scene):
    """Returns the index of the last frame before GTK's deceleration, and its initial speed; v' = -4 v."""
    samples = [y for kind, _, y in scene.inputs if kind in ("press", "move")]
    dragged = scene.frames[0][1] + samples[0] - samples[-1]
    begun = max(index for index, frame in enumerate(scene.frames) if abs(frame[1] - dragged) < 0.01)
    (since, offset), (then, moved) = scene.frames[begun:begun + 2]
    return begun, (moved - offset) * 4 / (1 - math.exp(-4 * (then - since)))


def our_speed(library, feel, scene):
    replay = Replay(library, feel, scene)
    for row in scene.inputs:
        replay.push(*row)
    speed = replay.at(scene.released).velocity_y
    replay.close()
    return speed


def compare(library, feel, scene):
    """Returns the figures of a scene: (name, difference, tolerance, delay), in points and seconds."""
    draws_whole = scene.name.startswith("chromium")
    rounding, recorded = (1.0 if draws_whole else 0.01), scene.frames[-1][1]

    def moving(name, found, frames):
        """Times are exact to 1 ms, the delay too; a busy machine may skip a frame."""
        speed = fastest(frames)
        most, all_of_them, delay, rest = found
        return [(f"{name}, nine of ten frames", most, rounding + 0.002 * speed, delay),
                (f"{name}, all", all_of_them, rounding + FRAME * speed, delay),
                ("at rest", abs(rest - recorded), 0.51, 0)]

    if scene.inputs[0][0] == "pan":
        inputs = touchpad(scene)
        figures = moving("touchpad", best(library, feel, scene, inputs, lambda _: True), scene.frames)
        # GTK merges the events of a frame. Fingers catch its content where the last frame drew it. It rests
        # 0.5 points farther.
        merged = max(abs(value) for kind, _, value in inputs if kind == "pan") * SURFACE_UNIT
        caught = max([fastest([frame for frame in scene.frames if abs(frame[0] - seconds) < 2 * FRAME])
                      for kind, seconds, _ in inputs[1:] if kind == "begin"], default=0)
        more = [0.5 + 2 * FRAME * caught, merged, 2 * FRAME * caught]
        return [(name, value, allowed + extra, delay) for (name, value, allowed, delay), extra in zip(figures, more)]
    if scene.released is None:
        inputs = with_frame_clock(library, feel, scene) if draws_whole else scene.inputs
        return moving("wheel", best(library, feel, scene, inputs, lambda _: True), scene.frames)
    if scene.caught:
        later = scene.released + 2 * FRAME
        coast = best(library, feel, scene, scene.inputs, lambda seconds: seconds > later)
        # Chromium catches content where the last frames drew it.
        passed = sum(2 * FRAME * fastest([frame for frame in scene.frames if abs(frame[0] - seconds) < 2 * FRAME])
                     for seconds in scene.caught)
        frames = [row for row in scene.frames if row[0] > later]
        return [(name, value, allowed + passed, delay) for name, value, allowed, delay in moving("boosted", coast, frames)]
    samples = [row for row in scene.inputs if row[0] in ("press", "move")]
    # GTK's content jumps by the slop at the start of a drag; ours does not.
    slop = 0 if draws_whole else math.copysign(8, samples[0][2] - samples[-1][2])
    held = best(library, feel, scene, scene.inputs, lambda seconds: seconds <= scene.released, slop)
    finger = max(abs(after[2] - before[2]) / (after[1] - before[1])
                 for before, after in zip(samples, samples[1:]))
    figures = [("held", held[1], rounding + (FRAME * finger if draws_whole else 0), held[2])]
    if scene.released - samples[-1][1] > 0.1:
        return figures + [("at rest", abs(held[3] - recorded), 0.51, 0)]
    if draws_whole:
        later = scene.released + 2 * FRAME
        coast = best(library, feel, scene, scene.inputs, lambda seconds: seconds > later)
        return figures + moving("coasting", coast, [row for row in scene.frames if row[0] > later])
    # GTK computes the velocity from the first and the last sample and counts pauses as movement; ours is
    # the slope of a line through all samples. So the decelerations are compared at GTK's velocity.
    begun, speed = gtk_coast(scene)
    alone = dataclasses.replace(scene, frames=scene.frames[begun:])
    coast = best(library, feel, alone, [("fling", alone.frames[0][0], speed)], lambda _: True)
    difference = abs(our_speed(library, feel, scene) / speed - 1) * 100
    return figures + [("speed, %", difference, 15, 0)] + moving("coasting", coast, alone.frames)


def main():
    words, library, failed = sys.argv[1:], scrollkit.load(), 0
    forced = int(words[words.index("--feel") + 1]) if "--feel" in words else None
    for path in [word for word in words if word.endswith(".csv")]:
        scene = read(path)
        feel = scrollkit.Feel.CHROMIUM if scene.name.startswith("chromium") else scrollkit.Feel.GTK
        texts, wrong = [], []
        for name, value, allowed, delay in compare(library, feel if forced is None else forced, scene):
            texts.append(f"{name} {value:.2f}" + (f" ({delay * 1000:+.0f} ms)" if delay else ""))
            if not value <= allowed:
                wrong.append(f"{name} {value:.2f}, at most {allowed:.2f}")
        print(f"  {scene.name}: difference " + ", ".join(texts))
        if wrong:
            failed += 1
            print(f"FAILED: {scene.name}: " + "; ".join(wrong))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
