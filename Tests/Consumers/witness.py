"""Compares the feels with recordings of the originals: witness.py [--feel NUMBER] FILE...

Each file contains inputs and the frames of an original (see Tests/Fixtures/witness). The inputs are replayed through the
library, and its offsets are compared with the recorded ones at every frame. This file has the rules for Chromium and GTK,
witness_peers.py those for the others.

Touchpads: GTK's lists scroll 2.5 points for a surface unit, and their velocity is that of the signal "decelerate".

Chromium and GTK handle input once per frame, so their curves are delayed by up to two frames; the delay of an
animation or a deceleration varies by one frame. Therefore the drag and the motion after it are each compared
at the delay with the smallest difference, from -1 to 3 frames. Chromium rounds to whole points.
"""

import dataclasses
import math
import sys

import witness_peers
from witness_replay import FRAME, SURFACE_UNIT, best, fastest, our_speed, read, Replay, scrollkit


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
    bounds = witness_peers.bounds()
    for path in [word for word in words if word.endswith(".csv")]:
        scene = read(path)
        feel = witness_peers.peer_of(scene).feel if forced is None else forced
        if witness_peers.is_compared(scene):
            found = witness_peers.compare(library, feel, scene, bounds[scene.name])
        else:
            found = compare(library, feel, scene)
        texts, wrong = [], []
        for name, value, allowed, delay in found:
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
