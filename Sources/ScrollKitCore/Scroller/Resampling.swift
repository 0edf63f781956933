/// A finger's movements, looked at as they were at even distances in time.
///
///     reports   ●   ●  ●     ●   ●  ●        as the device sends them, 125 times a second, unevenly
///     frames      │      │      │            60 times a second
///     shown      ○      ○      ○             5 ms before each frame: between two reports
///
/// A frame that shows the newest report shows one, two or three reports' worth of movement, and a
/// steady finger seems to tremble. Read 5 ms before the frame, between the reports around that
/// moment, every frame shows as much as the finger moved in a frame's time. Let go, content goes on
/// from where it is shown: nothing jumps.
extension Scroller {
  /// Whether a drag is shown later than it is reported, so that time alone moves content.
  var isResampled: Bool { setting.preferences.resamples && phase.kind == .dragging }

  /// Moves the content to where the finger that drags it was 5 ms before `now`.
  ///
  /// - Returns: The new content offset, in points; nil if no finger drags it.
  @discardableResult
  mutating func resample(at now: Double) -> Vector? {
    guard let began = phase.dragBegan else { return nil }
    return phase.showDrag(at: resampledPosition(at: max(now - Self.latency, began), since: began))
  }

  /// Whether what is shown of the finger's movements still changes with time alone.
  func isCatchingUp(at now: Double) -> Bool {
    phase.kind == .dragging && now - Self.latency - tracker[0].time < Self.silence
  }

  /// When it no longer does, in seconds.
  var catchingUpEnd: Double { tracker[0].time + Self.latency + Self.silence }

  /// When what is shown of the finger's movements next may turn after `now`, in seconds; infinity once it
  /// no longer changes.
  func resampledPieceEnd(after now: Double) -> Double {
    var next = Double.infinity
    func meet(_ time: Double) { if time > now { next = min(next, time) } }
    var age = 0
    while age < tracker.count {
      let time = tracker[age].time + Self.latency
      if time <= now { break }
      meet(time)
      age += 1
    }
    let last = tracker[0].time + Self.latency
    if tracker.count > 1 { meet(last + min(Self.reach, tracker[0].time - tracker[1].time)) }
    meet(last + Self.reach)
    meet(last + Self.silence)
    return next
  }

  /// Where the finger was at a time, in points.
  private mutating func resampledPosition(at moment: Double, since began: Double) -> Vector {
    var after = tracker[0]
    guard moment < after.time else {
      guard tracker.count > 1 else { return after.position }
      return Self.predicted(after, tracker[1], by: moment - after.time, since: began)
    }
    var age = 1
    while age < tracker.count {
      let before = tracker[age]
      if before.time <= moment {
        let share = (moment - before.time) / (after.time - before.time)
        return before.position + (after.position - before.position) * share
      }
      after = before
      age += 1
    }
    return after.position
  }

  /// Where the finger is going to be so long after its last report: on, as it was moving, but
  /// neither far nor for long.
  ///
  /// Deviation: Android guesses half as far as its last two reports are apart; a report that is late
  /// then shows.
  private static func predicted(
    _ last: VelocityTracker.Sample, _ before: VelocityTracker.Sample, by time: Double,
    since began: Double
  ) -> Vector {
    let spacing = last.time - before.time
    guard time < silence, spacing < silence, before.time >= began else { return last.position }
    let fading = time > reach ? (silence - time) / (silence - reach) : 1
    let ahead = min(min(time, spacing), reach) * fading
    return last.position + (last.position - before.position) * (ahead / spacing)
  }

  /// Published (Android, Chromium). 5 ms before the frame; more guesses less and lags more.
  static let latency = 0.005
  /// Published (Android, Chromium). 8 ms: the farthest that a guess goes beyond the last report.
  private static let reach = 0.008
  /// Published (Android). 20 ms: reports farther apart belong to a finger that has stopped.
  private static let silence = 0.02
}

extension ScrollPhase.Drag {
  /// Moves the content to where it would be with the finger at a position.
  mutating func show(at position: Vector) {
    if !hold.keepsStill(.x) { anchors.x.move(to: position.x) }
    if !hold.keepsStill(.y) { anchors.y.move(to: position.y) }
  }
}

extension FingerHold {
  /// Movements before are not shown, if content did not follow the finger as it does now: was let go
  /// or is taken up anew, along an axis.
  mutating func begin(after old: FingerHold?, now: Double) {
    if let old, old.threshold == threshold, old.axis.axis == axis.axis { return }
    began = now
  }
}
