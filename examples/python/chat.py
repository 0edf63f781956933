#!/usr/bin/env python3
"""A conversation in a tkinter window. Enter asks a question: it comes to the top, and its answer streams into the room below;
then the window follows it. Scrolling up lets go. A mark says how many messages are new since then; a click on it goes there.

    chat.py [--log FILE]    N lets somebody else say something, H loads older messages, Escape quits

The program appends a line to the log for every frame:
time,offset,target,phase,is following,unread,room,y of the last question,messages
"""
import argparse
import sys
import tkinter as tk
from dataclasses import dataclass
from typing import Any, TextIO

import scrollkit
from backends.scrollkit_tk import ScrollCanvas

BAR, PADDING, GAP, WIDTH, FONT = 36, 10, 8, 280, ("DejaVu Sans", -14)
COLOURS = {"me": "#3a5ba8", "answer": "#ffffff", "somebody": "#d9dfeb"}
QUESTIONS = "Why is the sky blue?", "And why is a sunset red?", "Is it so on Mars?"
ANSWER = (
    "Sunlight holds every colour. Air scatters short waves far more than long ones: the strength goes with the fourth "
    "power of the frequency. So blue light reaches the eye from the whole sky, while the rest passes nearly straight. "
    "Near the horizon the light has come through much more air. Most of its blue was scattered away before, and what is "
    "left is orange and red. Dust and drops scatter all colours alike, which is why haze and clouds are white. On Mars "
    "fine dust does the reverse: its days are the colour of butter, and the sky around its setting sun is blue. Venus "
    "shows no sun at all below its clouds, only an even orange glow. The sky of the Moon, which has no air, is black at "
    "noon. Violet is scattered more than blue, but the sun sends less of it, and the eye sees it less well.")


@dataclass
class Message:
    sender: str
    text: str  # what has arrived


class Chat:
    def __init__(self, root: tk.Tk, log: TextIO | None) -> None:
        self.root, self.log = root, log
        self.messages: list[Message] = []
        self.question: Message | None = None
        self.words: list[str] = []  # of the answer that streams, still to come
        root.title("ScrollKit chat")
        root.geometry("480x400")
        tk.Label(root, text="Enter: ask    N: a message    H: history", anchor="w", padx=12, bg="#262a34", fg="#ebeef5",
                 font=("DejaVu Sans", -13), height=2).place(relx=0, rely=1, y=-BAR, relwidth=1, height=BAR)
        self.canvas = canvas = ScrollCanvas(root, content=(480, 0), draw=self.draw, bg="#edeff4")
        canvas.place(relwidth=1, relheight=1, height=-BAR)
        canvas.on("<ButtonPress-1>", self.press)
        canvas.focus_set()
        root.bind("<Escape>", lambda _: root.destroy())
        root.bind("<Return>", lambda _: self.ask())
        root.bind("n", lambda _: self.say("somebody", ANSWER[:90]))
        root.bind("h", lambda _: self.load_older())

        self.list = scrollkit.List()
        self.list.attach(canvas.scroller, time=canvas.now())
        self.list.set_conversation(scrollkit.ListConversationOptions(top_margin=12), time=canvas.now())
        self.load_older()

    # Messages

    def lay_out(self, message: Message) -> tuple[int, tuple[int, int]]:
        """Lay the text out. Return it as an item of the canvas, and the size of its bubble."""
        colour = "#ffffff" if message.sender == "me" else "#20242c"
        item = self.canvas.create_text(0, 0, text=message.text, anchor="nw", width=WIDTH, font=FONT, fill=colour)
        left, top, right, bottom = self.canvas.bbox(item)
        return item, (right - left + 2 * PADDING, bottom - top + 2 * PADDING)

    def height(self, message: Message) -> float:
        item, (_, height) = self.lay_out(message)
        self.canvas.delete(item)
        return height + GAP

    def say(self, sender: str, text: str) -> None:
        self.messages.append(message := Message(sender, text))
        self.list.insert_measured(len(self.messages) - 1, [self.height(message)], time=self.canvas.now())
        self.canvas.redraw()

    def load_older(self) -> None:
        """Insert messages above. Nothing that is visible moves."""
        older = [Message("somebody" if row % 2 else "me", ANSWER[:28 + row * 97 % 300]) for row in range(40)]
        self.messages[:0] = older
        self.list.insert_measured(0, [self.height(message) for message in older], time=self.canvas.now())
        self.canvas.redraw()

    def ask(self) -> None:
        """Ask a question: it scrolls to the top, and the answer begins."""
        self.say("me", QUESTIONS[sum(message.text in QUESTIONS for message in self.messages) % 3])
        self.question = self.messages[-1]
        self.say("answer", "")
        self.list.begin_turn(len(self.messages) - 2, time=self.canvas.now())
        is_streaming, self.words = bool(self.words), ANSWER.split()
        if not is_streaming:
            self.stream()

    def stream(self) -> None:
        """Let the next word of the answer arrive. The window follows it by itself."""
        row = max(row for row, message in enumerate(self.messages) if message.sender == "answer")
        answer = self.messages[row]
        answer.text += " " * bool(answer.text) + self.words.pop(0)
        self.list.set_extents(row, [self.height(answer)], time=self.canvas.now())
        self.canvas.redraw()
        if self.words:
            self.root.after(30, self.stream)

    # The window

    def press(self, event: Any, now: float) -> None:
        if "mark" in self.canvas.gettags("current"):
            self.list.scroll_to_newest(time=now)
        else:
            self.canvas.scroller.press(event.x, event.y, time=now)

    def draw(self, canvas: ScrollCanvas, frame: scrollkit.Frame) -> None:
        canvas.delete("all")
        shown, state, question_y = self.list.frame, self.list.conversation, -1.0
        for row, y in zip(shown.items, shown.positions):
            message = self.messages[row]
            item, (width, height) = self.lay_out(message)
            x = canvas.winfo_width() - width - 12 if message.sender == "me" else 12
            bubble = canvas.create_rectangle(x, y, x + width, y + height, fill=COLOURS[message.sender], width=0)
            canvas.coords(item, x + PADDING, y + PADDING)
            canvas.tag_lower(bubble, item)
            question_y = y if message is self.question else question_y
        if not state.is_following and frame.phase != scrollkit.Phase.ANIMATING:  # a turn scrolls there
            text = f"{state.unread_count} new  ↓" if state.unread_count else "to the newest  ↓"
            item = canvas.create_text(canvas.winfo_width() - 26, canvas.winfo_height() - 28, text=text, anchor="e",
                                      fill="#ffffff", font=FONT, tags="mark")
            left, top, right, bottom = canvas.bbox(item)
            canvas.tag_lower(canvas.create_rectangle(left - 14, top - 7, right + 14, bottom + 7, fill="#b3261e", width=0,
                                                     tags="mark"), item)
        if self.log:
            print(f"{frame.time:.3f},{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()},"
                  f"{state.is_following:d},{state.unread_count},{state.spacer:.0f},{question_y:.3f},{len(self.messages)}",
                  file=self.log, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A conversation driven by ScrollKit.")
    parser.add_argument("--log", type=argparse.FileType("a"), metavar="FILE")
    try:
        Chat(root := tk.Tk(), parser.parse_args().log)
        root.mainloop()
    except (scrollkit.ScrollKitError, OSError, tk.TclError) as error:
        sys.exit(f"chat: {error}")
