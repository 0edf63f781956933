import CScrollKitTypes
import ScrollKitCore

/// Make an attached list a conversation, or change its options: content at its end follows the end as it grows.
///
/// An item that grows moves the content evenly, at the rate of its growth; a new item is shown in 0.3 s, a single
/// growth of more than 40 points in 0.5 s. What grows above the last item moves what is above it, at once.
/// The first movement away from the end, by an input or by the program, stops this within its call. Content that
/// comes near the end later follows it again; a motion that would rest there goes to the end. While content does
/// not follow, nothing visible moves, wherever the list grows. At first, the content goes to its end at once.
/// SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED reports what changes.
///
/// The policy of the content anchor has no effect on a conversation. If content snaps vertically, snapping decides
/// where it rests. Detaching the list ends the conversation.
///
/// @param list    The list; must not be NULL, and be attached to a driven scroller. Vertical.
/// @param options The options; NULL means all defaults. Copied.
/// @param time    Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (also a horizontal list), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED (not
///         attached), SCROLLKIT_STATUS_WRONG_MODE (observed, or without ends: see
///         scrollkit_deltas_enable), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE,
///         and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_conversation(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_conversation_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  var raw = scrollkit_list_conversation_options()
  if let error = raw.read(options) { return error }
  guard box.pointee.list.layout.axis == .y else { return .invalidArgument }
  var read = ConversationOptions(topMargin: raw.top_margin, isAtTop: raw.is_at_top == 1)
  if raw.near_distance > 0 { read.nearDistance = raw.near_distance }
  return withScroller(of: list) { scroller in
    scroller.changeView(at: time, unless: { $0.pointee.view.mode == .driven ? $0.endsError : .wrongMode }) { view, time in
      view.setConversation(read, at: time)
    }
  }
}

/// End a conversation. The content stays where it is, as far as it is in range.
///
/// Its own motion to the end stops. A scroll of the program, such as one to the newest item, goes on.
///
/// @param list The list; must not be NULL, and be a conversation.
/// @param time Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (not attached,
///         or no conversation), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing
///         changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_end_conversation(_ list: ListRef?, _ time: Double) -> scrollkit_status {
  withScroller(of: list) { scroller in
    scroller.changeView(at: time, unless: conversationError) { view, time in view.endConversation(at: time) }
  }
}

/// Read what the reader sees of a conversation, as of the scroller's last call.
///
/// @param list  The list; must not be NULL, and be a conversation.
/// @param state Receives it; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_conversation")
public func scrollkit_list_get_conversation(
  _ list: ListRef?, _ state: UnsafeMutablePointer<scrollkit_list_conversation>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let state else { return list.refusal(unless: .list) }
  guard scrollkit_list_conversation.canHave(size: state.pointee.struct_size) else { return .invalidSize }
  guard let (owner, _) = box.attachment, let shown = owner.pointee.view.conversation else { return .notEnabled }
  var value = scrollkit_list_conversation()
  value.is_following = shown.isFollowing ? 1 : 0
  value.first_unread = UInt64(shown.firstUnread ?? 0)
  value.unread_count = UInt64(shown.unreadCount)
  value.spacer = shown.spacer.unscaled
  value.write(to: state)
  return .ok
}

/// Begin a turn of a conversation: scroll to where a question lies at the top of the viewport, with a spacer
/// for its answer below.
///
/// The question lies below the sticky items that stay there. The spacer shrinks as the answer grows, so that nothing
/// moves. When it is used up, the content follows its end. The spacer stays until the next turn.
///
/// @param list    The list; must not be NULL, and be a conversation.
/// @param item    The index of the question.
/// @param options How to scroll; NULL means all defaults. Alignments and margins do not count. Copied.
/// @param time    Time of the call, in seconds.
/// @param id      Receives the number of the scroll, whose completion is emitted exactly once; may be
///                NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_begin_turn(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  withItem(item, of: list, options) { _, options in
    withScroller(of: list) { scroller in
      scroller.beginScroll(at: time, unless: conversationError, id) { view, time in
        view.beginTurn(at: Int(item), by: ScrollAnimation(options), time: time)
      }
    }
  }
}

/// Scroll to the newest item of a conversation. The target follows the end while it grows; then the content
/// does.
///
/// @param list    The list; must not be NULL, and be a conversation.
/// @param options How to scroll; NULL means all defaults. Alignments and margins do not count. Copied.
/// @param time    Time of the call, in seconds.
/// @param id      Receives the number of the scroll, whose completion is emitted exactly once; may be
///                NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_scroll_to_newest(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  var raw = scrollkit_scroll_options()
  if let error = raw.readChecked(options) { return error }
  let animation = ScrollAnimation(raw)
  return withScroller(of: list) { scroller in
    scroller.beginScroll(at: time, unless: conversationError, id) { view, time in
      view.scrollToNewest(by: animation, at: time)
    }
  }
}

/// Why a call on a conversation is refused; nil if there is one.
private func conversationError(_ box: BoxPointer) -> scrollkit_status? {
  box.pointee.view.conversation != nil ? nil : .notEnabled
}
