"""How the pictures of docs look: one palette for colour-blind readers, labels beside the curves, units on the axes.

The environment variable THEME is light or dark. A dark picture is named so: top-dark.png beside top.png.
"""

import os

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

DARK = os.environ.get("THEME") == "dark"
# Okabe and Ito's palette, without its yellow, which is too light for lines; on a dark ground, lighter.
BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY, BLACK, GREY = (
    ("#58a6ff", "#f58a4b", "#3fc79a", "#e093c2", "#dcb23c", "#a5dcf7", "#f0f3f6", "#a4aeb9") if DARK else
    ("#0072b2", "#d55e00", "#007a58", "#a8508a", "#b87400", "#3c8fc4", "#1a1a1a", "#6e6e6e"))
PAPER, TEXT = ("#161b22", "#d9e0e7") if DARK else ("#ffffff", "#222222")
PHASES = dict(zip(
    ("idle", "tracking", "dragging", "coasting", "bouncing", "animating", "wheeling"),
    ("#2b313a", "#4d4020", "#6b4e17", "#16384f", "#4a2742", "#34305c", "#1c4435") if DARK else
    ("#ececec", "#fbe7c6", "#f6c98f", "#cfe6f5", "#f3cfe2", "#ddd6f0", "#cdebdd")))

plt.rcParams.update({
    "font.family": "DejaVu Sans", "font.size": 12, "axes.titlesize": 12.5, "axes.labelsize": 12, "axes.spines.top": False,
    "axes.spines.right": False, "savefig.dpi": 130, "figure.facecolor": PAPER, "axes.facecolor": PAPER,
    "lines.linewidth": 2, "lines.solid_capstyle": "round", "text.color": TEXT, "axes.labelcolor": TEXT,
    "axes.edgecolor": TEXT, "xtick.color": TEXT, "ytick.color": TEXT,
})


def save(drawn, path):
    path = path.with_stem(path.stem + "-dark") if DARK else path
    drawn.savefig(path, bbox_inches="tight", pad_inches=0.12)
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


def label_ends(axes, ends, size=11):
    """Writes names (name, x, y, colour) beside the axes; names never overlap, a line leads to each place."""
    axes.figure.canvas.draw()
    to_axes = axes.transAxes.inverted()
    line = size * 1.35 / 72 * axes.figure.dpi / axes.bbox.height
    places = [to_axes.transform(axes.transData.transform((x, y))) for _, x, y, _ in ends]
    centres = spread([place[1] for place in places], [line * (name.count("\n") + 1) for name, *_ in ends])
    for (name, _, _, colour), (x, y), centre in zip(ends, places, centres):
        axes.plot([x, 1.035], [y, centre], color=colour, lw=0.8, transform=axes.transAxes, clip_on=False)
        axes.text(1.045, centre, name, color=colour, size=size, va="center", transform=axes.transAxes)


def bands(axes, times, phases):
    """Fills the background with the phases; returns the swatches of those that can be seen, for a legend."""
    found, begin = {}, 0
    for index in range(1, len(times)):
        if phases[index] != phases[begin] or index == len(times) - 1:
            axes.axvspan(times[begin], times[index], color=PHASES[phases[begin]], lw=0, zorder=0)
            if times[index] - times[begin] > 0.01 * (times[-1] - times[0]):
                found[phases[begin]] = plt.Rectangle((0, 0), 1, 1, fc=PHASES[phases[begin]], ec=GREY, lw=0.6)
            begin = index
    return found


def mark(axes, time, text):
    """A vertical line with a text above the axes."""
    axes.axvline(time, color=GREY, lw=1.2, ls=(0, (1, 2)))
    axes.text(time, 1.02, text, color=GREY, size=12, ha="center", va="bottom", transform=axes.get_xaxis_transform())
