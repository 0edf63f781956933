"""Lists and pull to refresh in Python."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import scrollkit
from scrollkit import EventKind, List, ListAlignment, ListColumns, ListOptions, RefreshStep, Scroller


@pytest.fixture
def scroller() -> Iterator[Scroller]:
    with Scroller(viewport=(400, 600), content=(400, 0)) as scroller:
        yield scroller


def rows(scroller: Scroller, count: int = 1000) -> List:
    """A list of unmeasured rows of 50 points, attached."""
    rows = List(estimate=50)
    rows.insert(0, count, time=0)
    rows.attach(scroller, time=0)
    return rows


def test_anAttachedList_setsTheLengthOfTheContent_andSaysWhatIsShown(scroller: Scroller) -> None:
    list = rows(scroller)
    scroller.scroll_to(0, 120, animated=False, time=0)
    assert len(list) == 1000
    assert list.size.length == 50_000
    assert list.frame.items == range(2, 15)
    assert list.frame.positions == tuple(-20.0 + 50 * row for row in range(13))
    assert list.frame.sticky_item is None


def test_rowsInsertedAbove_doNotMoveWhatIsShown(scroller: Scroller) -> None:
    list = rows(scroller)
    list.set_position(500, 10, time=0)
    before = list.frame
    list.insert_measured(0, [70, 30], time=0)
    assert list.frame.items == range(before.items.start + 2, before.items.stop + 2)
    assert list.frame.positions == before.positions
    assert list.position == (502, 10)


def test_measuring_movesNothing_andEndsWhenAllThatIsShownIsKnown(scroller: Scroller) -> None:
    list = rows(scroller)
    list.set_position(500, 0, time=0)
    asked = []

    def height_of(row: int) -> float:
        asked.append(row)
        return 20

    shown = list.measure(height_of, time=0)
    assert shown == list.frame
    assert shown.items == range(500, 530)
    assert shown.positions[0] == 0
    assert sorted(asked) == [*shown.items]
    assert list.measure(height_of, time=0) == shown
    assert len(asked) == 30


def test_moreVisibleRowsThanRoomForPositions_allHaveOne(scroller: Scroller) -> None:
    list = List(estimate=2)
    list.insert(0, 1000, time=0)
    list.attach(scroller, time=0)
    assert list.frame.positions == tuple(2.0 * row for row in range(300))


def test_aBatch_isOneShift_alsoWhenItRaises(scroller: Scroller) -> None:
    list = rows(scroller)
    list.set_position(500, 0, time=0)
    with pytest.raises(KeyError), list.update(time=0):
        list.insert(0, 2, time=0)
        list.remove(10, 5, time=0)
        raise KeyError
    assert list.position == (497, 0)
    with list.update(time=0):  # no batch is open
        list.move(0, 1, 900, time=0)
    assert list.position == (496, 0)


@pytest.mark.parametrize("of", ["list", "anchor"])
def test_aBatch_endsIfADelegateRaisesAtItsBegin(scroller: Scroller, of: str) -> None:
    list = rows(scroller)
    scroller.scroll_to(0, 500, time=0)
    scroller.delegate = Failing()
    owner: Any = list if of == "list" else scroller.anchor
    with pytest.raises(KeyError), owner.update(time=0.1):
        raise AssertionError("it has not begun")
    scroller.delegate = None
    list.insert(1000, 20, time=1)  # no batch is open: the content is longer at once
    assert scroller.context.max_y == 1020 * 50 - 600


def test_aScrollToAnItem_endsThere_whateverIsMeasuredOnTheWay(scroller: Scroller) -> None:
    list = rows(scroller)
    number = list.scroll_to_item(700, ListAlignment.START, time=0)
    time, ended = 0.0, []
    while scroller.tick(time).needs_tick:
        list.measure(lambda row: 20 + row % 7 * 10, time=time)
        ended += [event for event in scroller.events() if event.kind is EventKind.ANIMATION_COMPLETED]
        time += 1 / 60
    ended += [event for event in scroller.events() if event.kind is EventKind.ANIMATION_COMPLETED]
    assert list.position == (700, 0)
    assert [(event.id, event.finished) for event in ended] == [(number, True)]


def test_upcoming_namesTheRowsOfAFling_inOrder(scroller: Scroller) -> None:
    list = rows(scroller)
    scroller.wheel(dy=10, time=1)
    coming = list.upcoming()
    items, times = zip(*coming)
    assert items == (*range(12, 24),)
    assert [*times] == sorted(times)
    assert list.upcoming(limit=3) == coming[:3]


def test_stickyRows_stayAtTheTop_andArePushed(scroller: Scroller) -> None:
    list = rows(scroller)
    list.set_kind(0, kind=1, time=0)
    list.set_kind(10, kind=1, time=0)
    scroller.scroll_to(0, 470, animated=False, time=0)
    assert (list.frame.sticky_item, list.frame.sticky_position) == (0, -20)
    assert list.sticky(470, length=600) == ([(0, -20)], [])
    assert list.frame.sticky_items == {0: -20}
    list.measure(lambda row: 30 if row % 10 == 0 else 50, time=0)  # the sticky row, too
    assert list[0].extent == 30
    assert list.frame.sticky_position == 0


def test_aGrid_hasAsManyColumnsAsFit() -> None:
    options = ListOptions(
        columns=ListColumns.FIT, estimate=100, smallest_cell=90, column_gap=10, gap=10, cross_length=390)
    with List(options=options) as list:
        list.insert(0, 9, time=0)
        assert (list.size.columns, list.size.cell_length, list.size.length) == (4, 90, 320)
        assert (list[5].column, list[5].start, list[5].cross_start) == (1, 110, 100)
        options.cross_length = 200
        list.set_options(options, time=0)
        assert list.size.columns == 2


def test_aListAlone_answersQuestions_andKeepsItsPlace() -> None:
    with List(gap=1) as list:
        list.insert_measured(0, [10, 20, 30, 40], time=0)
        assert [list[item].start for item in range(4)] == [0, 11, 32, 63]
        assert list[-1].extent == 40
        assert list.item_at(35) == (2, 3)
        assert list.offset_of(2, 3) == 35
        assert list.visible(30.5, 2) == range(1, 3)
        assert list.offset_showing(3, ListAlignment.END, offset=0, length=50) == 53
        assert list.progress(2, 32, 30).entry == 1
        list.offset = 35
        list.set_extents(0, [60], time=0)
        assert list.offset == 85
        list.forget_extents(time=0)
        assert list[3].start == 135
        with pytest.raises(IndexError, match="no item 4 of 4"):
            list[4]


def test_theScrollerKeepsItsListAlive_andALaterListTakesItsPlace(scroller: Scroller) -> None:
    first = weakref.ref(rows(scroller))
    gc.collect()
    assert first() is not None
    second = rows(scroller, 10)
    gc.collect()
    assert first() is None
    second.detach(time=0)
    assert not scroller._lists
    with pytest.raises(scrollkit.ScrollKitError, match="scrollkit_list_get_frame"):
        second.frame


def test_aClosedList_raises_andClosesTwice(scroller: Scroller) -> None:
    list = rows(scroller)
    list.close()
    list.close()
    with pytest.raises(scrollkit.ClosedError, match="The list is closed"):
        len(list)
    assert not scroller.tick(0).needs_tick


def detach(list: List, scroller: Scroller) -> None:
    list.detach(time=1)


def close(list: List, scroller: Scroller) -> None:
    list.close()


@pytest.mark.parametrize("leave", [detach, close])
def test_theContentKeepsTheLength_ofAListThatLeft(scroller: Scroller, leave: Callable[[List, Scroller], None]) -> None:
    list = rows(scroller)
    leave(list, scroller)
    assert scroller.geometry.content_height == 50_000
    scroller.set_geometry(viewport=(400, 500), time=1)
    assert scroller.context.max_y == 49_500


def test_aTable_keepsBothListsAlive_andTheirLengths(scroller: Scroller) -> None:
    down = weakref.ref(rows(scroller))
    across = List(options=ListOptions(is_horizontal=True, estimate=100))
    across.insert(0, 20, time=0)
    across.attach(scroller, time=0)
    gc.collect()
    assert down() is not None
    across.detach(time=0)
    scroller.set_geometry(viewport=(400, 500), time=1)
    assert (scroller.context.max_x, scroller.context.max_y) == (1600, 49_500)


def test_theContentKeepsTheLength_ofAHorizontalList_alsoForADelegate() -> None:
    class Resizing(scrollkit.Delegate):
        def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
            scroller.set_geometry(viewport=(300, 600), time=1)

    with Scroller(viewport=(400, 600), content=(0, 600)) as scroller, List(estimate=50) as list:
        list.set_options(ListOptions(is_horizontal=True, estimate=50), time=0)
        list.insert(0, 1000, time=0)
        list.attach(scroller, time=0)
        scroller.scroll_to(500, 0, time=0)
        with pytest.raises(scrollkit.ScrollKitError):
            list.detach(time=float("nan"))
        assert scroller.geometry.content_width == 0  # as it was set last
        scroller.delegate = Resizing()
        list.detach(time=0.1)
        assert scroller.context.max_x == 49_700


def test_aListOfAClosedScroller_standsAlone() -> None:
    scroller = Scroller(viewport=(400, 600), content=(400, 0))
    list = rows(scroller)
    scroller.close()
    list.offset = 120
    assert list.offset == 120
    with pytest.raises(scrollkit.ScrollKitError, match="The list is attached to no scroller"):
        list.frame


class Failing(scrollkit.Delegate):
    def did_happen(self, scroller: Scroller, event: scrollkit.Event) -> None:
        raise KeyError(event.kind.name)


def test_aList_isAttached_alsoIfADelegateRaises() -> None:
    with Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
        scroller.set_offset(0, 4000, time=0)
        scroller.delegate = Failing()
        list = List(estimate=50)
        list.insert(0, 20, time=0)
        with pytest.raises(KeyError):
            list.attach(scroller, time=1)  # the content gets shorter, and moves
        alive = weakref.ref(list)
        del list
        gc.collect()
        kept = alive()
        assert kept is not None  # by the scroller
        assert kept.frame.items == range(8, 20)
        kept.detach(time=1)
        del kept
        gc.collect()
        assert alive() is None


def test_aRefusedAttachment_leavesBothListsAttached(scroller: Scroller) -> None:
    with Scroller(viewport=(400, 600), content=(400, 0)) as other:
        lists = [rows(scroller), rows(other)]
        with pytest.raises(scrollkit.ScrollKitError):
            lists[1].attach(scroller, time=float("nan"))
        with pytest.raises(scrollkit.ScrollKitError):
            lists[1].detach(time=float("nan"))
        alive = [weakref.ref(list) for list in lists]
        lists.clear()
        gc.collect()
        for reference in alive:
            list = reference()
            assert list is not None and len(list.frame.items) == 12


def test_aPull_refreshes_untilTheProgramEndsIt(scroller: Scroller) -> None:
    rows(scroller)
    scroller.refresh.enable(time=0)
    steps: list[int] = []

    def take_steps() -> None:
        steps.extend(event.id for event in scroller.events() if event.kind is EventKind.REFRESH_CHANGED)

    scroller.press(100, 100, time=0)
    for tenths, y in enumerate((150, 250, 400), start=1):
        scroller.move(100, y, time=tenths / 10)
        take_steps()
    assert scroller.refresh.state.progress == 1
    scroller.release(time=0.6)
    take_steps()
    assert steps == [RefreshStep.PULLED, RefreshStep.ARMED, RefreshStep.REFRESHING]
    while scroller.tick(scroller.frame.time + 1 / 60).needs_tick:
        pass
    assert scroller.offset.y == -60
    time = scroller.frame.time
    scroller.refresh.end(time=time)
    assert scroller.refresh.state.step == RefreshStep.CLOSING
    while scroller.tick(scroller.frame.time + 1 / 60).needs_tick:
        pass
    assert scroller.offset.y == 0
    scroller.refresh.begin(time=scroller.frame.time)
    scroller.refresh.disable(time=scroller.frame.time)
    with pytest.raises(scrollkit.ScrollKitError):
        scroller.refresh.state


def test_aListThatIsNoConversation_saysSo(scroller: Scroller) -> None:
    with pytest.raises(scrollkit.ScrollKitError, match="or is no conversation"):
        rows(scroller).scroll_to_newest(time=0)
