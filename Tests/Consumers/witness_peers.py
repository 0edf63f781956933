"""Compares recordings of Qt, Firefox, LVGL and WebKitGTK, and keys and thumbs of Chromium, with the feels that imitate them.

A figure is the largest difference between the recorded offset and the library's, in points: while a finger moves ("held"),
after that or after wheels and keys ("moving"), and at rest ("rest"). Flings that end in range are also compared from the
velocity with which the original began ("alone"): that tells the motion from the estimate of the velocity.

`witness_peers.py` writes the bounds of all scenes anew: their figures, rounded up to a tenth of a point.
"""

import ctypes
import dataclasses
import math
import pathlib

from witness_replay import offsets, read, scrollkit

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "Fixtures/witness"
BOUNDS = FOLDER / "bounds.txt"


def milliseconds(first, last):
    return [step / 1000 for step in range(first, last + 1)]


@dataclasses.dataclass
class Peer:
    """An original: the feel that is compared with it, and when its frames show an input."""

    feel: int
    held: list  # the delays of what a finger moves, in seconds
    moving: list  # the delays of what moves by itself
    late: float = 0  # for so many seconds after a release, frames still show the drag
    tick: float = 0  # the animation of a wheel or a key begins so many seconds before the first frame that shows it


# Qt's offsets have the times at which Qt set them. Its animations begin at the tick of 16 ms before the event.
QT = Peer(scrollkit.Feel.QT, held=milliseconds(0, 10), moving=milliseconds(-17, 2), late=0.002, tick=0.016)
# Firefox shows an offset two to three frames after it has computed it.
FIREFOX = Peer(scrollkit.Feel.GECKO, held=milliseconds(17, 60), moving=milliseconds(0, 67), late=0.06)
# LVGL reads the finger every 33 ms.
LVGL = Peer(scrollkit.Feel.LVGL, held=milliseconds(0, 33), moving=milliseconds(-33, 33))
# Chromium and GTK handle input once a frame.
CHROMIUM = Peer(scrollkit.Feel.CHROMIUM, held=milliseconds(-17, 50), moving=milliseconds(-17, 50), late=0.034)
GTK = Peer(scrollkit.Feel.GTK, held=milliseconds(-17, 50), moving=milliseconds(-17, 50))
# WebKit begins an animation up to two frames before the page's event.
WEBKITGTK = Peer(scrollkit.Feel.MACOS, held=milliseconds(0, 50), moving=milliseconds(-34, 34))
# With a touchpad it is GTK's deceleration. WebKit sees the fingers leave some milliseconds later.
TOUCHPAD = Peer(scrollkit.Feel.GTK, held=milliseconds(0, 20), moving=milliseconds(-17, 34), late=0.01)
# The first word of a recording's name.
PEERS = {"chromium": CHROMIUM, "gtk": GTK, "qt": QT, "qtwidgets": QT, "firefox": FIREFOX, "firefoxmsd": FIREFOX, "lvgl": LVGL,
         "webkitgtk": WEBKITGTK, "webkitgtktouchpad": TOUCHPAD}
# The second word.
KINDS = {"fling": "flings", "drag": "a drag that rests", "catch": "a fling caught", "twice": "a fling, caught and flung on",
         "bounce": "flings past an edge", "pull": "a drag past an edge", "notch": "notches, each after the other's animation",
         "wheel": "notches that follow each other", "keys": "keys", "thumb": "a drag of the thumb"}
# Each feel: how it was compared with its original, and the first word of its recordings.
PROOFS = [
    ("`uikit`, `uikit_fast`", "by formula", "UIScrollView, from ScrollMechanics and Apple's published rates", None),
    ("`android`", "by source", "OverScroller, EdgeEffect, VelocityTracker of Android 17", None),
    ("`flutter_android`, `flutter_ios`", "by source, and its tests", "Flutter's scroll simulations", None),
    ("`chromium`", "live", None, "chromium"),
    ("`gtk`", "live", None, "gtk"),
    ("`macos`", "by source; the wheel live, below", "WebKit's elasticity and wheel, Flutter's velocity weights", None),
    ("`qt`", "live", None, "qt"),
    ("`gecko`", "live", None, "firefox"),
    ("`lvgl`", "live", None, "lvgl"),
]


def peer_of(scene):
    return PEERS[scene.name.split("_")[0]]


def kind_of(scene):
    return scene.name.split("_")[1]


def drag_end(scene):
    """The offset at which the last finger lets go."""
    late = peer_of(scene).late
    return [offset for seconds, offset in scene.frames if seconds < scene.released + late][-1]


def velocity_of(library, feel, scene):
    """The velocity with which our fling rests where the original's did; None if no velocity does."""
    begun, rest = scene.frames[0][1], scene.frames[-1][1]

    def rests_at(velocity):
        return offsets(library, feel, scene, [("fling", scene.frames[0][0], velocity)], 0)[1]

    slow, fast = 0.0, math.copysign(20_000.0, rest - begun)
    for _ in range(40):
        middle = (slow + fast) / 2
        slow, fast = (middle, fast) if abs(rests_at(middle) - begun) < abs(rest - begun) else (slow, middle)
    return fast if abs(rests_at(fast) - rest) < 0.1 else None


def as_far(library, feel, scene):
    """The inputs with the notches that scroll as far in our feel as one of the original's in the original."""
    if not scene.notch:
        return scene.inputs
    values = scrollkit.FeelValues()
    library.feel_get_values(feel, ctypes.byref(values))
    return [(kind, seconds, value * scene.notch / values.wheel_step if kind == "wheel" else value)
            for kind, seconds, value in scene.inputs]


def begun_at_ticks(scene, given, tick):
    """The inputs at the times at which the original's animations begin, and the times in which no frame shows them yet."""
    inputs, hidden = [], []
    for kind, seconds, value in given:
        shown = next((after[0] for before, after in zip(scene.frames, scene.frames[1:])
                      if after[0] > seconds and after[1] != before[1]), seconds + tick)
        inputs.append((kind, max([shown - tick] + [row[1] for row in inputs]), value))
        hidden.append((shown - tick, shown))
    return inputs, hidden


def largest(library, feel, scene, inputs, wanted, delays):
    """The largest difference at the wanted frames, for the delay at which it is smallest."""
    def difference(delay):
        ours, _ = offsets(library, feel, scene, inputs, delay)
        return max(abs(offset - theirs) for offset, (seconds, theirs) in zip(ours, scene.frames) if wanted(seconds))

    return min(map(difference, delays))


def figures(library, feel, scene):
    """The figures of a scene: name → points."""
    peer, found, inputs, hidden = peer_of(scene), {}, as_far(library, feel, scene), []
    if peer.tick and not scene.released:
        inputs, hidden = begun_at_ticks(scene, inputs, peer.tick)
    let_go = [seconds for kind, seconds, _ in inputs if kind in ("release", "lift", "thumb_release")]
    since = let_go[-1] + peer.late if let_go else 0
    recorded, rest = scene.frames[-1][1], offsets(library, feel, scene, inputs, 0)[1]

    def is_moving(seconds):
        return seconds > since and not any(begun <= seconds < shown for begun, shown in hidden)

    if let_go:
        found["held"] = largest(library, feel, scene, inputs, lambda seconds: seconds < let_go[-1], peer.held)
    if not let_go or scene.released and abs(recorded - drag_end(scene)) > 0.5:
        found["moving"] = largest(library, feel, scene, inputs, is_moving, peer.moving)
    found["rest"] = abs(rest - recorded)
    # In Chromium the distance of a long fling depends on the viewport alone, and does not tell its velocity.
    if peer is not CHROMIUM and kind_of(scene) == "fling" and 0.5 < recorded < scene.content - scene.viewport - 0.5:
        frames = [(let_go[-1], drag_end(scene))] + [frame for frame in scene.frames if is_moving(frame[0])]
        alone = dataclasses.replace(scene, frames=frames)
        if velocity := velocity_of(library, feel, alone):
            flung = [("fling", let_go[-1], velocity)]
            found["alone"] = largest(library, feel, alone, flung, is_moving, peer.moving)
    return found


def recorded():
    """The scenes that are compared here, and the flings of Chromium and GTK, for the table of proofs."""
    for path in sorted(FOLDER.glob("*.csv")):
        original, kind = path.stem.split("_")[:2]
        if kind in ("fling", "keys", "thumb") or original not in ("chromium", "gtk"):
            yield read(path)


def is_compared(scene):
    """Whether the scene has bounds; the others of Chromium and GTK have rules in witness.py."""
    return kind_of(scene) in ("keys", "thumb") or peer_of(scene) not in (CHROMIUM, GTK)


def bounds():
    """The bounds of each scene: its name → (the figure's name → points)."""
    found = {}
    for line in BOUNDS.read_text().splitlines():
        name, *pairs = line.split()
        found[name] = {word: float(number) for word, number in zip(pairs[::2], pairs[1::2])}
    return found


def compare(library, feel, scene, bounds):
    """The figures of a scene with their bounds: (name, difference, bound, delay)."""
    found = figures(library, feel, scene)
    return [(name, found.get(name, math.inf), bounds.get(name, 0), 0) for name in found | bounds]


def points(values):
    """The largest of some figures, as a cell of a table."""
    return f"{max(values):.1f} pt" if values else ""


def table(found):
    """The table of what was recorded: a line for each original and kind of scene."""
    kinds = {}
    for scene, figures in found:
        if is_compared(scene):
            kinds.setdefault((scene.version, kind_of(scene)), []).append(figures)
    lines = ["| scenes | while held | after it | at rest | the motion alone |", "|---|---|---|---|---|"]
    for (version, kind), several in kinds.items():
        cells = [points([one[name] for one in several if name in one]) for name in ("held", "moving", "rest", "alone")]
        lines.append(f"| {version}: {KINDS[kind]} ({len(several)}) | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def proofs(found):
    """The table of the feels: how each is known to be as its original."""
    lines = ["| feel | proof | original | flings from the same finger | the motion alone | at rest |", "|---|---|---|---|---|---|"]
    for feels, proof, original, prefix in PROOFS:
        flings = [(scene, figures) for scene, figures in found if prefix and scene.name.startswith(f"{prefix}_fling_")]
        cells = [points([figures[name] for _, figures in flings if name in figures]) for name in ("moving", "alone", "rest")]
        lines.append(f"| {feels} | {proof} | {flings[0][0].version if flings else original} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def all_figures(library):
    return [(scene, figures(library, peer_of(scene).feel, scene)) for scene in recorded()]


def main():
    lines = []
    for scene, found in all_figures(scrollkit.load()):
        if is_compared(scene):
            pairs = [f"{name} {math.ceil(value * 10 + 0.01) / 10:g}" for name, value in found.items()]
            lines.append(" ".join([scene.name, *pairs]) + "\n")
    BOUNDS.write_text("".join(lines))


if __name__ == "__main__":
    main()
