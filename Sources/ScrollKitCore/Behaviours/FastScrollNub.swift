/// A draggable scroll indicator that fades out at rest.
///
///     y ┬ minY   ┌───┐
///       │        │nub│  y = minY + share · (maxY − minY)
///       │        └───┘
///       ┴ maxY
///
///     alpha  0 ──scroll──▶ 1 ··· at rest, after `delay` ··· ▶ 0
package struct FastScrollNub: Equatable, Sendable {
  package let options: NubOptions
  private var fade = NubFade.gone
  /// Where the pointer that grabbed it has moved it; nil if none has.
  private var grab: Grab?
  private var isHovered = false
  /// The last scale that was not a straight line. It counts for its track and range alone.
  private var scale = ThumbScale.none

  private enum Grab: Equatable, Sendable {
    /// The y of the nub's top and its length, in points, and its scale.
    case standard(y: Double, length: Double, ThumbScale)
    /// The y of the nub's top, in points; nil if it is that of the offset. The last offset that the drag has set, in
    /// points, shifted with the content.
    case ignoreInsets(y: Double?, offset: Double)
  }

  package init(options: NubOptions) {
    self.options = options
  }

  // MARK: State

  /// The range of the nub's top, in points; nil if it does not fit or nothing scrolls.
  package func track(in geometry: AxisGeometry, overscroll: Double = 0) -> Interval? {
    let lower = geometry.leadingInset + options.margin
    let length = length(in: geometry, overscroll: overscroll)
    let upper = geometry.viewport - length - options.margin
    return upper > lower && geometry.range.length > 0 ? Interval(lower: lower, upper: upper) : nil
  }

  /// The nub's length, in points.
  ///
  /// A proportional nub has the visible share of the content, or had it when it was grabbed. Overscroll shrinks it; see
  /// `Thumb.length`.
  package func length(in geometry: AxisGeometry, overscroll: Double = 0) -> Double {
    guard options.isProportional, geometry.content > 0, geometry.viewport > 0 else {
      return options.length
    }
    let track = max(0, geometry.viewport - geometry.leadingInset - 2 * options.margin)
    if case .standard(_, let length, _) = grab, length < track, overscroll == 0 { return length }
    return Thumb.length(on: track, of: geometry, overscroll: overscroll, minimum: options.length)
  }

  /// The position of an offset in the content, 0…1. With `ignoreInsets` it can be outside.
  package func share(of offset: Double, in geometry: AxisGeometry) -> Double {
    switch options.rule {
    case .standard: return geometry.range.progress(of: offset)
    case .ignoreInsets:
      let bottom = geometry.content - geometry.viewport
      return bottom.magnitude < AxisGeometry.rounding ? 0 : Math.quotient(offset, bottom)
    }
  }

  /// The y of the nub's top, in points; nil if it does not fit. A nub that is grabbed stays under the pointer; with
  /// `ignoreInsets` it returns to the y of the offset when the content moves.
  ///
  /// - Parameter rest: The rest range. Out of it the nub is shorter.
  package func y(offset: Double, in geometry: AxisGeometry, rest: Interval) -> Double? {
    guard let track = track(in: geometry, overscroll: rest.overscroll(of: offset)) else { return nil }
    switch grab {
    case .standard(let y, _, _): return track.clamp(y)
    case .ignoreInsets(let y?, let last) where last == offset: return y
    case .ignoreInsets, nil: return self.y(showing: offset, on: track, in: geometry)
    }
  }

  /// The y of the nub's top that shows an offset, in points.
  ///
  /// Deviation: with `ignoreInsets` the original divides by content − viewport also where content rests in an inset, without a
  /// bound: where content is hardly longer than its viewport, the nub is thousands of points away. Here it is no farther past its
  /// track than the content is past 0 or content − viewport.
  private func y(showing offset: Double, on track: Interval, in geometry: AxisGeometry) -> Double {
    switch options.rule {
    case .standard: return scale.valid(travel: track, range: geometry.range).position(of: offset)
    case .ignoreInsets:
      let y = track.lower + share(of: offset, in: geometry) * track.length
      let bottom = geometry.content - geometry.viewport
      let past = Interval(between: 0, and: bottom).overscroll(of: offset).magnitude
      return track.extended(before: past, after: past).clamp(y)
    }
  }

  /// The position on its track with its top at `y`, 0…1; nil if it does not fit.
  package func share(at y: Double, in geometry: AxisGeometry) -> Double? {
    track(in: geometry).map { $0.progress(of: y) }
  }

  /// Its opacity, 0…1; also if it does not fit.
  package func alpha(at now: Double) -> Double { fade.alpha(at: now) }
  package var isGrabbed: Bool { grab != nil }
  /// The last offset that the drag has set, or that at which it began, in points; nil if the nub is not grabbed.
  var lastOffset: Double? {
    switch grab {
    case .standard(let y, _, let scale): scale.offset(at: y)
    case .ignoreInsets(_, let offset): offset
    case nil: nil
    }
  }
  /// Whether it is visible at all.
  package func isShown(at now: Double) -> Bool { now < fade.end }
  /// When it last began to fade in, in seconds.
  var shownSince: Double { fade.begin }
  /// When its fade-out ends, in seconds; infinity if none is due.
  var fadeOutEnd: Double { fade.end }
  /// Whether a fade or the delay before it is under way.
  package func needsTick(at now: Double) -> Bool { fade.needsTick(at: now) }

  /// When its opacity next differs by a 255th from that at `now`, from `earliest` on, in seconds; infinity if it does not.
  func nextFading(from earliest: Double, at now: Double) -> Double { fade.nextLevel(from: earliest, at: now) }

  // MARK: Changes

  /// Fades in when the content moves, and out after a delay when it rests.
  package mutating func respond(to change: ScrollChange) {
    if change.isMoved || change.movesOn {
      switch options.rule {
      case .standard: show(at: change.begin)
      case .ignoreInsets:  // only a deceleration postpones the fade-out
        let isDecelerating = change.phase.isDecelerating
        if isDecelerating {
          show(at: change.begin)
        } else if !isShown(at: change.time) {
          show(at: max(change.begin, fade.end))
        }
      }
    }
    if change.phase == .idle, !change.driver.isHeld { hideLater(at: change.rested) }
  }

  /// Grabs the nub.
  ///
  /// - Returns: Whether it is visible; otherwise nothing changes.
  package mutating func grab(offset: Double, in geometry: AxisGeometry, rest: Interval, at now: Double) -> Bool {
    guard isShown(at: now), let track = track(in: geometry), let y = y(offset: offset, in: geometry, rest: rest) else {
      return false
    }
    switch options.rule {
    case .standard:
      let scale = ThumbScale(anchoredAt: track.clamp(y), offset, travel: track, range: rest)
      grab = .standard(y: y, length: length(in: geometry), scale)
    case .ignoreInsets: grab = .ignoreInsets(y: y, offset: offset)
    }
    show(at: now)
    return true
  }

  /// Moves the grabbed nub with a pointer that moved by `distance` points.
  ///
  /// When something else has moved the content, or its size has changed, the drag continues from there: content never
  /// jumps, and both ends of the track still are both ends of the rest range; see `ThumbScale`.
  ///
  /// - Parameters:
  ///   - sideways: The pointer's distance from the nub, in points. A larger distance reduces the movement.
  ///   - current: The content offset, in points, if it is known.
  /// - Returns: The offset to scroll to at once, in points; nil if the nub is not grabbed.
  package mutating func drag(
    by distance: Double, sideways: Double, in geometry: AxisGeometry, rest: Interval, current: Double?
  ) -> Double? {
    guard let grab, let track = track(in: geometry) else { return nil }
    let movement = distance * fineness(sideways: sideways)
    switch grab {
    case .standard(let y, let length, let scale):
      let start = track.clamp(y)
      let end = track.clamp(start + movement)
      let last = scale.offset(at: y)
      let next = scale.continued(at: start, from: last, to: current ?? rest.clamp(last), travel: track, range: rest)
      let scale = next.reaching(end, by: movement)
      self.grab = .standard(y: end, length: length, scale)
      return scale.offset(at: end)
    case .ignoreInsets(_, let last):
      let here = current ?? last
      let start = y(offset: here, in: geometry, rest: rest) ?? track.lower
      let end = track.clamp(start + movement)
      let length = max(0, geometry.content - geometry.viewport - rest.lower)
      let offset = rest.lower + track.progress(of: end) * length
      // Content that moves takes the nub to the y of its offset; otherwise the nub stays under the pointer.
      let top = y(showing: offset, on: track, in: geometry)
      self.grab = .ignoreInsets(y: offset == here ? end : top, offset: offset)
      return offset
    }
  }

  /// The content was shifted.
  package mutating func shift(by distance: Double) {
    scale = scale.shifted(by: distance)
    switch grab {
    case .standard(let y, let length, let scale): grab = .standard(y: y, length: length, scale.shifted(by: distance))
    case .ignoreInsets(_, let offset): grab = .ignoreInsets(y: nil, offset: offset + distance)
    case nil: break
    }
  }

  /// Releases the nub.
  package mutating func release(at now: Double) {
    guard isGrabbed else { return }
    grab = nil
    hideLater(at: now)
  }

  /// A nub that no finger holds stays where it was drawn, and moves with the content from there on.
  mutating func keep(at y: Double, offset: Double, in geometry: AxisGeometry, rest: Interval) {
    guard grab == nil, let track = track(in: geometry, overscroll: rest.overscroll(of: offset)) else { return }
    scale = ThumbScale(travel: track, range: geometry.range).kept(at: y, offset)
  }

  /// A mouse came near: the nub does not fade out.
  package mutating func beginHover(at now: Double) {
    isHovered = true
    if isShown(at: now) { show(at: now) }
  }

  /// The mouse left.
  package mutating func endHover(at now: Double) {
    isHovered = false
    if !isGrabbed { hideLater(at: now) }
  }

  // MARK: Private

  private mutating func show(at now: Double) { fade.fadeIn(at: now, duration: options.fade) }

  private mutating func hideLater(at now: Double) {
    if !isHovered { fade.fadeOut(at: now + options.delay) }
  }

  private func fineness(sideways: Double) -> Double {
    options.fineDistance > 0 ? 1 / (1 + Math.quotient(sideways.magnitude, options.fineDistance)) : 1
  }
}
