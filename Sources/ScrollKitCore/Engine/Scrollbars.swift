/// The scroll bars of a scroll view.
///
/// In driven mode, steps of the track and the arrows scroll as keys do. In observed mode they are emitted as requests.
extension ScrollView {
  /// Enables the scroll bar of an axis, or changes its options; no part of it is pressed then.
  public mutating func enableScrollbar(_ axis: Axis, _ options: ScrollbarOptions = ScrollbarOptions(), at time: Double) {
    enable(at: time) { view in
      if view.behaviours.bars[axis]?.options == options { return }
      view.releaseBar(axis)
      view.behaviours.bars[axis] = Scrollbar(axis: axis, options: options)
    }
  }

  /// Disables the scroll bar of an axis, also while it is pressed.
  public mutating func disableScrollbar(_ axis: Axis, at time: Double) {
    perform(at: time) { view in
      guard view.hasBehaviours else { return }
      view.releaseBar(axis)
      view.behaviours.bars[axis] = nil
    }
  }

  /// The scroll bar of an axis; nil if it is not enabled.
  package func bar(_ axis: Axis) -> Scrollbar? { hasBehaviours ? behaviours.bars[axis] : nil }

  /// What to draw of the scroll bar of an axis; nil if it is not enabled.
  public func scrollbar(_ axis: Axis) -> ScrollbarState? {
    guard let bar = bar(axis) else { return nil }
    let offset = engine.lastSnapshot.offset[axis]
    let thumb = bar.thumb(offset: offset, in: engine.shownGeometry[axis], rest: engine.restRange[axis])
    return ScrollbarState(
      thumb: thumb.map { ThumbState(start: $0.start, length: $0.length) },
      pressedPart: bar.pressed.map(ScrollbarPart.init))
  }

  /// The pointer pressed the track or the thumb at a position along the track, in points.
  ///
  /// - Precondition: Here and below, the scroll bar of the axis is enabled.
  public mutating func pressScrollbar(_ axis: Axis, at position: Double, time: Double) {
    checkScrollbar(axis)
    perform(at: time) { view in
      view.step(view.engine.press(&view.behaviours.bars[axis]!, at: position))
      if view.behaviours.bars[axis]!.isDragged { view.engine.beginSegment() }  // on which the thumb drives the content
    }
  }

  /// The pointer pressed an arrow.
  public mutating func pressScrollbarArrow(_ axis: Axis, forward: Bool, time: Double) {
    checkScrollbar(axis)
    perform(at: time) { view in
      view.step(view.engine.pressArrow(&view.behaviours.bars[axis]!, forward: forward))
    }
  }

  /// The pointer moved to a position along the track, `sideways` points beside it. A grabbed thumb stays under it.
  public mutating func dragScrollbar(_ axis: Axis, to position: Double, sideways: Double = 0, time: Double) {
    checkScrollbar(axis)
    perform(at: time) { view in
      view.engine.drag(&view.behaviours.bars[axis]!, to: position, sideways: sideways)
    }
  }

  /// The pointer was released, or cancelled.
  public mutating func releaseScrollbar(_ axis: Axis, time: Double) {
    checkScrollbar(axis)
    perform(at: time) { view in view.releaseBar(axis) }
  }

  /// Ends what a pressed part of a bar does. No bar need be enabled.
  private mutating func releaseBar(_ axis: Axis) {
    let pressed = behaviours.bars[axis]?.pressed
    let starts = pressed == .thumb ? thumbStarts() : nil
    behaviours.bars[axis]?.pressed = nil
    if let starts {
      keepThumbs(at: starts)
      letGo(axis)
    }
    guard engine.mode == .driven else { return }
    switch pressed {
    case .track where engine.scroller.activity.cause(axis) == .steering(by: .track(axis)): respond(to: .steerEnd)
    case .arrow(let key, .infinity): respond(to: .keyUp(key))
    case .thumb, .track, .arrow, nil: break  // a step continues to its end
    }
  }

  /// Makes a step of a bar.
  private mutating func step(_ key: ScrollKey?) {
    guard let key else { return }
    switch engine.mode {
    case .driven: respond(to: .key(key))
    case .observed: engine.request(key)
    }
  }

  /// Where nub and thumbs are drawn, in points.
  mutating func thumbStarts() -> ThumbStarts {
    let (offset, geometry, rest) = (engine.lastSnapshot.offset, engine.shownGeometry, engine.restRange)
    return ThumbStarts(
      bars: Pair(
        x: behaviours.bars.x?.thumb(offset: offset.x, in: geometry.x, rest: rest.x)?.start,
        y: behaviours.bars.y?.thumb(offset: offset.y, in: geometry.y, rest: rest.y)?.start),
      nub: behaviours.nub?.y(offset: offset.y, in: geometry.y, rest: rest.y))
  }

  /// Keeps nub and thumbs where they were drawn before they were released, or before rows were measured.
  mutating func keepThumbs(at starts: ThumbStarts) {
    let (offset, geometry, rest) = (engine.lastSnapshot.offset, engine.shownGeometry, engine.restRange)
    if let start = starts.bars.x { behaviours.bars.x?.keep(at: start, offset: offset.x, in: geometry.x, rest: rest.x) }
    if let start = starts.bars.y { behaviours.bars.y?.keep(at: start, offset: offset.y, in: geometry.y, rest: rest.y) }
    if let y = starts.nub { behaviours.nub?.keep(at: y, offset: offset.y, in: geometry.y, rest: rest.y) }
  }

  private mutating func checkScrollbar(_ axis: Axis) {
    precondition(hasBehaviours && behaviours.bars[axis] != nil, "ScrollView: the axis has no scroll bar")
  }
}

/// Where nub and thumbs begin on their tracks, in points; nil where there is none.
struct ThumbStarts {
  var bars: Pair<Double?>
  var nub: Double?
}

/// What to draw of a scroll bar.
public struct ScrollbarState: Equatable, Sendable {
  /// The thumb; nil if it does not fit or nothing scrolls.
  public let thumb: ThumbState?
  /// The part that a pointer presses; nil if none does.
  public let pressedPart: ScrollbarPart?
}

/// Where to draw the thumb of a scroll bar.
public struct ThumbState: Equatable, Sendable {
  /// Its start along the track, in points.
  public let start: Double
  /// In points.
  public let length: Double
}

/// A part of a scroll bar.
public enum ScrollbarPart: Equatable, Sendable {
  /// The thumb.
  case thumb
  /// The track before the thumb or after it.
  case track
  /// The arrow towards the start of the content.
  case arrowBackward
  /// The arrow towards its end.
  case arrowForward

  init(_ part: Scrollbar.Part) {
    switch part {
    case .thumb: self = .thumb
    case .track: self = .track
    case .arrow(let key, _): self = key == .lineRight || key == .lineDown ? .arrowForward : .arrowBackward
    }
  }
}
