#!/usr/bin/env python3
"""A text of 2,000 lines in a terminal, by Textual: the wheel and the scroll keys scroll, q quits."""
from backends.scrollkit_textual import ScrollKitMixin
from textual.app import App, ComposeResult
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from rich.segment import Segment
from textual.widgets import Static


class Rows(ScrollKitMixin, ScrollView, can_focus=True):
    DEFAULT_CSS = "Rows { scrollbar-size: 0 0; height: 1fr; }"

    def on_mount(self) -> None:
        self.virtual_size = Size(50, 2000)
        self.focus()

    def render_line(self, y: int) -> Strip:
        return Strip([Segment(f"{self.scroll_offset.y + y + 1:5}  The quick brown fox jumps over the lazy dog.")])

    def tick(self) -> None:
        super().tick()
        frame = self.frame
        self.app.query_one(Static).update(f" offset {frame.offset.y:.1f}  target {frame.target.y:.1f}  "
                                          f"{frame.progress.y:4.0%}".replace("%", " %") + f"  {frame.phase.name.lower()}")


class ListApp(App[None]):
    BINDINGS = [("q", "quit", "Quit")]

    def compose(self) -> ComposeResult:
        yield Rows()
        yield Static(" offset 0.0  target 0.0    0 %  idle")


ListApp().run()
