"""ScrollKit for pygame 2.0.1 and later, in one file: copy it; it needs the package scrollkit.

    area = ScrollArea(pygame.Rect(0, 0, 480, 640), content=(480, 44000))
    while is_running:
        for event in area.wait():          # polls while content moves, else waits
            ...
            area.handle(event)
        frame = area.tick()
        draw the content at -frame.offset.x, -frame.offset.y

pygame has no time of events: they count as of the call of `handle`. Time is pygame.time.get_ticks.
"""
from __future__ import annotations

import pygame
import scrollkit
from scrollkit import Key

KEYS = {pygame.K_UP: Key.LINE_UP, pygame.K_DOWN: Key.LINE_DOWN, pygame.K_LEFT: Key.LINE_LEFT,
        pygame.K_RIGHT: Key.LINE_RIGHT, pygame.K_PAGEUP: Key.PAGE_UP, pygame.K_PAGEDOWN: Key.PAGE_DOWN,
        pygame.K_HOME: Key.HOME, pygame.K_END: Key.END}
MOUSE_TOUCH = -1  # SDL_MOUSE_TOUCHID: a finger event that SDL makes of a mouse event, on phones


def now() -> float:
    """Return the time of all calls, in seconds."""
    return pygame.time.get_ticks() / 1000


class ScrollArea:
    """A part of the window that scrolls. `rect` is in the window, or in the content of `parent`."""

    def __init__(self, rect: pygame.Rect, content: tuple[float, float], *, parent: ScrollArea | None = None,
                 feel: scrollkit.Feel = scrollkit.Feel.DEFAULT) -> None:
        self.scroller = scrollkit.Scroller(viewport=rect.size, content=content, feel=feel, time=now())
        self.rect, self.parent, self.inner = rect, parent, list[ScrollArea]()
        self.frame = self.scroller.frame
        self._pressed: ScrollArea | None = None  # of the outermost area: the one that all pressed pointers belong to
        self._corner = (0.0, 0.0)  # its corner in the window when it was pressed
        self._pointers: set[int] = set()
        if parent is not None:
            parent.inner.append(self)
            self.scroller.set_parent(parent.scroller, time=now())

    def remove(self) -> None:
        """Remove this area and those in it from the area around it, and destroy their scrollers."""
        for area in list(self.inner):
            area.remove()
        outermost = self
        while outermost.parent is not None:
            outermost = outermost.parent
        if outermost._pressed is self:
            outermost._pressed = None
        if self.parent is not None:
            self.parent.inner.remove(self)
        self.scroller.close()

    def lay_out(self, rect: pygame.Rect, content: tuple[float, float]) -> None:
        """Set the viewport and the size of the content."""
        self.rect = rect
        self.scroller.set_geometry(viewport=rect.size, content=content, time=now())

    def hit(self, x: float, y: float) -> tuple[ScrollArea, float, float] | None:
        """Return the innermost area at a point of the window or the parent's content, and the point in its viewport."""
        x, y = x - self.rect.x, y - self.rect.y
        if not (0 <= x < self.rect.width and 0 <= y < self.rect.height):
            return None
        for area in reversed(self.inner):
            if found := area.hit(x + self.frame.offset.x, y + self.frame.offset.y):
                return found
        return self, x, y

    def handle(self, event: pygame.event.Event) -> None:
        """Forward an event to the innermost area; call it for the outermost one."""
        if event.type == pygame.MOUSEWHEEL and (found := self.hit(*pygame.mouse.get_pos())):
            # SDL counts up and right as positive; a flipped event contains what the user wants to scroll, too.
            x, y = getattr(event, "precise_x", event.x), -getattr(event, "precise_y", event.y)
            if pygame.key.get_mods() & pygame.KMOD_SHIFT and x == 0:
                x, y = y, 0
            found[0].scroller.wheel(x, y, time=now())
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            if not event.touch and getattr(event, "button", 1) == 1:  # SDL also makes mouse events of fingers
                self._point(event.type, 0, *event.pos)
        elif event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP) and event.touch_id != MOUSE_TOUCH:
            width, height = pygame.display.get_window_size()
            kinds = {pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN, pygame.FINGERUP: pygame.MOUSEBUTTONUP}
            self._point(kinds.get(event.type, pygame.MOUSEMOTION), event.finger_id + 1, event.x * width, event.y * height)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in KEYS:
            area = self._pressed or self
            call = area.scroller.key if event.type == pygame.KEYDOWN else area.scroller.release_key
            call(KEYS[event.key], time=now())
        elif event.type == pygame.WINDOWFOCUSLOST:  # what is pressed may be released elsewhere
            self._pointers.clear()
            (self._pressed or self).scroller.cancel(time=now())

    def _point(self, kind: int, pointer: int, x: float, y: float) -> None:
        if kind == pygame.MOUSEBUTTONDOWN:
            if not self._pointers:
                found = self.hit(x, y)
                self._pressed = found[0] if found else None
                self._corner = (x - found[1], y - found[2]) if found else (0.0, 0.0)
            self._pointers.add(pointer)
        if pointer not in self._pointers:
            return
        if kind == pygame.MOUSEBUTTONUP:
            self._pointers.remove(pointer)
        if self._pressed is None:
            return
        scroller, x, y = self._pressed.scroller, x - self._corner[0], y - self._corner[1]
        if kind == pygame.MOUSEBUTTONUP:
            scroller.release(pointer=pointer, time=now())
        else:
            (scroller.press if kind == pygame.MOUSEBUTTONDOWN else scroller.move)(x, y, pointer=pointer, time=now())

    def wait(self) -> list[pygame.event.Event]:
        """Return the events: at once while content moves, else after waiting for one."""
        return pygame.event.get() if self.needs_tick else [pygame.event.wait(), *pygame.event.get()]

    @property
    def needs_tick(self) -> bool:
        return self.frame.needs_tick or any(area.needs_tick for area in self.inner)

    def tick(self) -> scrollkit.Frame:
        """Read the frames of this area and those in it, at the present time."""
        self.frame = self.scroller.tick(now())
        for area in self.inner:
            area.tick()
        return self.frame
