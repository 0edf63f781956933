/// The state of the content at one time, whatever moves it.
package struct ScrollSnapshot: Equatable, Sendable {
  /// The content offset, in points.
  package var offset: Vector
  /// The velocity of a motion, in points per second; 0 during a gesture or a stream.
  package var velocity: Vector
  /// The offset at which it will rest if nothing else happens, in points.
  package var target: Vector
  /// The programmatic scroll under way along each axis; nil if there is none.
  package var animations: Pair<AnimationID?>
  // One byte each.
  /// The phase that hosts see.
  package var phase: ScrollPhase
  /// Whether a motion leads to `target`.
  package var isSettling: Bool
  /// Whether time alone changes anything.
  package var needsTick: Bool
  /// The edges at which it bounces or will bounce.
  package var bounces: Edges

  /// Whether any programmatic scroll is under way.
  package var isAnimated: Bool { animations.x != nil || animations.y != nil }

  /// Whether a programmatic scroll is under way; nil is none.
  package func isAnimated(by id: AnimationID?) -> Bool { id != nil && (animations.x == id || animations.y == id) }

  /// Whether the content moves to `target` and no finger holds it.
  var movesByItself: Bool { isSettling && phase != .dragging }

  /// Whether content rests, or a motion leads to where it will rest.
  var restsOrSettles: Bool { phase == .idle || isSettling }

  /// Content that rests at an offset.
  static func still(at offset: Vector, phase: ScrollPhase, needsTick: Bool = false) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: .zero, target: offset, animations: Pair(x: nil, y: nil), phase: phase, isSettling: false,
      needsTick: needsTick, bounces: [])
  }
}
