"""How the pictures of docs look: one palette for colour-blind readers, labels beside the curves, units on the axes."""

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

# Okabe and Ito's palette, without its yellow, which is too light for lines.
BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY, BLACK, GREY = (
    "#0072b2", "#d55e00", "#007a58", "#a8508a", "#b87400", "#3c8fc4", "#1a1a1a", "#6e6e6e")
PHASES = {"idle": "#f1f1f1", "tracking": "#fbe7c6", "dragging": "#f6c98f", "coasting": "#cfe6f5", "bouncing": "#f3cfe2",
          "animating": "#ddd6f0", "wheeling": "#cdebdd"}

plt.rcParams.update({
    "font.family": "DejaVu Sans", "font.size": 11, "axes.titlesize": 12, "axes.labelsize": 11, "axes.spines.top": False,
    "axes.spines.right": False, "savefig.dpi": 130, "figure.facecolor": "white", "lines.linewidth": 2,
    "lines.solid_capstyle": "round", "text.color": "#222", "axes.labelcolor": "#222",
})


def save(drawn, path):
    drawn.savefig(path, bbox_inches="tight", pad_inches=0.12)
    plt.close(drawn)
    print(path)


def spread(positions, distance, low, high):
    """Positions in the same order, at least a distance apart, within low and high, near where they were."""
    moved = sorted(positions)
    order = sorted(range(len(positions)), key=positions.__getitem__)
    for _ in range(200):
        for one in range(len(moved) - 1):
            if (overlap := distance - (moved[one + 1] - moved[one])) > 0:
                moved[one] -= overlap / 2
                moved[one + 1] += overlap / 2
        moved = [min(max(position, low + distance * one), high - distance * (len(moved) - 1 - one))
                 for one, position in enumerate(moved)]
    result = [0.0] * len(positions)
    for index, position in zip(order, moved):
        result[index] = position
    return result


def label_ends(axes, curves, size=9.5):
    """Writes a name beside the end of each curve (name, x, y, colour); names never overlap, a line leads to the curve."""
    figure = axes.figure
    figure.canvas.draw()
    to_axes = axes.transAxes.inverted()
    lines = max((name.count("\n") + 1 for name, *_ in curves), default=1)
    height = size * 1.3 * lines / 72 * figure.dpi / axes.bbox.height
    ends = [to_axes.transform(axes.transData.transform((x, y))) for _, x, y, _ in curves]
    places = spread([end[1] for end in ends], height, 0.0, 1.0)
    for (name, _, _, colour), (x, y), place in zip(curves, ends, places):
        axes.plot([x, 1.035], [y, place], color=colour, lw=0.8, alpha=0.8, transform=axes.transAxes, clip_on=False)
        axes.text(1.045, place, name, color=colour, size=size, va="center", transform=axes.transAxes)


def bands(axes, times, phases):
    """Fills the background with the phases; returns them for a legend."""
    found, begin = {}, 0
    for index in range(1, len(times)):
        if phases[index] != phases[begin] or index == len(times) - 1:
            found[phases[begin]] = axes.axvspan(times[begin], times[index], color=PHASES[phases[begin]], lw=0, zorder=0)
            begin = index
    return found


def mark(axes, time, text, y=1.02):
    """A vertical line with a text above the axes."""
    axes.axvline(time, color=VERMILION, lw=1.2, ls=(0, (4, 2)))
    axes.text(time, y, text, color=VERMILION, size=10, ha="center", va="bottom", transform=axes.get_xaxis_transform())
