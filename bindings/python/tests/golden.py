"""Runs the golden cases: golden.py CASES [DUMP]. Tests/Fixtures/golden/make_cases.py describes the statements."""

from __future__ import annotations

import ctypes
import pathlib
import sys
from typing import Any, Callable, Iterator, TextIO

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
import scrollkit  # noqa: E402
from scrollkit import ffi  # noqa: E402
from scrollkit._library import library  # noqa: E402
from scrollkit import Axis, InputKind, Phase  # noqa: E402

ACROSS = ["offset", "target", "velocity", "overscroll"]
ALONG = [*ACROSS, "progress"]
EXPECTATIONS = {
    "frame", "across", "event", "no_events", "margin", "context", "next_change", "view_progress", "list_size", "list_item",
    "list_frame", "list_conversation", "list_sticky", "list_position", "taken", "meter_report"}

Words = list[str]
Statement = Callable[[Words], object]


class Mismatch(Exception):
    """A value differs from the expected one."""


def numbers(words: Words) -> list[float]:
    return [float(word) for word in words if "=" not in word]


def doubles(values: list[float]) -> Any:
    return (ctypes.c_double * len(values))(*values)


def constant(number: str | float) -> Any:
    """Return the number of a constant, also one that does not exist: the library refuses it."""
    return int(number)


def fill(value: Any, words: Words) -> Any:
    """Set fields of a struct from words "field=number"."""
    types = dict(value._fields_)
    for key, number in (word.split("=") for word in words):
        setattr(value, key, float(number) if types[key] is ctypes.c_double else int(number))
    return value


def compare(subject: str, expected: str, actual: float) -> None:
    if expected == "nan":
        if actual == actual:
            raise Mismatch(f"{subject}: {actual!r}, not nan")
    elif expected != "-":
        wanted = float(expected)
        if not abs(wanted - actual) <= 1e-9 * max(1, abs(wanted)):
            raise Mismatch(f"{subject}: {float(actual)!r}, not {expected}")


def compare_name(subject: str, expected: str, actual: str) -> None:
    if expected not in ("-", actual):
        raise Mismatch(f"{subject}: {actual}, not {expected}")


class Case:
    """Runs the statements of one case."""

    def __init__(self, name: str, dump: TextIO | None = None) -> None:
        self.name = name
        self.dump = dump
        self.scroller = scrollkit.Scroller()
        self.nested = [self.scroller]  # innermost first, or linked; the scroller is one of them
        self.updates: list[scrollkit.anchor.Update] = []
        self.areas: list[scrollkit.SnapArea] = []
        self.lists: dict[str, Any] = {}  # handles, by axis
        self.list: Any = None  # the one of which is spoken; None until the statement "list"
        self.list_batch = ctypes.c_uint32()

    def close(self) -> None:
        for handle in self.lists.values():
            library().list_destroy(handle)
        for scroller in self.nested:
            scroller.close()

    def run(self, words: Words) -> None:
        """Run a statement; raise Mismatch if a result differs."""
        word, rest = words[0], words[1:]
        if word == "options":
            self.scroller.close()
            self.scroller = scrollkit.Scroller(options=fill(scrollkit.ScrollerOptions(), rest))
            self.nested = [self.scroller]
        elif word in EXPECTATIONS or word.endswith("_state"):
            getattr(self, "expect_" + word.removesuffix("_state"))(rest)
        elif word in ("refused", "answered"):
            compare("status", rest[0], self.status(rest[1:]))
        else:
            compare("status", "0", self.status(words))

    def status(self, words: Words) -> int:
        """Run a call; return its status."""
        try:
            return getattr(self, "do_" + words[0])(words[1:]) or 0
        except scrollkit.ScrollKitError as error:
            return error.status

    # Inputs

    def do_input(self, words: Words) -> None:
        kind = InputKind.__members__.get(words[1].upper(), 9999)
        time, x, y, velocity_x, velocity_y, pointer, unit, flags = numbers(words[:1] + words[2:])
        self.scroller.push(scrollkit.Input(
            kind=kind, time=time, x=x, y=y, velocity_x=velocity_x, velocity_y=velocity_y, pointer_id=int(pointer),
            unit=int(unit), flags=int(flags)))

    def do_toolkit(self, words: Words) -> None:
        make = getattr(scrollkit.toolkits, words[0])
        hints = [hint for name, hint in make.__annotations__.items() if name != "return"]
        values = [float(text) if hint == "float" else int(float(text)) for text, hint in zip(words[1:], hints)]
        self.scroller.push(make(*values))

    def do_pinch(self, words: Words) -> None:
        time, kind, x, y, scale = numbers(words)
        self.scroller.push(scrollkit.Input(time=time, kind=int(kind), x=x, y=y, scale=scale))

    def do_zoom_wheel(self, words: Words) -> None:
        time, y, unit, focus_x, focus_y = numbers(words)
        self.scroller.push(scrollkit.Input(
            time=time, kind=InputKind.WHEEL, flags=scrollkit.InputFlags.ZOOM, y=y, unit=int(unit),
            focus_x=focus_x, focus_y=focus_y))

    def do_key(self, words: Words) -> None:
        time, key = numbers(words)
        self.scroller.key(constant(key), time=time)

    def do_hold_key(self, words: Words) -> None:
        time, key, is_held = numbers(words)
        (self.scroller.hold_key if is_held else self.scroller.release_key)(constant(key), time=time)

    # Geometry and rules

    def do_geometry(self, words: Words) -> None:
        n = numbers(words) + [0.0] * 11
        self.scroller.set_geometry(
            scrollkit.Geometry(
                viewport_width=n[1], viewport_height=n[2], content_width=n[3], content_height=n[4], inset_top=n[5],
                inset_left=n[6], inset_bottom=n[7], inset_right=n[8], shift_x=n[9], shift_y=n[10]),
            time=n[0])

    def do_right_to_left(self, words: Words) -> None:
        n = numbers(words) + [0.0] * 7
        self.scroller.set_geometry(
            scrollkit.Geometry(
                right_to_left=True, viewport_width=n[1], viewport_height=n[2], content_width=n[3], content_height=n[4],
                inset_left=n[5], inset_right=n[6]),
            time=n[0])

    def do_sync(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.sync(x, y, time)

    def do_scroll_enabled(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.set_scroll_enabled(constant(x), constant(y), time=time)

    def do_always_bounces(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.set_always_bounces(constant(x), constant(y), time=time)

    def do_shift(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.shift(x, y, time=time)

    def do_feel(self, words: Words) -> None:
        self.scroller.set_feel(constant(words[0]), time=2)

    def do_values(self, words: Words) -> None:
        self.scroller.set_feel(fill(scrollkit.feel_values(constant(words[0])), words[1:]), time=0)

    def do_preferences(self, words: Words) -> None:
        preferences = {key: bool(int(value)) for key, value in (word.split("=") for word in words)}
        self.scroller.set_preferences(time=0, **preferences)

    def do_nested(self, words: Words) -> None:
        self.scroller = scrollkit.Scroller()
        self.nested.append(self.scroller)
        self.nested[-2].set_parent(self.scroller, time=0)

    def do_on(self, words: Words) -> None:
        self.scroller = self.nested[int(words[0])]

    def do_beside(self, words: Words) -> None:
        self.scroller = scrollkit.Scroller()
        self.nested.append(self.scroller)

    def do_link(self, words: Words) -> None:
        time, axis, line, *positions = numbers(words)
        scrollkit.link(self.nested[0], self.nested[1], constant(axis), list(zip(positions[::2], positions[1::2])), line=line, time=time)

    def do_nest_rules(self, words: Words) -> None:
        x, y, order, latching = (int(word) for word in words)
        self.scroller.set_overscroll_behavior(constant(x), constant(y))
        self.scroller.set_nest_order(constant(order))
        self.scroller.set_nest_latching(constant(latching))

    # Scrolling by the program

    def do_tick(self, words: Words) -> None:
        self.scroller.tick(float(words[0]))

    def do_scroll_to(self, words: Words) -> None:
        time, x, y, animated = numbers(words)
        self.scroller.scroll_to(x, y, animated=constant(animated), time=time)

    def do_scroll_by(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.scroll_by(x, y, time=time)

    def do_rect(self, words: Words) -> None:
        time, x, y, width, height, animated = numbers(words)
        self.scroller.scroll_rect_to_visible(x, y, width, height, animated=constant(animated), time=time)

    def do_animate_to(self, words: Words) -> None:
        time, x, y = numbers(words[:3])
        self.scroller.animate_to(x, y, fill(scrollkit.ScrollOptions(), words[3:]), time=time)

    def do_into_view(self, words: Words) -> None:
        time, x, y, width, height = numbers(words[:5])
        self.scroller.scroll_into_view(x, y, width, height, fill(scrollkit.ScrollOptions(), words[5:]), time=time)

    def do_item_into_view(self, words: Words) -> None:
        time, item = numbers(words[:2])
        options = fill(scrollkit.ScrollOptions(), words[2:])
        library().list_scroll_into_view(self.list, int(item), options, time, None)

    def do_set_offset(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.set_offset(x, y, time=time)

    def do_stop(self, words: Words) -> None:
        self.scroller.stop(time=float(words[0]))

    # Zooming and snapping

    def do_zoom(self, words: Words) -> None:
        time, minimum, maximum, centers = numbers(words)
        self.scroller.zoom.enable(minimum=minimum, maximum=maximum, centers=bool(centers), time=time)

    def do_zoom_off(self, words: Words) -> None:
        self.scroller.zoom.disable(time=float(words[0]))

    def do_zoom_limits(self, words: Words) -> None:
        self.scroller.zoom.set_limits(*numbers(words), time=0)

    def do_zoom_to(self, words: Words) -> None:
        time, scale, x, y, animated = numbers(words)
        self.scroller.zoom.set_scale(scale, x, y, animated=constant(animated), time=time)

    def do_zoom_rect(self, words: Words) -> None:
        time, x, y, width, height, animated = numbers(words)
        self.scroller.zoom.show_rect(x, y, width, height, animated=constant(animated), time=time)

    def do_double_tap(self, words: Words) -> None:
        time, x, y, scale = numbers(words)
        self.scroller.zoom.double_tap(x, y, scale, time=time)

    def do_snap(self, words: Words) -> None:
        self.scroller.snap.set_options(constant(words[0]), fill(scrollkit.SnapOptions(), words[1:]), time=0)

    def do_area(self, words: Words) -> None:
        self.areas.append(fill(scrollkit.SnapArea(), words))

    def do_areas(self, words: Words) -> None:
        areas, self.areas = self.areas, []
        self.scroller.snap.set_areas(areas, constant(words[1]), time=float(words[0]))

    def do_snap_to(self, words: Words) -> None:
        self.scroller.snap.scroll_to(constant(words[1]), float(words[2]), time=float(words[0]))

    # Behaviours

    def do_top(self, words: Words) -> None:
        self.scroller.top.enable(fill(scrollkit.TopOptions(), words), time=0)

    def do_home(self, words: Words) -> None:
        time, y = numbers(words[:2])
        self.scroller.top.trigger_home(y, int(words[2]), time=time)

    def do_trigger(self, words: Words) -> None:
        self.scroller.top.trigger(int(words[1]), time=float(words[0]))

    def do_header(self, words: Words) -> None:
        self.scroller.headers.add(fill(scrollkit.HeaderOptions(), words), time=0)

    def do_nub(self, words: Words) -> None:
        self.scroller.nub.enable(fill(scrollkit.NubOptions(), words), time=0)

    def do_grab(self, words: Words) -> None:
        self.scroller.nub.grab(time=float(words[0]))

    def do_scrub(self, words: Words) -> None:
        time, distance, sideways = numbers(words)
        self.scroller.nub.drag(distance, sideways, time=time)

    def do_let_go(self, words: Words) -> None:
        self.scroller.nub.release(time=float(words[0]))

    def do_sections(self, words: Words) -> None:
        self.scroller.nub.set_sections(numbers(words), time=0)

    def do_policy(self, words: Words) -> None:
        self.scroller.anchor.set_policy(constant(words[0]), time=0)

    def do_begin(self, words: Words) -> None:
        self.updates.append(self.scroller.anchor.update(time=float(words[0])))

    def do_changed(self, words: Words) -> None:
        y, removed, inserted = numbers(words)
        self.updates[-1].edit(y, removed=removed, inserted=inserted)

    def do_end(self, words: Words) -> int:
        n = numbers(words) + [0.0] * 8
        update = self.updates[int(n[1])]
        update.geometry = scrollkit.Geometry(
            viewport_width=n[3], viewport_height=n[4], content_width=n[5], content_height=n[6], inset_top=n[7])
        is_balanced = update.end(finished=bool(n[2]), time=n[0])
        return scrollkit.Status.OK if is_balanced else scrollkit.Status.UNBALANCED

    # Lists and pull to refresh

    def do_list(self, words: Words) -> None:
        options = fill(ffi.ListOptions(), words[1:])
        axis = "x" if options.is_horizontal else "y"
        if axis in self.lists:
            library().list_destroy(self.lists.pop(axis))
        handle = ffi.List()
        library().list_create(options, ctypes.pointer(handle))
        self.list = self.lists[axis] = handle
        library().list_attach(handle, self.scroller.handle, float(words[0]))

    def do_list_of(self, words: Words) -> None:
        self.list = self.lists[words[0]]

    def do_list_options(self, words: Words) -> None:
        library().list_set_options(self.list, fill(ffi.ListOptions(), words[1:]), float(words[0]))

    def do_insert(self, words: Words) -> None:
        time, item, *extents = numbers(words)
        library().list_insert_measured(self.list, int(item), doubles(extents), len(extents), time)

    def do_insert_estimated(self, words: Words) -> None:
        time, item, count = numbers(words)
        library().list_insert(self.list, int(item), int(count), time)

    def do_remove(self, words: Words) -> None:
        time, item, count = numbers(words)
        library().list_remove(self.list, int(item), int(count), time)

    def do_move(self, words: Words) -> None:
        time, item, count, destination = numbers(words)
        library().list_move(self.list, int(item), int(count), int(destination), time)

    def do_measure(self, words: Words) -> None:
        time, item, *extents = numbers(words)
        library().list_set_extents(self.list, int(item), doubles(extents), len(extents), time)

    def do_forget(self, words: Words) -> None:
        time, item, count = numbers(words)
        library().list_forget_extents(self.list, int(item), int(count), time)

    def do_kind(self, words: Words) -> None:
        time, item, count, kind = numbers(words)
        library().list_set_kind(self.list, int(item), int(count), int(kind), time)

    def do_kind_options(self, words: Words) -> None:
        library().list_set_kind_options(self.list, int(words[1]), fill(ffi.ListKindOptions(), words[2:]), float(words[0]))

    def do_list_begin(self, words: Words) -> None:
        library().list_begin_update(self.list, float(words[0]), ctypes.pointer(self.list_batch))

    def do_list_end(self, words: Words) -> None:
        library().list_end_update(self.list, self.list_batch.value, float(words[0]))

    def do_scroll_to_item(self, words: Words) -> None:
        time, item, alignment, margin, animated = numbers(words)
        library().list_scroll_to_item(self.list, int(item), int(alignment), margin, int(animated), time, None)

    def do_set_position(self, words: Words) -> None:
        time, item, within = numbers(words)
        library().list_set_position(self.list, int(item), within, time)

    def do_conversation(self, words: Words) -> None:
        options = fill(ffi.ListConversationOptions(), words[1:])
        library().list_set_conversation(self.list, options, float(words[0]))

    def do_conversation_off(self, words: Words) -> None:
        library().list_end_conversation(self.list, float(words[0]))

    def do_turn(self, words: Words) -> None:
        time, item = numbers(words[:2])
        library().list_begin_turn(self.list, int(item), fill(scrollkit.ScrollOptions(), words[2:]), time, None)

    def do_newest(self, words: Words) -> None:
        options = fill(scrollkit.ScrollOptions(), words[1:])
        library().list_scroll_to_newest(self.list, options, float(words[0]), None)

    def do_list_detach(self, words: Words) -> None:
        library().list_detach(self.list, 0)

    def do_refresh(self, words: Words) -> None:
        options = fill(ffi.RefreshOptions(), words[1:])
        library().refresh_enable(self.scroller.handle, options, float(words[0]))

    def do_refresh_begin(self, words: Words) -> None:
        library().refresh_begin(self.scroller.handle, float(words[0]))

    def do_refresh_end(self, words: Words) -> None:
        library().refresh_end(self.scroller.handle, float(words[0]))

    def do_deltas(self, words: Words) -> None:
        self.scroller.deltas.enable(fill(ffi.DeltasOptions(), words[1:]), time=float(words[0]))

    def do_take(self, words: Words) -> None:
        self.scroller.deltas.take(float(words[0]))

    # The meter

    def do_meter(self, words: Words) -> None:
        self.scroller.meter.enable(fill(ffi.MeterOptions(), words))

    def do_meter_off(self, words: Words) -> None:
        self.scroller.meter.disable()

    # Autoscroll and scroll bars

    def do_steer(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.autoscroll.set_velocity(x, y, time=time)

    def do_steer_end(self, words: Words) -> None:
        self.scroller.autoscroll.end(time=float(words[0]))

    def do_autoscroll(self, words: Words) -> None:
        time, x, y, rule = numbers(words)
        self.scroller.autoscroll.begin(x, y, scrollkit.AutoscrollOptions(rule=int(rule)), time=time)

    def do_autoscroll_move(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.autoscroll.move(x, y, time=time)

    def do_autoscroll_release(self, words: Words) -> None:
        self.scroller.autoscroll.release(time=float(words[0]))

    def do_edge_scroll(self, words: Words) -> None:
        time, x, y = numbers(words)
        self.scroller.autoscroll.drag(x, y, time=time)

    def do_bar(self, words: Words) -> None:
        self.bar.enable(fill(scrollkit.ScrollbarOptions(), words), time=0)

    def do_bar_press(self, words: Words) -> None:
        time, part, position = numbers(words)
        self.bar.press(constant(part), position, time=time)

    def do_bar_drag(self, words: Words) -> None:
        time, position, sideways = (numbers(words) + [0.0])[:3]
        self.bar.drag(position, sideways, time=time)

    def do_bar_release(self, words: Words) -> None:
        self.bar.release(time=float(words[0]))

    @property
    def bar(self) -> scrollkit.behaviors.Scrollbar:
        return self.scroller.scrollbar(Axis.Y)

    # Expectations

    def expect_frame(self, words: Words) -> None:
        frame = self.scroller.frame
        compare_name("phase", words[0], frame.phase.name.lower())
        y = [frame.offset.y, frame.target.y, frame.velocity.y, frame.overscroll.y, frame.progress.y, frame.needs_tick]
        for subject, expected, actual in zip([*ALONG, "needs_tick"], words[1:], y):
            compare(subject, expected, actual)
        if self.dump:
            digits = " ".join("%.17g" % number for number in [frame.offset.x, *y[:-1]])
            self.dump.write(f"{self.name} {digits}\n")

    def expect_across(self, words: Words) -> None:
        frame = self.scroller.frame
        x = [frame.offset.x, frame.target.x, frame.velocity.x, frame.overscroll.x]
        for subject, expected, actual in zip(ACROSS, words, x):
            compare(subject, expected, actual)

    def expect_no_events(self, words: Words) -> None:
        for event in self.scroller.events():
            raise Mismatch(f"events: {event.kind.name.lower()}, not none")

    def expect_event(self, words: Words) -> None:
        event = next(self.scroller.events(), None)
        if event is None:
            raise Mismatch(f"events: none, not {words[0]}")
        compare_name("event", words[0], event.kind.name.lower())
        for subject, expected in zip(["x", "y", "id", "from_phase", "to_phase", "finished", "edges", "source"], words[1:]):
            actual = getattr(event, subject)
            if isinstance(actual, Phase):
                compare_name("event " + subject, expected, actual.name.lower())
            else:
                compare("event " + subject, expected, actual)

    def expect_margin(self, words: Words) -> None:
        x, y = numbers(words[:2])
        compare("margin", words[3], self.scroller.margin((x, y), constant(words[2])))

    def expect_fields(self, state: Any, words: Words) -> None:
        for field, expected in (word.split("=") for word in words):
            compare(field, expected, getattr(state, field))

    def expect_top(self, words: Words) -> None:
        self.expect_fields(self.scroller.top.state, words)

    def expect_header(self, words: Words) -> None:
        self.expect_fields(self.scroller.headers.state(int(words[0])), words[1:])

    def expect_nub(self, words: Words) -> None:
        self.expect_fields(self.scroller.nub.state, words)

    def expect_zoom(self, words: Words) -> None:
        self.expect_fields(self.scroller.zoom.state, words)

    def expect_snap(self, words: Words) -> None:
        self.expect_fields(self.scroller.snap.state, words)

    def expect_scrollbar(self, words: Words) -> None:
        self.expect_fields(self.bar.state, words)

    def expect_list_size(self, words: Words) -> None:
        size = ffi.ListSize()
        library().list_get_size(self.list, size)
        self.expect_fields(size, words)

    def expect_list_item(self, words: Words) -> None:
        item = ffi.ListItem()
        library().list_get_item(self.list, int(words[0]), item)
        self.expect_fields(item, words[1:])

    def expect_list_frame(self, words: Words) -> None:
        frame = ffi.ListFrame()
        library().list_get_frame(self.list, frame, None, 0)
        self.expect_fields(frame, words)

    def expect_list_conversation(self, words: Words) -> None:
        state = ffi.ListConversation()
        library().list_get_conversation(self.list, state)
        self.expect_fields(state, words)

    def expect_list_sticky(self, words: Words) -> None:
        items, positions, count = (ctypes.c_size_t * 64)(), (ctypes.c_double * 64)(), ctypes.c_size_t()
        library().list_get_sticky_items(self.list, items, positions, 64, ctypes.pointer(count))
        compare("sticky items", str(len(words) // 2), count.value)
        for index in range(count.value):
            compare("sticky item", words[2 * index], items[index])
            compare("its position", words[2 * index + 1], positions[index])

    def expect_list_position(self, words: Words) -> None:
        item, within = ctypes.c_size_t(), ctypes.c_double()
        library().list_get_position(self.list, ctypes.pointer(item), ctypes.pointer(within))
        compare("item", words[0], item.value)
        compare("within", words[1], within.value)

    def expect_refresh(self, words: Words) -> None:
        state = ffi.RefreshState()
        library().refresh_get_state(self.scroller.handle, state)
        self.expect_fields(state, words)

    def expect_taken(self, words: Words) -> None:
        self.expect_fields(self.scroller.deltas.take(float(words[0])), words[1:])

    def expect_meter_report(self, words: Words) -> None:
        self.expect_fields(self.scroller.meter.report, words)

    def expect_context(self, words: Words) -> None:
        self.expect_fields(self.scroller.context, words)

    def expect_view_progress(self, words: Words) -> None:
        axis, start, length = int(words[0]), float(words[1]), float(words[2])
        self.expect_fields(self.scroller.view_progress(Axis(axis), start, length), words[3:])

    def expect_next_change(self, words: Words) -> None:
        scale, time = numbers(words[:2])
        self.expect_fields(self.scroller.next_change(scale, time=time), words[2:])


def read(path: pathlib.Path) -> Iterator[tuple[str, list[tuple[int, Words]]]]:
    """Yield the name and the numbered statements of each case."""
    name, statements = "", list[tuple[int, Words]]()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "case":
            if name:
                yield name, statements
            name, statements = words[1], []
        else:
            statements.append((number, words))
    yield name, statements


def main() -> None:
    dump = open(sys.argv[2], "w") if len(sys.argv) > 2 else None
    cases = failures = 0
    for name, statements in read(pathlib.Path(sys.argv[1])):
        cases += 1
        case = Case(name, dump)
        for line, words in statements:
            try:
                case.run(words)
            except Mismatch as mismatch:
                failures += 1
                print(f"FAILED {name}, line {line}: {mismatch}")
        case.close()
    print(f"{cases} golden cases, {failures} failures")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
