"""Runs the golden cases from Python through ctypes: golden.py CASES [DUMP]."""

import ctypes
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "examples/python"))
import scrollkit as sk  # noqa: E402

OPTIONS = {"wheel_step": float, "line_length": float}
FIELDS = ["offset_y", "target_y", "velocity_y", "overscroll_y", "progress_y", "needs_tick"]
ACROSS = ["offset_x", "target_x", "velocity_x", "overscroll_x"]
DUMPED = ["offset_x", "offset_y", "target_y", "velocity_y", "overscroll_y", "progress_y"]


class Runner:
    def __init__(self, dump):
        self.library = sk.load()
        self.kinds = {self.library.enum_name("input_kind", kind): kind for kind in range(64)}
        self.dump = dump
        self.scroller = None
        self.nested = []  # innermost first; the scroller is one of them
        self.name = ""
        self.line = self.cases = self.failures = 0

    def fail(self, subject, expected, actual):
        print(f"FAILED {self.name}, line {self.line}: {subject}: {actual}, not {expected}")
        self.failures += 1

    def compare(self, subject, expected, actual):
        if expected == "nan":
            if actual == actual:
                self.fail(subject, expected, repr(float(actual)))
        elif expected != "-" and abs(float(expected) - actual) > 1e-9 * max(1, abs(float(expected))):
            self.fail(subject, expected, repr(float(actual)))

    def compare_name(self, subject, expected, actual):
        if expected not in ("-", actual):
            self.fail(subject, expected, actual)

    def create(self, options):
        self.destroy()
        self.append(options)

    def destroy(self):
        for scroller in self.nested:
            self.library.scroller_destroy(scroller)
        self.nested = []

    def append(self, options):
        self.scroller = sk.Scroller()
        self.library.scroller_create(options, ctypes.byref(self.scroller))
        self.nested.append(self.scroller)

    def perform(self, words):
        """Executes a statement; returns the status."""
        word, rest = words[0], words[1:]
        scroller, library = self.scroller, self.library
        try:
            if word == "input":
                number = [float(text) for text in rest[:1] + rest[2:]]
                library.scroller_push(
                    scroller,
                    ctypes.byref(
                        sk.Input(
                            kind=self.kinds.get(rest[1], 9999),
                            time=number[0],
                            x=number[1],
                            y=number[2],
                            velocity_x=number[3],
                            velocity_y=number[4],
                            pointer_id=int(number[5]),
                            unit=int(number[6]),
                            flags=int(number[7]),
                        )
                    ),
                )
                return 0
            if word == "toolkit":
                make = getattr(library, "input_from_" + rest[0])
                values = [float(text) if kind is ctypes.c_double else int(float(text))
                          for text, kind in zip(rest[1:], make.argtypes[1:])]
                event = sk.Input()
                make(ctypes.byref(event), *values)
                library.scroller_push(scroller, ctypes.byref(event))
                return 0
            if self.perform_behaviour(word, rest):
                return self.status
            n = [float(text) for text in rest]
            if word == "geometry":
                n += [0.0] * (11 - len(n))
                geometry = sk.Geometry(
                    viewport_width=n[1],
                    viewport_height=n[2],
                    content_width=n[3],
                    content_height=n[4],
                    inset_top=n[5],
                    inset_left=n[6],
                    inset_bottom=n[7],
                    inset_right=n[8],
                    shift_x=n[9],
                    shift_y=n[10],
                )
                library.scroller_set_geometry(scroller, ctypes.byref(geometry), n[0])
            elif word == "tick":
                library.scroller_tick(scroller, n[0], None)
            elif word == "scroll_to":
                library.scroller_scroll_to(scroller, n[1], n[2], int(n[3]), n[0], None)
            elif word == "scroll_by":
                library.scroller_scroll_by(scroller, n[1], n[2], n[0], None)
            elif word == "rect":
                library.scroller_scroll_rect_to_visible(scroller, n[1], n[2], n[3], n[4], n[0], None)
            elif word == "set_offset":
                library.scroller_set_offset(scroller, n[1], n[2], n[0])
            elif word == "shift":
                library.scroller_shift(scroller, n[1], n[2], n[0])
            elif word == "key":
                library.scroller_key(scroller, int(n[1]), n[0])
            elif word == "stop":
                library.scroller_stop(scroller, n[0])
            elif word == "nested":
                self.append(None)
                library.nest_set_parent(*self.nested[-2:], 0)
            elif word == "on":
                self.scroller = self.nested[int(n[0])]
            elif word == "nest_rules":
                library.nest_set_overscroll_behavior(scroller, int(n[0]), int(n[1]))
                library.nest_set_order(scroller, int(n[2]))
                library.nest_set_latching(scroller, int(n[3]))
            elif word == "feel":
                library.scroller_set_feel(scroller, int(n[0]), 2)
            else:
                self.fail("statement", "a known one", word)
        except sk.ScrollKitError as error:
            return error.status
        return 0

    def set_fields(self, value, words):
        """Sets fields of a struct from words "field=number"."""
        types = dict(value._fields_)
        for key, number in (word.split("=") for word in words):
            setattr(value, key, float(number) if types[key] is ctypes.c_double else int(number))
        return value

    def options(self, struct, words):
        """Returns a reference to a struct with fields from words "field=number"."""
        return ctypes.byref(self.set_fields(struct(), words))

    def perform_zoom(self, word, rest):
        """Executes a zoom statement; returns False for other statements."""
        library, scroller = self.library, self.scroller
        if word not in ("zoom", "zoom_off", "pinch", "zoom_wheel", "zoom_to", "zoom_rect", "double_tap"):
            return False
        n = [float(text) for text in rest]
        if word == "zoom":
            options = sk.ZoomOptions(minimum=n[1], maximum=n[2], centers=int(n[3]))
            library.zoom_enable(scroller, ctypes.byref(options), n[0])
        elif word == "zoom_off":
            library.zoom_disable(scroller, n[0])
        elif word == "pinch":
            pinch = sk.Input(time=n[0], kind=int(n[1]), x=n[2], y=n[3], scale=n[4])
            library.scroller_push(scroller, ctypes.byref(pinch))
        elif word == "zoom_wheel":
            wheel = sk.Input(time=n[0], kind=self.kinds["wheel"], flags=1024, y=n[1], unit=int(n[2]),
                             focus_x=n[3], focus_y=n[4])
            library.scroller_push(scroller, ctypes.byref(wheel))
        elif word == "zoom_to":
            library.zoom_set_scale(scroller, n[1], n[2], n[3], int(n[4]), n[0], None)
        elif word == "zoom_rect":
            library.zoom_show_rect(scroller, n[1], n[2], n[3], n[4], int(n[5]), n[0], None)
        else:
            library.zoom_double_tap(scroller, n[1], n[2], n[3], n[0], None)
        return True

    def perform_values(self, word, rest):
        """Executes a statement for feel values or snapping; returns False for other statements."""
        library, scroller = self.library, self.scroller
        if word == "values":
            values = sk.FeelValues()
            library.feel_get_values(int(rest[0]), ctypes.byref(values))
            self.set_fields(values, rest[1:])
            library.scroller_set_feel_values(scroller, ctypes.byref(values), 0)
        elif word == "snap":
            library.snap_set_options(scroller, int(rest[0]), self.options(sk.SnapOptions, rest[1:]))
        elif word == "area":
            self.areas.append(self.set_fields(sk.SnapArea(), rest))
        elif word == "areas":
            areas, self.areas = self.areas, []
            library.snap_set_areas(
                scroller, (sk.SnapArea * len(areas))(*areas), len(areas), int(rest[1]), float(rest[0]))
        elif word == "snap_to":
            library.snap_scroll_to(scroller, int(rest[1]), float(rest[2]), float(rest[0]), None)
        else:
            return False
        return True

    def perform_behaviour(self, word, rest):
        """Executes a behaviour statement; returns False for other statements."""
        library, scroller = self.library, self.scroller
        self.status = 0
        if self.perform_zoom(word, rest) or self.perform_values(word, rest):
            return True
        if word in ("top", "header", "nub"):
            struct = {"top": sk.TopOptions, "header": sk.HeaderOptions, "nub": sk.NubOptions}[word]
            arguments = [self.options(struct, rest)] + ([None] if word == "header" else [])
            getattr(library, "header_add" if word == "header" else word + "_enable")(scroller, *arguments)
            return True
        if self.perform_autoscroll(word, rest):
            return True
        if word not in ("trigger", "grab", "scrub", "let_go", "sections", "policy", "begin", "changed",
                        "end", "zoom_limits"):
            return False
        n = [float(text) for text in rest]
        if word == "trigger":
            library.top_trigger(scroller, int(n[1]), n[0])
        elif word == "grab":
            library.nub_grab(scroller, n[0], None)
        elif word == "scrub":
            library.nub_drag(scroller, n[1], n[2], n[0])
        elif word == "let_go":
            library.nub_release(scroller, n[0])
        elif word == "sections":
            library.nub_set_sections(scroller, (ctypes.c_double * len(n))(*n), len(n))
        elif word == "policy":
            library.anchor_set_policy(scroller, int(n[0]))
        elif word == "begin":
            batch = ctypes.c_uint32()
            library.anchor_begin_update(scroller, n[0], ctypes.byref(batch))
            self.batches.append(batch.value)
        elif word == "changed":
            library.anchor_add_edit(scroller, *n)
        elif word == "zoom_limits":
            library.zoom_set_limits(scroller, *n)
        else:
            geometry = sk.Geometry(
                viewport_width=n[3], viewport_height=n[4], content_width=n[5], content_height=n[6],
                inset_top=n[7] if len(n) > 7 else 0.0)
            self.status = library.anchor_end_update(
                scroller, self.batches[int(n[1])], ctypes.byref(geometry), int(n[2]), n[0])
        return True

    def perform_autoscroll(self, word, rest):
        """Executes a statement for autoscroll, scroll bars or preferences; returns False for other statements."""
        library, scroller = self.library, self.scroller
        if word == "bar":
            library.scrollbar_enable(scroller, 1, self.options(sk.ScrollbarOptions, rest))
            return True
        if word == "comfort":
            library.scroller_set_preferences(scroller, self.options(sk.Preferences, rest), 0)
            return True
        n = [float(text) for text in rest if "=" not in text] + [0.0] * 8
        if word == "hold_key":
            hold = library.scroller_hold_key if n[2] else library.scroller_release_key
            hold(scroller, int(n[1]), n[0])
        elif word == "steer":
            library.autoscroll_set_velocity(scroller, n[1], n[2], n[0])
        elif word == "steer_end":
            library.autoscroll_end(scroller, n[0])
        elif word == "autoscroll":
            options = sk.AutoscrollOptions(rule=int(n[3]))
            library.autoscroll_begin(scroller, ctypes.byref(options), n[1], n[2], n[0])
        elif word == "autoscroll_move":
            library.autoscroll_move(scroller, n[1], n[2], n[0])
        elif word == "autoscroll_release":
            library.autoscroll_release(scroller, n[0], None)
        elif word == "edge_scroll":
            library.autoscroll_drag(scroller, None, n[1], n[2], n[0])
        elif word == "bar_press":
            library.scrollbar_press(scroller, 1, int(n[1]), n[2], n[0])
        elif word == "bar_drag":
            library.scrollbar_drag(scroller, 1, n[1], n[2], n[0])
        elif word == "bar_release":
            library.scrollbar_release(scroller, 1, n[0])
        elif word == "right_to_left":
            geometry = sk.Geometry(
                right_to_left=1, viewport_width=n[1], viewport_height=n[2], content_width=n[3],
                content_height=n[4], inset_left=n[5], inset_right=n[6])
            library.scroller_set_geometry(scroller, ctypes.byref(geometry), n[0])
        else:
            return False
        return True

    def expect_behaviour(self, words):
        """Compares a state with its expected values; returns False for other statements."""
        word, rest = words[0], words[1:]
        states = {"top_state": sk.TopState, "header_state": sk.HeaderState, "nub_state": sk.NubState,
                  "zoom_state": sk.ZoomState, "snap_state": sk.SnapState,
                  "context": sk.Context, "scrollbar_state": sk.ScrollbarState}
        if word == "margin":
            margin = ctypes.c_double()
            self.library.scroller_get_margin(
                self.scroller, float(rest[0]), float(rest[1]), int(rest[2]), ctypes.byref(margin))
            self.compare("margin", rest[3], margin.value)
            return True
        if word not in states:
            return False
        state = states[word]()
        arguments = [self.scroller]
        if word == "header_state":
            arguments.append(int(rest.pop(0)))
        if word == "scrollbar_state":
            arguments.append(1)
        arguments.append(ctypes.byref(state))
        if word == "context":
            self.library.scroller_get_context(*arguments)
        else:
            getattr(self.library, word.replace("_", "_get_"))(*arguments)
        for key, expected in (text.split("=") for text in rest):
            self.compare(key, expected, getattr(state, key))
        return True

    def expect_frame(self, words):
        frame = sk.Frame()
        self.library.scroller_get_frame(self.scroller, ctypes.byref(frame))
        if words[0] == "across":
            for field, expected in zip(ACROSS, words[1:]):
                self.compare(field, expected, getattr(frame, field))
            return
        self.compare_name("phase", words[1], self.library.enum_name("phase", frame.phase))
        for field, expected in zip(FIELDS, words[2:]):
            self.compare(field, expected, getattr(frame, field))
        if self.dump:
            digits = " ".join("%.17g" % getattr(frame, field) for field in DUMPED)
            self.dump.write(f"{self.name} {digits}\n")

    def expect_event(self, words):
        event = sk.Event()
        got = self.library.scroller_next_event(self.scroller, ctypes.byref(event))
        name = self.library.enum_name("event_kind", event.kind)
        if words[0] == "no_events":
            if got:
                self.fail("events", "none", name)
            return
        if not got:
            self.fail("events", words[1], "none")
            return
        self.compare_name("event", words[1], name)
        self.compare("event x", words[2], event.x)
        self.compare("event y", words[3], event.y)
        self.compare("event id", words[4], event.id)
        self.compare_name("event from", words[5], self.library.enum_name("phase", event.from_phase))
        self.compare_name("event to", words[6], self.library.enum_name("phase", event.to_phase))
        self.compare("event finished", words[7], event.finished)
        for field, expected in zip(("edges", "source"), words[8:]):
            self.compare(field, expected, getattr(event, field))

    def run(self, path):
        for self.line, text in enumerate(pathlib.Path(path).read_text().splitlines(), 1):
            words = text.split()
            if not words or words[0].startswith("#"):
                continue
            if words[0] == "case":
                self.name = words[1]
                self.cases += 1
                self.batches = []
                self.areas = []
                self.create(None)
            elif words[0] == "options":
                pairs = (word.split("=") for word in words[1:])
                options = {key: OPTIONS.get(key, int)(value) for key, value in pairs}
                self.create(ctypes.byref(sk.ScrollerOptions(**options)))
            elif words[0] in ("frame", "across"):
                self.expect_frame(words)
            elif words[0] in ("event", "no_events"):
                self.expect_event(words)
            elif self.expect_behaviour(words):
                continue
            elif words[0] in ("refused", "answered"):
                self.compare("status", words[1], self.perform(words[2:]))
            else:
                self.compare("status", "0", self.perform(words))
        self.destroy()
        print(f"{self.cases} golden cases, {self.failures} failures")
        return self.failures > 0


def main():
    dump = open(sys.argv[2], "w") if len(sys.argv) > 2 else None
    sys.exit(Runner(dump).run(sys.argv[1]))


main()
