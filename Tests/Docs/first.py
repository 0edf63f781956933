"""Runs the program of the page in a window, and turns the wheel in it."""

import tkinter

offsets = []


def use(root):
    canvas, button = root.winfo_children()
    root.update()
    canvas.event_generate("<Button-5>", x=50, y=50)
    for _ in range(60):
        root.after(10)
        root.update()
    offsets.append(canvas.scroller.frame.offset.y)
    for _ in range(2):  # to the top, and back
        button.invoke()
        for _ in range(150):
            root.after(10)
            root.update()
        offsets.append(canvas.scroller.frame.offset.y)
    assert "idle" in button["text"], button["text"]
    assert any(canvas.type(item) == "text" for item in canvas.find_all()), "nothing is drawn"


tkinter.Tk.mainloop = use
run("first-1")  # noqa: F821
assert offsets[0] > 10 and offsets[1:] == [0, offsets[0]], offsets
