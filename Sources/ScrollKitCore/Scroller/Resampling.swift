/// Resampling: a finger's positions at even distances in time.
///
///     reports   ●   ●  ●     ●   ●  ●        as the device sends them, 125 times a second, unevenly
///     frames      │      │      │            60 times a second
///     shown      ○      ○      ○             5 ms before each frame, earlier if reports are late: on a line through the last reports
///
/// Between two frames there are one, two or three reports, so the newest report moves content unevenly.
/// On the line that fits the reports of the last 35 ms best, each by its age, a steady finger moves content evenly, and noise is
/// averaged. Released content continues from the offset at which it was drawn: nothing jumps.
extension Scroller {
  /// Whether a drag is shown later than it is reported, so that time alone moves content.
  var isResampled: Bool { setting.rules.preferences.resamples && activity.kind == .dragging }

  /// Moves the content to where the finger that drags it was `latency` before `now`.
  ///
  /// - Returns: The new content offset, in points; nil if no finger drags it.
  @discardableResult
  mutating func resample(at now: Double) -> Vector? {
    guard let began = activity.dragBegan else { return nil }
    return activity.show(at: resampledPosition(at: max(now - latency, began), since: began))
  }

  /// The drag with the finger where it was `latency` before a time within the present piece of the path; nil if no finger drags
  /// the content.
  mutating func resampledDrag(at time: Double) -> ScrollActivity.Drag? {
    guard var drag = activity.drag else { return nil }
    let began = drag.hold.began
    drag.show(at: resampledPosition(at: max(time - latency, began), since: began))
    return drag
  }

  /// By how many seconds content is shown later than the finger was there: 5 ms, and as late as its reports are.
  private var latency: Double { Self.earliest + tracker.lateness.largest }

  /// Whether the resampled position still changes with time alone.
  func isCatchingUp(at now: Double) -> Bool {
    activity.kind == .dragging && now < catchingUpEnd
  }

  /// When `isCatchingUp` becomes false, in seconds.
  var catchingUpEnd: Double { tracker.newest.time + latency + Self.longestSilence }

  /// When the resampled movement next may turn or meets an edge after `now`, in seconds; infinity once it no longer changes.
  ///
  /// Until then the finger moves evenly, and so does content in range.
  mutating func resampledPieceEnd(after now: Double) -> Double {
    var next = Double.infinity
    func include(_ time: Double) { if time > now { next = min(next, time) } }
    if let drag = activity.drag { include(drag.hold.began + latency) }
    let last = tracker.newest.time + latency
    include(last + Self.reach)
    include(last + Self.longestSilence)
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

  /// Where the finger was at a time, in points: extrapolated by at most `reach` seconds from its last report; it fades back until
  /// `longestSilence`.
  ///
  /// Deviation: Android interpolates between two reports, and extrapolates from them by at most half the time between them;
  /// noise and late reports are then visible.
  private mutating func resampledPosition(at moment: Double, since began: Double) -> Vector {
    let newest = tracker.newest
    let ahead = moment - newest.time
    guard ahead < Self.longestSilence else { return newest.position }
    let fading = ahead > Self.reach ? (Self.longestSilence - ahead) / (Self.longestSilence - Self.reach) : 1
    return newest.position + distanceOfLine(ahead: min(ahead, Self.reach), since: began) * fading
  }

  /// How far the line through the last reports is from the newest position some seconds after it, in points.
  ///
  ///     weight of a report  1 − age / window
  ///     mean   = Σ w·y / Σ w
  ///     slope  = (Σ w · Σ w·t·y − Σ w·t · Σ w·y) / (Σ w · Σ w·t² − (Σ w·t)²)
  private mutating func distanceOfLine(ahead: Double, since began: Double) -> Vector {
    let newest = tracker.newest
    var (weights, times, squares) = (1.0, 0.0, 0.0)
    var (positions, products) = (Vector.zero, Vector.zero)
    for age in 1..<max(1, tracker.count) {
      let report = tracker[age]
      let time = report.time - newest.time
      if report.time < began || -time >= Self.window { break }
      let weight = 1 + time / Self.window
      let distance = report.position - newest.position
      weights += weight
      times += weight * time
      squares += weight * time * time
      positions = positions + distance * weight
      products = products + distance * (weight * time)
    }
    guard times < 0 else { return .zero }
    let slope = (products * weights - positions * times) * (1 / (weights * squares - times * times))
    return positions * (1 / weights) + slope * (ahead - times / weights)
  }

  /// Published (Android, Chromium). 5 ms before the frame; more extrapolates less and lags more.
  private static let earliest = 0.005
  /// Published (Android, Chromium). 8 ms: the most by which a position is extrapolated. Larger lags less and overshoots more.
  private static let reach = 0.008
  /// Measured (docs/senses.md). 35 ms: the time of the reports through which the line leads. Longer averages more noise, and turns
  /// later.
  private static let window = 0.035
  /// Published (Android). 20 ms after its last report a finger has stopped. Larger extrapolates slower screens, and a finger that
  /// has stopped.
  private static let longestSilence = 0.02
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
