/// What a reader sees of a conversation.
public struct ConversationState: Equatable, Sendable {
  /// Whether content follows the end.
  public var isFollowing = true
  /// The first item that came after the reader had left the end; nil if there is none.
  public var firstUnread: Int?
  /// The number of items from there on.
  public var unreadCount = 0
  /// The space below the last item, in which an answer grows before content moves.
  public var spacer: ContentLength = 0

  /// The items that came after the reader had left the end; empty if there are none.
  var unread: Range<Int> { firstUnread.map { $0..<$0 + unreadCount } ?? 0..<0 }

  /// Whether the reader is at another place, or has more to read.
  func differs(from other: ConversationState) -> Bool {
    isFollowing != other.isFollowing || unread != other.unread
  }
}
