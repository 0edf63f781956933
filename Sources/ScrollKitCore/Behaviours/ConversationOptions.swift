/// How a list behaves as a conversation.
public struct ConversationOptions: Equatable, Sendable {
  /// How near to the end content that the reader scrolls follows it, in points. Larger catches more readers.
  public var nearDistance: Double
  /// Points between the top of the viewport and a question there.
  public var topMargin: Double
  /// Whether content shorter than the viewport lies at its top, and not at its bottom.
  public var isAtTop: Bool

  /// Makes options; the defaults are those of a chat.
  ///
  /// - Parameter nearDistance: Taste. 70 pt: about two lines.
  public init(nearDistance: Double = 70, topMargin: Double = 0, isAtTop: Bool = false) {
    self.nearDistance = nearDistance
    self.topMargin = topMargin
    self.isAtTop = isAtTop
  }
}
