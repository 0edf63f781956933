"""Writes cases.txt: golden cases whose numbers come from the published formulas, not from ScrollKit.

    make_cases.py            writes cases.txt beside itself
    make_cases.py --check    says whether cases.txt is what it would write

A statement a line, words parted by blanks; `-` stands for "any", numbers are decimals.

    case NAME
    options KEY=NUMBER...
    geometry TIME width height content_width content_height [top left bottom right [shift_x shift_y]]
    input TIME KIND x y velocity_x velocity_y pointer unit flags
    scroll_to TIME x y animated    scroll_by TIME x y    rect TIME x y width height
    set_offset TIME x y            shift TIME x y        stop TIME
    feel NUMBER                    tick TIME
    refused STATUS STATEMENT...
    frame phase offset_y target_y velocity_y overscroll_y progress_y needs_tick
    across offset_x target_x velocity_x overscroll_x
    event KIND x y id from_phase to_phase finished
    no_events
"""

import math
import pathlib
import sys

OUT = []
NORMAL = -1000 * math.log(0.998)
FAST = -1000 * math.log(0.99)
RUBBER = 0.55
REST = 0.5


def line(*words):
    OUT.append(" ".join(repr(w) if isinstance(w, float) else str(w) for w in words))


def case(name, content=5000, height=600, width=400, content_width=400, insets=(), **options):
    OUT.append("")
    line("case", name)
    if options:
        line("options", *(f"{key}={value}" for key, value in options.items()))
    line("geometry", 0, width, height, content_width, content, *insets)


def put(time, kind, x=0, y=0, vx=0, vy=0, pointer=1, unit=0, flags=0):
    line("input", time, kind, x, y, vx, vy, pointer, unit, flags)


def frame(phase="-", offset="-", target="-", velocity="-", overscroll="-", progress="-", tick="-"):
    line("frame", phase, offset, target, velocity, overscroll, progress, tick)


def event(kind, y="-", x="-", id="-", before="-", after="-", finished="-"):
    line("event", kind, x, y, id, before, after, finished)


def flick(speed, time=1.0, start=500.0, step=0.01, moves=6):
    """A finger that moves evenly upwards; 10 points of slop are swallowed. Answers the way moved."""
    put(time, "press", 0, start)
    for move in range(1, moves + 1):
        put(time + move * step, "move", 0, start - speed * step * move)
    put(time + moves * step, "release")
    return math.copysign(abs(speed) * step * moves - 10, speed)


def coast(offset, speed, seconds, drag=NORMAL):
    left = speed * math.exp(-drag * seconds)
    return offset + (speed - left) / drag, left


def rest(offset, speed, drag=NORMAL):
    return offset + speed / drag - math.copysign(REST, speed)


def spring(distance, speed, seconds, frequency=10.0):
    b = speed + frequency * distance
    left = math.exp(-frequency * seconds)
    d = distance + b * seconds
    return d * left, (b - frequency * d) * left


def rubber(pull, viewport=600.0):
    return (1 - 1 / (abs(pull) * RUBBER / viewport + 1)) * math.copysign(viewport, pull)


def bezier(share, x1=0.42, y1=0.0, x2=0.58, y2=1.0):
    """Progress and slope of a cubic Bézier in time, by halving."""
    low, high = 0.0, 1.0
    for _ in range(200):
        s = (low + high) / 2
        if 3 * x1 * s * (1 - s) ** 2 + 3 * x2 * s * s * (1 - s) + s**3 < share:
            low = s
        else:
            high = s

    def slope(a, b):
        return 3 * (a * (1 - s) ** 2 + 2 * (b - a) * (1 - s) * s + (1 - b) * s * s)

    return 3 * y1 * s * (1 - s) ** 2 + 3 * y2 * s * s * (1 - s) + s**3, slope(y1, y2) / slope(x1, x2)


def glide(start, end, share, seconds):
    progress, slope = bezier(share)
    return start + (end - start) * progress, (end - start) * slope / seconds


# --- fingers ---------------------------------------------------------------------------------

case("a-new-scroller-shows-its-start")
frame("idle", 0, 0, 0, 0, 0, 0)
line("no_events")

case("a-flick-coasts-as-far-as-its-speed-carries")
way = flick(1000)
frame("coasting", way, rest(way, 1000), 1000.0, 0, way / 4400, 1)
for seconds in (0.1, 0.5, 2.0):
    line("tick", 1.06 + seconds)
    x, v = coast(way, 1000, seconds)
    frame("coasting", x, rest(way, 1000), v, 0, x / 4400, 1)
line("tick", 9.0)
frame("idle", rest(way, 1000), rest(way, 1000), 0, 0, "-", 0)

case("the-fast-feel-stops-sooner", feel=2)
way = flick(1000)
line("tick", 1.06 + 0.25)
x, v = coast(way, 1000, 0.25, FAST)
frame("coasting", x, rest(way, 1000, FAST), v)

case("the-slop-is-swallowed")
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 491)
frame("tracking", 0, 0, 0, 0, 0, 0)
put(1.2, "move", 0, 480)
frame("dragging", 10, 10, "-", 0, 10 / 4400, 0)
put(1.3, "move", 0, 200)
frame("dragging", 290, 290)
put(1.35, "move", 0, 480)
frame("dragging", 10, 10)

case("a-finger-held-still-does-not-fling")
put(1.0, "press", 0, 500)
for step in range(1, 7):
    put(1.0 + step * 0.01, "move", 0, 500 - 10.0 * step)
put(1.5, "release")
frame("idle", 50, 50, 0)

case("a-slow-finger-does-not-fling")
flick(49, moves=40)
frame("idle", 49 * 0.4 - 10, "-", 0)

case("a-press-catches-a-coast")
way = flick(1000)
put(1.56, "press", 0, 300, pointer=2)
x, _ = coast(way, 1000, 0.5)
frame("tracking", x, x, 0, 0, "-", 0)
put(1.6, "move", 0, 299, pointer=2)
frame("dragging", x + 1, x + 1)

case("a-second-finger-does-nothing")
put(1.0, "press", 0, 500)
put(1.0, "press", 0, 100, pointer=2)
put(1.1, "move", 0, 30, pointer=2)
put(1.1, "move", 0, 450)
frame("dragging", 40, 40)
put(1.2, "release", pointer=2)
frame("dragging", 40, 40)

case("a-pull-past-the-start-follows-by-the-rubber-band")
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 310)
out = rubber(-200.0)
frame("dragging", out, out, "-", out, 0, 0)
put(1.2, "move", 0, 20)
frame("dragging", 90, 90, "-", 0)
put(1.3, "move", 0, 110)
frame("dragging", 0, 0)
put(1.4, "move", 0, 310)
put(1.6, "release")
frame("bouncing", out, 0, 0, out, 0, 1)
line("tick", 1.7)
x, v = spring(out, 0, 0.1)
frame("bouncing", x, 0, v, x, 0, 1)
line("tick", 9)
frame("idle", 0, 0, 0, 0, 0, 0)

case("a-coast-bounces-from-the-end-at-the-exact-time", content=1200)
way = flick(3000)
crossing = -math.log(1 - (600 - way) * NORMAL / 3000) / NORMAL
speed = 3000 - (600 - way) * NORMAL
frame("coasting", way, 600.0, 3000.0)
line("tick", 1.06 + crossing + 0.08)
x, v = spring(0, speed, 0.08)
frame("bouncing", 600 + x, 600, v, x, 1, 1)
line("tick", 9)
frame("idle", 600, 600, 0, 0, 1, 0)

case("a-bounce-is-caught-and-turned", content=1200)
way = flick(3000)
line("tick", 1.06 + crossing + 0.08)
put(1.06 + crossing + 0.08, "press", 0, 300)
frame("tracking", 600 + x, 600 + x, 0, x)
put(1.06 + crossing + 0.1, "release")
frame("bouncing", 600 + x, 600)

case("clamped-edges-let-nothing-out", content=1200, clamps_edges=1)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 400)
frame("dragging", 0, 0, "-", 0)
put(1.2, "cancel")
way = flick(3000, time=2.0)
line("tick", 2.06 + crossing + 0.01)
frame("idle", 600, 600, 0, 0, 1, 0)

case("content-that-fits-does-not-move", content=100)
flick(1000)
frame("idle", 0, 0, 0, 0, 0, 0)

case("content-that-fits-gives-way-if-it-always-bounces", content=100, always_bounces_y=1)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 310)
frame("dragging", rubber(-200.0), "-", "-", rubber(-200.0))

case("a-flick-back-from-a-pull-coasts-into-the-content", content=9000)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 310)
put(1.2, "move", 0, 310)
for step in range(1, 5):
    put(1.2 + step * 0.01, "move", 0, 310 - 40.0 * step)
put(1.24, "release")
out = rubber(-(310 - 160 - 110.0))
share = RUBBER * (1 - abs(out) / 600) ** 2
frame("coasting", out, rest(out, 4000 * share), 4000 * share, out)

case("a-cancelled-drag-rests-where-it-is")
put(1.0, "press", 0, 500)
put(1.01, "move", 0, 400)
put(1.02, "cancel")
frame("idle", 90, 90, 0, 0, "-", 0)

case("both-axes-are-one", width=400, content_width=3000)
put(1.0, "press", 300, 500)
for step in range(1, 7):
    put(1.0 + step * 0.01, "move", 300 - 6.0 * step, 500 - 8.0 * step)
put(1.06, "release")
frame("coasting", 40.0, rest(40.0, 800), 800.0)
line("across", 30.0, rest(30.0, 600), 600.0, 0)

# --- wheels ----------------------------------------------------------------------------------

for unit, amount, points in ((1, 2, 40), (2, 1, 600), (3, 1, 60), (4, 120, 60), (4, -30, 0)):
    case(f"a-wheel-of-{amount}-in-unit-{unit}")
    put(1.0, "wheel", 0, amount, unit=unit)
    frame("idle" if points == 0 else "wheeling", 0, points, 0)

case("points-of-a-wheel-are-taken-as-they-come")
put(1.0, "wheel", 0, 37.5)
frame("wheeling", 37.5, 37.5, "-", 0, "-", 1)
line("tick", 1.151)
frame("idle", 37.5, 37.5, 0, 0, "-", 0)

case("a-notch-glides")
put(1.0, "wheel", 0, 1, unit=3)
for share in (0.25, 0.5, 0.8):
    line("tick", 1.0 + 0.2 * share)
    x, v = glide(0, 60, share, 0.2)
    frame("wheeling", x, 60, v, 0, "-", 1)
line("tick", 1.3)
frame("idle", 60, 60, 0)

case("a-large-way-of-a-wheel-takes-less-time")
put(1.0, "wheel", 0, 5, unit=3)  # 300 points: halfway from 0.2 to 0.1 s
line("tick", 1.075)
frame("wheeling", 150.0, 300)

case("notches-add-up-and-keep-their-speed")
put(1.0, "wheel", 0, 1, unit=3)
put(1.05, "wheel", 0, 1, unit=3)
x, v = glide(0, 60, 0.25, 0.2)
frame("wheeling", x, 120, v)
left = 120 - x
seconds = min(0.2, 2.5 * left / v)
slope = v * seconds / left
progress, _ = bezier(0.5, y1=slope * 0.42)
line("tick", 1.05 + seconds / 2)
frame("wheeling", x + left * progress, 120)

case("a-wheel-stops-at-the-end")
put(1.0, "wheel", 0, -3, unit=3)
frame("idle", 0, 0)
put(1.0, "wheel", 0, 1000, unit=3)
frame("wheeling", 0, 4400)

case("a-wheel-during-a-coast-takes-over-without-a-jump")
way = flick(2000)
put(1.36, "wheel", 0, 1, unit=3)
x, v = coast(way, 2000, 0.3)
frame("wheeling", x, x + 60, v)

case("a-wheel-while-a-finger-holds-does-nothing")
put(1.0, "press", 0, 500)
put(1.1, "wheel", 0, 1, unit=3)
frame("tracking", 0, 0)

case("a-step-and-a-line-of-ones-own", wheel_step=100, line_length=16)
put(1.0, "wheel", 0, 1, unit=3)
frame("wheeling", 0, 100)
put(1.0, "wheel", 0, 1, unit=1)
frame("wheeling", 0, 116)

# --- trackpads -------------------------------------------------------------------------------

case("a-pan-coasts-with-the-speed-measured")
put(1.0, "pan_begin")
for step in range(1, 6):
    put(1.0 + step * 0.01, "pan_update", 0, 10)
frame("dragging", 50, 50, 1000.0)
put(1.05, "pan_end")
frame("coasting", 50, rest(50, 1000), 1000.0)

case("a-pan-coasts-with-the-speed-given")
put(1.0, "pan_update", 0, 100)
put(1.3, "pan_end", vy=-0.0 + 700, flags=2)
frame("coasting", 100, rest(100, 700), 700)

case("the-platform-carries-on")
put(1.0, "pan_update", 0, 100)
put(1.01, "pan_end", flags=1)
frame("coasting", 100, 100, "-", 0, "-", 1)
put(1.02, "momentum_update", 0, 30)
frame("coasting", 130, 130)
put(1.03, "momentum_end")
frame("idle", 130, 130, 0)
put(1.04, "momentum_update", 0, 30)
frame("idle", 130, 130)

case("momentum-is-never-doubled")
put(1.0, "pan_update", 0, 100)
put(1.01, "pan_end", vy=900, flags=2)
put(1.01, "momentum_update", 0, 30)
frame("coasting", 100, rest(100, 900), 900)

case("silence-ends-the-platforms-momentum")
put(1.0, "pan_update", 0, 100)
put(1.01, "pan_end", flags=1)
line("tick", 1.15)
frame("coasting", 100)
line("tick", 1.17)
frame("idle", 100)

case("resting-fingers-stop-a-coast")
way = flick(1000)
put(1.56, "hold")
x, _ = coast(way, 1000, 0.5)
frame("tracking", x, x, 0)
put(1.6, "hold_end")
frame("idle", x, x)

# --- the program -----------------------------------------------------------------------------

case("an-animation-arrives-and-completes")
line("scroll_to", 1.0, 0, 1000, 1)
event("will_rest", 1000)
event("phase_changed", before="idle", after="animating")
line("no_events")
line("tick", 1.0 + 0.3 / 4)
x, v = glide(0, 1000, 0.25, 0.3)
frame("animating", x, 1000, v, 0, x / 4400, 1)
event("did_scroll", x)
line("tick", 1.4)
frame("idle", 1000, 1000, 0, 0, 1000 / 4400, 0)
event("did_scroll", 1000)
event("phase_changed", before="animating", after="idle")
event("did_rest", 1000)
event("animation_completed", id=1, finished=1)
line("no_events")

case("an-animation-cut-off-completes-unfinished")
line("scroll_to", 1.0, 0, 1000, 1)
put(1.1, "press", 0, 100)
x, _ = glide(0, 1000, 1 / 3, 0.3)
frame("tracking", x, x)
event("will_rest", 1000)
event("phase_changed", before="idle", after="animating")
event("did_scroll", x)
event("phase_changed", before="animating", after="tracking")
event("animation_completed", id=1, finished=0)
line("no_events")

case("a-scroll-to-where-it-is-completes-at-once")
line("scroll_to", 1.0, 0, 0, 1)
event("animation_completed", id=1, finished=1)
line("scroll_to", 1.0, 0, 70, 0)
event("did_scroll", 70)
event("animation_completed", id=2, finished=1)
line("no_events")
frame("idle", 70, 70, 0, 0, "-", 0)

case("a-newer-animation-replaces-the-older")
line("scroll_to", 1.0, 0, 1000, 1)
line("scroll_to", 1.0, 0, 500, 1)
event("will_rest", 1000)
event("phase_changed")
event("will_rest", 500)
event("animation_completed", id=1, finished=0)
line("no_events")
frame("animating", 0, 500)

case("keys-add-up")
line("scroll_by", 1.0, 0, 40)
line("scroll_by", 1.05, 0, 40)
frame("animating", "-", 80)

case("a-rectangle-is-shown-with-as-little-scrolling-as-can-be", insets=(100, 0, 50, 0))
frame("idle", -100, -100)
line("rect", 1.0, 0, 1000, 10, 100)
frame("animating", -100, 1100 - 600 + 50)
line("tick", 2.0)
line("rect", 2.0, 0, 700, 10, 100)
frame("idle", 550, 550)
line("rect", 2.0, 0, 300, 10, 100)
frame("animating", 550, 200)

case("targets-out-of-range-mean-the-nearest")
line("scroll_to", 1.0, 0, 99999, 1)
frame("animating", 0, 4400)
line("set_offset", 1.0, 0, -9)
frame("idle", 0, 0)

case("set-offset-keeps-a-fingers-hold")
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 450)
line("set_offset", 1.2, 0, 2000)
put(1.3, "move", 0, 440)
frame("dragging", 2010, 2010)

case("stop-stops-a-coast-where-it-is")
way = flick(1000)
line("stop", 1.56)
x, _ = coast(way, 1000, 0.5)
frame("idle", x, x, 0, 0, "-", 0)

# --- content and viewport --------------------------------------------------------------------

case("insets-widen-the-range", insets=(88, 0, 34, 0))
frame("idle", -88, -88, 0, 0, 0)
line("set_offset", 1, 0, 99999)
frame("idle", 4434, 4434, 0, 0, 1)

case("content-that-shrinks-at-rest-is-put-back-into-range")
line("set_offset", 1, 0, 3000)
line("geometry", 1.0, 400, 600, 400, 1000)
frame("idle", 400, 400, 0, 0, 1, 0)

case("content-that-shrinks-in-flight-is-flown-to-its-end")
way = flick(2000)
line("geometry", 1.36, 400, 600, 400, 1300)
x, v = coast(way, 2000, 0.3)
frame("coasting", x, 700, v)

case("rows-inserted-above-a-coast-are-not-seen")
way = flick(1000)
line("geometry", 1.56, 400, 600, 400, 5400, 0, 0, 0, 0, 0, 400)
x, v = coast(way, 1000, 0.5)
frame("coasting", x + 400, rest(way, 1000) + 400, v)

case("rows-inserted-above-a-finger-are-not-felt")
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 390)
line("geometry", 1.2, 400, 600, 400, 5400, 0, 0, 0, 0, 0, 400)
frame("dragging", 500, 500)
put(1.3, "move", 0, 380)
frame("dragging", 510, 510)

case("rows-inserted-above-an-animation-move-its-target")
line("scroll_to", 1.0, 0, 1000, 1)
line("geometry", 1.15, 400, 600, 400, 5400, 0, 0, 0, 0, 0, 400)
frame("animating", 900.0, 1400)
line("tick", 2)
frame("idle", 1400, 1400)

case("a-shift-alone-at-the-end-returns-as-an-overscroll-does")
line("set_offset", 1, 0, 4400)
line("shift", 1.0, 0, 100)
frame("bouncing", 4500, 4400, 0, 100, 1, 1)
line("tick", 1.1)
x, v = spring(100, 0, 0.1)
frame("bouncing", 4400 + x, 4400, v, x)

# --- observed --------------------------------------------------------------------------------

case("observed-a-fling-is-known-from-its-reports", mode=1)
put(1.0, "will_begin_dragging")
frame("dragging", 0, 0, 0, 0, 0, 0)
put(1.01, "did_scroll", 0, 12)
frame("dragging", 12, 12, "-", 0, 12 / 4400)
put(1.02, "will_end_dragging", 0, 900, vy=1500)
frame("dragging", 12, 900, 1500)
put(1.02, "did_end_dragging", flags=4)
frame("coasting", 12, 900, 1500)
put(1.1, "did_scroll", 0, 900)
put(1.2, "did_end_decelerating")
frame("idle", 900, 900, 0, 0, "-", 0)
event("phase_changed", before="idle", after="dragging")
event("drag_began")
event("did_scroll", 12)
event("will_rest", 900)
event("phase_changed", before="dragging", after="coasting")
event("drag_ended")
event("deceleration_began")
event("did_scroll", 900)
event("phase_changed", before="coasting", after="idle")
event("deceleration_ended")
event("did_rest", 900)
line("no_events")

case("observed-a-toolkit-that-only-reports-offsets-rests-after-a-silence", mode=1)
put(1.0, "did_scroll", 0, 50)
frame("wheeling", 50, 50, "-", 0, "-", 1)
line("tick", 1.1)
frame("wheeling", 50)
line("tick", 1.16)
frame("idle", 50, 50, 0, 0, "-", 0)

case("observed-a-wish-goes-out-and-comes-back", mode=1)
line("scroll_to", 1.0, 0, 2000, 1)
event("request_scroll", 2000, x=0, id=1)
event("will_rest", 2000)
event("phase_changed", before="idle", after="animating")
line("no_events")
put(1.3, "did_scroll", 0, 2000)
put(1.3, "did_end_animation")
event("did_scroll", 2000)
event("phase_changed", before="animating", after="idle")
event("did_rest", 2000)
event("animation_completed", id=1, finished=1)
line("no_events")
line("set_offset", 2.0, 0, -5)
event("request_scroll", 0, x=0, id=0)
line("no_events")

case("observed-rows-inserted-above-ask-the-host-to-move-along", mode=1)
put(1.0, "did_scroll", 0, 700)
line("geometry", 2.0, 400, 600, 400, 5400, 0, 0, 0, 0, 0, 400)
frame("-", 1100, 1100)

# --- refusals and losses ---------------------------------------------------------------------

case("refused-calls-change-nothing")
flick(1000)
line("refused", -4, "tick", 1.0)
line("refused", -3, "tick", "nan")
line("refused", -3, "set_offset", 2.0, 0, "inf")
line("refused", -6, "set_offset", 2.0, 0, 2e12)
line("refused", -2, "input", 2.0, "none", 0, 0, 0, 0, 1, 0, 0)
line("refused", -2, "input", 2.0, "wheel", 0, 1, 0, 0, 1, 9, 0)
line("refused", -2, "input", 2.0, "wheel", 0, 1, 0, 0, 1, 0, 64)
line("refused", -5, "input", 2.0, "did_scroll", 0, 1, 0, 0, 1, 0, 0)
line("refused", -2, "scroll_to", 2.0, 0, 0, 2)
line("refused", -2, "rect", 2.0, 0, 0, -1, 5)
line("refused", -2, "feel", 99)
line("refused", -2, "geometry", 2.0, -1, 600, 400, 5000)
frame("coasting", 50, rest(50, 1000), 1000.0)
line("tick", 1.06)
frame("coasting", 50)

case("observed-refuses-what-the-user-did", mode=1)
line("refused", -5, "input", 1.0, "press", 0, 0, 0, 0, 1, 0, 0)

case("a-queue-that-nobody-empties-tells-what-was-lost")
for step in range(10):
    line("scroll_to", 1.0, 0, 100 + step, 0)
for step in range(8):
    event("did_scroll", 100 + step)
    event("animation_completed", id=step + 1, finished=1)
event("overflow", id=4)
line("no_events")


def main():
    header = "# Written by make_cases.py; see there for what the words mean.\n"
    text = header + "\n".join(OUT) + "\n"
    target = pathlib.Path(__file__).with_name("cases.txt")
    if sys.argv[1:] == ["--check"]:
        if not target.exists() or target.read_text() != text:
            sys.exit("cases.txt is not what make_cases.py writes")
        return
    target.write_text(text)


main()
