#!/usr/bin/env python3
"""A list of 1,000 rows in a pygame window: list_pygame.py [LOG]. The log has a line a frame: time,offset,target,phase."""
import sys

import pygame
from backends.scrollkit_pygame import ScrollArea

ROWS, ROW = 1000, 44
log = open(sys.argv[1], "a") if len(sys.argv) > 1 else None
pygame.display.init()
pygame.font.init()
pygame.display.set_caption("ScrollKit list")
window = pygame.display.set_mode((480, 640), pygame.RESIZABLE)
font = pygame.font.SysFont("dejavusans", 16)
area, clock, is_running = ScrollArea(window.get_rect(), (480, ROWS * ROW)), pygame.time.Clock(), True
while is_running:
    for event in area.wait():
        is_running &= event.type != pygame.QUIT
        if event.type == pygame.VIDEORESIZE:
            area.lay_out(window.get_rect(), (window.get_width(), ROWS * ROW))
        area.handle(event)
    frame = area.tick()
    window.fill("#d8dce2")
    width, height = window.get_size()
    first = max(0, int(frame.offset.y // ROW))
    for row in range(first, min(ROWS, first + height // ROW + 2)):
        y = row * ROW - frame.offset.y
        window.fill("#ffffff" if row % 2 else "#eef0f3", (0, round(y), width, ROW))
        window.blit(font.render(f"Row {row + 1}", True, "#32363e"), (16, y + 12))
    bar = max(36, height * height / (ROWS * ROW))
    window.fill("#787e8a", (width - 8, round(frame.progress.y * (height - bar)), 5, round(bar)))
    pygame.display.flip()
    clock.tick(60)
    if log:
        print(f"{frame.time:.3f},{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()}", file=log, flush=True)
