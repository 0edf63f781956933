/// Resampling: a finger's positions at even distances in time.
///
///     reports   ●   ●  ●     ●   ●  ●        as the device sends them, 125 times a second, unevenly
///     frames      │      │      │            60 times a second
///     shown      ○      ○      ○             5 ms before each frame: between two reports
///
/// Between two frames there are one, two or three reports, so the newest report moves content unevenly.
/// Interpolated 5 ms before the frame, a steady finger moves content evenly. Released content continues from
/// the offset at which it was drawn: nothing jumps.
extension Scroller {
  /// Whether a drag is shown later than it is reported, so that time alone moves content.
  var isResampled: Bool { setting.rules.preferences.resamples && activity.kind == .dragging }

  /// Moves the content to where the finger that drags it was 5 ms before `now`.
  ///
  /// - Returns: The new content offset, in points; nil if no finger drags it.
  @discardableResult
  mutating func resample(at now: Double) -> Vector? {
    guard let drag = resampledDrag(at: now) else { return nil }
    activity.continueDrag(drag)
    return drag.offset
  }

  /// The drag with the finger where it was 5 ms before a time within the present piece of the path; nil if no finger drags
  /// the content.
  mutating func resampledDrag(at time: Double) -> ScrollActivity.Drag? {
    guard var drag = activity.drag else { return nil }
    let began = drag.hold.began
    drag.show(at: resampledPosition(at: max(time - Self.latency, began), since: began))
    return drag
  }

  /// Whether the resampled position still changes with time alone.
  func isCatchingUp(at now: Double) -> Bool {
    activity.kind == .dragging && now < catchingUpEnd
  }

  /// When `isCatchingUp` becomes false, in seconds.
  var catchingUpEnd: Double { tracker[0].time + Self.latency + Self.longestSpacing }

  /// When the resampled movement next may turn or meets an edge after `now`, in seconds; infinity once it no longer changes.
  ///
  /// Until then the finger moves evenly, and so does content in range.
  mutating func resampledPieceEnd(after now: Double) -> Double {
    var next = Double.infinity
    func include(_ time: Double) { if time > now { next = min(next, time) } }
    for age in 0..<tracker.count {
      let time = tracker[age].time + Self.latency
      if time <= now { break }
      include(time)
    }
    let last = tracker[0].time + Self.latency
    if tracker.count > 1 { include(last + min(Self.reach, tracker[0].time - tracker[1].time)) }
    include(last + Self.reach)
    include(last + Self.longestSpacing)
    guard next < .infinity else { return next }
    let (start, end) = (resampledPath(at: now), resampledPath(at: next))
    return min(edgeTime(.x, start.x, end.x, now, next), edgeTime(.y, start.y, end.y, now, next))
  }

  /// Where content would be with the finger at its resampled position if there were no edges, in points.
  private mutating func resampledPath(at time: Double) -> Vector {
    resampledDrag(at: time).map { drag in Vector { axis in drag.anchors[axis].unclampedOffset } } ?? .zero
  }

  /// When an even movement first meets an edge, in seconds; `next` if it meets none.
  private func edgeTime(_ axis: Axis, _ start: Double, _ end: Double, _ now: Double, _ next: Double) -> Double {
    func time(_ edge: Double) -> Double {
      guard (edge - start) * (end - edge) > 0, (edge - start).magnitude > Vector.rounding else { return next }
      return now + (next - now) * ((edge - start) / (end - start))
    }
    let range = setting.restRange(axis)
    return min(time(range.lower), time(range.upper))
  }

  /// Where the finger was at a time, in points.
  private mutating func resampledPosition(at moment: Double, since began: Double) -> Vector {
    var after = tracker[0]
    guard moment < after.time else {
      guard tracker.count > 1 else { return after.position }
      return Self.predicted(after, tracker[1], by: moment - after.time, since: began)
    }
    for age in 1..<tracker.count {
      let before = tracker[age]
      if before.time <= moment {
        let share = (moment - before.time) / (after.time - before.time)
        return before.position + (after.position - before.position) * share
      }
      after = before
    }
    return after.position
  }

  /// The finger's position `time` seconds after its last report, extrapolated by at most `reach` seconds; it
  /// fades back until `longestSpacing`.
  ///
  /// Deviation: Android extrapolates by at most half the time between the last two reports; a late report is
  /// then visible.
  private static func predicted(
    _ last: VelocityTracker.Sample, _ before: VelocityTracker.Sample, by time: Double,
    since began: Double
  ) -> Vector {
    let spacing = last.time - before.time
    guard time < longestSpacing, spacing < longestSpacing, before.time >= began else { return last.position }
    let fading = time > reach ? (longestSpacing - time) / (longestSpacing - reach) : 1
    let ahead = min(min(time, spacing), reach) * fading
    return last.position + (last.position - before.position) * (ahead / spacing)
  }

  /// Published (Android, Chromium). 5 ms before the frame; more extrapolates less and lags more.
  static let latency = 0.005
  /// Published (Android, Chromium). 8 ms: the most by which a position is extrapolated. Larger lags less and overshoots more.
  private static let reach = 0.008
  /// Published (Android). 20 ms: reports farther apart belong to a finger that has stopped. Larger
  /// extrapolates slower screens, and a finger that moves on after a stop.
  private static let longestSpacing = 0.02
}

extension ScrollActivity.Drag {
  /// Moves the content to where it would be with the finger at a position.
  mutating func show(at position: Vector) {
    if !hold.blocks(.x) { anchors.x.move(to: position.x) }
    if !hold.blocks(.y) { anchors.y.move(to: position.y) }
  }
}

extension FingerHold {
  /// Restarts resampling at `now` if the content follows the finger along other axes than before.
  mutating func begin(after old: FingerHold?, now: Double) {
    if let old, old.threshold == threshold, old.axis.axis == axis.axis { return }
    began = now
  }
}
