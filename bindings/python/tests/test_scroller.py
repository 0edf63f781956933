"""What Python adds to the C interface: life times, exceptions, iterators, delegates, batches."""

from __future__ import annotations

import copy
import ctypes
import gc
import inspect
import io
import operator
import pathlib
import pickle
import re
import threading
import time
import typing
import weakref
from typing import Any, Callable

import pytest

import scrollkit
from scrollkit._library import library
from scrollkit import EventKind, Feel, Input, InputKind, Phase, Scroller, Status, ffi


def tall(**options: Any) -> Scroller:
    return Scroller(viewport=(400, 600), content=(400, 5000), **options)


def flick(scroller: Scroller) -> None:
    scroller.press(100, 500, time=0)
    for hundredths in range(1, 6):
        scroller.move(100, 500 - 10 * hundredths, time=hundredths / 100)
    scroller.release(time=0.05)


def run(scroller: Scroller, time: float) -> scrollkit.Frame:
    """Tick at 60 Hz until content rests."""
    frame = scroller.tick(time)
    while frame.needs_tick:
        time += 1 / 60
        frame = scroller.tick(time)
    return frame


def test_aFlick_restsAtItsTarget() -> None:
    with tall() as scroller:
        flick(scroller)
        target = scroller.frame.target
        assert target.y > 400
        frame = run(scroller, 0.05)
        assert frame.offset == target
        assert frame.phase is Phase.IDLE


def test_aHostThatAsks_drawsEveryChangeOnce() -> None:
    with tall() as scroller:
        flick(scroller)
        frames, drawn, time, shown = 0, 0, 0.05, round(scroller.offset.y)
        while scroller.frame.needs_tick:
            frames, time = frames + 1, time + 1 / 60
            change = scroller.next_change(1, time=time)
            if change.is_drawn and change.time <= time:
                drawn, shown = drawn + 1, round(scroller.tick(time).offset.y)
            elif change.time <= time:
                scroller.tick(change.time)
        assert 0 < drawn < 0.6 * frames and shown == round(scroller.frame.target.y)
        assert scroller.next_change(1, time=time).time == float("inf")


def test_events_areTakenInOrder_andOnce() -> None:
    with tall() as scroller:
        scroller.wheel(dy=3, time=0)
        kinds = [event.kind for event in scroller.events()]
        assert kinds == [EventKind.WILL_REST, EventKind.PHASE_CHANGED]
        assert list(scroller.events()) == []


def test_events_canBeMatched() -> None:
    with tall() as scroller:
        scroller.wheel(dy=3, time=0)
        for event in scroller.events():
            match event:
                case scrollkit.Event(kind=EventKind.WILL_REST, y=y):
                    assert y == scroller.frame.target.y
                    return
    pytest.fail("no event matches")


def test_aRefusedCall_raises_andChangesNothing() -> None:
    with tall() as scroller:
        scroller.wheel(dy=3, time=1)
        before = scroller.tick(1.1)
        with pytest.raises(scrollkit.ScrollKitError, match="scrollkit_scroller_wheel: A number or count is outside") as caught:
            scroller.wheel(dy=3, time=1e11)
        assert caught.value.status is Status.OUT_OF_RANGE
        with pytest.raises(ValueError, match="finite"):
            scroller.wheel(dy=float("nan"), time=2)
        assert scroller.frame == before


def test_aFeatureThatIsNotEnabled_namesTheCallThatEnablesIt() -> None:
    with tall() as scroller, scrollkit.Window() as window:
        calls: list[tuple[str, Callable[[], Any]]] = [
            ("top.enable", lambda: scroller.top.trigger(time=0.0)),
            ("top.enable", lambda: window.add(scroller)),
            ("anchor.set_policy", lambda: scroller.anchor.update(time=0.0)),
            ("nub.enable", lambda: scroller.nub.grab(time=0.0)),
            ("refresh.enable", lambda: scroller.refresh.state),
            ("zoom.enable", lambda: scroller.zoom.state),
            ("scrollbar", lambda: scroller.scrollbar(scrollkit.Axis.Y).state),
            ("deltas.enable", lambda: scroller.deltas.take(0.0)),
            ("meter.enable", lambda: scroller.meter.report),
        ]
        for name, call in calls:
            with pytest.raises(scrollkit.ScrollKitError, match=re.escape(f"Call scroller.{name}")) as caught:
                call()
            assert caught.value.status is Status.NOT_ENABLED
            assert operator.attrgetter(name)(scroller)


def test_anAxisThatSnapsToSomethingElse_namesItsOptions() -> None:
    with tall() as scroller:
        for options in (None, scrollkit.SnapOptions(kind=scrollkit.SnapKind.PAGES)):
            scroller.snap.set_options(scrollkit.Axis.Y, options, time=0)
            with pytest.raises(scrollkit.ScrollKitError, match="Call scroller.snap.set_options for it first"):
                scroller.snap.set_areas([], time=0)


def test_aClosedScroller_raises_andClosesTwice() -> None:
    scroller = tall()
    scroller.close()
    scroller.close()
    with pytest.raises(scrollkit.ClosedError):
        scroller.tick(0)
    with pytest.raises(scrollkit.ClosedError):
        list(scroller.events())
    with pytest.raises(scrollkit.ClosedError):
        scroller.responds_to(InputKind.WHEEL)
    with pytest.raises(scrollkit.ClosedError):
        scroller.delegate = scrollkit.Delegate()


def test_aScrollerThatIsNotClosed_isFreed() -> None:
    class Silent(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            pass

    scroller = tall()
    scroller.delegate = Silent()
    alive = weakref.ref(scroller)
    del scroller
    gc.collect()
    assert alive() is None


def test_aClosedObject_isNamed_alsoAsAnArgument() -> None:
    closed = tall()
    closed.close()
    with pytest.raises(scrollkit.ClosedError, match="scrollkit_scroller_tick: The scroller is closed"):
        closed.tick(0)
    with tall() as scroller, scrollkit.Window() as window:
        with pytest.raises(scrollkit.ClosedError, match="parent: It is closed"):
            scroller.set_parent(closed, time=0)
        with pytest.raises(scrollkit.ClosedError, match="scroller: It is closed"):
            window.add(closed)
        window.close()
        with pytest.raises(scrollkit.ClosedError, match="The window is closed"):
            window.make_key()
    trace = scrollkit.Trace(io.BytesIO())
    trace.stop()
    with pytest.raises(scrollkit.ClosedError, match="The trace is closed"):
        trace.mark("late")
    with pytest.raises(scrollkit.ClosedError, match="trace: It is closed"):
        tall(trace=trace)


def test_aTimeThatWasFarAhead_isUndoneBySetClock() -> None:
    with tall() as scroller:
        scroller.wheel(dy=3, time=1)
        scroller.tick(1000)  # milliseconds, by mistake
        scroller.set_clock(1.1)
        assert scroller.frame.time == pytest.approx(1.1)
        scroller.wheel(dy=3, time=1.2)
        assert scroller.tick(1.25).needs_tick


def test_anArgumentOfAnotherType_isNamed_andChangesNothing() -> None:
    misuses: dict[str, Callable[[Any], object]] = {
        "scrollkit_scroller_wheel: unit must be a Unit, not 'notches'": lambda it: it.wheel(dy=1, unit="notches", time=0),
        "unit must be a Unit, not <Phase.IDLE: 0>": lambda it: it.wheel(dy=1, unit=Phase.IDLE, time=0),
        "unit must be a Unit, not True": lambda it: it.wheel(dy=1, unit=True, time=0),
        "scrollkit_scroller_wheel: y must be a number, not 'three'": lambda it: it.wheel(dy="three", time=0),
        "pointer_id must be an integer, not 0.5": lambda it: it.press(0, 0, pointer=0.5, time=0),
        "scrollkit_scroller_tick: time must be a number, not None": lambda it: it.tick(None),
        "options must be a NubOptions, not 3": lambda it: it.nub.enable(3, time=0),
        "feel must be a Feel, not 'chromium'": lambda it: Scroller(feel=typed("chromium")),
        "feel must be a Feel, not <Unit.PAGES: 2>": lambda it: Scroller(feel=typed(scrollkit.Unit.PAGES)),
        "snaps must be a bool, not 'yes'": lambda it: scrollkit.HeaderOptions(height=50, snaps=typed("yes")),
        r"content must be \(width, height\), not 5000": lambda it: it.set_geometry(content=5000, time=0),
        r"viewport must be \(width, height\), not \(1, 2, 3\)": lambda it: it.set_geometry(viewport=(1, 2, 3), time=0),
        "delegate must be a Delegate, not <function": lambda it: setattr(it, "delegate", typed),
    }
    with tall() as scroller:
        before = scroller.frame
        for message, call in misuses.items():
            with pytest.raises(TypeError, match=message):
                call(scroller)
        with pytest.raises(scrollkit.ArgumentError, match="feel: 99 is no Feel") as caught:
            Scroller(feel=typed(99))
        assert caught.value.status is Status.INVALID_ARGUMENT
        with pytest.raises(scrollkit.ArgumentError, match="scrollkit_scroller_wheel"):
            scroller.wheel(dy=1, unit=typed(99), time=0)
        assert scroller.frame == before


def typed(value: Any) -> Any:
    """The value, for a parameter that mypy would refuse."""
    return value


def test_aReleaseOfObservedContent_returnsWhereItRests() -> None:
    with tall(mode=scrollkit.Mode.OBSERVED) as scroller:
        scroller.push(Input(kind=InputKind.WILL_BEGIN_DRAGGING, time=0))
        scroller.push(Input(kind=InputKind.DID_SCROLL, y=90, time=0.1))
        assert scroller.report_release((0, 800), (0, 700), time=0.1) == (0, 700)
        scroller.push(Input(kind=InputKind.WILL_BEGIN_DRAGGING, time=1))
        scroller.delegate = Recorder()
        assert scroller.report_release((0, 800), (0, 700), time=1.1) == (0, 1000)


def test_aHeaderThatTheHostMoves_scrollsOnFromThere() -> None:
    with tall() as scroller:
        header = scroller.headers.add(scrollkit.HeaderOptions(height=100), time=0)
        scroller.set_offset(0, 500, time=0)
        scroller.headers.set_position(header, -40, time=0)
        assert scroller.headers.state(header).position == -40


def test_numbersOfTheHost_areAccepted() -> None:
    assert Input(kind=InputKind.HOST + 7).kind == InputKind.HOST + 7
    with tall() as scroller:
        scroller.top.enable(time=0)
        scroller.top.trigger(scrollkit.TopSource.HOST + 7, time=0)


def test_switchesAreBools_andStatesConstants() -> None:
    with tall() as scroller:
        scroller.top.enable(scrollkit.TopOptions(starts_hidden=True), time=0)
        assert scroller.top.state.is_visible is False
        assert scroller.top.state.has_return_offset is False
        assert repr(scrollkit.TopOptions(starts_hidden=True)) == "TopOptions(rule=<TopRule.STANDARD: 0>, starts_hidden=True)"
        assert scrollkit.Edges.TOP in scroller.context.at_edges
        scroller.nub.enable(time=0)
        assert scroller.nub.grab(time=0) is False


def test_onlyEventsWithAnOffset_haveOne() -> None:
    with tall() as scroller:
        scroller.wheel(dy=3, time=0)
        offsets = {event.kind: event.offset for event in scroller.events()}
        assert offsets == {EventKind.WILL_REST: scroller.frame.target, EventKind.PHASE_CHANGED: None}


def test_theSizeOfEachStruct_isThatOfTheLibrary() -> None:
    structs = ffi.Struct.__subclasses__()
    names = [re.sub("(?<!^)([A-Z])", r"_\1", struct.__name__).lower() for struct in structs]
    assert len(structs) > 30
    assert [library().struct_get_size(name) for name in names] == [ctypes.sizeof(struct) for struct in structs]


def test_everyCallOfTheCInterface_hasAMethod() -> None:
    """Or a reason not to have one."""
    without = {
        "struct_init": "structs initialise themselves", "struct_get_size": "ctypes knows it",
        "struct_get_invalid_field": "the error's text names the field", "scroller_create": "trace_create_scroller is used",
        "list_create": "trace_create_list is used", "scroller_set_size": "set_geometry has more",
        "scroller_tick_offset": "tick returns it", "scroller_needs_tick": "frame has it", "enum_name": "enums have names",
        "has_feature": "the package needs all", "version_number": "version() is a text",
        "time_unwrap": "inputs of toolkits have the flag TIME_WRAPS", "trace_replay": "replay calls it of any library",
    }
    package = pathlib.Path(scrollkit.__file__).parent
    texts = [file.read_text() for file in package.glob("*.py") if file.name != "ffi.py"]
    called = {name for text in texts for name in re.findall(r"library\(\)\.(\w+)", text)}
    functions = {name for name, method in vars(ffi.Library).items() if hasattr(method, "c_types")}
    assert functions - called - without.keys() == set()
    assert called & without.keys() == set()


def test_everyClassOfTheInterface_isExported() -> None:
    """A class that a public function or property returns has a page in help()."""
    seen: set[Any] = set()
    for public in (getattr(scrollkit, name) for name in scrollkit.__all__):
        members = vars(public).values() if isinstance(public, type) else [public]
        for member in members:
            function = member.fget if isinstance(member, property) else member
            if inspect.isfunction(function) and not function.__name__.startswith("_"):
                names = {**vars(scrollkit), **vars(inspect.getmodule(function))}
                seen.add(typing.get_type_hints(function, names).get("return"))
    classes = {one.__name__ for one in seen if inspect.isclass(one) and one.__module__.startswith("scrollkit")}
    assert {"Anchor", "Headers", "Nub", "ScrollToTop", "Update"} <= classes
    assert classes <= {*scrollkit.__all__}


class Recorder(scrollkit.Delegate):
    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self.inputs: list[tuple[InputKind | int, float]] = []

    def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
        self.kinds.append(event.kind)

    def did_receive(self, scroller: Scroller, input: Input) -> None:
        self.inputs.append((input.kind, input.y))

    def responds_to(self, scroller: Scroller, kind: InputKind | int) -> bool:
        return kind == InputKind.HOST + 1

    def should_scroll_to_top(self, scroller: Scroller, source: scrollkit.TopSource | int) -> bool:
        return source != 70000

    def will_end_dragging(
        self, scroller: Scroller, velocity: scrollkit.Vector, target: scrollkit.Vector
    ) -> scrollkit.Vector | None:
        return scrollkit.Vector(0, 1000)


def test_aDelegateThatIsMadeInTheCall_staysAlive() -> None:
    with tall() as scroller:
        scroller.delegate = Recorder()
        gc.collect()
        flick(scroller)
        assert run(scroller, 0.05).offset.y == pytest.approx(1000, abs=1e-6)
        recorder = scroller.delegate
        assert isinstance(recorder, Recorder)
        assert EventKind.DRAG_BEGAN in recorder.kinds and EventKind.DID_REST in recorder.kinds
        assert recorder.inputs[0] == (InputKind.PRESS, 500)
        assert scroller.responds_to(InputKind.HOST + 1)
        assert not scroller.responds_to(InputKind.HOST + 2)
        assert list(scroller.events()) == []


def test_aDelegateMayVetoScrollToTop() -> None:
    with tall() as scroller:
        scroller.top.enable(time=0)
        scroller.set_offset(0, 500, time=0)
        scroller.delegate = Recorder()
        scroller.top.trigger(70000, time=1)
        assert scroller.tick(1.1).target.y == 500
        scroller.top.trigger(time=2)
        scroller.tick(2.01)
        assert scroller.frame.target.y == 0


def test_aDelegateIsFreed_whenItIsRemoved() -> None:
    with tall() as scroller:
        scroller.delegate = Recorder()
        alive = weakref.ref(scroller.delegate)
        scroller.delegate = None
        gc.collect()
        assert alive() is None
        scroller.wheel(dy=3, time=0)
        assert len(list(scroller.events())) == 2


class Failing(scrollkit.Delegate):
    def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
        raise KeyError(event.kind.name)


def test_anExceptionOfADelegate_isRaisedByTheCall_whichHasTakenEffect() -> None:
    with tall() as scroller:
        scroller.delegate = Failing()
        with pytest.raises(KeyError, match="WILL_REST"):  # the first of several
            scroller.wheel(dy=3, time=0)
        scroller.delegate = None
        assert scroller.frame.target.y > 0
        scroller.tick(0.1)


def test_aGeometryIsRemembered_alsoIfADelegateRaises() -> None:
    with tall() as scroller:
        scroller.anchor.set_policy(scrollkit.AnchorPolicy.KEEP_ITEM, time=0)
        scroller.set_offset(0, 4000, time=0)
        scroller.delegate = Failing()
        with pytest.raises(KeyError):
            scroller.set_geometry(content=(400, 2000), time=1)
        assert scroller.geometry.content_height == 2000
        update = scroller.anchor.update(time=1)
        update.remove(0, 1000)
        with pytest.raises(KeyError):
            update.end(time=1)
        assert scroller.geometry.content_height == 1000


def test_aGeometryThatADelegateSets_isRemembered() -> None:
    class Setting(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            heights.append(scroller.geometry.content_height)
            if len(heights) == 1:
                scroller.set_geometry(content=(300, scroller.geometry.content_height - 500), time=1)

    heights: list[float] = []
    with tall() as scroller:
        scroller.set_offset(0, 4000, time=0)
        scroller.delegate = Setting()
        scroller.set_geometry(content=(400, 2000), time=1)
        assert heights[0] == 2000
        assert (scroller.geometry.content_width, scroller.geometry.content_height) == (300, 1500)


def test_aRefusedGeometry_isNotRemembered_alsoInsideADelegate() -> None:
    class Refused(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            scroller.set_geometry(content=(400, float("nan")), time=1)

    with tall() as scroller:
        for time in (float("inf"), "now"):
            with pytest.raises((scrollkit.ScrollKitError, TypeError)):
                scroller.set_geometry(content=(400, 2000), time=time)  # type: ignore[arg-type]
            assert scroller.geometry.content_height == 5000
        scroller.anchor.set_policy(scrollkit.AnchorPolicy.KEEP_ITEM, time=0)
        update = scroller.anchor.update(time=1)
        update.geometry.content_height = float("nan")
        with pytest.raises(scrollkit.ScrollKitError):
            update.end()
        assert scroller.geometry.content_height == 5000
        scroller.set_offset(0, 4000, time=1)
        scroller.delegate = Refused()
        with pytest.raises(scrollkit.ScrollKitError):  # of the delegate: its own call is refused, this one is not
            scroller.set_geometry(content=(400, 2000), time=1)
        assert scroller.geometry.content_height == 2000


def test_anExceptionOfADelegate_isNotRaisedByCallsOfOtherFunctions() -> None:
    class Calling(scrollkit.Delegate):
        def __init__(self) -> None:
            self.calls = 0

        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            self.calls += 1
            assert scroller.frame.time >= 0  # a call while an exception waits
            scroller.set_offset(0, 5, time=1)
            raise KeyError(self.calls)

    with tall() as scroller:
        scroller.delegate = calling = Calling()
        with pytest.raises(KeyError, match="1"):
            scroller.wheel(dy=3, time=0)
        assert calling.calls > 1


def test_aDelegateMayRemoveItself_andCloseItsScroller() -> None:
    class Closing(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            scroller.delegate = None
            scroller.close()
            gc.collect()

    scroller = tall()
    scroller.delegate = Closing()
    scroller.wheel(dy=3, time=0)
    with pytest.raises(scrollkit.ClosedError):
        scroller.tick(1)


def test_anInsertionAbove_keepsTheVisibleRows() -> None:
    with tall() as scroller:
        scroller.anchor.set_policy(scrollkit.AnchorPolicy.KEEP_ITEM, time=0)
        scroller.set_offset(0, 500, time=0)
        with scroller.anchor.update(time=1) as update:
            update.insert(y=0, height=88)
        assert scroller.offset.y == 588
        assert scroller.geometry.content_height == 5088
        with pytest.raises(ZeroDivisionError):
            with scroller.anchor.update(time=2) as update:
                update.insert(y=0, height=88)
                raise ZeroDivisionError
        assert scroller.offset.y == 588
        assert scroller.geometry.content_height == 5088


def test_inputsInABatch_areAsSingleOnes() -> None:
    with tall() as one, tall() as many:
        flick(one)
        inputs = scrollkit.inputs(7)
        inputs[0].kind, inputs[0].y, inputs[0].x = InputKind.PRESS, 500, 100
        for hundredths in range(1, 6):
            inputs[hundredths].kind = InputKind.MOVE
            inputs[hundredths].time, inputs[hundredths].y = hundredths / 100, 500 - 10 * hundredths
            inputs[hundredths].x = 100
        inputs[6].kind, inputs[6].time = InputKind.RELEASE, 0.05
        many.push_many(inputs)
        assert many.frame == one.frame
        assert run(many, 0.05) == run(one, 0.05)


def test_numpyArrays_areBatches_withoutACopy() -> None:
    numpy = pytest.importorskip("numpy")
    inputs = scrollkit.inputs(7)
    view = numpy.asarray(inputs)
    view["kind"] = InputKind.MOVE
    view["kind"][[0, 6]] = InputKind.PRESS, InputKind.RELEASE
    view["time"] = numpy.minimum(numpy.arange(7), 5) / 100
    view["x"], view["y"] = 100, 500 - 1000 * view["time"]
    assert inputs[3].y == 470  # the same memory
    with tall() as one, tall() as many, tall() as copied:
        flick(one)
        many.push_many(view)
        assert many.frame == one.frame
        copied.push_many(view.copy())  # an array that numpy owns
        assert copied.frame == one.frame
        with pytest.raises(ValueError, match="multiple"):
            many.push_many(bytearray(100))


def test_aBatch_costsATenthOfSingleCalls() -> None:
    numpy = pytest.importorskip("numpy")
    count, rounds = 1000, 20
    view = numpy.asarray(scrollkit.inputs(count))
    view["kind"], view["x"], view["y"] = InputKind.MOVE, 100, 500 - numpy.arange(count) / 10
    with tall() as scroller:
        scroller.press(100, 500, time=0)
        batch = single = float("inf")
        for number in range(rounds):
            view["time"] = 2 * number + 1 + numpy.arange(count) / count
            start = time.perf_counter()
            scroller.push_many(view)
            batch = min(batch, time.perf_counter() - start)
            start = time.perf_counter()
            for index in range(count):
                scroller.move(100, 500 - index / 10, time=2 * number + 2 + index / count)
            single = min(single, time.perf_counter() - start)
    assert batch < single / 10


def test_aGroup_ticksAll_andItsFramesAreLive() -> None:
    numpy = pytest.importorskip("numpy")
    scrollers = [tall() for _ in range(3)]
    group = scrollkit.Group(scrollers)
    offsets = numpy.asarray(group.frames)["offset_y"]
    for number, scroller in enumerate(scrollers):
        scroller.set_offset(0, 100 * number, time=0)
    group.tick(1)
    assert list(offsets) == [0, 100, 200]
    scrollers[1].close()
    with pytest.raises(scrollkit.ScrollKitError):
        group.tick(2)
    assert scrollers[0].frame.time == 1


def test_windows_triggerTheirScrollers() -> None:
    with tall() as scroller, scrollkit.Window() as window:
        scroller.top.enable(time=0)
        scroller.set_offset(0, 500, time=0)
        window.set_status_bar(20)
        window.add(scroller)
        assert window.tap(10, 10, time=1) == 1
        window.remove(scroller)
        assert window.tap(10, 10, time=2) == 0


def test_flagsAreSets() -> None:
    edges = scrollkit.Edges.TOP | scrollkit.Edges.LEFT
    assert scrollkit.Edges.TOP in edges and scrollkit.Edges.RIGHT not in edges


def test_feelValues_areReadChangedAndSet() -> None:
    values = scrollkit.feel_values(Feel.ANDROID)
    values.drag = 3
    with tall() as scroller:
        scroller.set_feel(values, time=0)
        assert scroller.feel_values.drag == 3
    assert "drag=3.0" in repr(values)


def test_toolkitEvents_becomeInputs() -> None:
    with tall() as scroller:
        scroller.push(scrollkit.toolkits.sdl2_wheel(0, -3, 0, 0))
        assert scroller.frame.target.y > 0
        with pytest.raises(ValueError):
            scrollkit.toolkits.sdl2_wheel(0, -3, 7, 0)


def test_ffi_keepsADelegateThatIsMadeInTheCall() -> None:
    kit, scroller, kinds = ffi.load(), ffi.Scroller(), []
    kit.scroller_create(None, ctypes.pointer(scroller))
    kit.scroller_set_size(scroller, 400, 600, 400, 5000, 0)
    kit.scroller_set_delegate(scroller, ffi.Delegate(
        did_happen=ffi.EventFunction(lambda user, scroller, event: kinds.append(event.contents.kind))))
    gc.collect()
    kit.scroller_wheel(scroller, 0, 3, ffi.Unit.NOTCHES, 0)
    assert kinds == [EventKind.WILL_REST, EventKind.PHASE_CHANGED]
    kit.scroller_destroy(scroller)


def test_aMissingLibrary_isNamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCROLLKIT_LIBRARY", "/no/such/library")
    with pytest.raises(OSError, match="/no/such/library.*SCROLLKIT_LIBRARY"):
        ffi.load()


# Ownership

def test_what_owns_memory_of_the_library_cannot_be_copied() -> None:
    with tall() as scroller, scrollkit.List() as rows, scrollkit.Trace(io.BytesIO()) as trace, scrollkit.Window() as window:
        for owned in (scroller, rows, trace, window):
            duplicates: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickle.dumps]
            for duplicate in duplicates:
                with pytest.raises(TypeError, match=f"a {type(owned).__name__} cannot be copied"):
                    duplicate(owned)
        assert scroller.tick(1.0).time == 1.0


def collected_elsewhere(box: list[Any]) -> None:
    """Drop the last references in another thread."""
    def collect() -> None:
        box.clear()
        gc.collect()

    thread = threading.Thread(target=collect)
    thread.start()
    thread.join()


@pytest.fixture
def destroyed(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which scrollers, lists and windows are destroyed."""
    kit, threads = scrollkit._library.library(), list[threading.Thread]()

    def noted(destroy: Any) -> Callable[[Any], None]:
        def note(handle: Any) -> None:
            threads.append(threading.current_thread())
            destroy(handle)

        return note

    for name in ("scroller_destroy", "list_destroy", "window_destroy", "trace_stop"):
        monkeypatch.setattr(kit, name, noted(getattr(kit, name)))
    return threads


def test_a_nested_scroller_is_destroyed_by_the_thread_of_its_tree(destroyed: list[threading.Thread]) -> None:
    outer, box = tall(), [tall()]
    rows = scrollkit.List()
    rows.attach(box[0], time=0)
    box[0].set_parent(outer, time=0)
    del rows
    collected_elsewhere(box)
    assert destroyed == []
    outer.tick(1.0)
    assert destroyed == [threading.current_thread()] * 2  # the list, too
    box.append(outer)
    del outer
    collected_elsewhere(box)  # the parent of a nested scroller
    assert len(destroyed) == 2
    tall().close()
    assert destroyed == [threading.current_thread()] * 4


def test_a_list_and_its_scroller_are_destroyed_by_their_thread(destroyed: list[threading.Thread]) -> None:
    rows, box = scrollkit.List(), [tall()]
    rows.attach(box[0], time=0)
    collected_elsewhere(box)  # not while a call on the list runs
    assert destroyed == []
    assert len(rows) == 0
    assert destroyed == [threading.current_thread()]


def test_a_nested_scroller_is_destroyed_by_its_thread_also_if_a_delegate_raises(destroyed: list[threading.Thread]) -> None:
    outer, nested = tall(), tall()
    nested.scroll_to(0, 500, time=0)
    nested.delegate = Failing()
    with pytest.raises(KeyError):
        nested.set_parent(outer, time=9)
    box = [nested]
    del nested
    collected_elsewhere(box)
    assert destroyed == []
    outer.tick(10)
    assert destroyed == [threading.current_thread()]


def test_what_nothing_else_uses_is_destroyed_at_once(destroyed: list[threading.Thread]) -> None:
    collected_elsewhere([tall()])
    assert len(destroyed) == 1 and destroyed[0] is not threading.current_thread()
    nested = tall()
    nested.set_parent(tall(), time=0)
    assert len(destroyed) == 2  # in the thread of its tree
    box = [nested]
    del nested
    box.clear()
    assert destroyed[1:] == [threading.current_thread()] * 2


def test_objects_of_a_thread_that_ended_are_destroyed_at_once(destroyed: list[threading.Thread]) -> None:
    box: list[Scroller] = []

    def nest() -> None:
        box.extend((tall(), tall()))
        box[0].set_parent(box[1], time=0)

    thread = threading.Thread(target=nest)
    thread.start()
    thread.join()
    box.clear()
    assert len(destroyed) == 2


def test_windows_and_traces_are_destroyed_by_their_thread(destroyed: list[threading.Thread]) -> None:
    trace = scrollkit.Trace(io.BytesIO())
    window, scroller = scrollkit.Window(), tall()
    scroller.top.enable(time=0)
    window.add(scroller)
    box: list[Any] = [tall(trace=trace), scrollkit.List(trace=trace), trace, window, scroller]
    del trace, window, scroller
    collected_elsewhere(box)
    assert destroyed == []
    tall().close()
    assert len(destroyed) == 6


def test_a_delegate_hears_nothing_of_a_later_destruction(destroyed: list[threading.Thread]) -> None:
    class Failing(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            raise LookupError("too late")

    outer, box = tall(), [tall()]
    box[0].set_parent(outer, time=0)
    box[0].scroll_to(0, 500, time=0)
    box[0].delegate = Failing()
    collected_elsewhere(box)
    outer.tick(1.0)
    assert len(destroyed) == 1


@pytest.mark.parametrize("name, answer, call", [
    ("responds_to", "yes", lambda it: it.responds_to(InputKind.HOST + 1)),
    ("responds_to", None, lambda it: it.responds_to(InputKind.HOST + 1)),
    ("should_scroll_to_top", "no", lambda it: it.top.trigger(time=1)),
    ("will_end_dragging", 7.0, flick),
    ("will_end_dragging", "ab", flick),
    ("will_end_dragging", (1.0, 2.0, 3.0), flick),
    ("will_end_dragging", (1.0, None), flick),
])
def test_a_wrong_type_of_a_delegate_is_raised(
    name: str, answer: Any, call: Callable[[Scroller], None], capfd: pytest.CaptureFixture[str]
) -> None:
    kind = type("Wrong", (scrollkit.Delegate,), {name: lambda *arguments: answer})
    with tall() as scroller:
        if name == "should_scroll_to_top":
            scroller.top.enable(time=0)
            scroller.set_offset(0, 500, time=0)
        scroller.delegate = kind()
        with pytest.raises(TypeError, match=f"{name} must return .*, not {re.escape(repr(answer))}"):
            call(scroller)
    assert capfd.readouterr().err == ""


def test_a_delegate_may_answer_with_any_pair_of_numbers() -> None:
    class Pairing(scrollkit.Delegate):
        def will_end_dragging(self, scroller: Scroller, velocity: Any, target: Any) -> Any:
            return [0, 700]

        def responds_to(self, scroller: Scroller, kind: Any) -> Any:
            return 0

    with tall() as scroller:
        scroller.delegate = Pairing()
        assert not scroller.responds_to(InputKind.HOST + 1)
        flick(scroller)
        assert scroller.tick(9.0).offset.y == pytest.approx(700)


def test_aBatchThatIsDiscarded_keepsTheHeight() -> None:
    for read in (False, True):
        with tall() as scroller:
            scroller.anchor.set_policy(scrollkit.AnchorPolicy.KEEP_ITEM, time=0)
            update = scroller.anchor.update(time=1)
            update.insert(y=0, height=88)
            if read:
                assert update.geometry.content_height == 5088
            update.end(finished=False)
            assert scroller.geometry.content_height == 5000


def test_batchesInEachOther_addUp() -> None:
    with tall() as scroller:
        scroller.anchor.set_policy(scrollkit.AnchorPolicy.KEEP_ITEM, time=0)
        scroller.set_offset(0, 4400, time=0)
        with scroller.anchor.update(time=1) as outer:
            outer.insert(y=0, height=10)
            with scroller.anchor.update(time=1) as inner:
                inner.insert(y=0, height=88)
            scroller.set_geometry(viewport=(400, 500), time=1)
        assert (scroller.geometry.content_height, scroller.geometry.viewport_height) == (5098, 500)
        assert scroller.offset.y == 4498


def test_aDelegateHearsWhileItsScrollerCloses() -> None:
    class Reading(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            if event.kind is scrollkit.EventKind.ANIMATION_COMPLETED:
                heard.append((event.finished, scroller.offset.y))
                scroller.close()

    heard: list[tuple[bool, float]] = []
    with tall() as scroller:
        scroller.delegate = Reading()
        scroller.scroll_to(0, 1000, time=0)
    assert heard == [(False, 0)]
    with pytest.raises(scrollkit.ClosedError):
        scroller.tick(1)


def test_linkedScrollers_scrollAsOne() -> None:
    with tall() as source, Scroller(viewport=(400, 600), content=(400, 9000)) as preview:
        landmarks = [(0, 0), (1000, 3000), (5000, 9000)]
        preview.wheel(dy=1500, unit=scrollkit.Unit.POINTS, time=0)
        first, second = scrollkit.link(source, preview, scrollkit.Axis.Y, landmarks, time=0.1)
        assert (first.offset.y, second.offset.y) == (500, 1500)
        source.scroll_to(0, 1000, time=1)
        first, second = scrollkit.link(source, preview, scrollkit.Axis.Y, landmarks, time=1.1)
        assert second.target.y == 3000 and second.phase is Phase.ANIMATING
        with pytest.raises(scrollkit.ScrollKitError):
            scrollkit.link(source, source, scrollkit.Axis.Y, time=2)
