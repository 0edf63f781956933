import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 0)) as scroller:
    values = run("chat-1", scrollkit=scrollkit, scroller=scroller, now=0.0)  # noqa: F821
    messages = values["messages"]
    assert messages.conversation.is_following and messages.conversation.spacer == 600 - 50 - 20
    assert scroller.tick(5.0).offset.y == 180
    scroller.set_offset(0, 0, time=6.0)
    messages.insert(5, time=6.0)
    assert messages.conversation.first_unread == 5 and messages.conversation.unread_count == 1
    messages.scroll_to_newest(time=6.0)
    scroller.tick(8.0)
    assert messages.conversation.unread_count == 0
    messages.end_conversation(time=8.0)
