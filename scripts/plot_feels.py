"""Draws the motions of every feel: plot_feels.py FOLDER; plot_feels.py --table PAGE.

Writes feels_coast.png, feels_bounce.png, feels_pull.png, feels_wheel.png and feels_witness.png. Dots are
values of the originals, from Tests/Fixtures/vectors and from the recordings in Tests/Fixtures/witness.
"""

import ctypes
import json
import pathlib
import sys

import picture
from picture import BLACK, BLUE, GREEN, GREY, ORANGE, PAPER, PURPLE, SKY, VERMILION, plt

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "bindings/python"), str(ROOT / "Tests/Consumers")]
from scrollkit import ffi as scrollkit  # noqa: E402
import witness  # noqa: E402

VIEWPORT, CONTENT, FLICK = 1000, 100_000, 1000
LIBRARY = scrollkit.load()


def feels():
    """The numbers and names of the library's feels; the first number is 1."""
    number = 1
    while (name := LIBRARY.enum_name("feel", number)) != "unknown":
        yield number, name
        number += 1


DASHED, DOTTED = (0, (5, 2)), (0, (1.5, 1.5))
STYLES = {"uikit": (BLUE, "-"), "uikit_fast": (BLUE, DASHED), "android": (GREEN, "-"), "flutter_android": (GREEN, DASHED),
          "flutter_ios": (BLUE, DOTTED), "chromium": (VERMILION, "-"), "gtk": (SKY, "-"), "macos": (BLACK, "-"),
          "qt": (PURPLE, "-"), "gecko": (GREY, "-"), "lvgl": (ORANGE, DOTTED)}
COLOURS = {name: STYLES.get(name, (BLACK, DOTTED))[0] for _, name in feels()}


class List:
    """A list with one feel, and its offset at a time."""

    def __init__(self, feel, offset=5000.0, viewport=VIEWPORT):
        self.scroller, self.frame = scrollkit.Scroller(), scrollkit.Frame()
        LIBRARY.scroller_create(ctypes.byref(scrollkit.ScrollerOptions(feel=feel)), ctypes.byref(self.scroller))
        geometry = scrollkit.Geometry(viewport_width=400, viewport_height=viewport,
                                      content_width=400, content_height=CONTENT)
        LIBRARY.scroller_set_geometry(self.scroller, ctypes.byref(geometry), 0.0)
        LIBRARY.scroller_set_offset(self.scroller, 0.0, offset, 0.0)

    def fling(self, velocity, time=0.0):
        for kind, flags in ((scrollkit.InputKind.PAN_BEGIN, 0),
                            (scrollkit.InputKind.PAN_END, scrollkit.InputFlags.HAS_VELOCITY)):
            pushed = scrollkit.Input(kind=kind, time=time, flags=flags, velocity_y=velocity)
            LIBRARY.scroller_push(self.scroller, ctypes.byref(pushed))

    def at(self, time):
        LIBRARY.scroller_tick(self.scroller, time, ctypes.byref(self.frame))
        return self.frame.offset_y


def vectors():
    for file in sorted((ROOT / "Tests/Fixtures/vectors").glob("*.json")):
        yield from json.loads(file.read_text())


def named(name):
    return next(vector for vector in vectors() if vector["id"] == name)


def dots(axes, points, feel):
    """Values of an original, in the colour of its feel."""
    axes.plot(*zip(*points), "o", ms=4.5, mfc=PAPER, mec=COLOURS[feel], mew=1.3, zorder=5, clip_on=False)


def figure(xlabel, *panes, height=4.4, ratios=None):
    """A column of axes; each pane is its title and the label of its y axis."""
    drawn, column = plt.subplots(len(panes), 1, figsize=(5.4, height), squeeze=False, height_ratios=ratios,
                                 gridspec_kw={"hspace": 0.42})
    for axes, (title, ylabel) in zip(column[:, 0], panes):
        axes.set_title(title, loc="left", pad=10)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
    return drawn, column[:, 0]


def coinciding(curves):
    """Groups of names whose curves are less than half a point or 0.3 % of the height apart."""
    height = max(max(map(abs, values)) for _, values in curves)
    groups = []
    for name, values in curves:
        for names, others in groups:
            if max(abs(a - b) for a, b in zip(values, others)) < max(0.5, 0.003 * height):
                names.append(name)
                break
        else:
            groups.append(([name], values))
    return groups


def draw(axes, xs, curves):
    """Draws curves, one line for those that coincide; returns the names at their ends."""
    ends = []
    for names, values in coinciding(curves):
        colour, style = STYLES.get(names[0], (BLACK, DOTTED))
        words = ",\n".join(", ".join(names[index:index + 2]) for index in range(0, len(names), 2))
        axes.plot(xs, values, color=colour, ls=style, label=words)
        ends.append((words, xs[-1], values[-1], colour))
    axes.set_xlim(xs[0], xs[-1])
    return ends


def key(axes):
    """Says what the dots are."""
    axes.plot([], [], "o", ms=4.5, mfc=PAPER, mec=GREY, mew=1.3, label="values of the original")


def legend(axes, only_dots=False, **options):
    """The names of the curves, where they meet at their ends, and of the dots."""
    key(axes)
    handles = axes.get_legend_handles_labels()[0]
    axes.legend(handles=handles[-1:] if only_dots else handles, frameon=False, fontsize=11, **options)


def coast(folder):
    drawn, [axes] = figure("time since the release, s", (f"A fling at {FLICK} pt/s", "distance, pt"))
    times, curves = [step / 100 for step in range(251)], []
    for feel, name in feels():
        one = List(feel)
        one.fling(FLICK)
        curves.append((name, [one.at(time) - 5000 for time in times]))
    ends = draw(axes, times, curves)
    for vector, feel, unit in (("uikit.decel.normal.v1000", "uikit", 1),
                               ("android.fling.curve.v1000", "android", 0.001)):
        expected = named(vector)["expected"]
        positions = expected.get("x_at") or expected["x_at_ms"]
        dots(axes, [(float(time) * unit, x) for time, x in positions.items() if float(time) * unit <= times[-1]], feel)
    stopped = named("qt.flick.v1000")["expected"]
    dots(axes, [(stopped["duration_ms"] / 1000, stopped["distance"])], "qt")
    dots(axes, [(2.4, named("gtk.kinetic.asymptote.v1000")["expected"]["distance"])], "gtk")
    legend(axes, only_dots=True, loc="lower right")
    picture.label_ends(axes, ends)
    picture.save(drawn, folder / "feels_coast.png")


def bounce(folder):
    drawn, [axes] = figure("time since the release, s", ("A release at the edge at 2000 pt/s", "overscroll, pt"))
    times, curves = [step / 500 for step in range(401)], []
    for feel, name in feels():
        one = List(feel, CONTENT - VIEWPORT)
        one.fling(2000)
        curves.append((name, [one.at(time) - (CONTENT - VIEWPORT) for time in times]))
    draw(axes, times, curves)
    bounced = named("uikit.bounce.k100.x0.v2000")["expected"]["x_at"]
    dots(axes, [(float(time), x) for time, x in bounced.items() if float(time) <= times[-1]], "uikit")
    legend(axes, loc="upper right", bbox_to_anchor=(1.12, 1.02))
    picture.save(drawn, folder / "feels_bounce.png")


def pull(folder):
    drawn, panes = figure("movement of the finger, pt", ("A drag past the top", "overscroll, pt"),
                          ("A drag past the top: content is stretched", "stretch,\n% of the viewport"),
                          height=7.6, ratios=(3, 2))
    pulls, curves, effects = range(0, 1001, 10), [], []
    for feel, name in feels():
        shown, effect = [], []
        for pull in pulls:
            one, values = List(feel, 0.0), scrollkit.FeelValues()
            LIBRARY.feel_get_values(feel, ctypes.byref(values))
            LIBRARY.scroller_press(one.scroller, 1, 200.0, 0.0, 0.0)
            LIBRARY.scroller_move(one.scroller, 1, 200.0, values.slop + pull, 0.1)
            shown.append(-one.at(0.1))
            effect.append(-one.frame.edge_y * 100)
        curves.append((name, shown))
        if max(effect) > 0:
            effects.append((name, effect))
    ends = draw(panes[0], pulls, curves)
    rubber = [vector for vector in vectors() if vector["id"].startswith("uikit.rubber.d1000.x")]
    dots(panes[0], [(vector["inputs"]["raw_overscroll"], vector["expected"]["visible_overscroll"])
                    for vector in rubber if vector["inputs"]["raw_overscroll"] <= 1000], "uikit")
    legend(panes[0], only_dots=True, loc="upper left")
    panes[0].set_ylim(-5, None)
    picture.label_ends(panes[0], ends)
    ends = draw(panes[1], pulls, effects)
    panes[1].set_ylim(0, None)
    picture.label_ends(panes[1], ends)
    picture.save(drawn, folder / "feels_pull.png")


def recorded(name):
    return witness.read(ROOT / f"Tests/Fixtures/witness/{name}.csv")


def wheel(folder):
    drawn, panes = figure("time since the first notch, s", ("One notch of a wheel", "distance, pt"),
                          ("Five notches, 20 per second", "distance, pt"), height=8.6)
    for axes, notches, scene in zip(panes, (1, 5), ("wheel_1", "wheel_5")):
        turns = [recorded(f"chromium_{scene}").inputs[turn][1] for turn in range(notches)]
        times, curves = [step / 1000 for step in range(501 if notches == 5 else 301)], []
        for feel, name in feels():
            one, ways, due = List(feel, viewport=600), [], list(turns)
            for time in times:
                while due and due[0] <= time:
                    LIBRARY.scroller_wheel(one.scroller, 0.0, 1.0, scrollkit.Unit.NOTCHES, due.pop(0))
                ways.append(one.at(time) - 5000)
            curves.append((name, ways))
        draw(axes, times, curves)
        for feel in ("chromium", "gtk"):
            seen, number = recorded(f"{feel}_{scene}"), dict((name, at) for at, name in feels())[feel]
            # Chromium's animation begins at the frame before the wheel event.
            begun = witness.with_frame_clock(LIBRARY, number, seen)[0][1] if feel == "chromium" else 0
            dots(axes, [(time - begun, offset - 5000) for time, offset in seen.frames
                        if 0 <= time - begun <= times[-1]], feel)
    names = [[line.get_label() for line in axes.lines if line.get_label()[0] != "_"] for axes in panes]
    assert names[0] == names[1], "the legend is for both: the same feels must coincide"
    legend(panes[1], loc="upper center", bbox_to_anchor=(0.45, -0.16), ncols=2, columnspacing=1.4)
    picture.save(drawn, folder / "feels_wheel.png")


def witnesses(folder):
    scenes = {"chromium_fling_1500": "Chromium: 1500 pt/s", "gtk_fling_fast": "GTK: fast fling",
              "chromium_fling_3000": "Chromium: 3000 pt/s", "gtk_fling_to_top": "GTK: fling to the top",
              "chromium_wheel_back": "Chromium: wheel", "gtk_wheel_back": "GTK: wheel"}
    drawn, grid = plt.subplots(3, 2, figsize=(6.6, 8.2), gridspec_kw={"hspace": 0.5, "wspace": 0.32})
    for axes, (name, title) in zip(grid.flat, scenes.items()):
        scene = recorded(name)
        feel = name.split("_")[0]
        number = next(number for number, known in feels() if known == feel)
        inputs = witness.with_frame_clock(LIBRARY, number, scene) if "chromium_wheel" in name else scene.inputs
        delay = witness.best(LIBRARY, number, scene, inputs, lambda _: True)[2]
        replay, pushed = witness.Replay(LIBRARY, number, scene), list(inputs)
        times, ours = [], []
        for step in range(int(scene.frames[0][0] * 1000), int(scene.frames[-1][0] * 1000)):
            while pushed and pushed[0][1] <= step / 1000 - delay:
                replay.push(*pushed.pop(0))
            times.append(step / 1000)
            ours.append(replay.at(step / 1000 - delay).offset_y)
        replay.close()
        frames = scene.frames[::max(1, len(scene.frames) // 20)]  # so that dots do not hide the line
        line, = axes.plot(times, ours, color=BLUE, lw=1.6)
        dot, = axes.plot(*zip(*frames), "o", ms=4, mfc=PAPER, mec=BLACK, mew=1)
        axes.set_title(title, loc="left")
        axes.set_xlabel("time, s")
    for axes in grid[:, 0]:
        axes.set_ylabel("content offset, pt")
    drawn.legend([line, dot], ["ScrollKit, recorded input", "recorded"], loc="upper center", ncols=2,
                 frameon=False, bbox_to_anchor=(0.5, 0.96))
    picture.save(drawn, folder / "feels_witness.png")


def table():
    """The table of constants in docs/feels.md."""
    rows = [("feel", "coast", "edge", "bounce", "pull", "slop", "flings from, to", "speed", "wheel", "notch")]
    for feel, name in feels():
        values, one = scrollkit.FeelValues(), List(feel)
        LIBRARY.feel_get_values(feel, ctypes.byref(values))
        LIBRARY.scroller_wheel(one.scroller, 0.0, 1.0, scrollkit.Unit.NOTCHES, 0.0)
        one.at(0.0)
        coast, edge = values.coast_rule, values.edge_top
        number = {scrollkit.CoastRule.EXPONENTIAL: f" {values.drag:.4g} 1/s", scrollkit.CoastRule.BRAKED:
                  f" {values.brake:.5g} pt/s²", scrollkit.CoastRule.SOFTENED: f" {values.brake:.5g} pt/s²"}
        bounces = edge == scrollkit.EdgeBehavior.BOUNCE
        reach = "" if values.rubber_band_reach == 1 else f", reach {values.rubber_band_reach:g}"
        rows.append((
            f"`{name}`", LIBRARY.enum_name("coast_rule", coast) + number.get(coast, ""), LIBRARY.enum_name("edge_behavior", edge),
            LIBRARY.enum_name("bounce_rule", values.bounce_rule) + f" {values.bounce_stiffness:.4g}, "
            f"ratio {values.bounce_damping_ratio:.3g}, share {values.bounce_share:.3g}" if bounces else "",
            f"{values.rubber_band:.3g}{reach}" if bounces else "", f"{values.slop:g}",
            f"{values.minimum_fling:g}, {values.maximum_fling:g}",
            LIBRARY.enum_name("velocity_rule", values.velocity_rule),
            LIBRARY.enum_name("wheel_smoothing", values.wheel_smoothing), f"{one.frame.target_y - 5000:.4g}"))
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]) + "\n"


def write_table(page):
    """Replaces the text between the two markers of a page."""
    before, rest = page.read_text().split("<!-- table -->\n")
    after = rest.split("<!-- end of table -->\n")[1]
    page.write_text(f"{before}<!-- table -->\n{table()}<!-- end of table -->\n{after}")


def main():
    if sys.argv[1] == "--table":
        return write_table(pathlib.Path(sys.argv[2]))
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for picture in (coast, bounce, pull, wheel, witnesses):
        picture(folder)


main()
