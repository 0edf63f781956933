"""Writes cases.txt: golden cases whose numbers come from the published formulas, not from ScrollKit.

    make_cases.py            writes cases.txt beside itself
    make_cases.py --check    says whether cases.txt is what it would write

A statement a line, words parted by blanks; `-` stands for "any", numbers are decimals.

    case NAME
    options KEY=NUMBER...
    geometry TIME width height content_width content_height [top left bottom right [shift_x shift_y]]
    input TIME KIND x y velocity_x velocity_y pointer unit flags
    scroll_to TIME x y animated    scroll_by TIME x y    rect TIME x y width height animated
    set_offset TIME x y            shift TIME x y        stop TIME
    animate_to TIME x y FIELDS     into_view TIME x y width height FIELDS     (fields of the options as FIELD=NUMBER)
    scroll_enabled TIME x y        always_bounces TIME x y
    sync TIME host_x host_y
    toolkit NAME SCALARS...        (an input of a toolkit's event, made and pushed)
    feel NUMBER                    tick TIME               key TIME NUMBER
    refused STATUS STATEMENT...    answered STATUS STATEMENT...
    frame phase offset_y target_y velocity_y overscroll_y progress_y needs_tick
    across offset_x target_x velocity_x overscroll_x
    event KIND x y id from_phase to_phase finished [edges [source]]
    no_events

Of nested scrollers; the first is the innermost, number 0, and what is said is said of one of them:

    nested              nests the outermost in a new one, of which is spoken then
    on NUMBER           of which is spoken
    nest_rules overscroll_x overscroll_y order latching

Of linked scrollers, numbers 0 and 1:

    beside              makes a scroller that is not nested, of which is spoken then
    link TIME axis line POSITION...

Of the behaviours, with options and states as words FIELD=NUMBER:

    top FIELDS          trigger TIME source     top_state FIELDS         home TIME y source
    header FIELDS       header_state NUMBER FIELDS
    nub FIELDS          grab TIME   scrub TIME distance sideways   let_go TIME   nub_state FIELDS
    sections START...
    policy NUMBER       begin TIME   changed place removed inserted
    end TIME batch finished width height content_width content_height [top]     batches from 0
    context FIELDS      margin x y edge distance                zoom_limits minimum maximum
    next_change pixels_per_point TIME FIELDS
    view_progress axis start length FIELDS
    zoom TIME minimum maximum centers     zoom_off TIME          zoom_state FIELDS
    pinch TIME kind x y scale             zoom_wheel TIME y unit x y
    zoom_to TIME scale x y animated       zoom_rect TIME x y width height animated
    double_tap TIME x y scale

Of held keys, pointers that steer, the vertical scroll bar and preferences:

    hold_key TIME key is_held            steer TIME velocity_x velocity_y        steer_end TIME
    autoscroll TIME x y rule             autoscroll_move TIME x y     autoscroll_release TIME
    edge_scroll TIME x y
    bar FIELDS     bar_press TIME part place     bar_drag TIME place sideways     bar_release TIME
    scrollbar_state FIELDS               preferences FIELDS
    right_to_left TIME width height content_width content_height [left right]

Of a feel's values, those of a feel with some changed, and of snapping; areas are given one by one and
then set:

    values FEEL FIELDS
    snap axis FIELDS     area FIELDS     areas TIME order     snap_to TIME axis place
    snap_state FIELDS

Of a list, which the scroller of the case shows, of pull to refresh, and of deltas; a table has a list of columns and one of rows:

    list TIME FIELDS                     creates it with these options, and attaches it; of it is spoken then
    list_of x|y                          of which list of a table is spoken
    list_options TIME FIELDS             insert TIME item EXTENT...      insert_estimated TIME item count
    remove TIME item count               move TIME item count destination
    measure TIME item EXTENT...          forget TIME item count          kind TIME item count kind
    kind_options TIME kind FIELDS
    list_begin TIME                      list_end TIME                   a batch of edits
    scroll_to_item TIME item alignment margin animated                   set_position TIME item within
    item_into_view TIME item FIELDS                                      list_detach
    conversation TIME FIELDS    conversation_off TIME    turn TIME item FIELDS    newest TIME FIELDS
    list_conversation FIELDS             what its reader sees
    list_size FIELDS      list_item item FIELDS      list_frame FIELDS      list_position item within
    list_sticky [item position]...       the sticky items at both ends
    refresh TIME FIELDS   refresh_begin TIME   refresh_end TIME   refresh_state FIELDS
    deltas TIME FIELDS    take TIME            taken TIME FIELDS: takes, and compares

Of the meter:

    meter FIELDS          meter_off              meter_report FIELDS
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


def event(kind, y="-", x="-", id="-", before="-", after="-", finished="-", edges="-", source="-"):
    line("event", kind, x, y, id, before, after, finished, edges, source)


def words(statement, *numbers, **fields):
    line(statement, *numbers, *(f"{key}={value!r}" for key, value in fields.items()))


def flick(speed, time=1.0, start=500.0, step=0.01, moves=6):
    """A finger that moves evenly upwards; 10 points of slop are swallowed. Answers the way moved."""
    put(time, "press", 0, start)
    for move in range(1, moves + 1):
        put(time + move * step, "move", 0, start - speed * step * move)
    put(time + moves * step, "release")
    return math.copysign(abs(speed) * step * moves - 10, speed)


def qt_velocity(speeds, most=2500.0):
    """Qt's estimate: 0.7 of each speed and 0.3 of the estimate before; the mean of the last three, each limited."""
    smoothed, seen = 0.0, []
    for speed in speeds:
        smoothed = 0.7 * speed + 0.3 * smoothed
        seen.append(max(-most, min(most, smoothed)))
    return sum(seen[-3:]) / len(seen[-3:])


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


def eased(start, end, share, seconds):
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

case("the-newest-of-two-fingers-moves-the-content")
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 450)
frame("dragging", 40, 40)
put(1.1, "press", 0, 100, pointer=2)
frame("dragging", 40, 40)
put(1.2, "move", 0, 30, pointer=2)
frame("dragging", 110, 110)
put(1.2, "move", 0, 350)
frame("dragging", 110, 110)
put(1.2, "release", pointer=2)
frame("dragging", 110, 110, "-", 0, 110 / 4400, 0)
put(1.25, "move", 0, 345)
frame("dragging", 115, 115)
put(1.5, "release")
frame("idle", 115, 115, 0)

case("a-finger-that-leaves-while-another-stays-flings-nothing")
put(1.0, "press", 0, 500)
put(1.0, "press", 0, 400, pointer=2)
for move in range(1, 7):
    put(1 + move * 0.01, "move", 0, 400 - 10 * move, pointer=2)
put(1.06, "release", pointer=2)
frame("dragging", 50, 50)
put(1.06, "release")
frame("idle", 50, 50, 0)

case("the-last-finger-flings-as-fast-as-itself")
put(1.0, "press", 0, 500)
put(1.0, "press", 0, 400, pointer=2)
put(1.01, "move", 0, 380, pointer=2)
put(1.01, "release", pointer=1)
for move in range(1, 7):
    put(1.01 + move * 0.01, "move", 0, 380 - 10 * move, pointer=2)
put(1.07, "release", pointer=2)
frame("coasting", 70.0, rest(70.0, 1000), 1000.0)

case("where-an-up-event-says-it-was-does-not-matter")
put(1.0, "press", 0, 500)
for move in range(1, 7):
    put(1 + move * 0.01, "move", 0, 500 - 10 * move)
put(1.06, "release", 0, 900, 77, 77)
frame("coasting", 50.0, rest(50.0, 1000), 1000.0)

case("a-second-flick-of-chromium-adds-the-first", feel=6)
line("geometry", 0, 400, 600, 400, 1000000)
put(1.0, "press", 0, 500)
for move in range(1, 7):
    put(1 + move * 0.01, "move", 0, 500 - 10 * move)
put(1.06, "release")
frame("coasting", 45.0, "-", 1000.0)
put(1.1, "press", 0, 500)
for move in range(1, 7):
    put(1.1 + move * 0.01, "move", 0, 500 - 10 * move)
put(1.17, "release")
frame("coasting", "-", "-", 2000.0)

def carried(speed):
    return 0.000816 * speed**1.967


for feel, first, second, expected in (
    (5, 1000, 1000, 1000 + carried(1000)), (5, 2000, 2000, 2000 + carried(2000)),
    (5, 4000, 1500, 1500),  # less than half of the momentum
    (6, 1000, 300, 300), (6, 300, 1000, 1000), (6, 2000, 1500, 3500),
    (7, 1000, 1500, 1500 + 1000 * (1.5 - 0.33) / 0.67), (7, 1000, 300, 300), (7, 200, 2000, 2000 + 6 * 200),
    (9, 2000, 2000, 1.25 * qt_velocity([2000] * 6)), (9, 2000, 1200, qt_velocity([1200] * 6)),
    (9, 300, 2000, 1.25 * qt_velocity([2000] * 6)), (9, 2400, 2400, 2500),
    (10, 2000, 3000, 5000), (10, 1400, 3000, 3000), (10, 3000, 1400, 1400),
    (1, 2000, 2000, 2000), (3, 2000, 2000, 2000), (11, 2000, 2000, 2000 * -18 * math.log(0.9)),
):
    for sign in (1, -1):
        case(f"feel-{feel}-a-flick-of-{sign * second}-after-{sign * first}", feel=feel, content=1000000)
        line("set_offset", 0, 0, 500000)
        flick(sign * first)
        flick(sign * second, time=1.06)
        frame("coasting", velocity=float(sign * expected))
    case(f"feel-{feel}-a-flick-of-{-second}-after-{first}", feel=feel, content=1000000)
    line("set_offset", 0, 0, 500000)
    flick(first)
    flick(-second, time=1.06)
    alone = {9: qt_velocity([second] * 6), 11: second * -18 * math.log(0.9)}.get(feel, second)
    frame("coasting", velocity=-float(alone))

case("gecko-adds-nothing-to-a-fling-that-turns-along-one-axis", feel=10, content=1000000, content_width=1000000)
line("set_offset", 0, 500000, 500000)
words("values", 10, direction_lock=0)
for time, across, down, x, y in (
    (1.0, 30, 30, 3000, 3000), (1.06, 30, 30, 6000, 6000), (1.12, -10, 40, -1000, 4000), (9.0, 30, 30, 3000, 3000),
    (9.06, 40, -10, 4000, -1000),
):
    put(time, "press", 300, 500)
    for move in range(1, 7):
        put(time + move * 0.01, "move", 300 - across * move, 500 - down * move)
    put(time + 0.06, "release")
    line("across", "-", "-", x)
    frame("coasting", velocity=y)

for axis in (0, 1):
    case(f"qt-counts-flicks-along-{'xy'[axis]}", feel=9, content=1000000, content_width=1000000)
    line("set_offset", 0, 500000, 500000)
    time = 1.0
    for wait, factor in (
        (0, 1), (0.1, 1.25), (0.1, 1.5), (0.35, 1.25), (0.29, 1.5), (0.1, 1.75), (0.1, 2), (0.1, 2.25), (0.1, 2.5), (0.1, 2.75),
        (0.1, 3), (0.1, 3), (0.35, 2.75), (0.61, 1), (0.1, 1.25),
    ):
        time = round(time + wait, 2)
        put(time, "press", 300, 300)
        for move in range(1, 7):
            put(round(time + move * 0.01, 2), "move", 300 - 20 * move * (1 - axis), 300 - 20 * move * axis)
        time = round(time + 0.06, 2)
        put(time, "release")
        if axis == 1:
            frame("coasting", velocity=min(2500.0, qt_velocity([2000] * 6) * factor))
        else:
            line("across", "-", "-", min(2500.0, qt_velocity([2000] * 6) * factor))

case("a-finger-that-drags-back-first-keeps-qts-flicks-and-ends-chromiums-momentum", feel=9, content=1000000)
for start, feel, expected in ((10, 9, 1.25 * qt_velocity([-400] + [2000] * 12)), (20, 6, 2000.0)):
    words("values", feel)
    line("set_offset", start, 0, 500000)
    flick(2000, time=start + 1)
    put(start + 1.1, "press", 0, 300)
    for move in range(1, 6):
        put(start + 1.1 + move * 0.01, "move", 0, 300 + 4 * move)
    for move in range(1, 13):
        put(start + 1.15 + move * 0.01, "move", 0, 320 - 20 * move)
    put(start + 1.27, "release")
    frame("coasting", velocity=expected)

case("a-finger-that-rests-before-it-moves-ends-the-momentum", content=1000000, feel=6)
line("set_offset", 0, 0, 500000)
flick(2000)
put(1.1, "press", 0, 500)
for move in range(0, 6):
    put(1.3 + move * 0.01, "move", 0, 500 - 20 * (move + 1))
put(1.35, "release")
frame("coasting", velocity=2000.0)

case("chromium-boosted-flings-go-farther-than-three-viewports", feel=6, content=1000000)
flick(4000)
frame("coasting", 225, 225 + 3 * 600, 4000.0)
flick(4000, time=1.06)
frame("coasting", 465, 465 + 6 * 600, 8000.0)
flick(4000, time=1.12)
frame("coasting", 705, 705 + 9 * 600, 12000.0)

case("gecko-keeps-to-an-axis-until-the-finger-turns", feel=10, content_width=5000)
put(1.0, "press", 300, 500)
put(1.1, "move", 300, 480)
put(1.2, "move", 290, 400)
line("across", 0, 0, 0, 0)
frame("dragging", 100 - 9.6, 100 - 9.6)
put(1.3, "move", 250, 360)
line("across", 40, 40, "-", 0)
frame("dragging", 140 - 9.6, 140 - 9.6)

case("gtk-continues-a-fling-of-a-trackpad", feel=7, content=20000)
put(1.0, "pan_begin")
put(1.0, "pan_end", vy=1000, flags=2)
frame("coasting", 0, 249.5, 1000.0)
line("tick", 1.1)
begun = 250 * (1 - math.exp(-0.4))
frame("coasting", begun)
put(1.1, "pan_begin")
put(1.1, "pan_end", vy=800, flags=2)
left = 1000 * math.exp(-0.4)
speed = 800 + left * (800 / left - 0.33) / 0.67
frame("coasting", begun, begun + speed / 4 - 0.5, speed)

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

for feel, name, (fast, slow) in (
    (4, "flutter", (math.sqrt(200) * (1.1 + math.sqrt(0.21)), math.sqrt(200) * (1.1 - math.sqrt(0.21)))),
    (7, "gtk", (10, 10)),
):
    case(f"a-clamping-edge-returns-content-with-the-spring-of-{name}", content=1200, feel=feel)
    line("set_offset", 0.5, 0, 600)
    line("geometry", 0.6, 400, 600, 400, 1100)
    frame("idle", 500, 500, 0, 0, 1, 0)  # content at rest is in the new range at once
    line("shift", 1.0, 0, 100)
    frame("bouncing", 600, 500, 0, 100)
    line("tick", 1.1)
    left = (
        (1 + fast * 0.1) * math.exp(-fast * 0.1) if fast == slow else
        (fast * math.exp(-slow * 0.1) - slow * math.exp(-fast * 0.1)) / (fast - slow))
    frame("bouncing", 500 + 100 * left, 500)
    line("tick", 4.0)
    frame("idle", 500, 500, 0, 0, 1, 0)

case("content-that-fits-does-not-move", content=100)
flick(1000)
frame("idle", 0, 0, 0, 0, 0, 0)

case("content-that-fits-gives-way-if-it-always-bounces", content=100, always_bounces_y=1)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 310)
frame("dragging", rubber(-200.0), "-", "-", rubber(-200.0))

case("content-that-fits-gives-way-from-the-next-gesture-on", content=100)
put(1.0, "press", 0, 100)
line("always_bounces", 1.0, 0, 1)
put(1.1, "move", 0, 310)
frame(offset=0)
put(1.2, "release")
put(2.0, "press", 0, 100)
put(2.1, "move", 0, 310)
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

case("an-axis-that-only-the-program-scrolls", width=400, content_width=3000)
line("scroll_enabled", 0, 1, 0)
line("set_offset", 0, 200, 300)
put(1.0, "press", 300, 500)
for step in range(1, 7):
    put(1.0 + step * 0.01, "move", 300 - 6.0 * step, 500 - 8.0 * step)
put(1.06, "release")
frame("coasting", 300, 300, 0, 0)
line("across", 226.0, rest(226.0, 600), 600.0, 0)
put(9.0, "wheel", 40, 40)
frame(offset=300, target=300)
line("across", rest(226.0, 600) + 40)
line("key", 10.0, 5)
frame("idle", 300, 300)
line("scroll_to", 11.0, 0, 700, 0)
frame("idle", 700, 700)
line("scroll_enabled", 11.0, 1, 1)
put(12.0, "wheel", 0, 40)
frame(offset=740, target=740)
line("refused", -2, "scroll_enabled", 13.0, 2, 1)
line("refused", -3, "always_bounces", "nan", 1, 1)

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
    x, v = eased(0, 60, share, 0.2)
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
x, v = eased(0, 60, 0.25, 0.2)
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

case("whole-steps-of-a-wheel-that-turns-back")
words("values", 1, wheel_stepping=1, wheel_smoothing=0)
line("set_offset", 0.5, 0, 1000)
for time, amount, offset in ((1, 15, 1000), (2, -120, 940), (3, 120, 1000), (4, 60, 1000), (5, 60, 1060), (6, -1, 1060), (7, 120, 1120)):
    put(time, "wheel", 0, amount, unit=4)
    frame("-", offset)

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

case("a-notch-without-smoothing-takes-over-the-platforms-momentum")
words("values", 1, wheel_smoothing=0)
put(1.0, "pan_update", 0, 100)
put(1.01, "pan_end", flags=1)
put(1.02, "momentum_update", 0, 30)
put(1.03, "wheel", 0, 1, unit=3)
frame("wheeling", 190, 190)

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

for name, gesture, end in (
    ("a-rest", (("hold", 0),), "hold_end"), ("a-pan", (("pan_begin", 0), ("pan_update", 10)), "pan_end"),
):
    start = gesture[-1][1]
    case(f"a-pointer-drags-after-{name}-whose-end-is-lost")
    for kind, distance in gesture:
        put(1.0, kind, 0, distance)
    put(1.2, "press", 0, 500)
    frame("tracking", start)
    put(1.3, "move", 0, 400)
    frame("dragging", start + 90)
    put(1.32, end)
    frame("dragging", start + 90)

    case(f"a-pointer-pressed-in-{name}-drags-past-its-slop")
    for kind, distance in gesture:
        put(1.0, kind, 0, distance)
    put(1.05, "press", 0, 500)
    put(1.08, "move", 0, 490)
    frame("-", start)
    put(1.1, "move", 0, 400)
    frame("dragging", start + 90)

    case(f"a-pointer-pressed-in-{name}-is-flung-by-no-end")
    for kind, distance in gesture:
        put(1.0, kind, 0, distance)
    put(1.05, "press", 0, 500)
    put(1.08, end, vy=3000, flags=2)
    frame("tracking", start)
    line("tick", 1.2)
    frame("tracking", start)
    put(1.21, "move", 0, 400)
    frame("dragging", start + 90)

# --- keys ------------------------------------------------------------------------------------

case("keys-lines-pages-and-ends", insets=(100,))
line("key", 1.0, 1)
frame("wheeling", -100, -60, 0, 0, "-", 1)
line("key", 1.0, 1)
frame("wheeling", -100, -20)
line("tick", 1.075)
x, v = eased(-100, -20, 0.5, 9 / 60)
frame("wheeling", x, -20, v)
line("tick", 2.0)
line("key", 2.0, 5)
line("tick", 3.0)
frame("idle", -20 + 500 * 0.875, -20 + 500 * 0.875)
line("key", 3.0, 9)
line("tick", 4.0)
frame("idle", 4400, 4400)
line("key", 4.0, 8)
line("tick", 5.0)
frame("idle", -100, -100)
line("refused", -2, "key", 6.0, 10)

# --- the program -----------------------------------------------------------------------------

case("an-animation-arrives-and-completes")
line("scroll_to", 1.0, 0, 1000, 1)
event("will_rest", 1000)
event("phase_changed", before="idle", after="animating")
line("no_events")
line("tick", 1.0 + 0.3 / 4)
x, v = eased(0, 1000, 0.25, 0.3)
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
x, _ = eased(0, 1000, 1 / 3, 0.3)
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
line("rect", 1.0, 0, 1000, 10, 100, 1)
frame("animating", -100, 1100 - 600 + 50)
line("tick", 2.0)
line("rect", 2.0, 0, 700, 10, 100, 1)
frame("idle", 550, 550)
line("rect", 2.0, 0, 300, 10, 100, 1)
frame("animating", 550, 200)
line("tick", 3.0)
line("rect", 3.0, 0, 700, 10, 100, 0)
frame("idle", 250, 250)
line("refused", -2, "rect", 3.0, 0, 700, 10, 100, 2)

for curve, control in enumerate(((0.42, 0, 0.58), (0.25, 0.1, 0.25), (0.42, 0, 1), (0, 0, 0.58), (0, 0, 1), (0.2, 0.6, 0.1))):
    case(f"curve-{curve}-is-that-of-css")
    shape = dict(zip(("curve_x1", "curve_y1", "curve_x2"), control)) if curve == 5 else {}
    words("animate_to", 1.0, 0, 2000, duration=2, curve=curve, **shape)
    event("will_rest", 2000)
    for seconds in (0.2, 0.5, 1.0, 1.8):
        line("tick", 1 + seconds)
        x, v = bezier(seconds / 2, *control)
        frame("animating", 2000 * x, 2000, 2000 * v / 2)
    line("tick", 3.0)
    frame("idle", 2000, 2000, 0)

case("without-a-duration-it-is-that-of-the-feel")
words("animate_to", 1.0, 0, 1000, curve=4)
line("tick", 1.15)
frame("animating", 500, 1000, 1000 / 0.3)
words("animate_to", 2.0, 0, 0, at_once=1)
frame("idle", 0, 0)

for sign, begin in ((1, 0), (-1, 2000)):
    case(f"a-speed-is-reached-in-a-fifth-of-a-second-{begin}")
    line("set_offset", 0, 0, begin)
    words("animate_to", 1.0, 0, begin + sign * 1000, speed=500)
    for seconds, way, speed in ((0.1, 12.5, 250), (0.2, 50, 500), (1.2, 550, 500), (2.0, 950, 500)):
        line("tick", 1 + seconds)
        frame("animating", begin + sign * way, begin + sign * 1000, sign * speed)
    line("tick", 3.2)
    frame("idle", begin + sign * 1000, begin + sign * 1000, 0)

case("both-axes-move-along-a-line", content_width=5000)
words("animate_to", 1.0, 600, 800, speed=500)
line("tick", 2.2)
frame("animating", 440, 800, 400)
line("across", 330, 600, 300)

case("scrolls-along-an-axis-each-are-completed-each-by-itself", content_width=5000)
words("animate_to", 1.0, 600, 99, axes=1, duration=2, curve=4)
event("will_rest", 0, 600)
event("phase_changed", before="idle", after="animating")
words("animate_to", 1.0, 99, 1000, axes=2, duration=1, curve=4)
event("will_rest", 1000, 600)
line("tick", 1.5)
frame("animating", 500, 1000, 1000)
line("across", 150, 600, 300)
event("did_scroll", 500, 150)
line("tick", 2.0)
event("did_scroll", 1000, 300)
event("animation_completed", id=2, finished=1)
line("tick", 2.5)
frame("animating", 1000, 1000, 0)
line("across", 450, 600, 300)
event("did_scroll", 1000, 450)
line("tick", 3.0)
frame("idle", 1000, 1000, 0)
line("across", 600, 600, 0)
event("did_scroll", 1000, 600)
event("phase_changed", before="animating", after="idle")
event("did_rest", 1000, 600)
event("animation_completed", id=1, finished=1)

case("a-key-along-y-and-a-scroll-along-x-leave-each-other", content_width=5000)
line("hold_key", 1.0, 1, 1)
line("tick", 1.5)
words("into_view", 1.5, 900, 7, 10, 10, axes=1, align_x=1, at_once=1)
line("across", 900, 900)
line("tick", 2.0)
frame("wheeling", 900, 4400, 1000)
words("into_view", 2.0, 2000, 7, 10, 10, align_x=1, align_y=4, duration=1, curve=4)
line("tick", 2.5)
line("across", 1450, 2000, 1100)
frame("wheeling", 1400, 4400, 1000)

case("content-that-moves-keeps-its-velocity")
flick(1000)
words("animate_to", 1.1, 0, 1500, duration=1, curve=4)
x, v = coast(50, 1000, 0.04)
frame("animating", x, 1500, v)

case("a-speed-and-a-duration-exclude-each-other")
line("refused", -2, "animate_to", 1.0, 0, 1000, "duration=1", "speed=1")
line("refused", -2, "into_view", 1.0, 0, 1000, 1, 1, "duration=1", "speed=1")
line("refused", -2, "animate_to", 1.0, 0, 1000, "curve=6")
line("refused", -2, "into_view", 1.0, 0, 1000, 1, 1, "align_y=6")
line("refused", -2, "animate_to", 1.0, 0, 1000, "axes=3")
line("refused", -6, "into_view", 1.0, 0, 1000, -1, 1)
line("refused", -6, "animate_to", 1.0, 0, 1000, "duration=-1")
frame("idle", 0, 0)

# A row of 100 points at 1000, between insets of 50 and 30 points.
for alignment, before, after, begin, offset in (
        (0, 0, 0, 0, 1100 - 570), (0, 0, 0, 2000, 1000 - 50), (0, 40, 40, 0, 1140 - 570), (0, 40, 40, 2000, 960 - 50),
        (0, 400, 400, 0, 600 - 50), (0, 400, 400, 2000, 1500 - 570), (5, 40, 40, 0, 1140 - 570),
        (5, 400, 400, 0, 1050 - 310), (5, 400, 400, 2000, 1050 - 310), (1, 10, 99, 0, 990 - 50), (2, 20, 10, 0, 735),
        (3, 99, 10, 0, 1110 - 570), (4, 20, 20, 700, 700)):
    case(f"a-row-at-alignment-{alignment}-with-margins-{before}-{after}-from-{begin}", insets=(50, 0, 30, 0))
    line("set_offset", 0, 0, begin)
    words("into_view", 1.0, 0, 1000, 10, 100, align_x=4, align_y=alignment, margin_top=before, margin_bottom=after, at_once=1)
    frame("idle", offset, offset)

case("from-right-to-left-a-start-is-a-right-edge", content=600, content_width=2000)
line("right_to_left", 0, 400, 600, 2000, 600)
words("into_view", 1.0, 1000, 0, 100, 10, align_x=1, margin_left=99, margin_right=7, at_once=1)
line("across", 1100 + 7 - 2000, 1100 + 7 - 2000)
words("into_view", 1.0, 1000, 0, 100, 10, align_x=3, margin_left=7, at_once=1)
line("across", 1000 - 7 + 400 - 2000, 1000 - 7 + 400 - 2000)

case("with-reduced-motion-each-scroll-is-one-step")
words("preferences", reduces_motion=1)
words("animate_to", 1.0, 0, 1000, duration=2)
frame("idle", 1000, 1000)
words("animate_to", 1.0, 0, 2000, speed=20)
frame("idle", 2000, 2000)

case("an-observed-toolkit-animates-in-its-own-way", mode=1)
words("animate_to", 1.0, 0, 1000, duration=2)
event("request_scroll", 1000)

case("content-that-shrinks-under-a-scroll-at-a-speed")
words("animate_to", 1.0, 0, 4000, speed=500)
line("tick", 3.0)
line("geometry", 3.0, 400, 600, 400, 4000)
frame("animating", 950, 3400, 500)
line("tick", 7.5)
frame("animating", 3200, 3400, 500)
line("tick", 8.0)
frame("idle", 3400, 3400)

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

for feel, name in ((1, "uikit"), (2, "uikit-fast"), (5, "flutter-ios"), (7, "gtk"), (8, "macos"), (9, "qt"), (10, "gecko"), (11, "lvgl")):
    for end in (0, 4400):
        case(f"a-row-at-the-other-end-begins-no-fling-while-{name}-bounces-at-{end}")
        words("values", feel, edge_top=0, edge_bottom=0)
        line("set_offset", 0, 0, end)
        sign = -1 if end == 0 else 1
        put(1.0, "press", 0, 300)
        for move in range(1, 4):  # Qt ignores two
            put(1 + move * 0.05, "move", 0, 300 - sign * 100 * move)
        put(1.4, "release")
        frame("bouncing", target=end)
        line("tick", 1.45)
        line("geometry", 1.45, 400, 600, 400, 5300, 0, 0, 0, 0, 0, 300 if end else 0)
        frame("bouncing", target=end + (300 if end else 0))
        line("geometry", 1.45, 400, 600, 400, 4900, 0, 0, 0, 0, 0, -400 if end else 0)
        frame("bouncing", target=end - (100 if end else 0))
        line("tick", 9.0)
        frame("idle", end - (100 if end else 0), end - (100 if end else 0), 0, 0)

case("rows-inserted-above-a-coast-are-not-seen")
way = flick(1000)
line("geometry", 1.56, 400, 600, 400, 5400, 0, 0, 0, 0, 0, 400)
x, v = coast(way, 1000, 0.5)
frame("coasting", x + 400, rest(way, 1000) + 400, v)

case("content-that-changes-along-x-in-flight-is-flown-to-its-end", content_width=9000, content=9000)
words("animate_to", 1.0, 4000, 2000, duration=2, curve=4)
line("tick", 2.0)
line("geometry", 2.0, 400, 600, 3400, 9000)
line("across", 2000, 3000)
frame("animating", 1000, 2000, 1000)
line("tick", 9.0)
line("across", 3000, 3000)
frame("idle", 2000, 2000)

case("content-that-shrinks-and-grows-under-a-finger-does-not-move", content_width=2000)
put(1.0, "press", 300, 500)
put(1.1, "move", 300, 400)
frame("dragging", 90)
line("geometry", 1.2, 400, 600, 2000, 640)
frame("dragging", 90, overscroll=50)
line("geometry", 1.3, 400, 600, 2000, 5000)
put(1.4, "move", 300, 390)
frame("dragging", 100)

case("held-keys-continue-to-the-end-that-moved", content_width=3000, content=5000)
line("hold_key", 1.0, 3, 1)
line("across", 0, 2600)
line("tick", 1.2)
line("across", 100.0, 2600, 1000.0)
line("geometry", 1.2, 400, 600, 3500, 5000)
line("across", 100.0, 3100, 1000.0)
line("geometry", 1.2, 400, 600, 2500, 5000)
line("across", 100.0, 2100, 1000.0)
line("tick", 1.7)
line("across", 600.0, 2100, 1000.0)
line("hold_key", 1.7, 3, 0)
line("tick", 3.0)
line("hold_key", 3.0, 2, 1)
line("across", 675.0, 0, 0)
line("tick", 3.2)
line("across", 575.0, 0, -1000.0)
line("geometry", 3.2, 400, 600, 2500, 5000, 0, 50, 0, 0)
line("across", 575.0, -50, -1000.0)

for edge in (1, 2, 3):
    case(f"content-put-out-of-range-at-an-edge-of-rule-{edge}-is-in-range-at-once", content=5000)
    words("values", 1, edge_top=edge, edge_bottom=edge, edge_left=edge, edge_right=edge)
    line("set_offset", 0, 0, 4000)
    put(1.0, "press", 0, 500)
    put(1.1, "move", 0, 490)
    put(1.2, "move", 0, 480)
    line("geometry", 1.3, 400, 600, 400, 1000)
    frame(offset=400, target=400, overscroll=0)
    put(1.4, "move", 0, 490)
    frame("dragging", 390)
    put(1.9, "release")
    frame("idle", 390)

for edge in (1, 2, 3):
    case(f"content-under-a-resting-finger-put-out-of-range-at-an-edge-of-rule-{edge}-is-in-range-at-once")
    words("values", 1, edge_top=edge, edge_bottom=edge)
    line("set_offset", 0, 0, 4000)
    put(1.0, "press", 0, 500)
    line("geometry", 1.3, 400, 600, 400, 1000)
    frame("tracking", 400, 400)
    put(1.4, "move", 0, 480)
    put(1.5, "move", 0, 520)
    frame("dragging", target="-", overscroll="-")
    put(1.9, "release")

case("content-that-grows-does-not-end-the-platforms-momentum")
put(1.0, "pan_update", 0, 100)
put(1.01, "pan_end", flags=1)
put(1.02, "momentum_update", 0, 30)
line("geometry", 1.03, 400, 600, 400, 9000)
frame("coasting", 130)
put(1.04, "momentum_update", 0, 25)
frame("coasting", 155)
line("geometry", 1.05, 400, 600, 400, 700)
frame("bouncing", 155, 100)
put(1.06, "momentum_update", 0, 20)
frame("bouncing", target=100)

case("a-first-geometry-that-arrives-under-a-finger-keeps-its-hold", width=0, height=0, content_width=0, content=0)
put(1.0, "press", 0, 500)
line("geometry", 1.1, 400, 600, 400, 5000)
frame("tracking", 0)
put(1.2, "move", 0, 470)
frame("dragging", 20)

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
line("refused", -3, "tick", "nan")
line("refused", -3, "set_offset", 2.0, 0, "inf")
line("refused", -6, "set_offset", 2.0, 0, 2e12)
line("refused", -2, "input", 2.0, "none", 0, 0, 0, 0, 1, 0, 0)
line("refused", -2, "input", 2.0, "wheel", 0, 1, 0, 0, 1, 9, 0)
line("refused", -2, "input", 2.0, "wheel", 0, 1, 0, 0, 1, 0, 2048)
line("refused", -5, "input", 2.0, "did_scroll", 0, 1, 0, 0, 1, 0, 0)
line("refused", -2, "scroll_to", 2.0, 0, 0, 2)
line("refused", -6, "rect", 2.0, 0, 0, -1, 5, 1)
line("refused", -2, "feel", 99)
line("refused", -6, "geometry", 2.0, 2e12, 600, 400, 5000)
frame("coasting", 50, rest(50, 1000), 1000.0)
line("tick", 1.06)
frame("coasting", 50)

case("lengths-below-0-count-as-0", content=-5)
put(1.0, "wheel", 0, 90)
frame(offset=0, target=0)
line("geometry", 2.0, 400, -1, 400, 5000)
put(3.0, "wheel", 0, 4900)
frame(offset=4900, target=4900)

case("a-host-that-owns-the-offset-stores-whole-points")
line("sync", 0.5, 0, 0)
flick(2000)
for step in range(7):
    time = 1.06 + step / 60
    offset, speed = coast(110.0, 2000, step / 60)
    stored = 0 if step == 0 else math.floor(coast(110.0, 2000, (step - 1) / 60)[0])
    line("sync", time, 0, stored)
    frame("coasting", offset, rest(110.0, 2000), speed)
line("sync", 1.2, 0, 900)
frame("idle", 900, 900, 0)
line("sync", 1.3, 0, 900)  # its scroll bar is held for 0.15 s
frame("idle", 900, 900, 0, tick=1)
line("sync", 1.36, 0, 900)
frame("idle", 900, 900, 0, tick=0)
line("sync", 1.4, 0, 901)
frame("idle", 901, 901)
line("refused", -3, "sync", 1.5, "nan", 0)

case("a-host-clamps-what-is-pulled-out-of-range", content=1200)
line("set_offset", 0.5, 0, 600)
line("sync", 0.5, 0, 0)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 290)
for time in (1.1, 1.15, 1.2):
    line("sync", time, 0, 600)
    frame("dragging", 600 + rubber(200.0), "-", "-", rubber(200.0))
line("sync", 1.25, 0, 300)
frame("dragging", 300, 300)

case("observed-refuses-what-the-user-did", mode=1)
line("refused", -5, "sync", 1.0, 0, 0)
line("refused", -5, "scroll_enabled", 1.0, 1, 1)
line("refused", -5, "always_bounces", 1.0, 1, 1)
line("refused", -5, "input", 1.0, "press", 0, 0, 0, 0, 1, 0, 0)

case("a-queue-that-nobody-empties-tells-what-was-lost-but-no-completion")
for step in range(10):
    line("scroll_to", 1.0, 0, 100 + step, 0)
for step in range(6):
    event("did_scroll", 100 + step)
    event("animation_completed", id=step + 1, finished=1)
for step in range(6, 10):  # a completion takes the place of the newest other event
    event("animation_completed", id=step + 1, finished=1)
event("overflow", id=4)
line("no_events")

# --- scroll to top, with undo ----------------------------------------------------------------


def at(offset, time=0.5):
    """Puts the content at an offset and takes what is told of it."""
    line("set_offset", time, 0, offset)
    event("did_scroll", offset)


def dragged(time, *offsets):
    """A finger on a trackpad moves the content to one offset after the other, a hundredth apart."""
    put(time, "pan_begin")
    for place, (before, after) in enumerate(zip(offsets, offsets[1:])):
        put(round(time + 0.01 * (place + 1), 6), "pan_update", 0, after - before)


TOP = (88,)

case("top-goes-up-and-back-and-up-again", content=9000, insets=TOP)
words("top")
at(3200)
line("trigger", 1.0, 7)
event("top_will_scroll", -88, id=1, source=7)
event("will_rest", -88)
event("phase_changed", before="idle", after="animating")
event("will_reach_edges", edges=1)
event("top_target_changed", 3200, id=1)
line("no_events")
words("top_state", has_return_offset=1, return_offset=3200, is_visible=1)
frame("animating", 3200, -88, 0, 0, "-", 1)
line("tick", 1.15)
x, v = eased(3200, -88, 0.5, 0.3)
frame("animating", x, -88, v)
line("tick", 1.5)
frame("idle", -88, -88, 0, 0, 0, 0)
line("trigger", 2.0, 8)
frame("animating", -88, 3200)
line("top_state", "has_return_offset=0", "return_offset=nan")
line("tick", 3.0)
frame("idle", 3200, 3200)
line("trigger", 4.0, 0)
words("top_state", has_return_offset=1, return_offset=3200)

case("top-a-home-takes-its-place", content=9000, insets=TOP)
words("top")
at(3200)
line("home", 1.0, 1000, 7)
event("top_will_scroll", 1000, id=1, source=7)
words("top_state", has_return_offset=1, return_offset=3200)
line("tick", 1.15)
x, v = eased(3200, 1000, 0.5, 0.3)
frame("animating", x, 1000, v)
line("tick", 1.5)
frame("idle", 1000, 1000, 0, 0)
line("home", 2.0, 1000, 0)
frame("animating", 1000, 3200)
line("tick", 3.0)
line("trigger", 4.0, 0)
line("tick", 5.0)
line("home", 6.0, 1e6, 0)  # from the top: it does not rest at the home
frame("animating", -88, 8400)
words("top_state", has_return_offset=1, return_offset=-88)

case("top-a-drag-forgets-the-way-back", content=9000, insets=TOP)
words("top")
at(3200)
line("trigger", 1.0, 0)
line("tick", 2.0)
dragged(3.0, -88, 40)
line("top_state", "has_return_offset=0")
put(3.5, "cancel")
line("tick", 4.0)
line("trigger", 5.0, 0)
frame("animating", 40, -88)
words("top_state", has_return_offset=1, return_offset=40)

case("top-triggers-of-one-turn-count-once", content=9000, insets=TOP)
words("top")
at(3200)
line("trigger", 1.0, 1)
line("trigger", 1.0, 2)
line("trigger", 1.001, 3)
words("top_state", has_return_offset=1, return_offset=3200)
line("tick", 1.002)
line("trigger", 1.003, 4)
line("top_state", "has_return_offset=0")

case("top-nothing-to-do-at-the-top", content=9000, insets=TOP)
words("top")
at(-87.5)
line("trigger", 1.0, 1)
line("no_events")
line("top_state", "has_return_offset=0")
frame("idle", -87.5, -87.5, 0, 0, "-", 0)
line("tick", 1.1)
frame("idle", -87.5, -87.5, 0, 0, "-", 0)

case("top-a-coast-ends-where-it-is", content=9000)
words("top")
way = flick(1000)
line("tick", 1.56)
x, _ = coast(way, 1000, 0.5)
line("trigger", 1.56, 0)
words("top_state", has_return_offset=1, return_offset=x)
frame("animating", x, 0, 0)
line("tick", 3.0)
line("trigger", 3.0, 0)
line("tick", 4.0)
frame("idle", x, x)

case("top-the-way-back-follows-a-shift-and-stays-in-range", content=9000, insets=TOP)
words("top")
at(3200)
line("trigger", 1.0, 0)
line("tick", 2.0)
line("geometry", 2.0, 400, 600, 400, 9400, 88, 0, 0, 0, 0, 400)
words("top_state", has_return_offset=1, return_offset=3600)
line("geometry", 2.5, 400, 600, 400, 2000, 88)
words("top_state", has_return_offset=1, return_offset=1400)

case("top-the-rule-keep-until-drag-remembers-the-top-itself", content=9000, insets=TOP)
words("top", rule=1)
line("trigger", 1.0, 0)
words("top_state", has_return_offset=1, return_offset=-88)

case("top-is-not-enabled")
line("refused", -8, "trigger", 1.0, 0)

# --- the context -----------------------------------------------------------------------------

case("context-events-at-release-and-at-rest-come-in-order")
line("context", "is_scrolling=0", "heading=0", "at_edges=11", "ended_y=nan", "expected_end_y=nan")
at(4000)
dragged(1.0, 4000, 4020)
for what in ("phase_changed", "drag_began", "did_scroll"):
    event(what)
words("context", is_scrolling=1, is_tracking=1, heading=4, began_y=4000, max_y=4400)
line("context", "expected_end_y=nan", "ended_y=nan")
put(1.01, "pan_end", 0, 0, vy=3000.0, flags=2)
event("will_rest", 4400)
event("will_bounce", edges=4)
event("phase_changed", before="dragging", after="coasting")
event("drag_ended")
event("deceleration_began")
event("will_reach_edges", edges=4)
line("no_events")
words("context", is_scrolling=1, is_tracking=0, heading=4, expected_end_y=4400)
line("tick", 1.5)
event("did_scroll")
event("phase_changed", before="coasting", after="bouncing")
line("tick", 9.0)
event("did_scroll", 4400)
event("did_bounce", edges=4)
event("phase_changed", before="bouncing", after="idle")
event("deceleration_ended")
event("did_rest", 4400)
event("did_reach_edges", edges=4)
line("no_events")
words("context", is_scrolling=0, heading=0, at_edges=14, began_y=4000, ended_y=4400)
line("context", "expected_end_y=nan")

case("context-margins-count-the-insets", content=5000, insets=(88, 10, 40, 20), content_width=900)
line("margin", 0, 12, 1, 100)
line("margin", 0, 12, 4, 4400 + 40 - 12)
line("margin", 5, 0, 2, 15)
line("margin", 5, 0, 8, 500 + 20 - 5)
line("margin", 0, -100, 1, -12)

case("context-observed-a-zoom-past-its-limits", mode=1)
line("zoom_limits", 1, 4)
line("pinch", 1.0, 39, 0, 0, 1)
words("context", zoom_scale=1, zoom_began_scale=1)
line("pinch", 1.1, 40, 0, 0, 0.9)
line("pinch", 1.2, 40, 0, 0, 0.8)
line("pinch", 1.3, 41, 0, 0, 1)
event("phase_changed", before="idle", after="zooming")
event("zoomed_past_minimum", x=0.8)  # the two in succession are one in the queue
event("phase_changed", before="zooming", after="idle")
line("no_events")
line("context", "zoom_scale=1", "zoom_began_scale=nan")
line("refused", -6, "zoom_limits", 2, 1)

# --- zooming ---------------------------------------------------------------------------------

BEGIN, UPDATE, END = 14, 15, 16


def photo(name, minimum=0.25, maximum=4, centers=0, **options):
    """800 x 1000 points behind 400 x 600."""
    case(name, content=1000, content_width=800, **options)
    line("zoom", 0, minimum, maximum, centers)


def place(x, y, scale, phase="-", target=("-", "-")):
    frame(phase, y, target[1])
    line("across", x, target[0])
    words("zoom_state", scale=scale)


photo("zoom-fingers-keep-their-point")
line("set_offset", 0.5, 100, 200)
line("pinch", 1, BEGIN, 200, 300, 1)
for x, y, factor in ((200, 300, 2), (150, 260, 2), (100, 300, 1.5), (200, 300, 1.25)):
    line("pinch", 1.1, UPDATE, x, y, factor)
    place(300 * factor - x, 500 * factor - y, factor, "zooming")
line("pinch", 2, END, 0, 0, 0)
frame("idle")

for leap in (0, 100):
    photo(f"zoom-a-last-midpoint-{leap}-points-away-flings-nothing")
    line("set_offset", 0.5, 100, 200)
    line("pinch", 1, BEGIN, 200, 300, 1)
    for step in range(1, 11):
        line("pinch", 1 + step / 64, UPDATE, 200, 300, 1 + step / 16)
    if leap:
        line("pinch", 1.165, UPDATE, 200 - leap, 300, 1.625)
    place(300 * 1.625 - 200 + leap, 500 * 1.625 - 300, 1.625, "zooming")
    line("pinch", 1.17, END, 0, 0, 0)
    place(300 * 1.625 - 200 + leap, 500 * 1.625 - 300, 1.625, "idle")

photo("zoom-a-notch-goes-on-while-a-wheel-scrolls")
line("set_offset", 0.5, 100, 200)
line("zoom_wheel", 1, -1, 3, 0, 0)
line("tick", 1.02)
put(1.02, "wheel", 0, 1, unit=3)
line("tick", 9)
factor = 2 ** 0.2
place(100 * factor, 200 * factor + 60, factor, "idle")

photo("zoom-a-lost-end-of-a-pinch-shuts-out-no-wheel-and-no-pointer")
line("set_offset", 0.5, 100, 200)
line("pinch", 1, BEGIN, 200, 300, 1)
put(1.1, "press", 200, 300)
put(1.12, "move", 200, 200)
place(100, 200, 1, "zooming")
put(1.16, "move", 200, 150)
put(1.2, "move", 200, 50)
place(100, 200 + 150 - 10, 1, "dragging")
line("pinch", 1.3, END, 0, 0, 0)
place(100, 200 + 150 - 10, 1, "dragging")
put(1.5, "release")
line("tick", 9)
line("set_offset", 9, 100, 200)
line("pinch", 10, BEGIN, 200, 300, 1)
put(10.2, "wheel", 0, 1, unit=3)
frame("wheeling", 200, 260)

photo("zoom-two-pressed-pointers-pinch")
line("set_offset", 0.5, 100, 200)
put(1.0, "press", 100, 300, pointer=1)
put(1.0, "press", 300, 300, pointer=2)
place(100, 200, 1, "zooming")
for time, (ax, ay), (bx, by) in (
    (1.1, (0, 300), (400, 300)), (1.2, (50, 200), (50, 500)), (1.3, (150, 260), (430, 470)),
):
    put(time, "move", ax, ay, pointer=1)
    put(time, "move", bx, by, pointer=2)
    factor = math.hypot(bx - ax, by - ay) / 200
    place(300 * factor - (ax + bx) / 2, 500 * factor - (ay + by) / 2, factor, "zooming")
put(1.5, "release", pointer=2)
place(300 * 1.75 - 290, 500 * 1.75 - 365, 1.75, "dragging")
put(1.6, "move", 130, 290, pointer=1)
place(300 * 1.75 - 270, 500 * 1.75 - 395, 1.75, "dragging")
put(1.8, "release", pointer=1)
place(300 * 1.75 - 270, 500 * 1.75 - 395, 1.75, "idle")
line("zoom_off", 2)
put(2.0, "press", 100, 300, pointer=1)
put(2.0, "press", 300, 300, pointer=2)
put(2.1, "move", 300, 200, pointer=2)
frame("dragging")

photo("zoom-past-the-largest-scale-and-back")
line("zoom_to", 0.5, 4, 0, 0, 0)
line("set_offset", 0.5, 1000, 1700)
line("pinch", 1, BEGIN, 200, 300, 1)
line("pinch", 1, UPDATE, 200, 300, 2)
past = 4 * math.exp(math.log(2) * RUBBER / (1 + RUBBER))
place(300 * past - 200, 500 * past - 300, past, "zooming")
line("pinch", 1, END, 0, 0, 0)
words("zoom_state", is_zooming=1, target_scale=4, minimum=0.25, maximum=4)
for seconds in (0.05, 0.1, 0.3):
    line("tick", 1 + seconds)
    left = (1 + 10 * seconds) * math.exp(-10 * seconds)
    scale = 4 * (past / 4) ** left
    place(300 * scale - 200, 500 * scale - 300, scale, "zooming", (1000, 1700))
line("tick", 5)
place(1000, 1700, 4, "idle")

photo("zoom-a-wheel-zooms-about-the-pointer")
line("set_offset", 0.5, 100, 200)
for step in range(5):
    line("zoom_wheel", round(1 + 0.02 * step, 2), -1, 3, 200, 300)
words("zoom_state", target_scale=2.0)
line("tick", 3)
place(400, 700, 2)
line("zoom_wheel", 3, 100, 0, 200, 300)
place(300 * 2 / math.e - 200, 500 * 2 / math.e - 300, 2 / math.e)

photo("zoom-small-content-lies-in-the-middle", centers=1)
line("zoom_to", 1, 0.25, 0, 0, 0)
place(-100, -175, 0.25, "idle")
words("zoom_state", centering_x=100, centering_y=175, is_zooming=0)
line("double_tap", 1, 200, 300, 2)
words("zoom_state", target_scale=2)
line("tick", 1.15)
half = (0.25 * 2) ** 0.5
place(400 * half - 200, 500 * half - 300, half)
line("tick", 3)
place(600, 700, 2)
line("double_tap", 3, 200, 300, 2)
line("tick", 4)
place(-100, -175, 0.25)

photo("zoom-ends-about-the-middle-of-what-is-visible")
line("zoom_to", 0.5, 2, 0, 0, 0)
event("zoom_changed", x=2)
event("animation_completed", id=1, finished=1)
line("set_offset", 0.6, 300, 500)
event("did_scroll", 500, 300)
line("zoom_off", 1.0)
event("zoom_changed", x=1)
event("did_scroll", 100, 50)
line("no_events")
frame("idle", 100, 100)
line("across", 50, 50)
line("set_offset", 1.0, 999, 999)
frame("idle", 400, 400)
line("across", 400, 400)

photo("zoom-ends-in-the-middle-of-a-motion", maximum=2)
line("set_offset", 0.5, 100, 200)
line("zoom_to", 1.0, 2, 0, 0, 1)
line("zoom_off", 1.15)
frame("idle", 300 / math.sqrt(2) - 100)
line("across", 200 / math.sqrt(2) - 100)

photo("zoom-ends-and-content-that-was-not-zoomed-coasts-on")
way = flick(500)
line("zoom_off", 1.26)
x, v = coast(way, 500, 0.2)
frame("coasting", x, rest(way, 500), v)

photo("zoom-within-other-limits-keeps-the-middle")
line("zoom_to", 0.5, 4, 0, 0, 0)
line("set_offset", 0.5, 1000, 1700)  # the middle is (300, 500)
line("zoom", 1.0, 0.25, 2, 0)
place(400, 700, 2, "idle")
line("zoom", 1.0, 0.25, 4, 0)
place(400, 700, 2, "idle")
line("zoom", 1.0, 0.5, 1.5, 1)
place(250, 450, 1.5, "idle")
line("zoom_to", 1.1, 0.5, 0, 0, 0)
words("zoom_state", centering_x=0, centering_y=50)
line("zoom", 1.2, 0.5, 1.5, 0)
place(0, 0, 0.5, "idle")

photo("zoom-begins-where-a-motion-is")
line("scroll_to", 1.0, 0, 400, 1)
line("zoom_to", 1.15, 2, 0, 0, 0)
place(0, 400, 2, "idle")
line("set_offset", 2.0, 0, 0)
line("scroll_to", 2.0, 0, 1400, 1)
line("double_tap", 2.15, 0, 0, 2)
words("zoom_state", target_scale=0.25)
frame("zooming", 700)
line("tick", 3.0)
line("zoom_to", 3.0, 0.2502, 0, 0, 0)
line("double_tap", 3.0, 0, 0, 2)
words("zoom_state", target_scale=2)  # 0.2502 looks like the smallest scale
line("tick", 4.0)
line("zoom_to", 4.0, 0.26, 0, 0, 0)
line("double_tap", 4.0, 0, 0, 2)
words("zoom_state", target_scale=0.25)

photo("zoomed-content-that-grows")
line("zoom_to", 0.5, 2, 0, 0, 0)
line("geometry", 1.0, 400, 600, 1600, 2000)
line("set_offset", 1.0, 9999, 9999)
place(1600 * 2 - 400, 2000 * 2 - 600, 2, "idle")
line("geometry", 1.0, 400, 600, 400, 600)
place(400, 600, 2, "idle")
line("pinch", 2, BEGIN, 200, 300, 1)
line("pinch", 2, UPDATE, 200, 300, 1.5)
place(300 * 3 - 200, 450 * 3 - 300, 3, "zooming")
line("geometry", 2.0, 400, 600, 1600, 2000)
place(300 * 3 - 200, 450 * 3 - 300, 3, "zooming")
line("pinch", 2.1, END, 0, 0, 0)
line("set_offset", 3.0, 9999, 9999)
place(1600 * 3 - 400, 2000 * 3 - 600, 3, "idle")
line("zoom_off", 3.0)
line("set_offset", 3.0, 9999, 9999)
frame("idle", 1400)
line("across", 1200)

photo("zoom-from-right-to-left-keeps-its-point")
line("right_to_left", 0.1, 400, 600, 800, 1000)
line("across", 0, 0)
line("zoom_to", 1.0, 2, 0, 0, 0)
place(-400, 0, 2, "idle")
line("zoom_off", 2.0)  # the middle is 300 points from the right
line("across", -100, -100)
line("zoom", 3.0, 0.25, 4, 0)
line("right_to_left", 3.0, 400, 600, 1000, 1000)
line("zoom_to", 3.0, 2, 400, 0, 0)
line("across", -200, -200)

photo("zoom-events-of-a-pinch-past-a-limit", maximum=2)
line("pinch", 1, BEGIN, 200, 300, 1)
event("phase_changed", before="idle", after="zooming")
line("no_events")
line("pinch", 1.1, UPDATE, 200, 300, 1.5)
event("zoom_changed", x=1.5)
event("did_scroll", 150, 100)
line("no_events")
line("pinch", 1.2, UPDATE, 200, 300, 4)
past = 2 * math.exp(math.log(2) * RUBBER / (1 + RUBBER))
event("zoom_changed", x=past)
event("did_scroll", 300 * past - 300, 200 * past - 200)
line("no_events")
words("context", zoom_began_scale=1, tracking_x=200, tracking_y=300)
line("pinch", 1.3, END, 0, 0, 0)
event("will_rest", 300, 200)
line("tick", 9.0)
event("zoom_changed", x=2)
event("did_scroll", 300, 200)
event("phase_changed", before="zooming", after="idle")
event("did_rest", 300, 200)
line("no_events")
line("context", "zoom_began_scale=nan")

photo("zoom-to-a-rectangle")
line("zoom_rect", 1, 100, 200, 200, 100, 1)
line("tick", 2)
place(200, 200, 2, "idle")
line("zoom_rect", 2, 780, 990, 20, 10, 0)
place(2800, 3400, 4, "idle")
line("zoom_off", 3)
frame("idle", 400)
line("refused", -8, "zoom_to", 3, 2, 0, 0, 1)
line("refused", -6, "zoom", 3, 2, 1, 0)
line("refused", -6, "zoom", 3, 1, 10001, 0)

# --- headers ---------------------------------------------------------------------------------

Y = (10, 30, 80, 140, 120, 20)


def header_along(name, offsets, positions, insets=(), start=None, **options):
    case(name, height=800, insets=insets)
    words("header", **options)
    before = -insets[0] if insets else 0
    if start is not None:
        line("set_offset", 0.5, 0, start)
        before = start
    for place, (offset, position) in enumerate(zip(offsets, positions)):
        put(round(1 + 0.01 * place, 6), "wheel", 0, offset - before)
        before = offset
        words("header_state", 0, position=position, visible_height=options["height"] + position)


header_along("header-worked-numbers", Y, (0, -20, -70, -100, -80, 0), mode=4, height=100)
header_along("header-enter-always", Y, (-10, -30, -80, -100, -80, 0), mode=0, height=100)
header_along("header-near-the-top-no-gap-opens", (-70, 50, -60, -100), (-30, -100, 0, 0),
             insets=(100,), mode=0, height=100)
header_along("header-exit-until-collapsed", (-70, -40, 500, 300, -50, -100),
             (-30, -60, -60, -60, -50, 0), insets=(100,), mode=1, height=100, minimum_height=40)
header_along("header-enter-always-collapsed", (500, 470, 300, 310, -30, -60, -100),
             (-100, -70, -60, -70, -60, -40, 0), insets=(100,), mode=2, height=100, minimum_height=40)
header_along("header-enter-always-exit-until-collapsed", (-70, -40, 500, 480, 490, 300, 310),
             (-30, -60, -60, -40, -50, 0, -10), insets=(100,), mode=5, height=100, minimum_height=40)
header_along("header-pinned", (900, 100), (0, 0), insets=(100,), mode=3, height=100)
header_along("header-the-tolerance-adds-up", (900, 904, 908, 913, 909, 905, 903, 902),
             (-10, -10, -10, -13, -13, -13, -13, -12), start=1000, insets=(100,), mode=0, height=100,
             tolerance=10)

for mode, position in ((0, -10), (4, -5)):  # enter always, freeze near ends: a movement from the top does not count
    case(f"header-{mode}-stays-where-the-content-shifts", height=800)
    words("header", mode=mode, height=100)
    for place, distance in enumerate((300, -95, 5)):
        put(round(1 + 0.01 * place, 6), "wheel", 0, distance)
    words("header_state", 0, position=position)
    line("shift", 1.05, 0, 400)
    words("header_state", 0, position=position)
    put(1.06, "wheel", 0, 20)
    words("header_state", 0, position=position - 20)

case("header-settles-after-the-program-has-moved-the-content", height=800, insets=(100,))
words("header", height=100, snaps=1)
line("set_offset", 0, 0, 1000)
words("header_state", 0, position=-100, is_snapping=0)
line("set_offset", 1.0, 0, 970)
words("header_state", 0, position=-70, is_snapping=1)
line("tick", 2.0)
words("header_state", 0, position=-100, is_snapping=0)
line("set_offset", 2.0, 0, 910)
line("tick", 3.0)
words("header_state", 0, position=0)

case("header-in-range-is-not-stretched", height=800, insets=(100,))
words("header", height=100, stretches=1, mode=3)
for offset in (-100, -40, 0, 500):
    line("set_offset", 1.0, 0, offset)
    words("header_state", 0, stretch=0, visible_height=100)

case("header-a-background-moves-by-its-share", height=800, insets=(100,))
words("header", height=100, parallax=0.25)
line("set_offset", 0, 0, -100)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 450)
words("header_state", 0, position=-40, parallax=-10, visible_height=60)

case("header-settles-to-the-nearer-side", height=800, insets=(100,))
words("header", mode=0, height=100, snaps=1)
line("set_offset", 0.5, 0, 1000)
dragged(1.0, 1000, 970)
put(2.0, "cancel")
words("header_state", 0, position=-70, is_snapping=1)
seconds = (30 / 100 + 1) * 0.15
line("tick", 2.0 + seconds / 2)
x, _ = eased(-70, -100, 0.5, seconds)
words("header_state", 0, position=x, is_snapping=1, progress=1 + x / 100)
line("tick", 2.3)
words("header_state", 0, position=-100, is_snapping=0, progress=0)
frame("idle", 970, 970, 0, 0, "-", 0)

case("header-several-leave-from-the-first-and-return-from-the-last", height=800, insets=(150,))
words("header", mode=0, height=100)
words("header", mode=0, height=50)
before = -150
for place, (offset, first, second) in enumerate(
        ((-90, -60, 0), (-30, -100, -20), (500, -100, -50), (470, -100, -20), (400, -50, 0))):
    put(round(1 + 0.01 * place, 6), "wheel", 0, offset - before)
    before = offset
    words("header_state", 0, position=first, top=first)
    words("header_state", 1, position=second, top=100 + first + second)

case("header-a-pull-stretches-it", height=800, insets=(100,))
words("header", mode=0, height=100, stretches=1, parallax=0.5)
put(1.0, "press", 0, 0)
put(1.1, "move", 0, 210)
x = rubber(200, 800)
frame("dragging", -100 - x, "-", "-", -x)
words("header_state", 0, position=0, stretch=x, visible_height=100 + x, parallax=0)

# --- a place that stays put ------------------------------------------------------------------


def batch(time, edits, content, finished=1, height=600, top=0, number=0):
    line("begin", time)
    for edit in edits:
        line("changed", *edit)
    line("end", time, number, finished, 400, height, 400, content, top)


for name, policy, start, edits, content, expected in (
    ("keep-distance-to-end", 2, 300, (), 2400, 700),
    ("keep-distance-to-end-at-the-top", 2, 0, (), 2400, 0),
    ("keep-item-rows-above", 1, 300, ((0, 0, 400),), 2400, 700),
    ("keep-item-rows-below", 1, 300, ((301, 0, 400),), 2400, 300),
    ("keep-item-rows-gone-above", 1, 300, ((100, 150, 0),), 1850, 150),
    ("keep-item-a-row-above-grows", 1, 300, ((200, 100, 180),), 2080, 380),
    ("keep-item-a-row-across-the-top-grows", 1, 300, ((250, 100, 180),), 2080, 300),
    ("keep-item-at-the-top-new-rows-show", 1, 0, ((0, 0, 400),), 2400, 0),
    ("stick-to-end-at-the-end", 3, 1400, ((2000, 0, 100),), 2100, 1500),
    ("stick-to-end-elsewhere", 3, 300, ((0, 0, 100), (2100, 0, 50)), 2150, 400),
    ("none", 0, 300, ((0, 0, 400),), 2400, 300),
    ("the-distance-reset-x-rule", 4, 300, (), 2400, 700),
):
    case("anchor-" + name, content=2000)
    line("policy", policy)
    line("set_offset", 0.5, 0, start)
    batch(1.0, edits, content)
    frame("idle", expected, expected)

case("anchor-an-unfinished-batch-leaves-the-offset-alone", content=2000)
line("policy", 1)
line("set_offset", 0.5, 0, 300)
batch(1.0, ((0, 0, 400),), 2000, finished=0)
frame("idle", 300, 300)

case("anchor-nested-batches-and-a-forgotten-end", content=2000)
line("policy", 1)
line("set_offset", 0.5, 0, 300)
line("begin", 1.0)
line("changed", 0, 0, 100)
line("begin", 1.0)
line("changed", 390, 0, 10)
line("end", 1.0, 1, 1, 400, 600, 400, 2110)
frame("idle", 310, 310)
line("end", 1.0, 0, 1, 400, 600, 400, 2110)
frame("idle", 410, 410)
line("refused", -4, "end", 1.0, 0, 1, 400, 600, 400, 2110)
line("begin", 2.0)
line("changed", 0, 0, 50)
line("begin", 2.0)
line("changed", 0, 0, 7)
line("answered", 1, "end", 2.0, 2, 1, 400, 600, 400, 2160)
frame("idle", 460, 460)
line("refused", -4, "changed", 0, 0, 1)

case("anchor-a-coast-goes-on-and-a-finger-keeps-its-hold", content=9000)
line("policy", 1)
way = flick(1000)
line("tick", 1.16)
batch(1.16, ((0, 0, 400),), 9400)
x, v = coast(way, 1000, 0.1)
frame("coasting", x + 400, rest(way, 1000) + 400, v)
line("tick", 1.56)
x, v = coast(way, 1000, 0.5)
frame("coasting", x + 400, rest(way, 1000) + 400, v)

case("anchor-observed-the-host-is-asked-for-what-its-toolkit-left-over", mode=1, content=2000)
line("policy", 1)
put(1.0, "did_scroll", 0, 300)
line("tick", 2.0)
for what in ("did_scroll", "phase_changed", "phase_changed", "did_rest"):
    event(what)
line("begin", 2.0)
line("changed", 0, 0, 400)
put(2.0, "did_scroll", 0, 550)
line("end", 2.0, 0, 1, 400, 600, 400, 2400)
event("did_scroll", 550)
event("request_shift", 700)
event("did_scroll", 700)
put(2.0, "did_scroll", 0, 700)
line("no_events")
frame("idle", 700, 700)

# --- the nub ---------------------------------------------------------------------------------

case("nub-the-worked-numbers", content=3000)
words("nub")
put(1.0, "wheel", 0, 1200)
words("nub_state", y=275, length=50, share=0.5, section=-1, is_grabbed=0)
line("tick", 1.25)
words("nub_state", alpha=0.5)
line("grab", 1.25)
line("scrub", 1.3, 53, 0)
words("nub_state", y=328, share=0.6, is_grabbed=1, touch_y=320, touch_length=66)
frame("idle", 1440, 1440)
line("scrub", 1.4, 9000, 0)
words("nub_state", y=540, share=1)
frame("idle", 2400, 2400)
line("let_go", 1.5)
words("nub_state", is_grabbed=0)

case("nub-fades-in-waits-and-fades-out", content=3000)
words("nub")
words("nub_state", alpha=0)
put(1.0, "pan_begin")
put(1.0, "pan_update", 0, 100)
frame("dragging", 100, 100, "-", 0, "-", 1)
for time, alpha in ((1.1, 0.2), (1.5, 1), (3.0, 1)):
    line("tick", time)
    words("nub_state", alpha=alpha)
frame("dragging", 100, 100, "-", 0, "-", 0)
put(3.0, "cancel")
for time, alpha, tick in ((3.5, 1, 1), (3.75, 1, 1), (4.0, 0.5, 1), (4.2, 0.1, 1), (4.3, 0, 0)):
    line("tick", time)
    words("nub_state", alpha=alpha)
    frame("idle", 100, 100, 0, 0, "-", tick)

case("nub-with-an-inset", content=3000, insets=(100,))
words("nub")
put(1.0, "wheel", 0, 1250)
words("nub_state", y=110 + 430 / 2, share=0.5)

case("nub-proportional-and-fine", content=2600)
words("nub", is_proportional=1, length=18.0, margin=-1.0, fine_distance=100.0)
put(1.0, "wheel", 0, 500)
length = 600 * 600 / 2600
words("nub_state", length=length, y=0.25 * (600 - length))
line("grab", 1.1)
line("scrub", 1.2, 40, 100)
words("nub_state", y=0.25 * (600 - length) + 20)

case("nub-sections-and-too-little-content", content=3000)
words("nub")
line("sections", 0, 500, 500, 1200)
for place, (offset, section) in enumerate(((499, 0), (500, 2), (1200, 3), (0, 0))):
    line("set_offset", 1.0 + place, 0, offset)
    words("nub_state", section=section)
line("refused", -6, "sections", 5, 4)
line("geometry", 6.0, 400, 600, 400, 600)
words("nub_state", length=0, alpha=0)

# --- toolkits --------------------------------------------------------------------------------


def toolkit(name, *scalars):
    line("toolkit", name, *scalars)


# Three notches towards the user, as each toolkit counts them: 180 points further down.
DOWN = {
    "gtk_scroll": (0, 3, 0, 1000),
    "wayland_axis": (0, 30.0, 360, 0, 0, 1000),
    "libinput_scroll": (1, 0, 45.0, 360, 1000000),
    "xi2_scroll": (1, 45.0, 15.0, 1000),
    "sdl2_wheel": (0, -3, 0, 1000),
    "sdl3_wheel": (0, -3, 1, 1000000000),
    "glfw_scroll": (0, -3, 1.0),
    "raylib_wheel": (0, -3, 1.0),
    "imgui_wheel": (0, -3, 0, 1.0),
    "qt_wheel": (0, -360, 0, 0, 0, 0, 1000),
    "web_wheel": (0, 300, 0, 0, -360, 1000.0),
    "win32_wheel": (522, -360, 0, 1000),
}
for name, scalars in DOWN.items():
    case("three-notches-of-" + name.replace("_", "-"))
    toolkit(name, *scalars)
    frame("wheeling", 0, 180, 0)
    line("tick", 2.0)
    frame("idle", 180, 180, 0)

case("clicks-of-gdk-x11-and-a-terminal-go-one-notch", content_width=4000)
toolkit("gdk_scroll", 1, 0, 0, 0, 0, 2, 1000)
toolkit("x11_button", 5, 1000)
toolkit("sgr_button", 65, 1.0)
frame("wheeling", 0, 180)
toolkit("sgr_button", 69, 1.0)
toolkit("x11_button", 7, 1000)
line("across", 0, 120)
frame("wheeling", 0, 180)

case("a-notch-of-a-browser-turns-a-page-and-a-trackpad-as-far-does-not", content_width=4000)
words("snap", 0, kind=1)
toolkit("web_wheel", 120, 0, 0, -120, 0, 1000.0)
line("across", 0, 400)
line("tick", 3.0)
line("across", 400, 400)
toolkit("web_wheel", 40, 0, 0, -120, 0, 4000.0)
line("tick", 6.0)
line("across", 400, 400)

case("lines-and-pages-of-the-web-and-of-appkit")
toolkit("web_wheel", 0, 2, 1, 0, 0, 1000.0)
frame("wheeling", 0, 40)
toolkit("web_wheel", 0, 1, 2, 0, -120, 1000.0)
frame("wheeling", 0, 640)
toolkit("appkit_scroll", 0, 3, 0, 0, 0, 0, 1.0)
frame("wheeling", 0, 580)

case("appkits-fingers-pan-and-its-momentum-is-followed")
toolkit("appkit_scroll", 0, 0, 1, 32, 0, 0, 1.0)
frame("tracking", 0)
toolkit("appkit_scroll", 0, 0, 1, 1, 0, 0, 1.0)
for step in range(1, 6):
    toolkit("appkit_scroll", 0, -10, 1, 4, 0, 1, round(1 + 0.01 * step, 6))
frame("dragging", 50, 50, 1000.0)
toolkit("appkit_scroll", 0, 0, 1, 8, 0, 1, 1.05)
frame("coasting", 50, 50)
toolkit("appkit_scroll", 0, -9, 1, 0, 1, 1, 1.06)
toolkit("appkit_scroll", 0, -8, 1, 0, 4, 1, 1.07)
frame("coasting", 67, 67)
toolkit("appkit_scroll", 0, 0, 1, 0, 8, 1, 1.08)
frame("idle", 67, 67, 0)

case("qts-momentum-ends-a-pan-whose-end-was-not-told")
toolkit("qt_wheel", 0, -16, 0, -20, 1, 0, 1000)
toolkit("qt_wheel", 0, -16, 0, -20, 2, 0, 1010)
frame("dragging", 40)
toolkit("qt_wheel", 0, -8, 0, -10, 4, 0, 1020)
frame("coasting", 50, 50)
toolkit("qt_wheel", 0, 0, 0, 0, 3, 0, 1030)
line("tick", 1.2)
frame("idle", 50, 50, 0)

case("waylands-finger-coasts-when-its-last-axis-stops", content_width=4000)
for step in range(1, 6):
    toolkit("wayland_axis", 0, 10.0, 0, 1, 0, 1000 + 10 * step)
    toolkit("wayland_axis", 1, 5.0, 0, 1, 0, 1000 + 10 * step)
toolkit("wayland_stop", 0, 1050)
frame("dragging", 50)
toolkit("wayland_stop", 1, 1050)
frame("coasting", 50, rest(50, 1000), 1000.0)
line("across", 25, rest(25, 500), 500.0)

case("waylands-finger-without-a-stop-ends-in-silence")
for step in range(1, 6):
    toolkit("wayland_axis", 0, 10.0, 0, 1, 0, 1000 + 10 * step)
frame("dragging", 50, 50, "-", 0, "-", 1)
line("tick", 1.19)
frame("dragging", 50)
line("tick", 1.21)
frame("idle", 50, 50, 0, 0, "-", 0)

case("waylands-axis-without-a-source-scrolls")
toolkit("wayland_axis", 0, 10.0, 0, 4294967295, 0, 1000)
frame("wheeling", 10, 10, "-", 0, "-", 1)
toolkit("wayland_axis", 0, 10.0, 120, 4, 0, 1300)
frame("wheeling", 10, 70)
line("tick", 9.0)
frame("idle", 70, 70, 0)

case("a-pan-whose-end-was-lost-yields-to-a-finger")
put(1.0, "pan_begin")
put(1.0, "pan_update", 0, 30)
put(1.14, "press", 0, 100)
frame("dragging", 30)
put(1.2, "press", 0, 100)
frame("tracking", 30)
put(1.3, "move", 0, 60)
frame("dragging", 60)

case("libinputs-finger-ends-by-zero")
for step in range(1, 6):
    toolkit("libinput_scroll", 2, 0, 10.0, 0, 1000000 + 10000 * step)
toolkit("libinput_scroll", 2, 0, 0, 0, 1050000)
frame("coasting", 50, rest(50, 1000), 1000.0)

case("gtks-pan-without-a-begin-ends-in-silence")
toolkit("gtk_scroll", 0, 40.0, 1, 1000)  # GtkScrolledWindow multiplies surface units by 2.5
frame("dragging", 100, 100, "-", 0, "-", 1)
line("tick", 1.14)
frame("dragging", 100)
line("tick", 1.16)
frame("idle", 100, 100, 0, 0, "-", 0)

case("gtks-pan-coasts-as-fast-as-gtk-says")
toolkit("gtk_begin", 1000)
toolkit("gtk_scroll", 0, 40.0, 1, 1000)
line("tick", 3.0)
frame("dragging", 100, 100, "-", 0, "-", 0)
toolkit("gtk_decelerate", 0, 280.0, 3000)
frame("coasting", 100, rest(100, 700), 700)
toolkit("gtk_end", 3000)
frame("coasting", 100, rest(100, 700), 700)

case("a-hold-of-gdk-stops-a-coast")
toolkit("gtk_scroll", 0, 40.0, 1, 1000)
toolkit("gtk_decelerate", 0, 280.0, 1010)
toolkit("gdk_hold", 0, 1010)
frame("tracking", 100)
toolkit("gdk_hold", 3, 1500)
frame("idle", 100)

case("sdls-fingers-are-shares-of-the-window")
toolkit("sdl3_finger", 1792, 0, 0.5, 0.5, 400, 600, 1000000000)
for step in range(1, 6):
    toolkit("sdl3_finger", 1794, 0, 0.5, 0.5 - step / 50, 400, 600, 1000000000 + 10000000 * step)
frame("dragging", 50)
toolkit("sdl2_finger", 1793, 0, 0.5, 0.4, 400, 600, 1050)
frame("coasting", 50, rest(50, 1200), 1200.0)
toolkit("sdl2_finger", 1792, 3, 0.5, 0.4, 400, 600, 1050)
toolkit("sdl3_finger", 1795, 3, 0.5, 0.4, 400, 600, 1060000000)
frame("idle", 50)

case("an-event-from-before-the-last-tick-counts-as-of-the-tick")
line("tick", 5.0)
line("input", 4.9, "wheel", 0, 1, 0, 0, 0, 3, 0)
toolkit("sdl3_wheel", 0, -1, 0, 4900000000)
frame("wheeling", 0, 120)
line("tick", 5.3)
frame("idle", 120)

case("a-negative-delta-of-win32-that-was-read-without-its-sign-is-refused")
line("refused", -6, "toolkit", "win32_wheel", 522, 65416, 0, 1000)
line("refused", -6, "toolkit", "win32_wheel", 526, -32769, 0, 1000)
toolkit("win32_wheel", 522, -32768, 0, 1000)
frame("wheeling", 0)

case("milliseconds-that-wrap-are-counted-on")
line("tick", 4294967.2)
toolkit("win32_wheel", 522, -120, 0, 4)
frame("wheeling", 0, 60)
line("tick", 4294967.3 + 0.3)
frame("idle", 60)


# Held keys, pointers that steer, scroll bars. The thumb of 5000 points in 600 is 72 long on a track
# of 600, and each point of it stands for 4400 / 528 points.
GEAR = 4400 / 528

case("key-held-moves-evenly-and-brakes")
line("set_offset", 0.5, 0, 1000)
line("hold_key", 1.0, 1, 1)
frame("wheeling", 1000, 4400, 0, tick=1)
line("tick", 1.1)
frame("wheeling", 1025.0, 4400, 500.0)
line("hold_key", 1.15, 1, 1)
line("tick", 1.5)
frame("wheeling", 1400.0, 4400, 1000.0)
line("hold_key", 1.5, 0, 0)
frame("wheeling", 1400.0, 4400, 1000.0)
line("hold_key", 1.5, 1, 0)
frame("wheeling", 1400.0, 1475.0, 1000.0)
line("tick", 1.7)
frame("idle", 1475.0, 1475.0, 0, tick=0)
line("refused", -2, "hold_key", 2.0, 10, 1)

case("key-held-pages-to-the-end")
line("hold_key", 1.0, 5, 1)
line("tick", 1.2)
frame("wheeling", 0.2 * 2625 / 2, 4400, 2625.0)
line("tick", 4.0)
frame("idle", 4400, 4400, 0, tick=0)

case("steered-at-a-speed")
line("set_offset", 0.5, 0, 1000)
line("steer", 1.0, 0, 300)
frame("steering", 1000, 4400, 300.0, tick=1)
line("tick", 2.0)
frame("steering", 1300, 4400, 300.0)
line("steer", 2.0, 0, -2000)
line("tick", 2.5)
frame("steering", 300, 0, -2000.0)
line("tick", 3.0)
frame("steering", 0, 0, 0, tick=0)
line("steer_end", 3.0)
frame("idle", 0, 0, 0, tick=0)
line("steer", 4.0, 0, 100)
put(4.5, "cancel")
frame("idle", 50.0, 50.0, 0, tick=0)
put(5.0, "steer", 0, 0, 0, 100)
put(5.5, "steer_end")
frame("idle", 100.0, 100.0, 0, tick=0)

case("autoscroll-clicked")
line("autoscroll", 1.0, 200, 300, 0)
frame("steering", 0, 0, 0, tick=0)
line("autoscroll_release", 1.1)
line("autoscroll_move", 1.2, 200, 400)
frame("steering", 0, 4400, 0.008 * 100**2.2, tick=1)
line("tick", 2.2)
frame("steering", 0.008 * 100**2.2, 4400)
line("autoscroll_move", 2.2, 200, 315)
frame("steering", 0.008 * 100**2.2, 0.008 * 100**2.2, 0, tick=0)
line("steer_end", 3.0)
line("autoscroll_move", 3.1, 200, 500)
frame("idle", 0.008 * 100**2.2)

case("autoscroll-held-as-firefox")
line("autoscroll", 1.0, 200, 300, 1)
line("autoscroll_move", 1.0, 200, 408)
frame("steering", 0, 4400, 1300.0, tick=1)
line("autoscroll_release", 2.0)
frame("idle", 1300.0, 1300.0, 0, tick=0)
line("refused", -2, "autoscroll", 3.0, 0, 0, 2)

case("an-item-dragged-to-the-edge")
line("edge_scroll", 1.0, 200, 550)
frame("steering", 0, 0, 0, tick=0)
line("edge_scroll", 1.0, 200, 575)
frame("steering", 0, 4400, 500.0, tick=1)
line("edge_scroll", 2.0, 200, 900)
frame("steering", 500.0, 4400, 1000.0)
line("edge_scroll", 3.0, 200, 40)
frame("steering", 1500.0, 0, -200.0)
line("steer_end", 4.0)
frame("idle", 1300.0, 1300.0, 0)

case("bar-thumb-stays-under-the-pointer")
line("set_offset", 0.5, 0, 1000)
words("bar", snap_back=136.0)
words("scrollbar_state", held=0, thumb_start=120.0, thumb_length=72.0)
line("bar_press", 1.0, 2, 150)
words("scrollbar_state", held=1, thumb_start=120.0)
line("bar_drag", 1.1, 250, 0)
frame("idle", 1000 + 100 * GEAR, 1000 + 100 * GEAR, 0, tick=0)
words("scrollbar_state", held=1, thumb_start=220.0)
line("bar_drag", 1.2, 260, 140)
frame("idle", 1000)
line("bar_drag", 1.3, 9000, 0)
frame("idle", 4400)
line("bar_release", 1.4)
words("scrollbar_state", held=0, thumb_start=528.0)
line("refused", -2, "bar_press", 2.0, 0, 9)

case("bar-track-goes-a-page-and-then-on")
line("set_offset", 0.5, 0, 1000)
words("bar")
line("bar_press", 1.0, 2, 500)
frame("wheeling", 1000, 1525.0, 0, tick=1)
words("scrollbar_state", held=2)
line("tick", 1.2)
frame("idle", 1525.0, 1525.0, 0, tick=1)
line("tick", 1.3)
frame("steering", 1525 + 0.05 * 10500, (500 - 72) * GEAR, 10500.0, tick=1)
line("tick", 2.0)
frame("steering", (500 - 72) * GEAR, "-", 0, tick=0)
line("bar_release", 2.0)
frame("idle", (500 - 72) * GEAR)

case("bar-track-jumps-and-arrows-go-on")
words("bar", jumps_to_click=1)
line("bar_press", 1.0, 1, 300)
frame("idle", (300 - 36) * GEAR)
words("scrollbar_state", held=1, thumb_start=264.0)
line("bar_release", 1.1)
line("set_offset", 1.2, 0, 1000)
line("bar_press", 2.0, 4, 0)
words("scrollbar_state", held=4)
line("tick", 2.2)
frame("idle", 1040.0, 1040.0, 0, tick=1)
line("tick", 2.75)
frame("wheeling", 1440.0, 4400, 1000.0)
line("bar_release", 2.75)
line("tick", 3.0)
frame("idle", 1515.0)

case("preferences-without-motion-and-momentum")
words("preferences", reduces_motion=1, stops_momentum=1)
line("scroll_to", 1.0, 0, 900, 1)
frame("idle", 900, 900, 0, tick=0)
put(2.0, "wheel", 0, 2, unit=3)
line("tick", 2.2)
frame("idle", 1020, 1020, 0, tick=0)
flick(1000, time=3.0)
frame("idle", 1070.0, 1070.0, 0, tick=0)

case("preferences-resampled")
words("preferences", resamples=1)
line("set_offset", 0.5, 0, 1000)
put(1.0, "press", 0, 500)
for move in range(1, 7):
    put(1.0 + 0.008 * move, "move", 0, 500 - 8.0 * move)
line("tick", 1.051)
frame("dragging", 1000 + 46 - 10.0, tick=1)
put(1.056, "move", 0, 444.0)
line("tick", 1.065)
frame("dragging", 1000 + 60 - 10.0, tick=1)
line("tick", 1.1)
frame("dragging", 1000 + 56 - 10.0, tick=0)

case("right-to-left", width=400, content_width=1000, content=600)
line("right_to_left", 1.0, 400, 600, 1000, 600, 10, 20)
line("across", 0, 0, 0, 0)

case("right-to-left-from-the-beginning", width=0, height=0, content_width=0, content=0)
line("right_to_left", 1.0, 400, 600, 1000, 600, 10, 20)
line("across", 20, 20, 0, 0)
line("scroll_to", 2.0, -9000, 0, 0)
line("across", -610.0, -610.0, 0, 0)
line("key", 3.0, 7)
line("tick", 4.0)
line("across", -610 + 370 * 0.875)
line("right_to_left", 5.0, 400, 600, 3000, 600, 10, 20)
line("across", -610 + 370 * 0.875)
line("scroll_to", 6.0, -9000, 0, 0)
line("across", -2610.0)


# --- nested scrollers ---------------------------------------------------------------------------

def nest(*scrollers, **rules):
    """Scrollers of 600 points, each nested in the next: its range and its offset."""
    for number, (length, offset) in enumerate(scrollers):
        if number > 0:
            line("nested")
            line("nest_rules", 0, 0, rules.get("order", 0), 0)
        line("geometry", 0, 400, 600, 400, 600 + length)
        line("set_offset", 0, 0, offset)
    line("on", 0)


def on(number, *numbers, **names):
    line("on", number)
    frame(*numbers, **names)


case("nested-a-drag-goes-on-in-the-parent-and-comes-back")
nest((200, 150), (100, 40))
put(1.0, "press", 0, 500)
for time, y, child, parent in (
    (1.1, 460, 180, 40), (1.2, 420, 200, 60), (1.3, 380, 200, 100), (1.4, 440, 140, 100),
    (1.5, 490, 90, 100), (1.6, 650, 0, 30), (1.7, 490, 160, 30),
):
    line("on", 0)
    put(time, "move", 0, y)
    frame("dragging", float(child), float(child), overscroll=0)
    on(1, "-", float(parent), overscroll=0)
line("on", 0)
put(1.8, "move", 0, 340)
frame("dragging", 200, overscroll=0)
on(1, "dragging", 100 + rubber(40.0), overscroll=rubber(40.0))

case("nested-a-fling-goes-on-at-the-crossing-time")
nest((200, 0), (3000, 0))
way = flick(1000)
crossing = -math.log(1 - (200 - way) * NORMAL / 1000) / NORMAL
end = rest(way, 1000)
frame("coasting", way, 200, 1000.0)
on(1, "coasting", 0, end - 200, 0, 0, 0, 1)
for seconds in (crossing - 0.05, crossing + 0.05, 1.0, 2.0):
    place, speed = coast(way, 1000, seconds)
    line("tick", 1.06 + seconds)
    child, parent = (place, 0.0) if seconds < crossing else (200.0, place - 200)
    on(0, "coasting" if seconds < crossing else "idle", child, 200, speed if child < 200 else 0)
    on(1, "coasting", parent, end - 200, 0 if child < 200 else speed)
line("tick", 9.0)
on(1, "idle", end - 200, end - 200, 0, 0, tick=0)

case("nested-one-that-only-the-program-scrolls-passes-on-what-the-user-does")
nest((200, 100), (300, 0))
line("scroll_enabled", 0, 1, 0)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 440)
frame(offset=100.0)
on(1, offset=50.0)

case("nested-a-header-collapses-first-and-comes-back-last")
nest((1000, 0), (60, 0), order=1)
put(1.0, "press", 0, 500)
for time, y, child, parent in ((1.1, 450, 0, 40), (1.2, 400, 30, 60), (1.3, 440, 0, 50)):
    line("on", 0)
    put(time, "move", 0, y)
    frame(offset=float(child))
    on(1, offset=float(parent))

case("nested-a-notch-is-shared")
nest((200, 180), (1000, 0))
put(1.0, "wheel", 0, 1, unit=3)
frame("wheeling", 180, 200)
on(1, "wheeling", 0, 40)
for share in (0.25, 0.5, 0.75):
    line("tick", 1.0 + 0.2 * share)
    place, speed = eased(180, 240, share, 0.2)
    on(0, offset=min(place, 200.0), velocity=speed if place < 200 else 0)
    on(1, offset=max(place - 200, 0.0), velocity=speed if place > 200 else 0)

case("nested-a-held-key-moves-both-evenly")
nest((200, 100), (1000, 0))
line("hold_key", 1.0, 1, 1)
frame("wheeling", 100, 200, 0)
on(1, "wheeling", 0, 1000, 0)
for time, child, parent, speed in ((1.1, 125.0, 0.0, 500.0), (1.5, 200.0, 300.0, 1000.0)):
    line("tick", time)
    on(0, offset=child, velocity=speed if child < 200 else 0)
    on(1, offset=parent, velocity=speed if child == 200 else 0)
line("on", 0)
line("hold_key", 1.5, 1, 0)
on(1, "wheeling", 300.0, 375.0, 1000.0)
line("tick", 1.7)
frame("idle", 375.0, 375.0, 0, tick=0)

case("nested-who-steers-outweighs-fingers-at-rest")
nest((200, 100), (1000, 100))
put(1.0, "hold")
frame("tracking", 100)
line("on", 1)
line("steer", 1.0, 0, 100)
frame("steering", 100, 1000, 100.0)
on(0, "idle", 100)
line("on", 1)
line("tick", 1.5)
frame("steering", 150.0, 1000, 100.0)
line("steer_end", 1.5)
frame("idle", 150.0, 150.0, 0, tick=0)

case("nested-what-is-contained-stays")
nest((200, 190), (1000, 0))
line("nest_rules", 0, 1, 0, 0)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 460)
frame("dragging", 200 + rubber(20.0))
on(1, "idle", 0)
line("refused", -2, "nest_rules", 3, 0, 0, 0)
line("refused", -2, "nest_rules", 0, 0, 4, 0)

case("nested-what-latches-stays")
nest((200, 190), (1000, 0))
line("nest_rules", 0, 0, 0, 1)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 460)
frame("dragging", 200 + rubber(20.0))
put(1.2, "cancel")
line("tick", 3.0)
put(3.0, "press", 0, 500)
put(3.1, "move", 0, 460)
frame("tracking", 200)
on(1, "dragging", 30)


# --- linked scrollers ---------------------------------------------------------------------------

LANDMARKS = ((0, 0), (500, 1500), (2000, 3000))  # three times as long, then as long


def beside(position, landmarks=LANDMARKS):
    """The position in the second content beside one in the first."""
    for (first, second), (next_first, next_second) in zip(landmarks, landmarks[1:]):
        if position <= next_first:
            return second + (position - first) * (next_second - second) / (next_first - first)


def link(time, *landmarks):
    line("link", time, 1, 0, *(number for pair in landmarks or LANDMARKS for number in pair))


def both(first, second, *numbers, **names):
    on(0, numbers[0], first, *numbers[1:], **names)
    on(1, numbers[0], second, *numbers[1:], **names)


def linked_case(name):
    case(name)
    line("beside")
    line("geometry", 0, 400, 600, 400, 6000)
    line("on", 0)
    link(0)


linked_case("linked-the-follower-lies-straight-between-landmarks")
put(1.0, "press", 0, 500)
for time, y, first, second in ((1.1, 390, 100.0, 300.0), (1.2, 0, 490.0, 1470.0), (1.3, -110, 600.0, 1600.0), (1.4, 390, 100.0, 300.0)):
    line("on", 0)
    put(time, "move", 0, y)
    link(time)
    both(first, second, "dragging")

linked_case("linked-both-announce-where-they-rest")
way = flick(1000)
end = rest(way, 1000)
for seconds in (0.1, 0.5, 2.0):
    link(1.06 + seconds)
    x, v = coast(way, 1000, seconds)
    on(0, "coasting", x, end, v)
    on(1, "coasting", beside(x), beside(end), v * (3 if x < 500 else 1))
link(9.0)
both(end, beside(end), "idle", velocity=0, tick=0)

linked_case("linked-who-is-touched-leads")
line("on", 1)
put(1.0, "wheel", 0, 600)
link(1.0)
both(200.0, 600.0, "-")
line("on", 0)
put(2.0, "wheel", 0, 50)
link(2.0)
both(250.0, 750.0, "-")

linked_case("linked-new-landmarks-move-the-follower")
line("set_offset", 1.0, 0, 400)
link(1.0)
both(400.0, 1200.0, "idle")
link(2.0, (0, 0), (500, 2000), (2000, 3500))
both(400.0, 1600.0, "idle")

# --- the values of a feel -----------------------------------------------------------------------

def fling(speed, time=1.0):
    """Content at rest is let go at a speed, as a trackpad's own momentum would have it."""
    put(time, "pan_begin")
    put(time, "pan_end", vy=float(speed), flags=2)


def banded(pull, coefficient, limit):
    follows = coefficient * abs(pull)
    return math.copysign(follows / (follows / limit + 1), pull)


def crossing_of(edge, speed, drag):
    """When a coast from 0 passes an edge, and how fast."""
    return -math.log(1 - edge * drag / speed) / drag, speed - edge * drag


RATE = math.log(0.78) / math.log(0.9)  # of OverScroller
RESISTANCE = 0.015 * 9.80665 * 39.37 * 160 * 0.84
NOTCH, LINE, PAGE, UNITS = 3, 1, 2, 4


def android_time(speed):
    return (0.35 * speed / RESISTANCE) ** (1 / (RATE - 1))


case("values-of-uikit", content=9000)
words("values", 1, drag=3, slop=4, rubber_band=0.3, rubber_band_reach=0.5, bounce_stiffness=400)
put(1.0, "press", 0, 100)
put(1.05, "move", 0, 154)  # after 0.1 s it would end a rest, and have no velocity
out = -banded(50.0, 0.3, 300.0)
frame("dragging", out, out, -1080 * 0.3 * (1 + out / 300) ** 2, out)
put(2.0, "release")
frame("bouncing", out, 0)
line("tick", 2.1)
x, v = spring(out, 0, 0.1, 20.0)
frame("bouncing", x, 0, v, x)
line("tick", 5.0)
fling(1000, 5.0)
frame("coasting", 0, rest(0, 1000, 3), 1000)
line("tick", 5.5)
x, v = coast(0, 1000, 0.5, 3)
frame("coasting", x, rest(0, 1000, 3), v)

case("values-of-uikit-fast", content=9000)
words("values", 2, minimum_fling=400, maximum_fling=800, drag=5)
way = flick(1000)
frame("coasting", way, rest(way, 800, 5), 800)
line("tick", 1.26)
x, v = coast(way, 800, 0.2, 5)
frame("coasting", x, rest(way, 800, 5), v)
line("stop", 1.26)
now = x + flick(390, 3.0)
frame("idle", now, now, 0)

case("values-of-android", content=20000)
words("values", 3, slop=20, animation_duration=0.5, edge_bottom=1)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 470)
frame("dragging", 10, 10)
put(2.0, "release")
line("set_offset", 3.0, 0, 0)
fling(2000, 3.0)
seconds = android_time(2000)
distance = 0.35 * 2000 * seconds
frame("coasting", 0, distance, 2000)
for share in (0.25, 0.5, 0.75):
    line("tick", 3.0 + seconds * share)
    progress, slope = bezier(share, 0.175, 0.5, 0.35, 1.0)
    frame("coasting", distance * progress, distance, distance * slope / seconds)
line("tick", 9.0)
line("scroll_to", 9.0, 0, 0, 1)
line("tick", 9.25)
x, v = eased(distance, 0, 0.5, 0.5)
frame("animating", x, 0, v)

case("values-of-flutter-on-android", content=20000)
words("values", 4, key_lines=3, line_length=30, page_overlap=0.25, bounce_stiffness=50)
fling(2000)
seconds = RATE * 0.35 * android_time(2000)
distance = 2000 * seconds / RATE
frame("coasting", 0, distance, 2000)
for share in (0.25, 0.75):
    line("tick", 1.0 + seconds * share)
    frame("coasting", distance * (1 - (1 - share) ** RATE), distance, 2000 * (1 - share) ** (RATE - 1))
line("tick", 9.0)
line("key", 9.0, 1)
frame("wheeling", distance, distance + 90)
line("tick", 10.0)
line("key", 10.0, 5)
frame("wheeling", distance + 90, distance + 90 + 450)

case("values-of-flutter-on-ios", content=1200)
words("values", 5, drag=4, bounce_stiffness=225, bounce_damping_ratio=1, bounce_share=0.75,
      bounce_speed_limit=900)
fling(4000)
frame("coasting", 0, 600, 4000)
crossing, speed = crossing_of(600, 4000, 4)
line("tick", 1.0 + crossing / 2)
x, v = coast(0, 4000, crossing / 2, 4)
frame("coasting", x, 600, v)
for seconds in (0.05, 0.2):
    line("tick", 1.0 + crossing + seconds)
    x, v = spring(0, min(900, 0.75 * speed), seconds, 15.0)
    frame("bouncing", 600 + x, 600, v, x)

case("values-of-chromium", content=9000)
words("values", 6, brake=1000, wheel_step=50, wheel_smoothing=1)
fling(1000)
frame("coasting", 0, 1000**2 / (2 * 1000), 1000)
line("tick", 1.0 + 1000 / 2300 - 0.001)
frame("coasting", "-", 500)
line("tick", 1.0 + 1000 / 2300 + 0.001)
frame("idle", 500, 500, 0)
fling(3000, 2.0)
frame("coasting", 500, 500 + 3 * 600, 3000)  # no farther than three viewports
line("tick", 5.0)
put(5.0, "wheel", 0, 2, unit=NOTCH)
frame("wheeling", 2300, 2400)
line("tick", 5.05)
x, v = eased(2300, 2400, 1 / 3, 0.15)
frame("wheeling", x, 2400, v)

case("values-of-gtk", content=9000)
words("values", 7, drag=2, wheel_smoothing=6, wheel_rate=20, wheel_speed=2)
put(1.0, "wheel", 0, 1, unit=NOTCH)
notch = 2 * 600 ** (2 / 3)
frame("wheeling", 0, notch)
line("tick", 1.1)
x, v = spring(-notch, 0, 0.1, 20.0)
frame("wheeling", notch + x, notch, v)
line("tick", 5.0)
fling(800, 5.0)
frame("coasting", notch, rest(notch, 800, 2), 800)

def steady(start, speed, end, seconds, interval):
    """Position and velocity of a steady wheel: a quarter of the interval to its pace, half of it to stop."""
    ramp, stop = interval / 4, interval / 2
    pace = (end - start - speed * ramp / 2) / (interval - ramp / 2 + stop / 2)
    if seconds < ramp:
        return start + speed * seconds + (pace - speed) * seconds**2 / ramp / 2, speed + (pace - speed) * seconds / ramp
    if seconds < interval:
        return start + (speed + pace) / 2 * ramp + pace * (seconds - ramp), pace
    left = interval + stop - seconds
    return end - pace * left**2 / stop / 2, pace * left / stop


def crisp(speed, seconds, drag=NORMAL):
    """A deceleration with a crisp end, from 0: position and velocity."""
    whole, far = speed / drag, 400 / drag**2
    begin = math.log(whole / far) / drag
    if seconds <= begin:
        return coast(0, speed, seconds, drag)
    v = drag * far
    brake = v * v / (2 * (far - REST))
    seconds = min(seconds - begin, v / brake)
    return whole - far + v * seconds - brake * seconds**2 / 2, v - brake * seconds


case("a-crisp-end-has-the-same-target-and-no-crawl", content=9000)
words("values", 1, motion_end=1)
fling(1000)
frame("coasting", 0, rest(0, 1000), 1000)
for seconds in (0.3, 1.0, 1.5):
    line("tick", 1.0 + seconds)
    x, v = crisp(1000, seconds)
    frame("coasting", x, rest(0, 1000), v)
line("tick", 2.9)  # it rests after ln(1000·k/400)/k + 1 s
frame("idle", rest(0, 1000), rest(0, 1000), 0)

case("no-frame-is-drawn-twice", content=9000, feel=9)  # Qt's deceleration: 1500 pt/s²
line("next_change", 1, 1.0, "is_drawn=0", "frame_rate=0.0")
fling(100)
for scale in (1, 2, 3):
    reached = (100 - math.sqrt(100**2 - 2 * 1500 * 0.5 / scale)) / 1500
    words("next_change", scale, 1.0, is_drawn=1, time=1 + reached, frame_rate=60.0)
words("next_change", 1, 1.03, is_drawn=1, time=1.03, frame_rate=60.0)
line("tick", 1.05)  # 3.125 pt of 3.333: the last pixel
words("next_change", 1, 1.06, is_drawn=0, time=1 + 100 / 1500, frame_rate=60.0)
line("next_change", 1, 2.0, "is_drawn=0")
line("tick", 2.0)
frame("idle", 100**2 / 3000, "-", 0)
line("next_change", 1, 2.0, "is_drawn=0", "frame_rate=0.0")
fling(200, 3.0)
line("next_change", 1, 3.0, "is_drawn=1", "frame_rate=80.0")
fling(2000, 4.0)
line("next_change", 1, 4.0, "is_drawn=1", "frame_rate=120.0")

case("the-progress-through-the-viewport-is-that-of-css-view-timelines", content=3000, insets=(100, 0, 100, 0))
line("set_offset", 1.0, 0, 900)  # 1000 to 1400 of the content are visible
for start, cover, entry, contain, leave in (
        (1400, 0, 0, 0, 0), (1350, 0.1, 0.5, 0, 0), (1150, 0.5, 1, 0.5, 0), (950, 0.9, 1, 1, 0.5), (900, 1, 1, 1, 1)):
    words("view_progress", 1, start, 100, cover=cover, entry=entry, contain=contain, exit=leave)
words("view_progress", 1, 900, 800, cover=500 / 1200, entry=1, contain=0.25, exit=0)  # higher than the viewport
line("right_to_left", 1.0, 400, 600, 2000, 3000)
words("view_progress", 0, 1550, 100, cover=0.1, entry=0.5, contain=0, exit=0)  # 1600 to 2000 are visible

case("a-steady-wheel-learns-the-interval-of-its-notches", content=9000)
words("values", 1, wheel_smoothing=9)
put(1.0, "wheel", 0, 1, unit=NOTCH)
first = 0.2 / 1.5
for seconds in (0.02, 0.1, 0.15):
    line("tick", 1.0 + seconds)
    x, v = steady(0, 0, 60, seconds, first)
    frame("wheeling", x, 60, v)
line("tick", 1.2)
frame("idle", 60, 60, 0)
put(1.3, "wheel", 0, 1, unit=NOTCH)  # the interval is 0.3 s
line("tick", 1.5)
x, v = steady(60, 0, 120, 0.2, 0.3)
frame("wheeling", x, 120, v)
put(1.5, "wheel", 0, 1, unit=NOTCH)  # a tenth of an early notch counts: 0.29 s
line("tick", 1.7)
x, v = steady(x, v, 180, 0.2, 0.29)
frame("wheeling", x, 180, v)
put(2.0, "wheel", 0, 1, unit=NOTCH)  # half of a late one: 0.395 s
line("tick", 2.3)
x, v = steady(180, 0, 240, 0.3, 0.395)
frame("wheeling", x, 240, v)
line("tick", 3.0)
frame("idle", 240, 240, 0)

case("a-steady-wheel-over-pages-is-steady-to-the-page", content=9000, content_width=9000)
words("values", 1, wheel_smoothing=9)
words("snap", 0, kind=1, length=300)
words("snap", 1, kind=1, length=200)
put(1.0, "wheel", 1, 1, unit=NOTCH)
for seconds in (0.02, 0.1, 0.15):
    line("tick", 1.0 + seconds)
    x, v = steady(0, 0, 300, seconds, first)
    line("across", x, 300, v)
    x, v = steady(0, 0, 200, seconds, first)
    frame("wheeling", x, 200, v)
line("tick", 2.0)
frame("idle", 200, 200, 0)
line("across", 300, 300, 0)

case("keys-are-as-steady", content=9000)
words("values", 1, wheel_smoothing=9)
line("key", 1.0, 1)
line("tick", 1.1)
x, v = steady(0, 0, 40, 0.1, first)
frame("wheeling", x, 40, v)

case("values-of-macos", content=1200)
words("values", 8, rubber_band=0.5, rubber_band_reach=1, bounce_rule=0, bounce_stiffness=100,
      bounce_share=1)
put(1.0, "press", 0, 100)
put(1.05, "move", 0, 210)
out = -banded(100.0, 0.5, 600.0)
frame("dragging", out, out, -2200 * 0.5 * (1 + out / 600) ** 2, out)
put(1.2, "cancel")
line("tick", 5.0)
fling(3000, 5.0)
crossing, speed = crossing_of(600, 3000, NORMAL)
line("tick", 5.0 + crossing + 0.1)
x, v = spring(0, speed, 0.1)
frame("bouncing", 600 + x, 600, v, x)

def damped(distance, speed, seconds, frequency, ratio):
    """Position and velocity of a spring that is not critically damped."""
    decay, spread = ratio * frequency, frequency * math.sqrt(abs(1 - ratio**2))
    if ratio < 1:
        a, b = distance, (speed + decay * distance) / spread
        left, cos, sin = math.exp(-decay * seconds), math.cos(spread * seconds), math.sin(spread * seconds)
        return left * (a * cos + b * sin), left * ((b * spread - decay * a) * cos - (a * spread + decay * b) * sin)
    slow = (speed + (decay + spread) * distance) / (2 * spread)
    p, q = decay - spread, decay + spread
    one, two = slow * math.exp(-p * seconds), (distance - slow) * math.exp(-q * seconds)
    return one + two, -p * one - q * two


def damped_end(distance, speed, frequency, ratio):
    """When it is within 0.01 pt for ever, by the bound of its amplitude."""
    decay, spread = ratio * frequency, frequency * math.sqrt(abs(1 - ratio**2))
    if ratio < 1:
        return math.log(math.hypot(distance, (speed + decay * distance) / spread) / 0.01) / decay
    slow = (speed + (decay + spread) * distance) / (2 * spread)
    return math.log((abs(slow) + abs(distance - slow)) / 0.01) / (decay - spread)


def critical_end(distance, speed, frequency):
    """When it is within 0.01 pt for ever, by halving from its last peak."""
    b = speed + frequency * distance
    low, high = max(0, 1 / frequency - distance / b) if b else 0, 100
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if abs(spring(distance, speed, middle, frequency)[0]) > 0.01 else (low, middle)
    return high


for ratio in (0.3, 0.8, 1, 1.4, 3):
    for stiffness in (25, 100, 400):
        frequency = math.sqrt(stiffness)
        case(f"a-spring-of-stiffness-{stiffness}-and-damping-{ratio}", content=1200)
        words("values", 1, bounce_stiffness=stiffness, bounce_damping_ratio=ratio)
        put(1.0, "press", 0, 100)
        put(1.1, "move", 0, 310)
        out = rubber(-200.0)
        put(1.4, "release")
        frame("bouncing", out, 0, 0, out)
        end = damped_end(out, 0, frequency, ratio) if ratio != 1 else critical_end(out, 0, frequency)
        for seconds in (0.05, 0.2, 0.4):
            line("tick", 1.4 + seconds)
            x, v = damped(out, 0, seconds, frequency, ratio) if ratio != 1 else spring(out, 0, seconds, frequency)
            frame("bouncing", x, 0, v, "-")
        line("tick", 1.4 + end - 0.001)
        frame("bouncing", target=0)
        line("tick", 1.4 + end + 0.001)
        frame("idle", 0, 0, 0)
        line("set_offset", 20.0, 0, 0)
        fling(3000, 20.0)
        crossing, speed = crossing_of(600, 3000, NORMAL)
        end = damped_end(0, speed, frequency, ratio) if ratio != 1 else critical_end(0, speed, frequency)
        for seconds in (0.05, 0.2, 0.4):
            line("tick", 20.0 + crossing + seconds)
            x, v = damped(0, speed, seconds, frequency, ratio) if ratio != 1 else spring(0, speed, seconds, frequency)
            frame("bouncing", 600 + x, 600, v)
        line("tick", 20.0 + crossing + end - 0.001)
        frame("bouncing", target=600)
        line("tick", 20.0 + crossing + end + 0.001)
        frame("idle", 600, 600, 0)

for speed in (1600, 2000, 2400):
    case(f"qt-bounces-at-{speed}", content=1200, feel=9)
    fling(speed)
    edge = math.sqrt(speed**2 - 2 * 1500 * 600)
    crossing = (speed - edge) / 1500
    brake = max(12000, edge**2 / (2 * min(150, edge / 3)))
    frame("coasting", 0, 600, float(speed))
    for share in (0.3, 0.9):
        seconds = share * edge / brake
        line("tick", 1.0 + crossing + seconds)
        out = edge * seconds - brake * seconds**2 / 2
        frame("bouncing", 600 + out, 600, edge - brake * seconds, out)
    out, turn = edge**2 / (2 * brake), 1.0 + crossing + edge / brake
    for share in (0.1, 0.25, 0.7):
        line("tick", turn + 0.4 * share)
        progress, slope = bezier(share, 1 / 3, 0, 0)
        frame("bouncing", 600 + out * (1 - progress), 600, -out * slope / 0.4)
    line("tick", turn + 0.399)
    frame("bouncing")
    line("tick", turn + 0.401)
    frame("idle", 600, 600, 0)

case("qt-returns-from-a-pull-in-0.4-s")
words("values", 9, edge_top=0, rubber_band=0.5, rubber_band_reach=1)
put(1.0, "press", 0, 100)
put(1.08, "move", 0, 111)
put(1.09, "move", 0, 112)
put(1.1, "move", 0, 212)
put(1.4, "release")
out = -banded(100.0, 0.5, 600.0)
frame("bouncing", out, 0, 0, out)
for share in (0.1, 0.25, 0.7):
    line("tick", 1.4 + 0.4 * share)
    progress, slope = bezier(share, 1 / 3, 0, 0)
    frame("bouncing", out * (1 - progress), 0, -out * slope / 0.4)
line("tick", 1.799)
frame("bouncing")
line("tick", 1.801)
frame("idle", 0, 0, 0)

for pull, speed in ((120, 1000), (120, 300), (120, 0), (120, -200), (120, -230), (30, 2500)):
    case(f"qt-bounces-at-{speed}-from-a-pull-of-{pull}")
    words("values", 9, edge_top=0, rubber_band=0.5, rubber_band_reach=1)
    start = banded(pull, 0.5, 600.0)
    put(1.0, "pan_begin")
    put(1.0, "pan_update", 0, -pull)
    frame("dragging", -start)
    put(1.2, "pan_end", vy=float(-speed), flags=2)
    speed *= 0.5 * (1 - start / 600) ** 2  # fingers that pull move the content less
    room = min(150, speed / 3) - start
    out, turn, slope, seconds = start, 1.2, 0.0, 0.4
    if speed > 0 and room > 0:
        brake = max(12000, speed**2 / (2 * room))
        line("tick", 1.2 + 0.5 * speed / brake)
        frame("bouncing", -start - 3 / 8 * speed**2 / brake, 0, -speed / 2)
        out, turn = start + speed**2 / (2 * brake), 1.2 + speed / brake
    elif speed < 0:
        seconds = min(0.4, 2.5 * start / -speed)
        slope = -speed * seconds / start
    for share in (0.1, 0.5, 0.8):
        line("tick", turn + seconds * share)
        progress, pace = bezier(share, 1 / 3, slope / 3, 0)
        frame("bouncing", -out * (1 - progress), 0, out * pace / seconds)
    line("tick", turn + seconds + 0.001)
    frame("idle", 0, 0, 0)

for smoothing, seconds in (
    (1, lambda x, y: 0.15), (2, lambda x, y: min(math.sqrt(max(x, y)) / 60, 0.7)),
    (3, lambda x, y: 0.2 - 0.1 * min(max((max(x, y) - 120) / 360, 0), 1)),
    (4, lambda x, y: min(max(0.0015 * max(x, y), 0.2), 0.5)), (5, lambda x, y: min(math.hypot(x, y) / 1000, 0.2)),
    (8, lambda x, y: 0.3),
):
    case(f"wheel-smoothing-{smoothing}-takes-its-time", content=9000, content_width=9000)
    words("values", 1, wheel_smoothing=smoothing, wheel_step=1)
    for number, (x, y) in enumerate(((0, 50), (50, 0), (90, 30), (30, 90), (0, 150), (200, 0), (300, 10), (10, 600), (2500, 0))):
        time = 1.0 + 4 * number
        line("set_offset", time, 0, 0)
        put(time, "wheel", x, y, unit=NOTCH)
        line("across", 0, x)
        frame("wheeling", 0, y)
        line("tick", time + seconds(x, y) - 0.002)
        frame("wheeling", target=y)
        line("tick", time + seconds(x, y) + 0.002)
        frame("idle", y, y, 0)
        line("across", x, x, 0)

for rule in range(9):
    case(f"velocity-rule-{rule}-of-an-even-finger-along-x", content_width=9000, content=9000)
    words("values", 1, velocity_rule=rule)
    put(1.0, "press", 300, 300)
    for move in range(1, 9):
        put(1 + move * 0.01, "move", 300 - 12 * move, 300 - 3 * move)
    put(1.08, "release")
    line("across", "-", "-", qt_velocity([1200] * 8) if rule == 2 else 1200)
    frame("coasting", velocity=qt_velocity([300] * 8) if rule == 2 else 300)

for rule in (0, 1, 2, 3, 4, 5):
    case(f"velocity-rule-{rule}-begins-after-a-gap", content=9000)
    words("values", 1, velocity_rule=rule)
    put(1.0, "press", 0, 500)
    for move in range(1, 5):
        put(1 + move * 0.01, "move", 0, 500 - 3 * move)
    for move in range(0, 5):
        put(1.09 + move * 0.01, "move", 0, 470 - 12 * move)
    put(1.13, "release")
    frame("coasting", velocity=qt_velocity([300] * 4 + [360] + [1200] * 4) if rule == 2 else 1200)
    words("values", 1, velocity_rule=rule, stale_after=0.02)
    put(9.0, "press", 0, 500)
    for move in range(1, 5):
        put(9 + move * 0.01, "move", 0, 500 - 3 * move)
    for move in range(0, 5):
        put(9.07 + move * 0.01, "move", 0, 470 - 12 * move)
    put(9.11, "release")
    frame("coasting", velocity=qt_velocity([1200] * 4) if rule == 2 else 1200)

case("values-of-qt", content=9000)
words("values", 9, brake=500, edge_top=1, wheel_smoothing=7, wheel_rate=5, wheel_step=40)
fling(1000)
frame("coasting", 0, 1000, 1000)
line("tick", 2.0)
frame("coasting", 1000 - 500 / 2, 1000, 500)
line("tick", 4.0)
frame("idle", 1000, 1000, 0)
put(4.0, "wheel", 0, 1, unit=NOTCH)
line("tick", 4.2)
left = 40 * math.exp(-5 * 0.2)
frame("wheeling", 1040 - left, 1040, 5 * left)
line("set_offset", 6.0, 0, 100)
fling(-1000, 6.0)
frame("coasting", 100, 0, -1000)
line("tick", 6.0 + (1000 - math.sqrt(1000**2 - 2 * 500 * 100)) / 500 + 0.001)
frame("idle", 0, 0, 0, 0)  # the top clamps

case("values-of-gecko", content=9000)
words("values", 10, wheel_rate=50, wheel_step=30, minimum_fling=100)
put(1.0, "wheel", 0, 2, unit=NOTCH)
line("tick", 1.02)
x, v = spring(-60, 0, 0.02, 50.0)
frame("wheeling", 60 + x, 60, v)
line("tick", 5.0)
fling(300, 5.0)
frame("coasting", 60, rest(60, 300), 300)

case("values-of-lvgl", content=9000)
words("values", 11, drag_start=2, fingers=3, wheel_stepping=1, wheel_step=25, edge_top=2)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 480)
frame("dragging", 20, 20)  # content has caught up with the finger
put(1.1, "press", 0, 300, pointer=2)
put(1.2, "move", 0, 470)
put(1.2, "move", 0, 270, pointer=2)
frame("dragging", 20 + 10 + 30)
put(1.3, "cancel")
put(2.0, "wheel", 0, 0.5, unit=NOTCH)
frame("-", 60, 60)
put(2.1, "wheel", 0, 0.5, unit=NOTCH)
frame("wheeling", 85, 85)
line("tick", 2.3)
frame("idle", 85, 85)

case("values-that-are-wrong-change-nothing", content=9000)
line("refused", -2, "values", 12)
line("refused", -6, "values", 1, "drag=0")
line("refused", -6, "values", 1, "drag=1e-9")
line("refused", -6, "values", 1, "page_overlap=2")
line("refused", -2, "values", 1, "coast_rule=6")
fling(1000)
frame("coasting", 0, rest(0, 1000), 1000)

# --- snapping -----------------------------------------------------------------------------------

def snapped(start, speed, seconds, target):
    """A coast that is braked so as to rest half a point short of where it would end, on the target."""
    return coast(start, speed, seconds, abs(speed) / (abs(target - start) + REST))


case("snap-pages-as-uikit", content=6000)
line("refused", -8, "snap_to", 0.5, 1, 2)
line("refused", -2, "snap", 1, "kind=9")
words("snap", 1, kind=1)
line("snap_state", "index_x=nan", "index_y=0", "target_y=0")
line("set_offset", 0.5, 0, 100)
words("snap_state", index_y=100 / 600)
fling(1000)
frame("coasting", 100, 600, 1000)
words("snap_state", index_y=100 / 600, target_y=1)
line("tick", 1.5)
x, v = snapped(100, 1000, 0.5, 600)
frame("coasting", x, 600, v)
line("tick", 6.0)
frame("idle", 600, 600, 0)
fling(5000, 6.0)  # would coast four pages, goes one
frame("coasting", 600, 1200, 5000)
line("tick", 6.1)
x, v = snapped(600, 5000, 0.1, 1200)
frame("coasting", x, 1200, v)
line("tick", 9.0)
line("set_offset", 9.0, 0, 1190)
fling(-500, 9.0)  # 249 points: less than half a page
frame("coasting", 1190, 1200)
line("tick", 12.0)
frame("idle", 1200, 1200, 0)
line("snap_to", 12.0, 1, 5)
frame("animating", 1200, 3000)
words("snap_state", index_y=2, target_y=5)
line("tick", 12.15)
x, v = eased(1200, 3000, 0.5, 0.3)
frame("animating", x, 3000, v)
line("tick", 13.0)
line("geometry", 13.0, 400, 800, 400, 8000)
frame("idle", 4000, 4000)  # the same page, in a larger viewport
words("snap_state", index_y=5)

for name, inputs in (
    ("released", (("press", 0, 300), ("release", 0, 0))),
    ("cancelled", (("press", 0, 300), ("cancel", 0, 0))),
    ("dragged-across", (("press", 0, 300), ("move", -90, 300), ("release", 0, 0))),
    ("held", (("hold", 0, 0), ("hold_end", 0, 0))),
):
    for layers in (1, 2, 3):
        case(f"snap-a-pager-in-{layers - 1}-others-that-is-caught-and-{name}", content=6000)
        words("snap", 1, kind=1)
        for number in range(1, layers):
            line("nested")
            line("geometry", 0, 400, 600, 1400, 1600)
        line("on", 0)
        flick(1500)
        frame("coasting", 80, 600, 1500.0)
        for number, (kind, x, y) in enumerate(inputs):
            put(1.3 + number / 16, kind, x, y)
            if number == 0:
                frame("tracking", snapped(80, 1500, 0.24, 600)[0], overscroll=0)
        frame(target=600)
        line("tick", 9.0)
        frame("idle", 600, 600, 0, 0, tick=0)

for feel, layers in ((1, 1), (1, 2), (6, 1), (6, 2), (7, 1)):
    for kind, distance, notches, target in ((1, 60, 1, 200), (1, 60, 6, 400), (1, 60, 30, 1800), (2, 60, 30, 1800), (1, 120, 30, 3600)):
        case(f"snap-{notches}-notches-of-{distance}-over-rule-{kind}-in-{layers}-as-feel-{feel}", feel=feel, height=200, content=6000, wheel_step=distance)
        words("snap", 1, kind=kind, length=200, **({"count": 30} if kind == 2 else {}))
        if layers == 2:
            line("nested")
            line("geometry", 0, 400, 200, 400, 1200)
        line("on", 0)
        for notch in range(notches):
            put(1.0 + notch / 32, "wheel", 0, 1, unit=NOTCH)
        line("tick", 9.0)
        frame("idle", target, target, 0, 0, tick=0)

for layers in (1, 2):
    case(f"snap-an-end-of-what-never-began-does-nothing-in-{layers}", content=6000)
    words("snap", 1, kind=1)
    if layers == 2:
        line("nested")
        line("geometry", 0, 400, 600, 400, 1600)
    line("on", 0)
    line("steer", 1.0, 0, 120)
    for kind in ("release", "pan_end", "momentum_end", "hold_end"):
        put(1.5, kind, pointer=9)
        frame("steering", 60, 5400, 120.0)
    line("hold_key", 1.5, 1, 0)
    frame("steering", 60, 5400, 120.0)
    line("tick", 2.5)
    frame("steering", 180, 5400, 120.0)

case("snap-keys-in-quick-succession-add-up", content=6000, height=200, line_length=50)
words("snap", 1, kind=1)
for press in range(12):
    line("key", 1.0 + press / 32, 1)
line("tick", 9.0)
frame("idle", 1200, 1200, 0)
for press in range(12):
    line("key", 9.0 + press / 32, 0)
line("tick", 19.0)
frame("idle", 0, 0, 0)

for after in (1.21, 9.0):  # it begins when the silence has lasted long enough, not at the next tick
    case(f"snap-a-page-after-silence-until-{after}", content=6000)
    words("snap", 1, kind=1)
    for step in range(1, 6):
        toolkit("wayland_axis", 0, 80.0, 0, 1, 0, 1000 + 10 * step)
    line("tick", 1.19)
    frame("dragging", 400, 400)
    line("tick", after)
    frame(target=600)
    words("snap_state", target_y=1)
    line("tick", 9.0)
    frame("idle", 600, 600, 0)
    words("snap_state", index_y=1)

case("snap-pages-as-flutter", content=6000)
words("values", 1, minimum_fling=0)
words("snap", 1, kind=1, rule=2)
for time, start, speed, target in (
    (1.0, 100, 19, 0), (11.0, 100, 21, 600), (21.0, 500, -19, 600), (31.0, 500, -21, 0),
    (41.0, 100, 4000, 600), (51.0, 600, 30, 1200), (61.0, 600, -30, 0),
):
    line("set_offset", time, 0, start)
    fling(speed, time)
    frame("coasting", start, target)
    line("tick", time + 9)
    frame("idle", target, target, 0)

case("snap-pages-as-recyclerview", content=6000)
words("values", 1, minimum_fling=0)
words("snap", 1, kind=1, rule=3)
for time, start, speed, target in (
    (1.0, 100, 49, 0), (11.0, 100, 51, 600), (21.0, 500, -49, 600), (31.0, 500, -51, 0),
):
    line("set_offset", time, 0, start)
    fling(speed, time)
    frame("coasting", start, target)
    line("tick", time + 9)
    frame("idle", target, target, 0)
words("snap", 1, kind=1, rule=4, length=200)
for time, start, speed, target in (
    (41.0, 610, 1500, 1400), (51.0, 610, -800, 200), (61.0, 790, 1500, 1600),
):  # 749 points are four pages of 200, 399 are two
    line("set_offset", time, 0, start)
    fling(speed, time)
    frame("coasting", start, target)
    line("tick", time + 9)
    frame("idle", target, target, 0)

case("snap-pages-from-the-end", content=6000)
words("snap", 1, kind=1, length=500, spacing=100, leading=50, is_reversed=1)
line("set_offset", 0.5, 0, 5400 - 50)
words("snap_state", index_y=0)
line("set_offset", 0.5, 0, 5400 - 50 - 1.5 * 600)
words("snap_state", index_y=1.5)
fling(-1000, 1.0)
frame("coasting", 4450, 5400 - 50 - 2 * 600)
words("snap_state", target_y=2)

case("snap-a-carousel", content=6000)
words("snap", 1, kind=2, length=200, spacing=20, leading=100, count=25)


def middle(item):
    """The offset at which an item of it is in the middle of 600 points."""
    return 100 + item * 220 + 100 - 300


line("set_offset", 0.5, 0, middle(3))
words("snap_state", index_y=3)
fling(2000)  # 998.5 points are 4.54 items
frame("coasting", middle(3), middle(8), 2000)
words("snap_state", index_y=3, target_y=8)
line("tick", 1.5)
x, v = snapped(middle(3), 2000, 0.5, middle(8))
frame("coasting", x, middle(8), v)
line("tick", 9.0)
frame("idle", middle(8), middle(8), 0)
put(9.0, "wheel", 0, 1, unit=NOTCH)  # a notch is less than an item, and goes to the next
frame("wheeling", middle(8), middle(9))
line("tick", 10.0)
line("key", 10.0, 0)
frame("wheeling", middle(9), middle(8))
line("tick", 11.0)
line("snap_to", 11.0, 1, 0)
frame("animating", middle(8), 0)  # the first cannot come to the middle
line("tick", 12.0)
words("snap_state", index_y=0, target_y=0)


def sections(*starts, **fields):
    """Areas of 300 points that begin at these places."""
    for number, start in enumerate(starts):
        words("area", key=number + 1, y=start, height=300, width=400, align_y=1, **fields)


case("snap-areas-that-are-mandatory", content=6000)
line("refused", -8, "areas", 0.1, 2)
words("snap", 1, kind=3)
sections(0, 500, 1300, 1500, 4000)
line("areas", 0.2, 2)
frame("idle", 0, 0)
fling(1000)  # to 499
frame("coasting", 0, 500, 1000)
line("tick", 1.5)
x, v = snapped(0, 1000, 0.5, 500)
frame("coasting", x, 500, v)
line("tick", 9.0)
fling(1900, 9.0)  # to 1448.5
frame("coasting", 500, 1500)
line("tick", 14.0)
put(14.0, "wheel", 0, -1, unit=NOTCH)
frame("wheeling", 1500, 1300)
line("tick", 15.0)
sections(0, 900, 1500)
line("areas", 15.0, 2)  # what it rested on, 3, lies elsewhere
frame("idle", 1500, 1500)

case("snap-areas-aligned-and-padded", content=6000)
words("snap", 1, kind=3, padding_start=40, padding_end=20)
words("area", key=1, y=1000, height=200, width=400, align_y=1, margin_top=10)
words("area", key=2, y=2000, height=200, width=400, align_y=2)
words("area", key=3, y=3000, height=200, width=400, align_y=3, margin_bottom=30)
line("areas", 0.5, 0)
for time, start, target in (
    (1.0, 800, 1000 - 10 - 40), (5.0, 1700, 2100 - (40 + 580) / 2), (10.0, 2500, 3200 + 30 - 580),
):
    line("set_offset", time, 0, start)
    put(time, "pan_begin")
    put(time, "pan_end")
    line("tick", time + 4)
    frame("idle", target, target)

case("snap-areas-that-are-near-only", content=6000)
words("snap", 1, kind=3, strictness=1)
sections(0, 1000, 3000)
line("areas", 0.2, 2)
fling(1700)  # to 848.7: 151 points from one, a third of the viewport is 200
frame("coasting", 0, 1000, 1700)
line("tick", 9.0)
fling(1500, 9.0)  # to 1748.8
frame("coasting", 1000, rest(1000, 1500), 1500)
line("tick", 9.5)
x, v = coast(1000, 1500, 0.5)
frame("coasting", x, rest(1000, 1500), v)
words("snap", 1, kind=3, strictness=1, proximity=0.1)
line("set_offset", 20.0, 0, 0)
fling(1700, 20.0)
frame("coasting", 0, rest(0, 1700))

case("snap-areas-that-stop-every-fling", content=6000)
words("snap", 1, kind=3)
sections(0, 500)
sections(1000, stops=1)
sections(1500, 2000, 2500)
line("areas", 0.2, 2)
fling(4000)  # to 1998
frame("coasting", 0, 1000, 4000)
line("tick", 9.0)
frame("idle", 1000, 1000)
fling(3000, 9.0)  # to 2498
frame("coasting", 1000, 2500, 3000)
line("tick", 19.0)
fling(-5000, 19.0)
frame("coasting", 2500, 1000, -5000)

def rests_on_a_page_after_silence(phase):
    """Content that a stream has left at 350 points in a phase goes on to the page at 600 after 0.15 seconds."""
    frame(phase, 350, 600)
    words("snap_state", target_y=1)
    line("tick", 1.16)
    frame(phase, 350, 600)
    line("tick", 1.32)
    x, v = eased(350, 600, 0.5, 0.3)
    frame("coasting", x, 600, v)
    line("tick", 2.0)
    frame("idle", 600, 600, 0)


case("a-trackpad-that-is-locked-to-an-axis-and-breaks-out", content_width=4000)
words("values", 1, trackpad_lock=2)
line("set_offset", 0, 100, 500)
put(1.0, "pan_begin")
put(1.01, "pan_update", 4, 20)
line("across", 100, 100)
frame("dragging", 520)
put(1.02, "pan_update", 20, 1)
line("across", 120, 120)
frame("dragging", 520)
put(1.03, "pan_update", 20, 20)
line("across", 140, 140)
frame("dragging", 540)

case("snap-pages-that-the-platforms-momentum-does-not-pass", content=6000)
words("snap", 1, kind=1)
put(1.0, "pan_begin")
for step in range(1, 9):
    put(round(1 + 0.0125 * step, 6), "pan_update", 0, 15)
put(1.1, "pan_end", flags=1)
frame("coasting", 120, 600, 1200.0)  # 120 + 599 are nearer to 600 than to 0
put(1.2, "momentum_update", 0, 487)
line("tick", 9.0)
frame("idle", 600, 600, 0)

case("snap-pages-without-the-platforms-momentum", content=6000)
words("snap", 1, kind=1, rule=5)
put(1.0, "pan_update", 0, 200)
put(1.01, "pan_end", flags=1)
frame("coasting", 200, 0, "-", 0, "-", 1)  # where it rests if no momentum comes
put(1.02, "momentum_update", 0, 150)
rests_on_a_page_after_silence("coasting")
event("did_scroll", 200)
event("phase_changed", before="idle", after="dragging")
event("drag_began")
event("will_rest", 0)
event("phase_changed", before="dragging", after="coasting")
event("drag_ended")
event("deceleration_began")
event("will_reach_edges", edges=1)
event("did_scroll", 350)
event("will_rest", 600)

case("snap-pages-with-a-wheel-in-points", content=6000)
words("snap", 1, kind=1)
put(1.0, "wheel", 0, 200)
frame("wheeling", 200, 0, "-", 0, "-", 1)  # where it rests if no more comes
put(1.02, "wheel", 0, 150)
rests_on_a_page_after_silence("wheeling")
event("did_scroll", 200)
event("will_rest", 0)
event("phase_changed", before="idle", after="wheeling")
event("will_reach_edges", edges=1)
event("did_scroll", 350)
event("will_rest", 600)

case("snap-areas-as-chromium", content=6000, feel=6)
words("snap", 1, kind=3)
sections(0, 600, 1200, 4000)
line("areas", 0.2, 2)
for time, start, speed, end in ((1.0, 0, 1500, 600), (3.0, 600, 3000, 1200), (5.0, 1200, -1500, 600)):
    fling(speed, time)
    frames = math.ceil(-math.log(1 + abs(end - start) * (1 / 0.92 - 1)) / math.log(0.92))  # 48 of 16 ms: 0.768 s
    step = (end - start) * 0.08 / (1 - 0.92**frames)
    frame("coasting", start, end, -(end - start) / (1 - 0.92**frames) * math.log(0.92) / 0.016)
    for count in (1, 10, frames - 1):
        line("tick", time + count * 0.016)
        frame("coasting", start + step * (1 - 0.92**count) / 0.08, end)
    line("tick", time + frames * 0.016 + 1e-9)
    frame("idle", end, end, 0)

# --- lists -----------------------------------------------------------------------------------


def rows(name, *extents, time=0, offset=None, **options):
    """A case of a list of these rows, alone in the content."""
    case(name, content=0)
    words("list", time, **options)
    line("insert", time, 0, *extents)
    if offset is not None:
        line("set_offset", time, 0, offset)


rows("a-list-sets-the-length-of-the-content", 100, 44.5, 60.25, gap=8, leading_inset=10, trailing_inset=20)
words("list_size", columns=1, count=3, length=10 + 100 + 44.5 + 60.25 + 2 * 8 + 20)
words("list_item", 2, start=10 + 100 + 44.5 + 2 * 8, extent=60.25, is_measured=1, kind=0)
line("insert_estimated", 1.0, 1, 2)
words("list_size", count=5, length=10 + 100 + 44.5 + 60.25 + 2 * 44 + 4 * 8 + 20)
words("list_item", 2, start=10 + 100 + 44 + 2 * 8, extent=44, is_measured=0)
words("list_options", 1.0, estimate=50, gap=6)
words("list_item", 2, start=100 + 50 + 2 * 6, extent=50)

rows("an-extent-is-rounded-to-a-65536th-of-a-point", 0.1)
words("list_item", 0, extent=round(0.1 * 65536) / 65536)

rows("the-first-visible-row-stays-where-it-is", *[100] * 30, offset=520)
for statement, shift in (
    ("insert 1.0 0 50 30", 80),
    ("insert_estimated 1.0 3 2", 88),
    ("measure 1.0 0 140", 90),  # it was 50
    ("forget 1.0 0 1", -96),
    ("remove 1.0 1 2", -30 - 100),
    ("move 1.0 0 1 20", -44),
    ("insert 1.0 9 70", 0),  # in view
    ("remove 1.0 20 3", 0),  # below it
):
    line(*statement.split())
    offset = 520 + shift if statement.startswith("insert 1.0 0") else offset + shift
    frame("idle", offset, offset)

rows("a-list-reports-what-becomes-visible-and-that-an-end-is-near", *[100] * 30, near_distance=150)
for row in (5, 15):
    line("kind", 0, row, 1, 1)
event("list_visible_changed")
line("no_events")  # the rows may go elsewhere at that time
line("tick", 0.5)
event("list_near_start")
line("no_events")
for offset, names in (
    (140, ("visible_changed",)), (160, ()), (140, ("near_start",)), (130, ()), (500, ("visible_changed", "sticky_changed")),
    (560, ("visible_changed",)), (1490, ("visible_changed",)), (1500, ("visible_changed", "sticky_changed")),
    (2249, ("visible_changed",)), (2251, ("near_end",)), (2300, ("visible_changed",)), (100, ("visible_changed", "sticky_changed", "near_start")),
):
    line("set_offset", 1, 0, offset)
    event("did_scroll", offset)
    for name in names:
        event(f"list_{name}")
    line("no_events")
line("insert", 2, 29, 100)  # at the other end
line("no_events")
line("set_offset", 3, 0, 2350)
event("did_scroll", 2350)
for name in ("visible_changed", "sticky_changed", "near_end"):
    event(f"list_{name}")
line("no_events")

rows("without-a-distance-an-end-is-near-from-two-viewports-on", *[100] * 60)
line("tick", 0.5)
for name in ("visible_changed", "near_start"):
    event(f"list_{name}")
for offset, names in ((1210, ("visible_changed",)), (1190, ("visible_changed", "near_start")), (4190, ("visible_changed",)), (4210, ("visible_changed", "near_end"))):
    line("set_offset", 1, 0, offset)
    event("did_scroll", offset)
    for name in names:
        event(f"list_{name}")
    line("no_events")

rows("a-batch-of-edits-is-one-shift", *[100] * 30, offset=520)
line("list_begin", 1.0)
line("insert", 1.0, 0, 10, 20, 30)
line("measure", 1.0, 4, 150)
frame("idle", 520, 520)
line("list_end", 1.0)
frame("idle", 520 + 60 + 50, 630)

rows("a-flick-goes-on-when-rows-arrive-above", *[100] * 60, offset=1000)
way = flick(1000)
line("tick", 1.36)
line("insert", 1.36, 0, 400, 300)
x, v = coast(1000 + way + 700, 1000, 0.3)
frame("coasting", x, rest(1000 + way + 700, 1000), v)
line("tick", 1.86)
line("remove", 1.86, 0, 1)
x, v = coast(1000 + way + 300, 1000, 0.8)
frame("coasting", x, rest(1000 + way + 300, 1000), v)
line("tick", 9.0)
frame("idle", rest(1000 + way + 300, 1000))

rows("an-animation-goes-on-when-rows-arrive-above", *[100] * 60, offset=1000)
line("scroll_to", 1.0, 0, 2000, 1)
line("insert", 1.15, 0, 250)
x, v = eased(1250, 2250, 0.5, 0.3)
frame("animating", x, 2250, v)

rows("a-wheel-goes-on-when-a-row-above-grows", *[100] * 60, offset=1000)
put(1.0, "wheel", 0, 1, unit=3)
line("measure", 1.1, 2, 180)
x, v = eased(1080, 1140, 0.5, 0.2)
frame("wheeling", x, 1140, v)

rows("a-finger-keeps-its-row-when-rows-arrive-above", *[100] * 60, offset=1000)
put(1.0, "press", 0, 500)
put(1.1, "move", 0, 400)
line("insert", 1.1, 0, 70)
frame("dragging", 1160, 1160)
put(1.2, "move", 0, 380)
frame("dragging", 1180, 1180)

rows("a-bounce-at-the-end-goes-on-when-rows-arrive-above", *[100] * 20, offset=1400)
put(1.0, "press", 0, 310)
put(1.1, "move", 0, 100)
put(1.6, "release")
out = rubber(200.0)
frame("bouncing", 1400 + out, 1400, 0, out)
line("insert", 1.7, 0, 300)
x, v = spring(out, 0, 0.1)
frame("bouncing", 1700 + x, 1700, v, x)
line("tick", 9.0)
frame("idle", 1700, 1700)

rows("stick-to-end-follows-a-last-row-that-grows", *[100] * 20, offset=1400)
line("policy", 2)
for extent in (130, 250, 90):
    line("measure", 1.0, 19, extent)
    frame("idle", 1300 + extent, 1300 + extent)
line("insert", 1.0, 20, 70)
frame("idle", 1460, 1460)

for alignment, margin, offset in ((1, 0, 3000), (1, 10, 2990), (2, 0, 3050 - 300), (3, 0, 3100 - 600), (3, 10, 2510),
                                  (0, 0, 2500), (0, 20, 2520)):
    rows(f"row-30-at-alignment-{alignment}-with-a-margin-of-{margin}", *[100] * 35)
    line("insert_estimated", 0, 35, 100)
    line("scroll_to_item", 1.0, 30, alignment, margin, 1)
    frame("animating", 0, offset)
    line("tick", 1.15)
    x, v = eased(0, offset, 0.5, 0.3)
    frame("animating", x, offset, v)
    line("tick", 9.0)
    frame("idle", offset, offset)

for alignment, before, after, offset in ((0, 0, 0, 2500), (0, 40, 20, 2520), (1, 10, 99, 2990), (2, 20, 10, 3050 - 305),
                                         (3, 99, 10, 2510), (4, 10, 10, 0), (0, 400, 400, 2600), (5, 400, 400, 2750)):
    rows(f"row-30-in-view-at-alignment-{alignment}-with-margins-{before}-{after}", *[100] * 35)
    line("insert_estimated", 0, 35, 100)
    words("item_into_view", 1.0, 30, align_y=alignment, margin_top=before, margin_bottom=after, duration=2, curve=4)
    frame("idle" if alignment == 4 else "animating", 0, offset)
    line("tick", 2.0)
    frame("-", offset / 2, offset, offset / 2)
    line("tick", 9.0)
    frame("idle", offset, offset)

rows("a-scroll-at-a-speed-ends-at-its-row-whatever-becomes-known", *[100] * 10)
line("insert_estimated", 0, 10, 90)
words("item_into_view", 1.0, 50, align_y=1, margin_top=10, speed=500)
frame("animating", 0, 1000 + 40 * 44 - 10)
line("tick", 2.0)
line("measure", 2.0, 20, 100, 100)
frame("animating", 450, 1000 + 38 * 44 + 200 - 10, 500)
line("tick", 99.0)
frame("idle", 1000 + 38 * 44 + 200 - 10)
line("refused", -6, "item_into_view", 99.0, 100)
line("refused", -2, "item_into_view", 99.0, 1, "duration=1", "speed=1")

rows("a-scroll-to-a-row-ends-there-whatever-becomes-known", *[100] * 10)
line("insert_estimated", 0, 10, 90)
line("scroll_to_item", 1.0, 50, 1, 0, 1)
frame("animating", 0, 1000 + 40 * 44)
line("measure", 1.1, 20, 100, 100)
frame("animating", "-", 1000 + 38 * 44 + 200)
line("insert", 1.1, 0, 70)  # now it is row 51
frame("animating", "-", 1070 + 38 * 44 + 200)
line("remove", 1.1, 15, 1)  # now it is row 50
frame("animating", "-", 1070 + 37 * 44 + 200)
line("tick", 9.0)
frame("idle", 1070 + 37 * 44 + 200)
line("list_position", 50, 0)
line("measure", 9.0, 48, 300)  # it stays with the row
frame("idle", 1070 + 36 * 44 + 500)
line("list_position", 50, 0)

case("a-place-is-restored-before-anything-is-measured-and-before-the-geometry")
line("options", "feel=0")
line("list", 0)
line("insert_estimated", 0, 0, 1000)
line("set_position", 0, 700, 15)
line("geometry", 0.5, 400, 600, 400, 0)
frame("idle", 700 * 44 + 15)
line("measure", 1.0, 0, *[100] * 10)
frame("idle", 990 * 0 + 690 * 44 + 1000 + 15)
line("list_position", 700, 15)

rows("a-fling-snaps-to-a-row-whatever-is-measured-on-the-way", *[100] * 20)
words("snap", 1, kind=4)
line("insert_estimated", 0, 20, 100)
fling(1700)  # to 848.7
frame("coasting", 0, 800, 1700)
words("snap_state", target_y=8)
line("measure", 1.0, 6, 190)  # row 8 is farther now
frame("coasting", 0, 890, 1700)
line("insert", 1.0, 0, 70)  # now it is row 9
frame("coasting", 0, 960, 1700)  # at the top, the new row shows
line("tick", 9.0)
frame("idle", 960, 960)
words("snap_state", index_y=9)
line("measure", 9.0, 2, 150)  # content stays with it
frame("idle", 1010, 1010)

rows("rows-snap-centred-and-padded-every-second-one-stops-a-fling", *[100] * 40, offset=770)
words("snap", 1, kind=4, count=2, stops=1, alignment=2, padding_start=40)  # their middles are at 320
fling(2500)
frame("coasting", 770, 1050 - 320 + 200, 2500)
line("tick", 9.0)
put(9.0, "wheel", 0, -1, unit=NOTCH)
frame("wheeling", 930, 730)
line("tick", 11.0)
line("snap_to", 11.0, 1, 30)
frame("animating", 730, 3050 - 320)
line("tick", 15.0)
frame("idle", 3050 - 320)

rows("rows-snap-at-their-ends-in-proximity", *[100] * 40)
words("snap", 1, kind=4, alignment=3, strictness=1, proximity=0.05)
fling(1750)  # to 873.7: 26.3 from the end of row 14
frame("coasting", 0, 900, 1750)
line("tick", 9.0)
fling(1500, 9.0)  # to 1648.8: no end is within 30 points
frame("coasting", 900, rest(900, 1500), 1500)

case("the-lines-of-a-grid-are-snap-targets", content=0)
words("list", 0, columns=1, column_count=3, estimate=90, gap=10)
line("insert_estimated", 0, 0, 300)
words("snap", 1, kind=4, count=2)
fling(1700)
frame("coasting", 0, 800, 1700)
words("snap_state", target_y=24)

rows("sticky-rows-push-each-other", *[100] * 30)
for row in (0, 10, 20):
    line("kind", 0, row, 1, 1)
for offset, row, position in ((0, 0, 0), (850, 0, 0), (940, 0, -40), (1000, 10, 0), (1999, 10, -99), (2100, 20, 0)):
    line("set_offset", 1.0, 0, offset)
    words("list_frame", first=offset // 100, count=6 if offset % 100 == 0 else 7, has_sticky=1, sticky_item=row,
          sticky_position=position)

rows("sticky-rows-of-three-levels-and-a-footer", *[100] * 40)
for kind, options in ((2, {"level": 1}), (3, {"level": 2, "estimate": 30}), (4, {"sticky": 1})):
    words("kind_options", 0, kind, **options)
for row, kind in ((0, 1), (1, 2), (2, 3), (6, 3), (9, 2), (10, 3), (20, 1), (21, 3), (12, 4), (39, 4)):
    line("kind", 0, row, 1, kind)
for offset, sticky in (
    (0, (0, 0, 1, 100, 2, 200, 12, 500)), (50, (0, 0, 1, 100, 2, 200, 12, 500)), (350, (0, 0, 1, 100, 2, 150, 12, 500)),
    (650, (0, 0, 1, 100, 6, 150, 12, 500)), (750, (0, 0, 1, 50, 39, 550)), (800, (0, 0, 9, 100, 10, 200, 39, 500)),
    (1850, (0, 0, 9, 50, 39, 500)), (1950, (0, -50, 39, 500)), (2000, (20, 0, 21, 100, 39, 500)),
    (3300, (20, 0, 21, 100, 39, 500)), (3400, (20, 0, 21, 100, 39, 500)),
):
    line("set_offset", 1.0, 0, offset)
    line("list_sticky", *sticky)
line("scroll_to_item", 2.0, 15, 1, 0, 0)  # below row 0, 9 and 10
frame("idle", 1500 - 300)
line("scroll_to_item", 2.0, 12, 3, 10, 0)  # the footer's own
frame("idle", 1300 - 600 + 10)
line("scroll_to_item", 2.0, 11, 3, 0, 0)  # above it
frame("idle", 1200 - 600 + 100)
line("measure", 2.0, 12, 150)
frame("idle", 1200 - 600 + 150)

case("headers-of-a-grid-have-lines-of-their-own", content=0)
words("list", 0, columns=1, column_count=3, cross_length=320, column_gap=10, estimate=50, gap=5)
words("kind_options", 0, 1, estimate=20)
words("kind_options", 0, 2, span=2, sticky=2)
line("insert_estimated", 0, 0, 60)
line("kind", 0, 0, 1, 1)
line("kind", 0, 5, 1, 1)
line("kind", 0, 7, 1, 2)
for item, start, column, cross_start, cross_length in (
    (0, 0, 0, 0, 320), (1, 25, 0, 0, 100), (3, 25, 2, 220, 100), (4, 80, 0, 0, 100), (5, 135, 0, 0, 320), (6, 160, 0, 0, 100),
    (7, 160, 1, 110, 210), (8, 215, 0, 0, 100), (59, 215 + 17 * 55, 0, 0, 100),
):
    words("list_item", item, start=start, column=column, cross_start=cross_start, cross_length=cross_length)
words("list_size", length=215 + 17 * 55 + 50)
line("set_offset", 0, 0, 150)
line("list_sticky", 5, 0)
line("measure", 1.0, 0, 44)  # above
frame("idle", 174)
line("measure", 1.0, 5, 30)  # it is at the top: the cells below it stay
frame("idle", 184)
words("list_item", 6, start=194)
words("list_options", 1.0, columns=1, column_count=2, cross_length=320, column_gap=10, estimate=50, gap=5)
words("list_item", 3, start=49 + 55, column=0)
words("list_item", 5, start=159, kind=1, extent=30)
words("list_item", 7, start=159 + 35 + 55, column=0, cross_length=320)
frame("idle", 184)
words("list_options", 1.0, estimate=40)  # one column
words("list_item", 7, start=44 + 4 * 40 + 30 + 40, extent=40)

case("a-grid-has-as-many-columns-as-fit", content=0)
words("list", 0, columns=2, smallest_cell=90, column_gap=10, cross_length=400, estimate=120, gap=5)
line("insert_estimated", 0, 0, 10)
words("list_size", columns=4, count=10, cell_length=(400 - 3 * 10) / 4, length=3 * 120 + 2 * 5)
words("list_item", 6, start=125, extent=120, column=2, cross_start=2 * (92.5 + 10))
words("list_options", 1.0, columns=2, smallest_cell=90, column_gap=10, cross_length=290, estimate=120, gap=5)
words("list_size", columns=3, length=4 * 120 + 3 * 5)

rows("a-conversation-follows-an-answer-at-its-rate", *[100] * 30)
words("conversation", 0)
frame("idle", 2400, 2400)
words("list_conversation", is_following=1, unread_count=0, spacer=0)
line("insert", 1.0, 30, 80)  # a new item is shown in 0.3 s
line("tick", 1.1)
x, v = steady(2400, 0, 2480, 0.1, 0.2)
frame("animating", x, 2480, v)
line("tick", 1.5)
frame("idle", 2480, 2480, 0)
line("measure", 2.0, 30, 100)  # 1.2 s are assumed for the first line
line("tick", 2.5)
x, v = steady(2480, 0, 2500, 0.5, 1.2)
frame("animating", x, 2500, v)
x, v = steady(2480, 0, 2500, 1.6, 1.2)
line("measure", 3.6, 30, 120)  # 1.6 s later, while the motion stops
growth, duration, count = 20 * 0.85 + 20, 1.2 * 0.85 + 1.6, 0.85 + 1


def interval(left):
    return max(duration / count, left * duration / growth / 1.15 / 1.125)


line("tick", 3.7)
since = x, v, interval(2520 - x)
x, v = steady(since[0], since[1], 2520, 0.1, since[2])
frame("animating", x, 2520, v)
x, v = steady(since[0], since[1], 2520, 0.2, since[2])
growth, duration, count = growth * 0.85 + 20, duration * 0.85 + 0.2, count * 0.85 + 1
line("measure", 3.8, 30, 140)  # one line after less than a quarter of the interval: it is uneven
since = x, v, interval(2540 - x)
x, v = steady(since[0], since[1], 2540, 0.2, since[2])
line("tick", 4.0)
frame("animating", x, 2540, v)
growth, duration, count = growth * 0.85 + 20, duration * 0.85 + 0.2, count * 0.85 + 1
line("measure", 4.0, 30, 160)  # another
since = x, v, interval(2560 - x)
x, v = steady(since[0], since[1], 2560, 0.1, since[2])
growth, duration, count = 20, duration / count / 4, 1
line("measure", 4.1, 30, 180)  # the third: a faster stream
since = interval(2580 - x)
x, v = steady(x, v, 2580, 0.1, since)
line("tick", 4.2)
frame("animating", x, 2580, v)
line("tick", 9.0)
frame("idle", 2580, 2580, 0)
line("insert", 9.0, 0, 70)
frame("idle", 2650, 2650, 0)
line("measure", 9.0, 31, 140)  # it becomes shorter
frame("animating", 2650, 2610, 0)
line("tick", 12.0)
frame("idle", 2610, 2610, 0)
words("list_conversation", is_following=1)
line("measure", 13.0, 30, 400)  # it grows above the last: the last stays
frame("idle", 2910, 2910, 0)
line("measure", 20.0, 31, 240)  # a picture is loaded: it is shown in half a second
line("tick", 20.2)
x, v = steady(2910, 0, 3010, 0.2, 0.5 / 1.5)
frame("animating", x, 3010, v)
line("conversation_off", 20.2)  # its motion ends
frame("idle", x, x)
line("measure", 20.2, 31, 340)
frame("idle", x, x)
line("refused", -8, "conversation_off", 20.2)
line("refused", -8, "newest", 20.2)
line("refused", -8, "turn", 20.2, 5)

rows("a-short-conversation-lies-at-the-bottom", 50, 50)
words("conversation", 0)
frame("idle", -500, -500)
line("insert", 1.0, 2, 80)
line("tick", 1.1)
x, v = steady(-500, 0, -420, 0.1, 0.2)
frame("animating", x, -420, v)
line("tick", 2.0)
frame("idle", -420, -420, 0, 0)
words("conversation", 2.0, is_at_top=1)
frame("animating", -420, 0)
line("tick", 3.0)
frame("idle", 0, 0)
line("refused", -2, "conversation", 3.0, "is_at_top=2")
line("refused", -6, "conversation", 3.0, "near_distance=-1")
line("refused", -6, "turn", 3.0, 3)

rows("a-reader-of-a-conversation-moves-by-nothing", *[100] * 30)
words("conversation", 0, near_distance=20)
line("set_offset", 1.0, 0, 1000)
words("list_conversation", is_following=0, unread_count=0)
line("insert", 1.0, 30, 50, 60)
line("insert", 1.0, 32, 70)
line("insert", 1.0, 0, 40)
frame("idle", 1040, 1040)
words("list_conversation", is_following=0, first_unread=31, unread_count=3)
line("newest", 2.0, "duration=0.5", "curve=4")  # linear
line("tick", 2.25)
line("measure", 2.25, 33, 80)  # the target follows
frame("animating", "-", 2630)
line("tick", 3.0)
frame("idle", 2630, 2630)
words("list_conversation", is_following=1, first_unread=0, unread_count=0)
put(4.0, "wheel", 0, -1, unit=NOTCH)
words("list_conversation", is_following=0)

rows("the-key-end-leads-to-the-end-of-a-list-that-is-measured-on-the-way")
line("insert_estimated", 0, 0, 200)  # 44 each
line("key", 1.0, 9)
frame("wheeling", 0, 200 * 44 - 600)
line("measure", 1.05, 100, 144)
frame("wheeling", "-", 200 * 44 + 100 - 600)
line("tick", 2.0)
line("measure", 2.0, 199, 144)
frame("idle", 200 * 44 + 200 - 600, 200 * 44 + 200 - 600)

case("a-key-that-leads-to-the-start-ends-there", content=2640)
line("set_offset", 1.0, 0, 300)
line("key", 2.0, 4)  # a page up
frame("wheeling", 300, 0)
line("geometry", 2.05, 400, 600, 400, 2640, 60)
frame("wheeling", "-", -60)
line("tick", 3.0)
frame("idle", -60, -60)

rows("a-question-lies-below-the-header-of-its-day", *[100] * 30)
words("conversation", 0, top_margin=10)
line("kind", 0, 20, 1, 1)
line("measure", 0, 20, 69)
line("insert", 1.0, 30, 60, 0)
words("turn", 1.0, 30, at_once=1)
frame("idle", 29 * 100 + 69 - 79, 29 * 100 + 69 - 79)
words("list_conversation", is_following=1, spacer=600 - 79 - 60)

rows("a-scroll-that-would-rest-near-the-end-of-a-conversation-goes-there", *[100] * 30)
words("conversation", 0)
line("set_offset", 1.0, 0, 1000)
for asked, target in ((2329, 2329), (2331, 2400)):
    line("scroll_to", 2.0, 0, asked, 1)
    frame("animating", "-", target)

rows("a-question-comes-to-the-top-of-a-conversation", *[100] * 30)
words("conversation", 0, top_margin=10)
line("insert", 1.0, 30, 60, 0)
words("turn", 1.0, 30, at_once=1)
frame("idle", 2990, 2990)
words("list_conversation", is_following=1, spacer=530)
line("measure", 2.0, 31, 500)
line("tick", 3.0)
frame("idle", 2990, 2990)
words("list_conversation", spacer=30)
line("measure", 3.0, 31, 540)
frame("animating", 2990, 3000)
words("list_conversation", spacer=0)

case("a-horizontal-list-is-no-conversation", content=0)
words("list", 0, is_horizontal=1)
line("refused", -2, "conversation", 0)

case("a-list-from-right-to-left", content=0)
words("list", 0, is_horizontal=1, is_right_to_left=1)
line("right_to_left", 0, 400, 600, 0, 600)
line("insert", 0, 0, *[100] * 30)
words("list_size", length=3000)
line("across", 0, 0)
line("scroll_to_item", 1.0, 10, 1, 0, 0)
line("across", -1000, -1000)
words("list_frame", first=10, count=4)
line("insert", 1.0, 0, 70)
line("across", -1070, -1070)
line("list_position", 11, 0)

rows("in-the-gap-before-a-row-that-row-stays", *[50] * 30, offset=634, gap=8)
line("list_position", 11, -4)
line("measure", 1.0, 10, 80)
frame(offset=664)
line("remove", 1.1, 10, 1)
frame(offset=664 - 88)
line("list_position", 10, -4)

case("a-horizontal-list-begins-where-its-content-does", content=0)
words("list", 0, is_horizontal=1)
line("right_to_left", 0, 400, 600, 400, 600)
line("insert", 0, 0, *[100] * 30)
line("across", 0, 0)
line("scroll_to_item", 1.0, 10, 1, 0, 0)
line("across", -1000, -1000)
words("list_options", 1.0, is_horizontal=1, estimate=50)
line("insert", 1.0, 0, 70)
line("across", -1070, -1070)
line("list_position", 11, 0)

case("sticky-items-from-right-to-left", content=0)
words("list", 0, is_horizontal=1, is_right_to_left=1)
line("right_to_left", 0, 400, 600, 0, 600)
line("insert", 0, 0, *[100] * 30)
words("kind_options", 0, 2, sticky=1)
for item, kind in ((0, 1), (10, 1), (29, 2)):
    line("kind", 0, item, 1, kind)
line("list_sticky", 0, 300, 29, 0)  # at the right, and at the left
line("scroll_to_item", 1.0, 5, 1, 0, 0)
line("across", -(500 - 100.0))
line("scroll_to_item", 1.0, 8, 3, 0, 0)
line("across", -(900 + 100.0 - 400))
line("set_offset", 1.0, -950, 0)
line("list_sticky", 0, 350, 29, 0)  # pushed out to the right

case("a-grid-with-a-header-from-right-to-left", content=0)
words("list", 0, columns=1, column_count=3, cross_length=320, column_gap=10, estimate=50, gap=5, is_right_to_left=1)
words("kind_options", 0, 2, span=2, sticky=2)
line("insert_estimated", 0, 0, 60)
line("kind", 0, 0, 1, 1)
line("kind", 0, 5, 1, 2)
for item, start, column, cross_start, cross_length in (
    (0, 0, 0, 0, 320), (1, 55, 0, 220, 100), (3, 55, 2, 0, 100), (4, 110, 0, 220, 100), (5, 110, 1, 0, 210),
):
    words("list_item", item, start=start, column=column, cross_start=cross_start, cross_length=cross_length)

rows("the-rows-are-the-sections-and-the-length-of-nub-and-bar", *[100] * 60)
for row in (0, 20, 40):
    line("kind", 0, row, 1, 1)
words("nub", is_proportional=1)
words("bar", track_length=600)
line("set_offset", 1.0, 0, 1999)
words("nub_state", section=0, share=1999 / 5400)
words("scrollbar_state", thumb_start=600 * 1999 / 6000, thumb_length=60)
line("insert", 1.0, 0, *[100] * 30)  # nothing moves, but the share does
frame("idle", 4999)
words("nub_state", section=0, share=4999 / 8400)
words("scrollbar_state", thumb_start=600 * 4999 / 9000, thumb_length=40)
line("set_offset", 1.0, 0, 5000)
words("nub_state", section=1)

rows("what-a-list-refuses-changes-nothing", *[100] * 10)
for status, statement in (
    (-6, "insert 1.0 11 50"), (-6, "remove 1.0 5 6"), (-6, "move 1.0 5 2 9"), (-6, "measure 1.0 9 50 50"),
    (-6, "measure 1.0 0 -1"), (-6, "scroll_to_item 1.0 10 1 0 1"), (-2, "scroll_to_item 1.0 5 5 0 1"),
    (-6, "kind 1.0 0 1 64"), (-4, "list_end 1.0"),
):
    line("refused", status, *statement.split())
    words("list_size", count=10, length=1000)
line("list_detach")
line("refused", -9 + 1, "scroll_to_item", 1.0, 5, 1, 0, 1)

# --- tables ----------------------------------------------------------------------------------


def table(name, x=0, y=0, geometry="geometry", **options):
    """A case of 200 columns of 100 points and 1,000 rows of 20 in a viewport of 800 by 600, at an offset."""
    case(name, content=0, content_width=0, width=800)
    words("list", 0, is_horizontal=1, estimate=100, **options)
    words("list", 0, estimate=20, **options)
    line(geometry, 0, 800, 600, 0, 0)
    line("insert_estimated", 0, 0, 1000)
    line("list_of", "x")
    line("insert_estimated", 0, 0, 200)
    line("set_offset", 0, x, y)


def cell(x, y):
    frame("idle", y, y)
    line("across", x, x)


def list_event(kind, axis, x="-", y="-"):
    event(f"list_{kind}", y, x, id=axis)


def table_events():
    """The events of a table that was made: what its items bring into view, and when that moment is over, the near ends."""
    line("tick", 0.5)
    for axis, count in ((1, 30), (0, 8)):
        list_event("visible_changed", axis, 0, count)
    for axis in (0, 1):
        list_event("near_start", axis)


table("each-list-of-a-table-sets-the-length-along-its-axis")
for axis, statement, size in (("x", "measure 1.0 7 300", 20200), ("y", "measure 1.0 7 50 50", 20060), ("x", "remove 1.0 0 2", 20000)):
    line("list_of", axis)
    line(*statement.split())
    words("list_size", length=size)
line("scroll_to", 1.0, 1e9, 1e9, 0)
cell(20000 - 800, 20060 - 600)
line("list_detach")  # the columns; the content keeps its width
line("list_of", "y")
line("insert_estimated", 1.0, 1000, 10)
line("scroll_to", 1.0, 1e9, 1e9, 0)
cell(20000 - 800, 20060 + 200 - 600)

for geometry, way, name in (("geometry", 1, ""), ("right_to_left", -1, "-from-right-to-left")):
    table(f"an-edit-before-the-visible-cell-shifts-its-axis-alone{name}", 5000 * way, 4000, geometry)
    for axis, statement, x, y in (
        ("y", "insert 1.0 0 30 30 30", 5000, 4090),
        ("x", "insert 1.0 50 70", 5070, 4090),  # before the column that begins at the viewport's start
        ("x", "remove 1.0 0 10", 4070, 4090),
        ("y", "measure 1.0 0 10", 4070, 4070),  # it was 30
        ("y", "insert 1.0 210 30", 4070, 4070),  # in view
        ("x", "insert_estimated 1.0 48 1", 4070, 4070),
        ("x", "forget 1.0 40 1", 4100, 4070),  # the measured column, 70 wide
    ):
        line("list_of", axis)
        line(*statement.split())
        cell(x * way, y)
    words("list_frame", first=41, count=8)  # from 4,100
    line("list_position", 41, 0)
    line("list_of", "y")
    words("list_frame", first=203, count=30)  # from 4,070: two rows of 30, one of 10 and 200 of 20 are before
    line("list_position", 203, 0)

table("columns-are-edited-while-a-batch-of-rows-is-open", 5000, 4000)
line("list_of", "y")
line("list_begin", 1.0)
line("insert", 1.0, 0, 30, 30)
line("list_of", "x")
line("insert", 1.0, 0, 70)
cell(5070, 4000)
line("list_of", "y")
line("remove", 1.0, 2, 1)
cell(5070, 4000)
line("list_end", 1.0)
cell(5070, 4000 + 60 - 20)
line("refused", -4, "list_end", 1.0)
line("scroll_to", 1.0, 1e9, 1e9, 0)
cell(20070 - 800, 20040 - 600)

table("two-scrolls-go-to-a-cell-whatever-becomes-known-on-the-way")
table_events()
line("list_of", "y")
line("scroll_to_item", 1.0, 500, 1, 0, 1)
frame("animating", 0, 10000)
line("across", 0, 0)
event("will_rest", 10000, 0)
event("phase_changed", before="idle", after="animating")
line("list_of", "x")
line("scroll_to_item", 1.0, 100, 1, 0, 1)
frame("animating", 0, 10000)
line("across", 0, 10000)
event("will_rest", 10000, 10000)
way, _ = eased(0, 10000, 1 / 3, 0.3)
line("measure", 1.1, 60, 130, 70, 90)
event("did_scroll", way, way)
list_event("visible_changed", 0, way // 100, 9)
list_event("visible_changed", 1, way // 20, 31)
event("will_rest", 10000, 9990)
line("list_of", "y")
line("measure", 1.1, 300, 50, 50, 50)
event("will_rest", 10090, 9990)
line("insert", 1.1, 0, 70)  # now it is row 501
event("did_scroll", way + 70, way)
event("will_rest", 10160, 9990)
list_event("visible_changed", 1, way // 20 + 1, 31)
line("list_of", "x")
line("remove", 1.1, 0, 1)  # now it is column 99
event("did_scroll", way + 70, way - 100)
event("will_rest", 10160, 9890)
list_event("visible_changed", 0, way // 100 - 1, 9)
line("no_events")
line("tick", 9.0)
cell(9890, 10160)
event("did_scroll", 10160, 9890)
list_event("visible_changed", 0, 99, 8)
list_event("visible_changed", 1, 501, 30)
event("phase_changed", before="animating", after="idle")
event("did_rest", 10160, 9890)
event("animation_completed", id=2, finished=1)
event("animation_completed", id=1, finished=1)
line("no_events")
line("list_position", 99, 0)
line("list_of", "y")
line("list_position", 501, 0)
line("measure", 9.0, 3, 500)  # it stays with the cell
line("list_of", "x")
line("measure", 9.0, 3, 500)
cell(9890 + 400, 10160 + 480)

table("events-of-the-lists-of-a-table-name-their-axis", near_distance=150)
table_events()
line("no_events")
for x, y, events in (
    (5050, 4010, (("visible_changed", 0, 50, 9), ("visible_changed", 1, 200, 31))),
    (5050, 4030, (("visible_changed", 1, 201, 31),)),
    (19200, 4030, (("visible_changed", 0, 192, 8), ("near_end", 0))),
    (19200, 19400, (("visible_changed", 1, 970, 30), ("near_end", 1))),
    (100, 0, (("visible_changed", 0, 1, 8), ("near_start", 0), ("visible_changed", 1, 0, 30), ("near_start", 1))),
):
    line("set_offset", 1.0, x, y)
    event("did_scroll", y, x)
    for each in events:
        list_event(*each)
    line("no_events")
for axis, name in enumerate("xy"):
    line("list_of", name)
    line("kind", 1.0, 0, 1, 1)
    list_event("sticky_changed", axis)
    line("no_events")

# --- pull to refresh -------------------------------------------------------------------------

case("a-pull-past-the-threshold-refreshes")
words("refresh", 0, threshold=64, length=60)
words("refresh_state", step=0, pull=0, progress=0)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 160)
pull = -rubber(-50.0)
frame("dragging", -pull)
words("refresh_state", step=1, pull=pull, progress=pull / 64)
put(1.2, "move", 0, 310)
pull = -rubber(-200.0)
words("refresh_state", step=2, pull=pull, progress=1)
put(1.6, "release")
words("refresh_state", step=3, progress=1)
frame("bouncing", -pull, -60)
line("tick", 1.7)
x, v = spring(60 - pull, 0, 0.1)
frame("bouncing", -60 + x, -60, v)
line("tick", 9.0)
frame("idle", -60, -60)
line("refresh_end", 9.0)
words("refresh_state", step=4, progress=0)
line("tick", 9.15)
x, v = eased(-60, 0, 0.5, 0.3)
frame("animating", x, 0, v)
line("tick", 20.0)
frame("idle", 0, 0)
words("refresh_state", step=0)

case("a-pull-of-an-edge-that-clamps-refreshes", clamps_edges=1)
words("refresh", 0, threshold=64, length=60)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 160)
frame("dragging", 0, overscroll=0)
words("refresh_state", step=1, pull=50, progress=50 / 64)
put(1.2, "move", 0, 310)
frame("dragging", 0, overscroll=0)
words("refresh_state", step=2, pull=200, progress=1)
put(1.6, "release")
words("refresh_state", step=3, progress=1)
frame("animating", 0, -60)
line("tick", 1.75)
x, v = eased(0, -60, 0.5, 0.3)
frame("animating", x, -60, v)
line("tick", 9.0)
frame("idle", -60, -60)
words("refresh_state", step=3, pull=0, progress=1)

case("nested-the-scroller-that-shows-the-pull-refreshes")
line("nested")
line("geometry", 0, 400, 800, 400, 3000)
line("refresh", 0)
line("on", 0)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 310)
frame("tracking", 0)
put(1.6, "release")
line("on", 1)
pull = -rubber(-200.0, 800.0)
frame("bouncing", -pull, -60)
words("refresh_state", step=3)
line("tick", 1.7)
x, v = spring(60 - pull, 0, 0.1)
frame("bouncing", -60 + x, -60, v)
line("tick", 9.0)
frame("idle", -60, -60)
line("refresh_end", 9.0)
line("tick", 20.0)
frame("idle", 0, 0)
words("refresh_state", step=0)

case("a-pull-that-goes-back-refreshes-nothing")
words("refresh", 0, threshold=64)
put(1.0, "press", 0, 100)
put(1.1, "move", 0, 310)
put(1.2, "move", 0, 150)
words("refresh_state", step=1, pull=-rubber(-40.0))
put(1.6, "release")
line("tick", 9.0)
frame("idle", 0, 0)
words("refresh_state", step=0)

rows("what-arrives-during-a-refresh-stays-above", *[100] * 30)
line("refresh", 0)
line("refresh_begin", 1.0)
line("tick", 3.0)
frame("idle", -60, -60)
line("insert", 3.0, 0, 100, 80)
frame("idle", 120, 120)
line("refresh_end", 3.0)
line("tick", 9.0)
frame("idle", 120, 120)
words("refresh_state", step=0)

# --- deltas ----------------------------------------------------------------------------------


class Taken:
    """Expects what was handed out, by the offset at which the content is."""

    def __init__(self, line_length, notch_length, start=0.0):
        self.line, self.notch, self.start = line_length, notch_length, start
        self.offset = start

    def count(self, offset, length):
        return math.trunc((offset - self.start) / length)

    def take(self, time, offset, **fields):
        words("taken", time, y=offset - self.offset, x=0,
              lines_y=self.count(offset, self.line) - self.count(self.offset, self.line),
              value120_y=self.count(offset, self.notch / 120) - self.count(self.offset, self.notch / 120), **fields)
        self.offset = offset


case("a-fling-is-handed-out-as-points-lines-and-notches")
line("refused", -8, "take", 0)
words("deltas", 0, line_length=16, notch_length=48)
content = Taken(16, 48)
flick(2000)
content.take(1.06, 110.0, stop_y=0, needs_tick=1)
for time in (1.07, 1.1, 1.4, 2.0):
    content.take(time, coast(110.0, 2000, time - 1.06)[0], stop_y=0, needs_tick=1)
content.take(20.0, rest(110.0, 2000), stop_y=1, stop_x=0, needs_tick=0)
content.take(20.1, rest(110.0, 2000), stop_y=0, needs_tick=0)

case("content-without-ends-goes-up-from-its-start")
line("set_offset", 0, 0, 40)
words("deltas", 0, line_length=16, notch_length=48)
content = Taken(16, 48, 40)
for time, distance in ((1.0, -30), (2.0, -10), (3.0, -5000), (4.0, 5050)):
    put(time, "wheel", 0, distance)
    offset = content.offset + distance
    content.take(time, offset, stop_y=0, needs_tick=1)
    content.take(time + 0.5, offset, stop_y=1, needs_tick=0)
frame("idle", 50, 50, 0, 0)

case("keys-go-to-no-end-and-scroll-to-top-to-no-top")
line("deltas", 0)
line("top")
content = Taken(20, 60)
line("key", 1.0, 9)
line("key", 1.0, 8)
line("trigger", 1.0, 0)
content.take(2.0, 0, stop_y=0, needs_tick=0)
line("key", 3.0, 5)
content.take(4.0, 525, stop_y=1)

case("a-scroll-that-a-finger-catches-ends-once")
words("deltas", 0, line_length=16.7, notch_length=100.2)
content = Taken(16.7, 100.2)
flick(2000)
content.take(1.2, coast(110.0, 2000, 0.14)[0], stop_y=0)
put(1.3, "press", 0, 300)
content.take(1.4, coast(110.0, 2000, 0.24)[0], stop_y=0)
put(1.5, "release")
content.take(1.6, coast(110.0, 2000, 0.24)[0], stop_y=1, needs_tick=0)

case("a-shift-is-no-travel-and-content-stays-near-0")
words("deltas", 0, line_length=16, notch_length=48)
content = Taken(16, 48)
line("shift", 1.0, 0, 400)
content.take(1.0, 0, stop_y=0)
line("set_offset", 2.0, 0, 1000400)
content.take(2.0, 1000000, stop_y=1)
frame("idle", 1000400 - 15 * 65536, 1000400 - 15 * 65536)
line("set_offset", 3.0, 0, 1000400 - 15 * 65536 + 8)
content.take(3.0, 1000008, stop_y=1)
words("deltas", 4.0, line_length=10, notch_length=30)
line("set_offset", 5.0, 0, 1000400 - 15 * 65536 + 28)
words("taken", 5.0, y=20, lines_y=2, value120_y=80)
line("refused", -3, "take", "nan")
line("refused", -6, "deltas", 5.0, "line_length=-1")
line("refused", -6, "deltas", 5.0, "notch_length=2e6")

case("content-of-a-toolkit-has-ends", mode=1)
line("refused", -5, "deltas", 0)
line("refused", -8, "take", 0)

# --- the meter -------------------------------------------------------------------------------

FRAME = 1 / 64


def shown(number):
    line("tick", 1 + number * FRAME)


def moved(number, y):
    """A finger that is at y half a frame before the frame with a number."""
    put(1 + (number - 0.5) * FRAME, "move", 0, y)


def metered(name, **options):
    """Content at 0 and a finger at 500 that has just moved it to 10, in the frame 2."""
    case(name)
    words("meter", frames_per_second=64, **options)
    shown(0)
    put(1 + 0.5 * FRAME, "press", 0, 500)
    shown(1)
    moved(2, 480)
    shown(2)


metered("an-even-drag-has-no-jank")
for number in range(3, 11):
    moved(number, 480 - 8 * (number - 2))
    shown(number)
frame("dragging", 74)
words(
    "meter_report", scrolls=1, frames=9, same_frames=0, janky_frames=0, missed_by_delivery=0, missed_in_fast_scroll=0,
    missed_at_start_of_fling=0, missed_in_fling=0, predictor_janky_frames=0, inputs=9, mean_lag=FRAME / 2,
    largest_lag=FRAME / 2, largest_jerk=12 / FRAME**3)  # 0, 0, 10, 18: the third difference is -12
words("meter")
words("meter_report", scrolls=0, frames=0, inputs=0, largest_jerk=0)

metered("a-missed-frame-of-a-fast-drag-is-janky")
for number in range(3, 7):
    moved(number, 480 - 8 * (number - 2))
    shown(number)
moved(7, 440)
shown(9)
words(
    "meter_report", frames=6, janky_frames=1, missed_by_delivery=2, missed_in_fast_scroll=2, missed_in_fling=0,
    mean_lag=(5 * 0.5 + 2.5) * FRAME / 6, largest_lag=2.5 * FRAME)

metered("a-missed-frame-of-momentum-is-janky")
for number in range(3, 9):
    moved(number, 480 - 12 * (number - 2))
    shown(number)
put(1 + 8 * FRAME, "release")
for number in (9, 10, 11, 13):
    shown(number)
words("meter_report", scrolls=1, frames=11, janky_frames=1, missed_in_fast_scroll=0, missed_at_start_of_fling=0, missed_in_fling=1)
line("tick", 20.0)
shown(1300)
words("meter_report", scrolls=1, janky_frames=1)

for scale, same in ((1, 9), (2, 6), (4, 0)):
    metered(f"frames-show-the-same-at-{scale}-pixels-per-point", pixels_per_point=scale)
    offsets = [10 + 0.25 * step for step in range(13)]
    for number, offset in enumerate(offsets[1:], 3):
        moved(number, 490 - offset)
        shown(number)
    assert same == sum(math.floor(a * scale + 0.5) == math.floor(b * scale + 0.5) for a, b in zip(offsets, offsets[1:]))
    words("meter_report", frames=13, same_frames=same)

metered("a-frame-that-moves-far-less-is-uneven")
y = 480
for number, distance in enumerate((10, 10, 2, 10, 10, 14, 10), 3):
    y -= distance
    moved(number, y)
    shown(number)
words("meter_report", frames=8, predictor_janky_frames=2, janky_frames=0)

metered("another-axis-is-still", is_horizontal=1)
moved(3, 400)
shown(3)
words("meter_report", frames=2, same_frames=2, largest_jerk=0)

metered("a-shift-is-not-seen")
for number in range(3, 7):
    line("shift", 1 + (number - 0.75) * FRAME, 0, 100)
    moved(number, 480 - 8 * (number - 2))
    shown(number)
frame("dragging", 442)
words("meter_report", frames=5, predictor_janky_frames=0, largest_jerk=12 / FRAME**3)

case("a-meter-is-enabled-once")
line("refused", -8, "meter_off")
line("refused", -6, "meter", "frames_per_second=2001")
line("refused", -6, "meter", "pixels_per_point=-1")
words("meter")
line("meter_off")
line("refused", -8, "meter_off")


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
