"""Holds the feels against their originals: witness.py [--feel NUMBER] FILE...

Each file is what a Chromium or a GTK did with some inputs (see Tests/Fixtures/witness). The inputs
are replayed through the library, and its offsets compared with the recorded ones at every frame.

An original answers at its frames, so its curve comes up to two frames late, and a glide or a coast up
to one more or less than the last. So what a finger holds, and what moves by itself, is each compared
at the one delay at which it fits best, between -1 and 3 frames. Chromium draws on whole points.
"""

import ctypes
import dataclasses
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples/python"))
import scrollkit  # noqa: E402

FRAME = 1 / 60
DELAYS = [step / 1000 for step in range(-17, 51)]
AFTER = 60.0  # long after everything rests


@dataclasses.dataclass
class Scene:
    """A file: what was done, and the frames that were seen."""

    name: str
    viewport: float
    inputs: list  # (kind, seconds, value)
    frames: list  # (seconds, offset)

    @property
    def released(self):
        """When the finger left; None if it was a wheel."""
        return next((seconds for kind, seconds, _ in self.inputs if kind == "release"), None)


def read(path):
    rows = pathlib.Path(path).read_text().splitlines()
    viewport = next(float(row.split("viewport ")[1].split(",")[0]) for row in rows if "viewport " in row)
    rows = [row.split(",") for row in rows if not row.startswith("#")]
    rows = [(kind, float(seconds), float(value)) for kind, seconds, value in rows]
    return Scene(pathlib.Path(path).stem, viewport, [row for row in rows if row[0] != "frame"],
                 [row[1:] for row in rows if row[0] == "frame"])


class Replay:
    """A scene's inputs, through a scroller of the library."""

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
            case "fling":  # a drag let go at a speed
                ended = scrollkit.Input(kind=scrollkit.InputKind.PAN_END, time=time, velocity_y=value,
                                        flags=scrollkit.InputFlags.HAS_VELOCITY)
                begun = scrollkit.Input(kind=scrollkit.InputKind.PAN_BEGIN, time=time)
                self.library.scroller_push(self.scroller, ctypes.byref(begun))
                self.library.scroller_push(self.scroller, ctypes.byref(ended))

    def close(self):
        self.library.scroller_destroy(self.scroller)


def offsets(library, feel, scene, inputs, delay):
    """Ours at the frames, with the delay taken off, and where ours rests."""
    replay = Replay(library, feel, scene)
    steps = [(seconds, 0, kind, value) for kind, seconds, value in inputs]
    steps += [(seconds - delay, 1, "frame", seconds) for seconds, _ in scene.frames]
    seen = []
    for seconds, _, kind, value in sorted(steps):
        if kind == "frame":
            seen.append(replay.at(seconds).offset_y)
        else:
            replay.push(kind, seconds, value)
    rest = replay.at(AFTER).offset_y
    replay.close()
    return seen, rest


def best(library, feel, scene, inputs, wanted, shift=0.0):
    """How far ours is off at the wanted frames at the delay that suits nine of ten best: those, all,
    the delay, and where ours rests."""
    found = []
    for delay in DELAYS:
        seen, rest = offsets(library, feel, scene, inputs, delay)
        start = scene.frames[0][1]
        off = sorted(abs(ours + (shift if ours != start else 0) - theirs)
                     for ours, (seconds, theirs) in zip(seen, scene.frames) if wanted(seconds))
        found.append((off[max(0, len(off) * 9 // 10 - 1)], off[-1], delay, rest + shift))
    return min(found)


def with_frame_clock(library, feel, scene):
    """Chromium's glide begins, if nothing moved, at the frame before it heard of the wheel, which
    takes it some milliseconds."""
    replay, inputs = Replay(library, feel, scene), []
    for kind, seconds, value in scene.inputs:
        begins = not replay.at(seconds).needs_tick
        before = max(frame for frame, _ in scene.frames if frame <= seconds + 0.002)
        inputs.append((kind, max([before if begins else seconds] + [row[1] for row in inputs]), value / 120))
        replay.push(kind, seconds, value / 120)
    replay.close()
    return inputs


def gtk_coast(scene):
    """The last frame before GTK's coast, and the speed it had: each second leaves e^-4 of it."""
    places = [y for kind, _, y in scene.inputs if kind in ("press", "move")]
    dragged = scene.frames[0][1] + places[0] - places[-1]
    begun = max(place for place, frame in enumerate(scene.frames) if abs(frame[1] - dragged) < 0.01)
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
    """Figures of one scene: (name, points that it is off, points allowed, delay)."""
    draws_whole = scene.name.startswith("chromium")
    rounding, recorded = (1.0 if draws_whole else 0.01), scene.frames[-1][1]

    def moving(name, found, frames):
        """Times are told and fitted to a millisecond each; at times a busy machine skips a frame."""
        speed = max(abs(after[1] - before[1]) / (after[0] - before[0])
                    for before, after in zip(frames, frames[1:]))
        most, all_of_them, delay, rest = found
        return [(f"{name}, nine of ten frames", most, rounding + 0.002 * speed, delay),
                (f"{name}, all", all_of_them, rounding + FRAME * speed, delay),
                ("at rest", abs(rest - recorded), 0.51, 0)]

    if scene.released is None:
        inputs = with_frame_clock(library, feel, scene) if draws_whole else scene.inputs
        return moving("gliding", best(library, feel, scene, inputs, lambda _: True), scene.frames)
    places = [row for row in scene.inputs if row[0] in ("press", "move")]
    # GTK's content jumps by the slop when the drag begins; ours starts under the finger.
    slop = 0 if draws_whole else math.copysign(8, places[0][2] - places[-1][2])
    held = best(library, feel, scene, scene.inputs, lambda seconds: seconds <= scene.released, slop)
    fastest = max(abs(after[2] - before[2]) / (after[1] - before[1])
                  for before, after in zip(places, places[1:]))
    figures = [("held", held[1], rounding + (FRAME * fastest if draws_whole else 0), held[2])]
    if scene.released - places[-1][1] > 0.1:
        return figures + [("at rest", abs(held[3] - recorded), 0.51, 0)]
    if draws_whole:
        later = scene.released + 2 * FRAME
        coast = best(library, feel, scene, scene.inputs, lambda seconds: seconds > later)
        return figures + moving("coasting", coast, [row for row in scene.frames if row[0] > later])
    # GTK takes first and last place for the finger's speed, and waiting for movement; ours is the
    # slope of a line through all places. So its coast is compared at GTK's speed.
    begun, speed = gtk_coast(scene)
    alone = dataclasses.replace(scene, frames=scene.frames[begun:])
    coast = best(library, feel, alone, [("fling", alone.frames[0][0], speed)], lambda _: True)
    unlike = abs(our_speed(library, feel, scene) / speed - 1) * 100
    return figures + [("speed, %", unlike, 15, 0)] + moving("coasting", coast, alone.frames)


def main():
    words, library, failed = sys.argv[1:], scrollkit.load(), 0
    forced = int(words[words.index("--feel") + 1]) if "--feel" in words else None
    for path in [word for word in words if word.endswith(".csv")]:
        scene = read(path)
        feel = scrollkit.Feel.CHROMIUM if scene.name.startswith("chromium") else scrollkit.Feel.GTK
        told, wrong = [], []
        for name, value, allowed, delay in compare(library, feel if forced is None else forced, scene):
            told.append(f"{name} {value:.2f}" + (f" ({delay * 1000:+.0f} ms)" if delay else ""))
            if not value <= allowed:
                wrong.append(f"{name} {value:.2f}, not {allowed:.2f}")
        print(f"  {scene.name}: off by " + ", ".join(told))
        if wrong:
            failed += 1
            print(f"FAILED: {scene.name}: " + "; ".join(wrong))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
