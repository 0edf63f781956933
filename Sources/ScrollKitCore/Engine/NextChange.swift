/// When a frame will next differ, so that no frame is drawn twice.
///
///     offset in pixels  ───────────┐
///                                  └──────────────┐
///     frames     │    │    │    │  : │    │    │  :  │      a frame is due where the pixel changes
///
/// Hosts draw at whole pixels: a position `p` of the viewport at ⌊p · scale + ½⌋. The content is drawn at the position
/// −offset. Where the content is at a time is a closed form, so the time at which it crosses the border of a pixel is known.
public struct NextChange: Equatable, Sendable {
  /// The first time, in seconds; infinity if nothing changes without an input.
  public var time: Double
  /// Whether a frame at that time differs from that of the last call. If not, a motion or a pause ends then: the time must
  /// pass, and more may follow.
  public var isDrawn: Bool
  /// How many frames a second the present speed of the content deserves; 0 while nothing changes without an input. 120
  /// stands for as many as the display has.
  public var frameRate: Double
}

extension ScrollView {
  /// When a frame will next differ from that of the last call.
  ///
  /// Content that is zoomed, resampled or stretched is drawn in every frame while it moves. With headers, one frame
  /// at a turn may be drawn although nothing differs.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The scale of the display.
  ///   - time: The time of the next frame, in seconds: earlier frames are not drawn.
  /// - Precondition: `pixelsPerPoint > 0`.
  public mutating func nextChange(pixelsPerPoint: Double, from time: Double) -> NextChange {
    precondition(pixelsPerPoint > 0, "ScrollView: the scale of the display must be positive")
    let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
    return onHostClock(nextChange(on: grid, from: now(at: time), segmentEnd: engine.segment.end))
  }

  /// A change on the clock of the host. What has ended while the layout changed ends at the next call.
  func onHostClock(_ change: NextChange) -> NextChange {
    var change = change
    change.time = hostTime(of: max(change.time, engine.clock))
    return change
  }

  /// The next change of what is drawn, in the view's own time.
  ///
  /// - Parameter segmentEnd: When the present segment of the path ends, or that of the chain that moves the content.
  mutating func nextChange(on grid: PixelGrid, from earliest: Double, segmentEnd: Double) -> NextChange {
    var (drawn, ending) = engine.nextChange(on: grid, from: earliest, segmentEnd: segmentEnd)
    if hasBehaviours {
      let hasPositions =
        behaviours.headers.count > 0 || behaviours.nub != nil || behaviours.bars.x != nil || behaviours.bars.y != nil
      if let nub = behaviours.nub, behaviours.lastEmitted.nubIsShown {
        drawn = min(drawn, nub.nextFading(from: earliest, at: engine.clock))
        ending = min(ending, nub.fadeOutEnd)
      }
      if drawn > earliest, hasPositions { drawn = min(drawn, nextPosition(on: grid, from: earliest, segmentEnd: segmentEnd)) }
      ending = min(ending, barDue, behaviours.headers.nextSnapEnd(after: engine.clock))
      if hasPositions { ending = min(ending, segmentEnd) }
    }
    let isDrawn = drawn < .infinity && drawn <= max(ending, earliest)
    return NextChange(time: isDrawn ? drawn : ending, isDrawn: isDrawn, frameRate: frameRate)
  }

  private var frameRate: Double {
    mutating get {
      let frame = engine.drawn
      return FrameRate.rate(
        ofSpeed: max(frame.velocity.x.magnitude, frame.velocity.y.magnitude),
        isHeld: frame.phase.isHeld || frame.phase == .zooming,
        moves: frame.needsTick || needsTickForBehaviours)
    }
  }

  /// When a header, the nub or a scroll bar is next drawn elsewhere, in seconds; infinity if none is before the end of the
  /// segment of the path, or of the first snap of a header.
  private mutating func nextPosition(on grid: PixelGrid, from earliest: Double, segmentEnd: Double) -> Double {
    let moves = engine.isMovedByTime
    let snapEnd = behaviours.headers.nextSnapEnd(after: engine.clock)
    let end = moves ? min(segmentEnd, snapEnd) : snapEnd
    guard end < .infinity else { return .infinity }
    if moves && behaviours.headers.count > 0 && (earliest > segmentEnd || hasNewSegment) {
      return earliest  // only the content is known there
    }
    let present = positions(at: engine.clock, moves: false, on: grid)
    if positions(at: earliest, moves: moves, on: grid) != present { return earliest }
    guard earliest < end, positions(at: end, moves: moves, on: grid) != present else { return .infinity }
    return RootFinding.bisection(from: earliest, to: end) { time in positions(at: time, moves: moves, on: grid) != present }
  }

  /// Where headers, nub and scroll bars are drawn at a time within the present segment of the path.
  ///
  /// - Parameter moves: Whether time moves the content until then.
  private mutating func positions(at time: Double, moves: Bool, on grid: PixelGrid) -> DrawnPositions {
    var drawn = DrawnPositions()
    let offset = moves ? engine.scroller.offset(inSegmentAt: time) : engine.lastSnapshot.offset
    if behaviours.headers.count > 0 {
      let headers = moves ? headersMoved(at: time) : behaviours.headers
      for number in 0..<headers.count {
        let top = headers.top(of: number, at: time)
        drawn.add(grid.pixel(top), grid.pixel(top + headers[number].visibleHeight(at: time)))
      }
    }
    if let nub = behaviours.nub {
      let rest = engine.restRange.y
      let y = nub.y(offset: offset.y, in: engine.shownGeometry.y, rest: rest) ?? 0
      drawn.add(grid.pixel(y), grid.pixel(y + nub.length(in: engine.shownGeometry.y, overscroll: rest.overscroll(of: offset.y))))
    }
    func addBar(_ axis: Axis) {
      guard let bar = behaviours.bars[axis] else { return }
      let thumb = bar.thumb(offset: offset[axis], in: engine.shownGeometry[axis], rest: engine.restRange[axis])
      let start = thumb?.start ?? 0
      drawn.add(grid.pixel(start), grid.pixel(start + (thumb?.length ?? 0)))
    }
    addBar(.x)
    addBar(.y)
    return drawn
  }

  /// The headers when the content has moved along the present segment of the path up to a time.
  private mutating func headersMoved(at time: Double) -> HeaderStack {
    let change = changeAlongSegment
    let progress = engine.scroller.progress(.y, at: time)
    return behaviours.headers.responding(to: change.seen(at: engine.scroller.place(progress, .y)))
  }
}

extension ScrollEngine {
  /// Whether time alone moves the content along a path that is known.
  var isMovedByTime: Bool { mutating get { mode == .driven && scroller.activity.pathMotions != nil } }

  /// When content or an edge is next drawn otherwise, and when a motion or a pause ends, in seconds; infinity if never.
  fileprivate mutating func nextChange(
    on grid: PixelGrid, from earliest: Double, segmentEnd: Double
  ) -> (drawn: Double, ending: Double) {
    guard mode == .driven else { return (.infinity, lastSnapshot.needsTick ? segmentEnd : .infinity) }
    if isLed { return (lastSnapshot.needsTick ? earliest : .infinity, .infinity) }
    if scroller.activity.kind == .zoomAnimating || scroller.recessionEnd(after: clock) < .infinity { return (earliest, .infinity) }
    if scroller.isResampled { return (scroller.isCatchingUp(at: clock) ? earliest : .infinity, .infinity) }
    guard let motions = scroller.activity.pathMotions else { return (.infinity, scroller.activity.end) }
    let shown = lastSnapshot.offset
    let x = motions.x.nextPixel(after: shown.x, from: earliest, on: grid)
    let y = x > earliest ? motions.y.nextPixel(after: shown.y, from: earliest, on: grid) : earliest
    // An edge that one axis meets begins to recede there, while the other axis may coast on.
    return (min(x, y), scroller.setting.hasEffects ? min(scroller.activity.end, segmentEnd) : scroller.activity.end)
  }
}

extension TimedMotion {
  /// When content that is drawn for an offset is first drawn elsewhere, from `earliest` on, in seconds; infinity if never.
  fileprivate func nextPixel(after offset: Double, from earliest: Double, on grid: PixelGrid) -> Double {
    let pixel = grid.pixel(-offset)
    guard grid.pixel(-state(at: earliest).position) == pixel else { return earliest }
    let lower = reaching(-grid.start(of: pixel + 1), from: earliest, pixel, grid)
    let next = min(lower, reaching(-grid.start(of: pixel), from: earliest, pixel, grid))
    guard next < .infinity else { return next }
    // At that time it may still be a rounding error before the border.
    return RootFinding.first(soonAfter: next) { grid.pixel(-state(at: $0).position) != pixel }
  }

  /// When it is first at the border of a pixel, in seconds; infinity if never, or if it rests there within the pixel.
  private func reaching(_ border: Double, from earliest: Double, _ pixel: Double, _ grid: PixelGrid) -> Double {
    guard let time = time(reaching: border, from: earliest) else { return .infinity }
    return time >= end && grid.pixel(-motion.destination) == pixel ? .infinity : time
  }
}
