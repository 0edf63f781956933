"""Draws the motions of every feel: plot_feels.py FOLDER; plot_feels.py --table PAGE.

Writes feels_coast.png, feels_bounce.png, feels_pull.png, feels_wheel.png and feels_witness.png. Dots are
values of the originals, from Tests/Fixtures/vectors and from the recordings in Tests/Fixtures/witness.
"""

import ctypes
import json
import pathlib
import sys
import textwrap

import picture
from picture import BLACK, BLUE, DASHED, DOT_DASHED, DOTTED, FAINT, GREEN, GREY, LONG_DASHED, ORANGE, PAPER, PURPLE, SKY, VERMILION, plt

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "bindings/python"), str(ROOT / "Tests/Consumers")]
from scrollkit import ffi as scrollkit  # noqa: E402
import witness  # noqa: E402
import witness_peers  # noqa: E402

VIEWPORT, CONTENT, FLICK = 1000, 100_000, 1000
LIBRARY = scrollkit.load()


def feels():
    """The numbers and names of the library's feels; the first number is 1."""
    number = 1
    while (name := LIBRARY.enum_name("feel", number)) != "unknown":
        yield number, name
        number += 1


STYLES = {"uikit": (BLUE, "-"), "uikit_fast": (BLUE, DASHED), "android": (GREEN, "-"), "flutter_android": (GREEN, DASHED),
          "flutter_ios": (BLUE, DOTTED), "chromium": (VERMILION, DOT_DASHED), "gtk": (SKY, "-"), "macos": (BLACK, "-"),
          "qt": (PURPLE, LONG_DASHED), "gecko": (GREY, "-"), "lvgl": (ORANGE, DOTTED)}
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
    axes.plot(*zip(*points), "o", ms=3.6, mfc=PAPER, mec=COLOURS[feel], mew=1.1, zorder=5, clip_on=False)


def figure(xlabel, *panes, height=3.8, ratios=None):
    """A column of axes; each pane is its title and the label of its y axis."""
    drawn, column = plt.subplots(len(panes), 1, figsize=(5, height), squeeze=False, height_ratios=ratios,
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
    axes.plot([], [], "o", ms=3.6, mfc=PAPER, mec=GREY, mew=1.1, label="values of the original")


def legend(axes, **options):
    """Says what the dots are."""
    key(axes)
    axes.legend(handles=axes.get_legend_handles_labels()[0][-1:], frameon=False, fontsize=9.5, handletextpad=0.2, **options)


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
    legend(axes, loc="lower right")
    picture.label_ends(axes, ends)
    picture.save(drawn, folder / "feels_coast.png")


# Where the name of a curve stands beside its peak, in seconds and points.
PEAKS = {"uikit": (0.01, 4, "bottom"), "flutter_ios": (0.012, 1, "bottom"), "gecko": (0.01, 1, "bottom"),
         "macos": (0, -2, "top"), "qt": (0.05, 0, "center"), "android": (0.05, -3, "top")}


def bounce(folder):
    drawn, [axes] = figure("time since the release, s", ("A release at the edge at 2000 pt/s", "overscroll, pt"))
    times, curves = [step / 500 for step in range(301)], []
    for feel, name in feels():
        one = List(feel, CONTENT - VIEWPORT)
        one.fling(2000)
        curves.append((name, [one.at(time) - (CONTENT - VIEWPORT) for time in times]))
    for names, values in coinciding(curves):
        colour, style = STYLES.get(names[0], (BLACK, DOTTED))
        axes.plot(times, values, color=colour, ls=style)
        right, up, side = PEAKS.get(names[0], (0, 1, "bottom"))
        peak = max(values)
        words = (",\n" if peak else ", ").join(names) + ("" if peak else ": no overscroll")
        axes.text(times[values.index(peak)] + right, peak + up, words, color=colour, size=9.5, va=side, linespacing=1.05)
    bounced = named("uikit.bounce.k100.x0.v2000")["expected"]["x_at"]
    dots(axes, [(float(time), x) for time, x in bounced.items() if float(time) <= times[-1]], "uikit")
    axes.set_xlim(0, times[-1])
    axes.set_ylim(-16, None)
    legend(axes, loc="upper right")
    picture.save(drawn, folder / "feels_bounce.png")


def pull(folder):
    drawn, panes = figure("movement of the finger, pt", ("A drag past the top", "overscroll, pt"),
                          ("A drag past the top: Android stretches the content", "stretch,\n% of the viewport"),
                          height=7.6, ratios=(3, 2))
    pulls, curves, effects = range(0, 1001, 10), [], []
    for feel, name in feels():
        shown, effect = [], []
        for pull in pulls:
            one, values = List(feel, 0.0), scrollkit.FeelValues()
            LIBRARY.feel_get_values(feel, ctypes.byref(values))
            LIBRARY.scroller_press(one.scroller, 1, 200.0, 0.0, 0.0)
            for beyond in (1e-6, 2e-6, pull):  # Qt ignores two movements
                LIBRARY.scroller_move(one.scroller, 1, 200.0, values.slop + beyond, 0.1)
            shown.append(-one.at(0.1))
            effect.append(-one.frame.edge_y * 100)
        curves.append((name, shown))
        if max(effect) > 0:
            effects.append((name, effect))
    ends = draw(panes[0], pulls, curves)
    rubber = [vector for vector in vectors() if vector["id"].startswith("uikit.rubber.d1000.x")]
    dots(panes[0], [(vector["inputs"]["raw_overscroll"], vector["expected"]["visible_overscroll"])
                    for vector in rubber if vector["inputs"]["raw_overscroll"] <= 1000], "uikit")
    legend(panes[0], loc="upper left")
    panes[0].set_ylim(-5, None)
    picture.label_ends(panes[0], ends)
    ends = draw(panes[1], pulls, effects)
    panes[1].set_ylim(0, None)
    picture.label_ends(panes[1], ends)
    picture.save(drawn, folder / "feels_pull.png")


def recorded(name):
    return witness.read(ROOT / f"Tests/Fixtures/witness/{name}.csv")


def turns(scene, notches, end):
    """The times and offsets of each feel while a wheel turns as it was recorded; the dots of the recorded ones."""
    turned = [recorded(f"chromium_{scene}").inputs[turn][1] for turn in range(notches)]
    times, curves, seen = [step / 1000 for step in range(end + 1)], [], {}
    for feel, name in feels():
        one, ways, due = List(feel, viewport=600), [], list(turned)
        for time in times:
            while due and due[0] <= time:
                LIBRARY.scroller_wheel(one.scroller, 0.0, 1.0, scrollkit.Unit.NOTCHES, due.pop(0))
            ways.append(one.at(time) - 5000)
        curves.append((name, ways))
        if name in ("chromium", "gtk"):
            witnessed = recorded(f"{name}_{scene}")
            # Chromium's animation begins at the frame before the wheel event.
            begun = witness.with_frame_clock(LIBRARY, feel, witnessed)[0][1] if name == "chromium" else 0
            seen[name] = [(time - begun, offset - 5000) for time, offset in witnessed.frames if 0 <= time - begun <= times[-1]]
    return times, curves, seen


def wheel(folder):
    """A panel for each feel, over all the others."""
    drawn = plt.figure(figsize=(6.4, 8.2))
    scenes = drawn.subfigures(2, 1, hspace=0.12)
    for part, (title, *scene) in zip(scenes, (("One notch of a wheel", "wheel_1", 1, 300),
                                              ("Five notches, 20 per second", "wheel_5", 5, 500))):
        times, curves, seen = turns(*scene)
        groups = coinciding(curves)
        panels = part.subplots(2, 4, sharex=True, sharey=True, gridspec_kw={
            "hspace": 0.42, "wspace": 0.2, "top": 0.79, "bottom": 0.13, "left": 0.1, "right": 0.98})
        assert len(groups) == panels.size
        part.set_facecolor("none")
        part.suptitle(title, x=0.1, ha="left", size=11, y=0.99)
        every = 2 if scene[1] > 1 else 1  # so that dots do not hide the line
        recorded_at = "every second recorded frame of the original" if every > 1 else "recorded frames of the original"
        part.text(0.1, 0.925, f"dots: {recorded_at}; grey: the other feels", va="top", size=9, color=GREY)
        for axes, (names, values) in zip(panels.flat, groups):
            for _, others in groups:
                axes.plot(times, others, color=FAINT, lw=0.8)
            colour = COLOURS[names[0]]
            axes.plot(times, values, color=colour, zorder=3)
            for name in set(names) & set(seen):
                dots(axes, seen[name][::every], name)
            axes.set_title(textwrap.fill(", ".join(names), 18), loc="left", size=9, color=colour, pad=4)
            axes.set_xlim(0, times[-1])
            axes.tick_params(labelsize=8.5)
            axes.xaxis.set_major_locator(plt.MultipleLocator(0.1 if times[-1] < 0.4 else 0.2))
            axes.xaxis.set_major_formatter("{x:.1g}")
        part.supylabel("distance, pt", x=0.0, size=10)
        part.supxlabel("time since the first notch, s", y=0.02, size=10)
    picture.save(drawn, folder / "feels_wheel.png")


NOTES = {"gtk_fling_fast": "GTK estimates a\nlower velocity:\n", "lvgl_fling_1500": "LVGL drops fractions\nof pixels:\n"}


def witnesses(folder):
    scenes = {"chromium_fling_1500": "Chromium: a fling, 1500 pt/s", "gtk_fling_fast": "GTK: a fast fling",
              "chromium_fling_3000": "Chromium: a fling, 3000 pt/s", "gtk_fling_to_top": "GTK: a fling to the top",
              "chromium_wheel_back": "Chromium: a wheel, and back", "gtk_wheel_back": "GTK: a wheel, and back",
              "qt_fling_1500": "Qt: a fling, 1500 pt/s", "firefox_fling_3000": "Firefox: a fling, 3000 pt/s",
              "qt_bounce_1500": "Qt: a fling past the top", "firefox_bounce_2000": "Firefox: a fling past the top",
              "lvgl_fling_1500": "LVGL: a fling, 1500 pt/s", "webkitgtktouchpad_fling_7": "WebKitGTK: a touchpad"}
    drawn, grid = plt.subplots(6, 2, figsize=(6.4, 13.2), gridspec_kw={"hspace": 0.62, "wspace": 0.24})
    for axes, (name, title) in zip(grid.flat, scenes.items()):
        scene = recorded(name)
        number = witness_peers.peer_of(scene).feel
        inputs = witness.with_frame_clock(LIBRARY, number, scene) if "chromium_wheel" in name else scene.inputs
        later = scene.released + 2 * witness.FRAME if scene.released else 0
        _, most, delay, rest = witness.best(LIBRARY, number, scene, inputs, lambda seconds: seconds > later)
        replay, pushed = witness.Replay(LIBRARY, number, scene), list(inputs)
        times, ours, step = [], [], int(scene.frames[0][0] * 1000)
        while step < scene.frames[-1][0] * 1000 or abs(ours[-1] - rest) > 1:  # the last point before rest takes long
            while pushed and pushed[0][1] <= step / 1000 - delay:
                replay.push(*pushed.pop(0))
            times.append(step / 1000)
            ours.append(replay.at(step / 1000 - delay).offset_y)
            step += 1
        replay.close()
        frames = scene.frames[::max(1, len(scene.frames) // 20)]  # so that dots do not hide the line
        axes.plot(times, ours, color=BLUE, lw=1.6)
        axes.plot(*zip(*frames), "o", ms=3.6, mfc=PAPER, mec=BLACK, mew=0.9)
        axes.set_title(title, loc="left", size=10)
        axes.yaxis.set_major_locator(plt.MaxNLocator(4))
        when, at_rest = "coasting: " if scene.released else "", abs(rest - scene.frames[-1][1])
        apart = f"{when}at most\n{most:.1f} pt apart,\n{at_rest:.1f} at rest"
        x, y = (0.02, 0.95) if name == "gtk_wheel_back" else (1, 0.95) if "back" in name or "to_top" in name or "bounce" in name else (1, 0.06)
        axes.text(x, y, NOTES.get(name, "") + apart, size=8.5, color=GREY, ha="right" if x == 1 else "left",
                  va="top" if y > 0.5 else "bottom", transform=axes.transAxes)
    for axes in grid[:, 0]:
        axes.set_ylabel("content offset, pt")
    for axes in grid[-1]:
        axes.set_xlabel("time since the first input, s")
    drawn.suptitle("Dots: the original, recorded. Line: ScrollKit, with the same input.", size=11,
                   x=grid[0, 0].get_position().x0, ha="left", y=0.92)
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


def write_tables(page):
    """Replaces the texts between the markers of a page."""
    text, found = page.read_text(), witness_peers.all_figures(LIBRARY)
    for name, new in (("table", table()), ("proofs", witness_peers.proofs(found)), ("peers", witness_peers.table(found))):
        before, rest = text.split(f"<!-- {name} -->\n")
        after = rest.split(f"<!-- end of {name} -->\n")[1]
        text = f"{before}<!-- {name} -->\n{new}<!-- end of {name} -->\n{after}"
    page.write_text(text)


def main():
    if sys.argv[1] == "--table":
        return write_tables(pathlib.Path(sys.argv[2]))
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for picture in (coast, bounce, pull, wheel, witnesses):
        picture(folder)


main()
