"""ScrollKit for raylib 5 and later, in one file: copy it; it needs the packages scrollkit and raylib.

    area = ScrollArea((0, 0, 480, 640), content=(480, 44000))
    while not pyray.window_should_close():
        frame = area.tick()
        pyray.begin_drawing()
        draw the content at -frame.offset.x, -frame.offset.y
        pyray.end_drawing()                # polls while content moves, else waits for an event

raylib's input has no times: it counts as of the tick. Of several wheel events in a frame, raylib keeps the last. It
reports a first finger as the mouse. Time is pyray.get_time.
"""
from __future__ import annotations

import pyray
import scrollkit
from pyray import KeyboardKey, MouseButton
from scrollkit import InputFlags, Key

KEYS = {KeyboardKey.KEY_UP: Key.LINE_UP, KeyboardKey.KEY_DOWN: Key.LINE_DOWN, KeyboardKey.KEY_LEFT: Key.LINE_LEFT,
        KeyboardKey.KEY_RIGHT: Key.LINE_RIGHT, KeyboardKey.KEY_PAGE_UP: Key.PAGE_UP,
        KeyboardKey.KEY_PAGE_DOWN: Key.PAGE_DOWN, KeyboardKey.KEY_HOME: Key.HOME, KeyboardKey.KEY_END: Key.END}
SHIFT = KeyboardKey.KEY_LEFT_SHIFT, KeyboardKey.KEY_RIGHT_SHIFT
LEFT = MouseButton.MOUSE_BUTTON_LEFT


class ScrollArea:
    """A part of the window that scrolls. `rect` (x, y, width, height) is in the window, or in the content of `parent`."""

    def __init__(self, rect: tuple[float, float, float, float], content: tuple[float, float], *,
                 parent: ScrollArea | None = None, feel: scrollkit.Feel = scrollkit.Feel.DEFAULT) -> None:
        self.scroller = scrollkit.Scroller(viewport=rect[2:], content=content, feel=feel, time=pyray.get_time())
        self.rect, self.parent, self.inner = rect, parent, list[ScrollArea]()
        self.frame = self.scroller.frame
        self._pressed: ScrollArea | None = None  # of the outermost area: the one that the button is pressed on
        self._focus: ScrollArea = self           # of the outermost area: the one that was pressed last
        self._corner = (0.0, 0.0)                # the pressed area's corner in the window when it was pressed
        if parent is not None:
            parent.inner.append(self)
            self.scroller.set_parent(parent.scroller, time=pyray.get_time())

    def remove(self) -> None:
        """Remove this area and those in it from the area around it, and destroy their scrollers."""
        for area in list(self.inner):
            area.remove()
        outermost = self
        while outermost.parent is not None:
            outermost = outermost.parent
        if outermost._pressed is self:
            outermost._pressed = None
        if outermost._focus is self:
            outermost._focus = outermost
        if self.parent is not None:
            self.parent.inner.remove(self)
        self.scroller.close()

    def lay_out(self, rect: tuple[float, float, float, float], content: tuple[float, float]) -> None:
        """Set the viewport and the size of the content."""
        self.rect = rect
        self.scroller.set_geometry(viewport=rect[2:], content=content, time=pyray.get_time())

    def hit(self, x: float, y: float) -> tuple[ScrollArea, float, float] | None:
        """Return the innermost area at a point of the window or the parent's content, and the point in its viewport."""
        x, y = x - self.rect[0], y - self.rect[1]
        if not (0 <= x < self.rect[2] and 0 <= y < self.rect[3]):
            return None
        for area in reversed(self.inner):
            if found := area.hit(x + self.frame.offset.x, y + self.frame.offset.y):
                return found
        return self, x, y

    def tick(self) -> scrollkit.Frame:
        """Forward the input of this frame and return the frame to draw; call it for the outermost area."""
        time, mouse = pyray.get_time(), pyray.get_mouse_position()
        found = self.hit(mouse.x, mouse.y)
        if found:
            self._wheel(found[0], time)
        if found and pyray.is_mouse_button_pressed(LEFT):
            self._pressed = self._focus = found[0]
            self._corner = mouse.x - found[1], mouse.y - found[2]
            found[0].scroller.press(found[1], found[2], time=time)
        elif self._pressed and pyray.vector2_length(pyray.get_mouse_delta()) > 0:
            self._pressed.scroller.move(mouse.x - self._corner[0], mouse.y - self._corner[1], time=time)
        if self._pressed and not pyray.is_mouse_button_down(LEFT):
            self._pressed.scroller.release(time=time)
            self._pressed = None
        for name, key in KEYS.items():
            if pyray.is_key_pressed(name):
                self._focus.scroller.key(key, time=time)
            if pyray.is_key_pressed_repeat(name):
                self._focus.scroller.hold_key(key, time=time)
            if pyray.is_key_released(name):
                self._focus.scroller.release_key(key, time=time)
        if self._read(time):
            pyray.disable_event_waiting()
        else:
            pyray.enable_event_waiting()
        return self.frame

    @staticmethod
    def _wheel(area: ScrollArea, time: float) -> None:
        wheel = pyray.get_mouse_wheel_move_v()
        if wheel.x == 0 and wheel.y == 0:
            return
        turn = scrollkit.toolkits.raylib_wheel(wheel.x, wheel.y, time)
        if wheel.x == 0 and any(map(pyray.is_key_down, SHIFT)):
            turn.flags |= InputFlags.SWAP_AXES
        area.scroller.push(turn)

    def _read(self, time: float) -> bool:
        """Read the frames of this area and those in it. Return whether one moves."""
        self.frame = self.scroller.tick(time)
        inner = [area._read(time) for area in self.inner]
        return self.frame.needs_tick or any(inner)
