/// A classic scroll bar along one axis: a track, a thumb on it, arrows beside it.
///
///     ◂ ├──────────────┤▓▓▓▓▓▓▓▓├──────────────────┤ ▸
///       0      ◂ page   grab       page ▸   length
///
/// The thumb stays under the pointer that holds it. The track, pressed, goes a page towards the
/// pointer, and after a while evenly until the thumb is there; an arrow goes a line, and then on.
public struct Scrollbar: Equatable, Sendable {
  public let axis: Axis
  public let options: ScrollbarOptions
  /// What is held.
  public internal(set) var hold: Hold?

  /// A part that the pointer holds.
  public enum Hold: Equatable, Sendable {
    /// The thumb: where along the track the pointer took it, the offset then, and the one that it
    /// has led to, in points.
    case thumb(from: Double, offset: Double, now: Double)
    /// The track at a place, in points; when it goes on evenly, in seconds.
    case track(at: Double, due: Double)
    /// An arrow; when it goes on evenly, in seconds.
    case arrow(ScrollKey, due: Double)
  }

  public init(axis: Axis, options: ScrollbarOptions = ScrollbarOptions()) {
    self.axis = axis
    self.options = options
    hold = nil
  }

  /// The thumb with the content at an offset; nil if there is no room or nothing scrolls.
  public func thumb(offset: Double, in geometry: AxisGeometry) -> Thumb? {
    let room = options.trackLength > 0 ? options.trackLength : geometry.viewport
    let range = geometry.range
    guard range.length > 0, geometry.viewport > 0, geometry.content > 0 else { return nil }
    let length = Thumb.length(
      on: room, of: geometry, overscroll: range.overscroll(of: offset),
      minimum: options.leastThumb)
    guard room > length else { return nil }
    return Thumb(length: length, travel: Interval(lower: 0, upper: room - length), range: range)
  }

  /// When the part held goes on by itself, in seconds; infinite if none does.
  public var due: Double {
    switch hold {
    case .track(_, let due), .arrow(_, let due): due
    case .thumb, nil: .infinity
    }
  }

  /// The offset with the pointer that holds the thumb at a place, `sideways` points beside the bar;
  /// nil if it does not hold the thumb.
  ///
  /// - Parameter current: Where content is, if that is known at once: what else has moved it, as
  ///   rows that came in above, does not count for the pointer's.
  mutating func offset(
    at place: Double, sideways: Double, thumb: Thumb, current: Double?
  ) -> Double? {
    switch hold {
    case .thumb(let from, var offset, let now):
      offset += (current ?? now) - now
      let isFar = options.snapBack > 0 && sideways.magnitude > options.snapBack
      let led = thumb.range.clamp(isFar ? offset : offset + (place - from) * thumb.gear)
      hold = .thumb(from: from, offset: offset, now: led)
      return led
    case .track, .arrow, nil: return nil
    }
  }

  /// Which key an arrow or a press on the track towards the end stands for.
  func key(page: Bool, forward: Bool) -> ScrollKey {
    switch (axis, page, forward) {
    case (.x, false, false): .lineLeft
    case (.x, false, true): .lineRight
    case (.x, true, false): .pageLeft
    case (.x, true, true): .pageRight
    case (.y, false, false): .lineUp
    case (.y, false, true): .lineDown
    case (.y, true, false): .pageUp
    case (.y, true, true): .pageDown
    }
  }

  /// Published (Chromium, Firefox). 0.25 s until a part held goes on; longer forgives slow clicks.
  static let delay = 0.25
  /// Published (Chromium). A page each 0.05 s is the pace of a track that is held.
  static let stepsPerSecond = 20.0
}

/// How a scroll bar looks and behaves.
public struct ScrollbarOptions: Equatable, Sendable {
  /// Length of the track, in points; 0: the viewport's.
  public var trackLength: Double
  /// The shortest thumb, in points.
  public var leastThumb: Double
  /// How far beside the bar a pointer that holds the thumb lets it snap back, in points; 0: never.
  public var snapBack: Double
  /// Whether a press on the track puts the thumb under the pointer instead of going a page.
  public var jumpsToClick: Bool

  public init(
    trackLength: Double = 0, leastThumb: Double = 18, snapBack: Double = 0,
    jumpsToClick: Bool = false
  ) {
    self.trackLength = trackLength
    self.leastThumb = leastThumb  // published (Flutter): 18 pt can be hit with a mouse
    self.snapBack = snapBack  // published (Windows, by Chromium): 8 times the bar's width, 136 pt
    self.jumpsToClick = jumpsToClick
  }
}
