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

  /// A part that a pointer presses.
  package enum Part: Equatable, Sendable {
    /// The thumb: the pointer's position along the track at the press, the offset at that time, and the
    /// last offset that the drag has set, in points.
    case thumb(from: Double, offset: Double, last: Double)
    /// The track: the pointer's position at the press, in points, and when it repeats, in seconds.
    case track(at: Double, due: Double)
    /// An arrow, and when it repeats, in seconds.
    case arrow(ScrollKey, due: Double)
  }

  package init(axis: Axis, options: ScrollbarOptions = ScrollbarOptions()) {
    self.axis = axis
    self.options = options
  }

  /// The thumb at an offset; nil if there is no room or nothing scrolls.
  ///
  /// - Parameter rest: The rest range. Out of it the thumb is shorter.
  package func thumb(offset: Double, in geometry: AxisGeometry, rest: Interval) -> Thumb? {
    let room = options.trackLength > 0 ? options.trackLength : geometry.viewport
    let range = geometry.range
    guard range.length > 0, geometry.viewport > 0, geometry.content > 0 else { return nil }
    let length = Thumb.length(
      on: room, of: geometry, overscroll: rest.overscroll(of: offset),
      minimum: options.leastThumb)
    guard room > length else { return nil }
    return Thumb(length: length, travel: Interval(lower: 0, upper: room - length), range: range)
  }

  /// Whether a pointer holds the thumb.
  var isDragged: Bool {
    switch pressed {
    case .thumb: true
    case .track, .arrow, nil: false
    }
  }

  /// The last offset that the drag of the thumb has set, in points; nil if the thumb is not pressed.
  var lastOffset: Double? {
    switch pressed {
    case .thumb(_, _, let last): last
    case .track, .arrow, nil: nil
    }
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

  /// The offset for a pointer that drags the thumb, in points; nil if the thumb is not pressed, or if content is out of range
  /// and the pointer does not lead it in.
  ///
  /// - Parameters:
  ///   - position: The pointer's position along the track, in points.
  ///   - sideways: Its distance from the bar, in points.
  ///   - rest: The rest range.
  ///   - current: The content offset, in points, if it is known. The drag continues from it when something
  ///     else has moved the content, such as rows inserted above.
  mutating func offset(
    at position: Double, sideways: Double, thumb: Thumb, rest: Interval, current: Double?
  ) -> Double? {
    switch pressed {
    case .thumb(let from, var offset, let last):
      offset += (current ?? last) - last
      let isFar = options.snapBack > 0 && sideways.magnitude > options.snapBack
      let dragged = rest.clamp(isFar ? offset : offset + (position - from) * thumb.contentPerPoint)
      if let current, rest.returnsAnyway(from: current, to: dragged) {
        pressed = .thumb(from: from, offset: offset, last: current)
        return nil
      }
      pressed = .thumb(from: from, offset: offset, last: dragged)
      return dragged
    case .track, .arrow, nil: return nil
    }
  }

  /// Shifts the offsets of a pressed thumb.
  mutating func shift(by distance: Double) {
    switch pressed {
    case .thumb(let from, let offset, let last):
      pressed = .thumb(from: from, offset: offset + distance, last: last + distance)
    case .track, .arrow, nil: break
    }
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
