/// A classic scroll bar along one axis: a track, a thumb on it, arrows beside it.
///
///     ◂ ├──────────────┤▓▓▓▓▓▓▓▓├──────────────────┤ ▸
///       0      ◂ page   grab       page ▸   length
///
/// The thumb follows the pointer that drags it. A press on the track scrolls by a page towards the pointer, and repeats after a
/// delay until the thumb is where the pointer pressed. An arrow scrolls by a line and repeats.
package struct Scrollbar: Equatable, Sendable {
  package let axis: Axis
  package let options: ScrollbarOptions
  /// The pressed part; nil if none is.
  package internal(set) var pressed: Part?
  /// How the pointer holds the thumb, if it does.
  private var grip = ThumbGrip()
  /// That of the drag, or the last one that was not a straight line. It counts for its travel and range alone.
  private var scale = ThumbScale.none

  /// A part that a pointer presses.
  package enum Part: Equatable, Sendable {
    /// The thumb.
    case thumb
    /// The track: the pointer's position at the press, in points, and when it repeats, in seconds.
    case track(at: Double, due: Double)
    /// An arrow, and when it repeats, in seconds.
    case arrow(ScrollKey, due: Double)
  }

  package init(axis: Axis, options: ScrollbarOptions = ScrollbarOptions()) {
    self.axis = axis
    self.options = options
  }

  /// The thumb at an offset, or under the pointer that holds it; nil if it does not fit or nothing scrolls.
  ///
  /// - Parameter rest: The rest range. Out of it the thumb is shorter.
  package func thumb(offset: Double, in geometry: AxisGeometry, rest: Interval) -> Thumb? {
    let track = options.trackLength > 0 ? options.trackLength : geometry.viewport
    let range = geometry.range
    guard range.length > 0, geometry.viewport > 0, geometry.content > 0 else { return nil }
    let overscroll = rest.overscroll(of: offset)
    var length = Thumb.length(on: track, of: geometry, overscroll: overscroll, minimum: options.leastThumb)
    if isDragged, grip.length < track, overscroll == 0 { length = grip.length }
    guard track > length else { return nil }
    let travel = Interval(lower: 0, upper: track - length)
    let scale = scale.valid(travel: travel, range: range)
    let isHeld = isDragged && overscroll == 0
    return Thumb(length: length, start: isHeld ? travel.clamp(grip.start) : scale.position(of: offset), scale: scale)
  }

  /// Whether a pointer holds the thumb.
  var isDragged: Bool { pressed == .thumb }

  /// The last offset that the drag of the thumb has set, in points; nil if the thumb is not pressed.
  var lastOffset: Double? { isDragged ? scale.offset(at: grip.start) : nil }

  /// A pointer grabs the thumb.
  ///
  /// - Parameters:
  ///   - position: The pointer's position along the track, in points.
  ///   - start: That of the thumb.
  ///   - thumb: The thumb in range.
  mutating func grab(at position: Double, start: Double, thumb: Thumb) {
    let start = thumb.scale.travel.clamp(start)
    pressed = .thumb
    scale = thumb.scale
    grip = ThumbGrip(
      from: position, pointer: position, inside: position - start, offset: scale.offset(at: start), length: thumb.length)
  }

  /// The thumb, which no pointer holds any more or which was drawn elsewhere a moment ago, stays where it is drawn.
  mutating func keep(at start: Double, offset: Double, in geometry: AxisGeometry, rest: Interval) {
    guard !isDragged, let thumb = thumb(offset: offset, in: geometry, rest: rest) else { return }
    scale = thumb.scale.kept(at: start, offset)
  }

  /// Skips what the pressed part would have repeated before a time.
  mutating func skipRepeats(before time: Double) {
    switch pressed {
    case .track(let position, let due): pressed = .track(at: position, due: max(due, time))
    case .arrow(let key, let due): pressed = .arrow(key, due: max(due, time))
    case .thumb, nil: break
    }
  }

  /// When the pressed part repeats, in seconds; infinity if it does not.
  package var due: Double {
    switch pressed {
    case .track(_, let due), .arrow(_, let due): due
    case .thumb, nil: .infinity
    }
  }

  /// The offset for a pointer that drags the thumb, in points; nil if content is out of range and the pointer does not lead
  /// it in.
  ///
  /// - Parameters:
  ///   - position: The pointer's position along the track, in points.
  ///   - sideways: Its distance from the bar, in points.
  ///   - thumb: The thumb in range.
  ///   - rest: The rest range.
  ///   - last: The last offset that the drag has set, in points.
  ///   - here: The content offset, in points. The drag continues from it when something else has moved the content, such as rows
  ///     inserted above.
  mutating func offset(
    at position: Double, sideways: Double, thumb: Thumb, rest: Interval, last: Double, here: Double
  ) -> Double? {
    let travel = thumb.scale.travel
    let isFar = options.snapBack > 0 && sideways.magnitude > options.snapBack
    let start = travel.clamp(grip.start)
    grip.offset += here - last
    let former = grip.pointer
    grip.pointer = isFar ? grip.from : position
    let end = travel.clamp(grip.start)
    scale =
      isFar
      ? ThumbScale(anchoredAt: end, rest.clamp(grip.offset), travel: travel, range: rest)
      : scale.continued(at: start, from: last, to: here, travel: travel, range: rest).reaching(end, by: grip.pointer - former)
    let dragged = scale.offset(at: end)
    return rest.returnsAnyway(from: here, to: dragged) ? nil : dragged
  }

  /// Shifts the offsets of the thumb.
  mutating func shift(by distance: Double) {
    scale = scale.shifted(by: distance)
    grip.offset += distance
  }

  /// The key with the same effect as an arrow, or as a press on the track.
  func key(_ step: Step, forward: Bool) -> ScrollKey {
    switch (axis, step, forward) {
    case (.x, .line, false): .lineLeft
    case (.x, .line, true): .lineRight
    case (.x, .page, false): .pageLeft
    case (.x, .page, true): .pageRight
    case (.y, .line, false): .lineUp
    case (.y, .line, true): .lineDown
    case (.y, .page, false): .pageUp
    case (.y, .page, true): .pageDown
    }
  }

  /// By how much a part scrolls: an arrow by a line, the track by a page.
  enum Step { case line, page }

  /// Published (Chromium, Firefox). 0.25 s until a pressed part repeats. Longer tolerates slower clicks.
  static let delay = 0.25
  /// Published (Chromium). 20 steps per second of a pressed part. Larger scrolls faster.
  static let stepsPerSecond = 20.0
  /// Taste. 16 s: in observed mode, a call after a longer pause, such as the computer's sleep, skips the repeats before
  /// that. Longer makes such a call slower: it makes 4 steps for each second.
  static let longestPause = 16.0
}

/// How a pointer holds a thumb.
private struct ThumbGrip: Equatable, Sendable {
  /// The pointer's position at the press, in points along the track.
  var from = 0.0
  /// Where it is now.
  var pointer = 0.0
  /// Its distance from the start of the thumb, in points.
  var inside = 0.0
  /// The content offset at the press, in points, moved with the content.
  var offset = 0.0
  /// The length of the thumb while it is held, in points: one that became shorter could leave the pointer.
  var length = 0.0

  /// Where the thumb would start if the track had no ends, in points.
  var start: Double { pointer - inside }
}
