/// Where the reader of a conversation is.
///
///     following ── leaves the end ─────────────────────▶ reading
///     reading ──── an input leads to or near the end ──▶ following
///     reading ──── a motion leads to or near the end ──▶ returning
///     returning ── turns back ─────────────────────────▶ reading
///     returning ── at rest ────────────────────────────▶ following
///     any ──────── the program scrolls to the end ─────▶ returning
///
/// Content that is visible as a whole is never `reading`: see `Conversation.update`.
enum ConversationReader {
  /// At the end, which content follows.
  case following
  /// A motion of the reader or the program leads to the end.
  case returning
  /// Somewhere else.
  case reading

  /// Where the reader is after a movement of the content.
  func next(after movement: ReaderMovement) -> ConversationReader {
    switch self {
    case .following: return movement.leavesEnd ? .reading : .following
    case .returning:
      if movement.turnsBack, !movement.goesToEnd { return .reading }
      return movement.phase == .idle ? .following : .returning
    case .reading:
      if movement.isAtEnd, movement.goesToEnd { return .following }
      guard movement.turnsOn, movement.goesNearEnd else { return .reading }
      return movement.isSettling ? .returning : .following
    }
  }
}

/// A movement of the content of a conversation. Content that turns back first moves on by its velocity, so what counts where it
/// turns is its target.
struct ReaderMovement {
  /// Where the content is and where it will rest, in points: within the rest range, so overscroll is no movement away from an end.
  let offset: Double
  let target: Double
  /// The offset at the end of the content, in points.
  let end: Double
  /// Targets as near to the end are near it, in points.
  let nearDistance: Double
  /// How far the content scrolled, in points.
  let scrolled: Double
  /// How far the target moved, without the content shift, in points.
  let turned: Double
  let phase: ScrollPhase
  /// Whether the content moves by itself to its target.
  let isSettling: Bool
  /// What led the content to its end before, and what does now.
  let lead: Lead
  /// Whether the program scrolls, and not to the newest item.
  let isByProgram: Bool

  /// What a motion to the end that the conversation has begun does.
  enum Lead { case none, goesOn, ended }

  var isAtEnd: Bool { offset >= end - Vector.rounding }
  var goesToEnd: Bool { target >= end - Vector.rounding }
  var goesNearEnd: Bool { target >= end - nearDistance }
  /// Whether the target moved towards the start, or towards the end.
  var turnsBack: Bool { turned < -Vector.rounding }
  var turnsOn: Bool { turned > Vector.rounding }

  /// Whether the program scrolls elsewhere along the list, or zooms there. A scroll across leaves the target as it is, however
  /// much the end grows meanwhile.
  private var isSentElsewhere: Bool { isByProgram && !goesNearEnd && (turnsBack || turnsOn || phase == .zooming) }

  /// Whether the reader leaves the end of content that follows it.
  var leavesEnd: Bool {
    switch lead {
    case .goesOn: return false
    case .none, .ended:
      if phase == .idle, turnsBack, !goesToEnd { return true }  // it was stopped, or placed elsewhere at once
      return scrolled < -Vector.rounding && !isAtEnd || target < min(offset, end) - Vector.rounding || isSentElsewhere
    }
  }
}
