/// Resampling: a finger's positions at even distances in time.
///
///     reports   ●   ●  ●     ●   ●  ●        as the device sends them, 125 times a second, unevenly
///     frames      │      │      │            60 times a second
///     shown      ○      ○      ○             5 ms before each frame, earlier if reports are late: on a line through the last reports
///
/// Between two frames there are one, two or three reports, so the newest report moves content unevenly. On the line
/// (`VelocityTracker.position(at:since:)`) a steady finger moves it evenly. Released content continues from the offset at which it was drawn: nothing jumps.
extension Scroller {
  /// Whether a drag is shown later than it is reported, so that time alone moves content.
  var isResampled: Bool { setting.rules.preferences.resamples && activity.kind == .dragging }

  /// Moves the content to where the finger that drags it was `latency` before `now`.
  ///
  /// - Returns: The new content offset, in points; nil if no finger drags it.
  @discardableResult
  mutating func resample(at now: Double) -> Vector? {
    guard let position = resampledPosition(at: now) else { return nil }
    return activity.show(at: position)
  }

  /// The drag with the finger where it was `latency` before a time within the present segment of the path; nil if no finger drags
  /// the content.
  mutating func resampledDrag(at time: Double) -> ScrollActivity.Drag? {
    guard var drag = activity.drag, let position = resampledPosition(at: time) else { return nil }
    drag.show(at: position)
    return drag
  }

  private mutating func resampledPosition(at time: Double) -> Vector? {
    guard let began = activity.dragBegan else { return nil }
    return tracker.position(at: max(time - latency, began), since: began)
  }

  /// By how many seconds content is shown later than the finger was there: 5 ms, and as late as its reports are.
  private var latency: Double { Self.earliest + tracker.lateness.largest }

  /// Whether the resampled position still changes with time alone.
  func isCatchingUp(at now: Double) -> Bool {
    activity.kind == .dragging && now < catchingUpEnd
  }

  /// When `isCatchingUp` becomes false, in seconds.
  var catchingUpEnd: Double { tracker.newest.time + latency + VelocityTracker.longestSilence }

  /// When the resampled movement next may turn or meets an edge after `now`, in seconds; infinity once it no longer changes.
  ///
  /// Until then the finger moves evenly, and so does content in range.
  mutating func resampledSegmentEnd(after now: Double) -> Double {
    var next = Double.infinity
    func include(_ time: Double) { if time > now { next = min(next, time) } }
    if let began = activity.dragBegan { include(began + latency) }
    let last = tracker.newest.time + latency
    include(last + VelocityTracker.reach)
    include(last + VelocityTracker.longestSilence)
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

  /// Published (Android, Chromium). 5 ms before the frame; more extrapolates less and lags more.
  private static let earliest = 0.005
}

extension ScrollActivity.Drag {
  /// Moves the content to where it would be with the finger at a position.
  mutating func show(at position: Vector) {
    if !hold.blocks(.x) { anchors.x.move(to: position.x) }
    if !hold.blocks(.y) { anchors.y.move(to: position.y) }
  }
}

extension FingerHold {
  /// Restarts resampling with a report if the content follows the finger along other axes than before.
  mutating func begin(after old: FingerHold?, made time: Double) {
    if let old, old.threshold == threshold, old.axis.axis == axis.axis { return }
    began = time
  }
}
