"""How the pictures of docs look: one palette for colour-blind readers, labels beside the curves, units on the axes.

The environment variable THEME is light or dark. A dark picture is named so: top-dark.png beside top.png. The ground is
transparent. An inch is shown as 100 pixels of a page: a picture of 6.4 inches has 1280 pixels for screens with two to one.
"""

import os

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

DARK = os.environ.get("THEME") == "dark"
# After Okabe and Ito, without yellow, which is too light for lines. Each is dark enough for text, on a dark ground light
# enough. Orange and vermilion look alike to some readers: curves in these two also differ by their dashes.
BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY, BLACK, GREY = (
    ("#58a6ff", "#f5813f", "#3fc79a", "#dd84b8", "#e6c04a", "#a5dcf7", "#f0f3f6", "#969fa9") if DARK else
    ("#0068ac", "#bd4700", "#00805e", "#a3478c", "#916000", "#0b7f8c", "#1a1a1a", "#696969"))
# The ground that a page is likely to have, for what must hide a line.
PAPER, TEXT, FAINT = ("#16191d", "#d9e0e7", "#414850") if DARK else ("#ffffff", "#222222", "#c4c8cc")
PHASES = dict(zip(
    ("idle", "tracking", "dragging", "coasting", "bouncing", "animating", "wheeling"),
    ("#24282d", "#453a20", "#5c4415", "#143046", "#42203a", "#2d2952", "#18392c") if DARK else
    ("#f0f0f0", "#fbeed6", "#f7d5a0", "#e4f1fc", "#f8dcea", "#e6e0f6", "#d7f0e4")))
DASHED, DOTTED, LONG_DASHED, DOT_DASHED = (0, (4, 2)), (0, (1.2, 1.4)), (0, (8, 1.8)), (0, (6, 1.6, 1.2, 1.6))

plt.rcParams.update({
    "font.family": "DejaVu Sans", "font.size": 10, "axes.titlesize": 11, "axes.labelsize": 10, "axes.spines.top": False,
    "axes.spines.right": False, "savefig.dpi": 200, "figure.dpi": 200, "savefig.transparent": True,
    "lines.linewidth": 1.8, "lines.solid_capstyle": "round", "text.color": TEXT, "axes.labelcolor": TEXT,
    "axes.edgecolor": GREY, "xtick.color": GREY, "ytick.color": GREY, "xtick.labelcolor": TEXT, "ytick.labelcolor": TEXT,
})


def save(drawn, path, width=6.4):
    """Saves a figure, with what is written beside its axes, at a width in inches."""
    for _ in range(3):
        drawn.set_figwidth(drawn.get_figwidth() + width - 0.1 - drawn.get_tightbbox(drawn.canvas.get_renderer()).width)
    path = path.with_stem(path.stem + "-dark") if DARK else path
    drawn.savefig(path, bbox_inches="tight", pad_inches=0.05)
    plt.close(drawn)
    print(path)


def spread(wanted, heights):
    """Centres of labels of some heights, in 0 to 1, that do not overlap and are near the wanted ones."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    centres = {index: wanted[index] for index in order}
    for _ in range(300):
        for below, above in zip(order, order[1:]):
            overlap = (heights[below] + heights[above]) / 2 - (centres[above] - centres[below])
            if overlap > 0:
                centres[below] -= overlap / 2
                centres[above] += overlap / 2
        for index in order:
            centres[index] = min(max(centres[index], heights[index] / 2 - 0.03), 1.03 - heights[index] / 2)
    return [centres[index] for index in range(len(wanted))]


def label_ends(axes, ends, size=9.5):
    """Writes names (name, x, y, colour) beside the axes; names never overlap, a line leads to each place."""
    axes.figure.canvas.draw()
    to_axes = axes.transAxes.inverted()
    line = size * 1.35 / 72 * axes.figure.dpi / axes.bbox.height
    places = [to_axes.transform(axes.transData.transform((x, y))) for _, x, y, _ in ends]
    centres = spread([place[1] for place in places], [line * (name.count("\n") + 1) for name, *_ in ends])
    for (name, _, _, colour), (x, y), centre in zip(ends, places, centres):
        axes.plot([x, 1.025], [y, centre], color=colour, lw=0.8, transform=axes.transAxes, clip_on=False)
        axes.text(1.035, centre, name, color=colour, size=size, va="center", transform=axes.transAxes)


def bands(axes, times, phases, named=True):
    """Fills the background with the phases, and names the widest of each: at its top, or above the axes if it is narrow."""
    ends = [index for index in range(1, len(times)) if phases[index] != phases[index - 1]] + [len(times) - 1]
    widest = {}
    for begin, end in zip([0, *ends], ends):
        axes.axvspan(times[begin], times[end], color=PHASES[phases[begin]], lw=0, zorder=0)
        known = widest.setdefault(phases[begin], (begin, end))
        if times[end] - times[begin] > times[known[1]] - times[known[0]]:
            widest[phases[begin]] = begin, end
    level, line = 0, {"arrowstyle": "-", "color": GREY, "lw": 0.8, "shrinkA": 0, "shrinkB": 0, "relpos": (0, 0)}
    for phase, (begin, end) in sorted(widest.items(), key=lambda item: -item[1][0]) if named else ():
        middle, share = (times[begin] + times[end]) / 2, (times[end] - times[begin]) / (times[-1] - times[0])
        if share > 0.09:
            axes.text(middle, 0.98, phase, size=9, color=TEXT, ha="center", va="top", transform=axes.get_xaxis_transform())
        elif share > 0.01:
            axes.annotate(phase, (middle, 1), (0, 6 + 13 * level), xycoords=axes.get_xaxis_transform(), size=9, color=TEXT,
                          textcoords="offset points", ha="left", arrowprops=line)
            level += 1


def mark(axes, time, text):
    """A vertical line with a text above the axes."""
    axes.axvline(time, color=FAINT, lw=1, zorder=0)
    axes.text(time, 1.02, text, color=GREY, size=9.5, ha="center", va="bottom", transform=axes.get_xaxis_transform())
