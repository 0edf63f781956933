"""Runs the program of the page in a window, and turns the wheel in it."""

import tkinter

offsets = []


def use(root):
    canvas = root.winfo_children()[0]
    root.update()
    canvas.event_generate("<Button-5>", x=50, y=50)
    for _ in range(60):
        root.after(10)
        root.update()
    offsets.append(canvas.scroller.frame.offset.y)
    assert any(canvas.type(item) == "text" for item in canvas.find_all()), "nothing is drawn"


tkinter.Tk.mainloop = use
run("first-1")  # noqa: F821
assert offsets[0] > 10, offsets
