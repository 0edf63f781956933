"""The format of a recorded curve."""


def write(path, header, inputs, frames):
    """Writes inputs and frames, each (kind, seconds, value), from the first input until rest."""
    zero = inputs[0][1]
    # Of two offsets in one frame, the later is drawn.
    frames = list({seconds: (kind, seconds, value) for kind, seconds, value in frames}.values())
    moved = [place for place, frame in enumerate(frames) if place and frame[2] != frames[place - 1][2]]
    last = max(frames[moved[-1]][1] if moved else 0, inputs[-1][1])
    kept = [frame for frame in frames if zero - 0.05 <= frame[1] <= last + 0.1]
    lines = [f"# {line}" for line in header]
    for kind, seconds, value in sorted(inputs + kept, key=lambda row: row[1]):
        lines.append(f"{kind},{seconds - zero:.6f},{value + 0:.3f}")
    path.write_text("\n".join(lines) + "\n")
    print(f"{path.name}: {len(inputs)} inputs, {len(kept)} frames, {kept[0][2]:g} to {kept[-1][2]:g}")


def is_even(inputs, frames):
    """Whether no frame was skipped or late after the first input. A busy machine skips frames."""
    from_first_input = [frame for frame in frames if frame[1] >= inputs[0][1]]
    distances = [abs(after[2] - before[2]) for before, after in zip(from_first_input, from_first_input[1:])]
    stops = any(before > 3 and distance == 0 and after > 3 for before, distance, after in zip(distances, distances[1:], distances[2:]))
    return not stops and all(after[1] - before[1] < 0.025 for before, after in zip(from_first_input, from_first_input[1:]))


def tried(record):
    """Returns the first of a few recordings with evenly spaced frames."""
    for _ in range(8):
        *others, inputs, frames = record()
        if is_even(inputs, frames):
            break
        print("uneven frames: again")
    return *others, inputs, frames


def turns(*pairs):
    """The xdotool arguments that turn the wheel: (seconds since the previous turn, notches)."""
    words = []
    for pause, notches in pairs:
        button = "5" if notches > 0 else "4"
        words += ["sleep", str(pause), *["mousedown", button, "mouseup", button] * abs(notches)]
    return words


def keys(*names, pause=0.8):
    """The xdotool arguments that press keys, with a pause after each."""
    return [word for name in names for word in ("key", name, "sleep", str(pause))]


WHEELS = {
    "notch_1": turns((0, 1)),
    "notch_each": turns(*[(0.6, 1)] * 3),
    "wheel_5": turns(*[(0.05, 1)] * 5),
    "wheel_slow": turns(*[(0.15, 1)] * 5),
    "wheel_back": turns(*[(0.05, 1)] * 4, (0.05, -1), (0.05, -1)),
}


def drag(*runs, hold=0.0, x=200, y=None):
    """The xdotool arguments that press the mouse, move it up by a step every 0.01 s, and release it after a pause.

    Each run is (points, number of steps). The mouse begins at `y`; without it, where there is room for the first run.
    """
    y = (500 if runs[0][0] > 0 else 100) if y is None else y
    words = ["mousemove", str(x), str(y), "sleep", "0.1", "mousedown", "1", "sleep", "0.02"]
    for step, steps in runs:
        for _ in range(steps):
            y -= step
            words += ["mousemove", str(x), str(y), "sleep", "0.0085"]
    return words + ["sleep", str(hold), "mouseup", "1"]
