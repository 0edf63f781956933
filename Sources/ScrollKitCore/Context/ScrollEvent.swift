/// Something that happened, told once.
public enum ScrollEvent: Equatable, Sendable {
  /// The content is at another offset. Several in a row are told as one.
  case didScroll(to: Vector)
  /// Something else moves the content now.
  case phaseChanged(from: PhaseKind, to: PhaseKind)
  /// From now on the content moves by itself and will rest there, if nothing else happens.
  case willRest(at: Vector)
  /// The content has come to rest.
  case didRest(at: Vector)
  /// A programmatic scroll has ended: at its target, or because something else took over.
  case animationCompleted(UInt64, finished: Bool)
  /// The host is asked to do something; only where the host moves the content.
  case requested(ScrollRequest)
  /// So many events were lost because nobody took them.
  case overflowed(lost: UInt64)
}

/// What a host that moves the content itself is asked to do.
public enum ScrollRequest: Equatable, Sendable {
  /// Scroll to an offset, over time if the request has a number, at once if not.
  case scroll(to: Vector, animation: UInt64?)
}
