/// A frame that is shown, as a meter sees it.
struct MeteredFrame {
  /// When it is seen, in seconds.
  var time: Double
  /// The content offset without its shifts, in points.
  var position: Double
  /// What moves the content.
  var movement: MeteredMovement
  /// Whether the next frame will differ without any input.
  var needsTick: Bool
}

/// What moves content on the screen.
enum MeteredMovement {
  case still
  /// Fingers: it moves when an event arrives.
  case finger
  /// A motion: it moves with time.
  case motion

  init(_ phase: ScrollPhase) {
    switch phase {
    case .idle, .tracking, .zooming: self = .still
    case .dragging: self = .finger
    case .coasting, .bouncing, .animating, .wheeling, .steering: self = .motion
    }
  }
}
