"""Traces: recording, replaying, and the tool."""

import io
import json
import pathlib
import re
import sys
import types
import typing

import pytest

import scrollkit
from scrollkit import trace_tool


def recorded(feel: scrollkit.Feel = scrollkit.Feel.UIKIT) -> bytes:
    """The trace of a notch of the wheel."""
    file = io.BytesIO()
    with scrollkit.Trace(file) as trace:
        with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), feel=feel, trace=trace) as scroller:
            scroller.wheel(dy=3, time=0.0)
            trace.mark("a notch")
            for frame in range(1, 31):
                scroller.tick(frame / 60)
    return file.getvalue()


def test_a_replay_gives_the_recorded_frames() -> None:
    result = scrollkit.replay(recorded())
    assert (result.status, result.differences) == (scrollkit.Status.OK, 0)
    ticks = [step.frame for step in result.steps if step.text == "scroller_tick"]
    assert len(ticks) == 30 and ticks[-1] is not None
    with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), feel=scrollkit.Feel.UIKIT) as scroller:
        scroller.wheel(dy=3, time=0.0)
        assert ticks[-1].offset == scroller.tick(0.5).offset
    assert [step.text for step in result.steps if step.kind == scrollkit.ffi.TraceStepKind.MARK] == ["a notch"]


def test_a_list_is_recorded_too() -> None:
    file = io.BytesIO()
    with scrollkit.Trace(file) as trace, scrollkit.List(trace=trace) as rows:
        rows.insert(0, 3, time=0)
    result = scrollkit.replay(file.getvalue())
    assert (result.status, result.differences) == (scrollkit.Status.OK, 0)
    assert "list_insert" in [step.text for step in result.steps]


def test_damaged_bytes_have_a_status_and_a_place() -> None:
    trace = recorded()
    result = scrollkit.replay(trace[:-8])
    assert result.status == scrollkit.Status.INVALID_TRACE
    assert result.place < len(trace)
    assert scrollkit.replay(b"").status == scrollkit.Status.INVALID_TRACE


def test_an_exception_of_the_file_is_raised_at_the_end() -> None:
    class Full(io.BytesIO):
        def write(self, data: object) -> int:
            raise OSError("no space")

    trace = scrollkit.Trace(Full())
    with scrollkit.Scroller(trace=trace) as scroller:
        scroller.tick(1.0)
    with pytest.raises(OSError, match="no space"):
        trace.stop()
    trace.stop()


def tool(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["scrollkit-trace", *map(str, arguments)])
    return trace_tool.main()


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "notch.sktrace"
    path.write_bytes(recorded())
    return path


def test_info_counts_the_calls(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool(monkeypatch, "info", path) == 0
    text = capsys.readouterr().out
    assert "34 calls, 1 scrollers and lists" in text
    assert "      30 scroller_tick" in text
    assert "a notch" in text and "0 differences" in text


def test_csv_and_json_have_every_call(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    rows, steps = tmp_path / "rows.csv", tmp_path / "steps.json"
    assert tool(monkeypatch, "csv", path, "-o", rows) == 0
    assert tool(monkeypatch, "json", path, "-o", steps) == 0
    lines = rows.read_text().splitlines()
    assert len(lines) == 1 + 34
    assert lines[0].startswith("place,time,number,call,status,is_equal,phase,offset_x,offset_y")
    contents = json.loads(steps.read_text())
    calls = [step for step in contents["steps"] if step["kind"] == "call"]
    assert contents["differences"] == 0 and len(calls) == 34
    assert float(lines[-2].split(",")[8]) == calls[-2]["frame"]["offset"][1]


def test_meter_tells_what_a_user_saw(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool(monkeypatch, "meter", path, "--rate", "60", "--scale", "2") == 0
    text = capsys.readouterr().out
    assert text.startswith("scroller 0: ") and "       0 janky (0.0 %); the display missed\n" in text
    assert "       1 inputs, " in text


def test_a_replay_is_measured_with_options_alone() -> None:
    trace = recorded()
    assert scrollkit.replay(trace).reports == {}
    report = scrollkit.replay(trace, meter=scrollkit.MeterOptions(frames_per_second=60)).reports[0]
    assert report.frames > 5 and report.janky_frames == 0


def test_a_plot_is_a_picture(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "notch.png"
    assert tool(monkeypatch, "plot", path, "-o", picture) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    path.write_bytes(path.read_bytes()[:-8])
    assert tool(monkeypatch, "plot", path, "-o", picture) == 1  # of what could be read
    for wrong, text in (["-o", picture, "--number", "7"], "no scroller 7"), (["-o", tmp_path / "notch.txt"], "'txt'"):
        with pytest.raises(SystemExit, match="2"):
            tool(monkeypatch, "plot", path, *wrong)
        assert text in capsys.readouterr().err


def test_diff_and_shrink_of_feels(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    small = tmp_path / "small.sktrace"
    assert tool(monkeypatch, "diff", path, "--feel", "uikit") == 0
    assert tool(monkeypatch, "diff", path, "--feel", "chromium") == 1
    assert "calls differ" in capsys.readouterr().out
    assert tool(monkeypatch, "shrink", path, "--feel", "chromium", "-o", small) == 0
    assert scrollkit.replay(small.read_bytes()).calls < 10
    assert tool(monkeypatch, "diff", small, "--feel", "chromium") == 1
    with pytest.raises(SystemExit, match="do not differ"):
        tool(monkeypatch, "shrink", path, "--feel", "uikit", "-o", small)


def test_with_another_feel_calls_of_delegates_change_it_neither() -> None:
    class Changing(scrollkit.Delegate):
        def __init__(self, trace: scrollkit.Trace, feel: scrollkit.Feel) -> None:
            self.trace, self.feel = trace, feel

        def did_happen(self, scroller: scrollkit.Scroller, event: scrollkit.Event) -> None:
            if event.kind is scrollkit.EventKind.DRAG_BEGAN:
                scroller.set_feel(self.feel, time=event.time)
                with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), feel=self.feel, trace=self.trace) as inner:
                    inner.wheel(dy=3, time=0)
                    inner.tick(0.1)

    def flicked(feel: scrollkit.Feel) -> list[scrollkit.Frame]:
        file = io.BytesIO()
        with scrollkit.Trace(file) as trace:
            with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), feel=feel, trace=trace) as scroller:
                scroller.delegate = Changing(trace, feel)
                for flick in (0, 1):
                    scroller.press(0, 500, time=flick)
                    for move in range(1, 9):
                        scroller.move(0, 500 - 30 * move, time=flick + move / 120)
                    scroller.release(time=flick + 0.075)
                scroller.tick(1.5)
        return [
            step.frame for step in scrollkit.replay(trace_tool.with_feel(file.getvalue(), scrollkit.Feel.CHROMIUM)).steps
            if step.frame and step.text == "scroller_tick"]

    frames = flicked(scrollkit.Feel.UIKIT)
    assert len(frames) == 3 and frames == flicked(scrollkit.Feel.CHROMIUM)


def list_trace(count: int) -> bytes:
    """A list alone, whose answers have no frame; `count` rows are inserted, one by one."""
    file = io.BytesIO()
    with scrollkit.Trace(file) as trace, scrollkit.List(trace=trace) as rows:
        for row in range(count):
            rows.insert(0, 1, time=0)
            rows.offset = 44 * row
    return file.getvalue()


def test_diff_and_shrink_see_answers_without_frames(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    path, small = tmp_path / "list.sktrace", tmp_path / "small.sktrace"
    path.write_bytes(list_trace(3))
    two = ("--library", "as if")

    def replays(change: typing.Callable[[scrollkit.Step], scrollkit.Step | None]) -> None:
        """The other library answers otherwise."""
        def other(trace: bytes) -> scrollkit.Replay:
            result = scrollkit.replay(trace)
            return result._replace(steps=[step for each in result.steps if (step := change(each)) is not None])

        monkeypatch.setattr(trace_tool, "sides", lambda options: (scrollkit.replay, other))

    replays(lambda step: step)
    assert tool(monkeypatch, "diff", path, *two) == 0
    assert capsys.readouterr().out == "0 of 8 calls differ\n"
    replays(lambda step: step._replace(status=scrollkit.Status.NO_MEMORY) if step.text == "list_insert" else step)
    assert tool(monkeypatch, "diff", path, *two) == 1
    assert re.fullmatch(r"first at byte \d+: list_insert of list 0\n3 of 8 calls differ\n", capsys.readouterr().out)
    replays(lambda step: step._replace(is_equal=False) if step.text == "list_set_offset" else step)
    assert tool(monkeypatch, "diff", path, *two) == 1
    assert "list_set_offset of list 0\n3 of 8 calls differ" in capsys.readouterr().out
    assert tool(monkeypatch, "shrink", path, *two, "-o", small) == 0
    assert [step.text for step in scrollkit.replay(small.read_bytes()).steps] == ["trace_create_list", "list_set_offset"]
    replays(lambda step: step if step.text != "list_destroy" else None)
    assert tool(monkeypatch, "diff", path, *two) == 1
    assert re.search(r"first at byte \d+: list_destroy of list 0\n1 of 8 calls differ", capsys.readouterr().out)


def test_diff_of_a_damaged_trace_fails(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(path.read_bytes()[:-8])
    for feel in ("uikit", "chromium"):
        assert tool(monkeypatch, "diff", path, "--feel", feel) == 1
        assert "It was read to byte" in capsys.readouterr().err
    assert tool(monkeypatch, "shrink", path, "--feel", "chromium", "-o", path) == 1
    assert scrollkit.replay(path.read_bytes()).status == scrollkit.Status.OK  # what could be read


def test_shrink_ignores_calls_that_set_a_feel(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "feel.sktrace"
    with path.open("wb") as file, scrollkit.Trace(file) as trace, scrollkit.Scroller(trace=trace) as scroller:
        scroller.set_feel(scrollkit.Feel.CHROMIUM, time=0)
    assert tool(monkeypatch, "diff", path, "--feel", "chromium") == 0
    with pytest.raises(SystemExit, match="do not differ"):
        tool(monkeypatch, "shrink", path, "--feel", "chromium", "-o", tmp_path / "small.sktrace")


@pytest.mark.parametrize("command", ["csv", "json", "shrink"])
def test_the_output_may_replace_the_trace(command: str, path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--feel", "chromium"] if command == "shrink" else []
    assert tool(monkeypatch, command, path, *options, "-o", path) == 0
    assert len(path.read_bytes()) > 300


def test_what_fails_leaves_the_output_as_it_was(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    for wrong in (["shrink", path, "-o", path], ["shrink", path, "--feel", "uikit", "-o", path]):
        with pytest.raises(SystemExit):
            tool(monkeypatch, *wrong)
        assert path.read_bytes() == before


@pytest.mark.parametrize("arguments, text", [
    (["diff"], "pass --library or --feel, or both"),
    (["diff", "--feel", "none"], "invalid choice: 'none'"),
    (["diff", "--library", "/none/libscrollkit.so.0"], "/none/libscrollkit.so.0"),
    (["csv", "-o", "/none/rows.csv"], "/none/rows.csv"),
    (["shrink", "--feel", "chromium", "-o", "/none/small.sktrace"], "/none/small.sktrace"),
])
def test_a_wrong_use_is_named_and_ends_with_2(
    arguments: list[str], text: str, path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        tool(monkeypatch, arguments[0], path, *arguments[1:])
    assert ended.value.code == 2
    assert text in capsys.readouterr().err


def test_csv_and_json_of_a_truncated_trace_fail(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    path.write_bytes(path.read_bytes()[:-8])
    for command in ("csv", "json"):
        output = tmp_path / command
        assert tool(monkeypatch, command, path, "-o", output) == 1
        assert re.search(r"It was read to byte \d+", capsys.readouterr().err)
        assert "scroller_tick" in output.read_text()  # what could be read


def test_info_shows_the_escape_sequences_of_a_note(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = io.BytesIO()
    with scrollkit.Trace(file) as trace:
        trace.mark("a\x1b]0;title\x07 \u202e \x9b31m \r\u00e9")
    path.write_bytes(file.getvalue())
    assert tool(monkeypatch, "info", path) == 0
    assert "a\\x1b]0;title\\x07 \\u202e \\x9b31m \\r\u00e9\n" in capsys.readouterr().out


def test_a_plot_without_matplotlib_says_so(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", typing.cast(types.ModuleType, None))  # an import fails then
    with pytest.raises(SystemExit, match="plot needs matplotlib"):
        tool(monkeypatch, "plot", path, "-o", tmp_path / "notch.png")
