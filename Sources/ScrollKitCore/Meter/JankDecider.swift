/// Decides which frames are janky by Chromium's rules, version 4 (cc/metrics/scroll_jank_v4_decider.cc, 2025), and counts them.
///
///     events    1   2   3   4   5          each reaches the display in the next frame
///     frames      1   2   3   ·  45        · the display missed a frame, although event 4 was there in time:
///                                          the frame after it, which shows 4 and 5, is janky
///
/// 1. An event must not need longer to the display than those before, but for a discount that grows with each frame.
/// 2. Fast movement must be seen in every frame.
/// 3. So must momentum, also where it follows a fast finger.
///
/// The first rule, for a frame that is seen at `P`, `n` frames of the display after the one before:
///
///     missed = ⌊(P − E_first − (D + (n − 1)·0.01·T − 0.05·T)) / (0.99·T)⌋
///     D ← min(D + n·0.01·T, P − E_last)
///
///     D                 the shortest time from an event to the display so far, with its discount, in s
///     E_first, E_last   when the first and the last event of the frame happened, in s
///     P                 when the frame is seen, in s
///     T                 the interval from one frame of the display to the next, in s
///     n, missed         in frames; `missed` is at least 0
struct JankDecider: Sendable {
  private(set) var jankyFrames: UInt64 = 0
  private(set) var missed = MissedFrames()
  /// What is known of the last frame of the scroll; nil before the first.
  private var last: LastFrame?

  private struct LastFrame {
    let begin: Double
    /// When it was seen, or would have been; nil if that is not known.
    let presentation: Double?
    /// When its last event happened, or would have happened; nil if that is not known.
    let lastEvent: Double?
    /// The shortest time from an event to the display up to now, with its discount, in seconds; nil if that is not known.
    let delivery: Double?
    let isMomentum: Bool
    /// Whether the last frame with events moved fast.
    let isFastScroll: Bool
  }

  /// The scroll ends: the next frame is compared with none.
  mutating func endScroll() { last = nil }

  /// Judges the next frame.
  ///
  /// - Parameter isNextFast: For a frame without events, whether the next one with events moves fast.
  mutating func add(_ frame: ScrolledFrame, interval: Double, isNextFast: Bool) {
    let vsyncs = last.map { frame.vsyncs(since: $0.begin, seen: $0.presentation, interval: interval) } ?? 1
    let found = vsyncs > 1 ? missed(by: frame, vsyncs, interval: interval, isNextFast: isNextFast) : MissedFrames()
    if found.areAny { jankyFrames += 1 }
    missed = missed + found
    follow(frame, vsyncs, interval: interval, isJanky: found.areAny)
  }

  private func missed(
    by frame: ScrolledFrame, _ vsyncs: Double, interval: Double, isNextFast: Bool
  ) -> MissedFrames {
    var found = MissedFrames()
    guard let last else { return found }
    found.byDelivery = lateFrames(of: frame, vsyncs, interval: interval)
    let between = UInt64(vsyncs) - 1
    if frame.real?.isFastFling ?? false {
      if last.isMomentum { found.inFling = between } else if last.isFastScroll { found.atStartOfFling = between }
    } else if frame.real?.isFastScroll ?? isNextFast, last.isFastScroll {
      found.inFastScroll = between
    }
    return found
  }

  /// The number of frames in which the events could have been seen, as fast as those before.
  private func lateFrames(of frame: ScrolledFrame, _ vsyncs: Double, interval: Double) -> UInt64 {
    guard let last, let delivery = last.delivery, let event = firstEvent(of: frame),
      let presentation = frame.presentation ?? last.presentation.map({ $0 + (frame.begin - last.begin) })
    else { return 0 }
    let allowed = delivery + (vsyncs - 1) * Self.discount * interval - Self.timeInaccuracy * interval
    let frames = (presentation - event - allowed) / ((1 - Self.discount) * interval)
    return UInt64(max(0, min(Math.floor(frames + Self.rounding), Self.mostVsyncs - 1)))
  }

  /// When the first event of a frame happened; for an extrapolated position, as long before it as in the frame before.
  private func firstEvent(of frame: ScrolledFrame) -> Double? {
    guard let extrapolated = extrapolatedEvent(of: frame) else { return frame.real?.first }
    return min(frame.real?.first ?? extrapolated, extrapolated)
  }

  private func extrapolatedEvent(of frame: ScrolledFrame) -> Double? {
    guard let last, let event = last.lastEvent, let synthetic = frame.synthetic else { return nil }
    return event + (synthetic - last.begin)
  }

  private mutating func follow(_ frame: ScrolledFrame, _ vsyncs: Double, interval: Double, isJanky: Bool) {
    let known = isJanky ? nil : last
    let discounted = known?.delivery.map { $0 + vsyncs * Self.discount * interval }
    var delivery = discounted
    if let real = frame.real, let presentation = frame.presentation {
      delivery = min(discounted ?? .infinity, presentation - real.last)
    }
    let unseen = known.flatMap { last in last.presentation.map { $0 + (frame.begin - last.begin) } }
    last = LastFrame(
      begin: frame.begin, presentation: frame.presentation ?? unseen,
      lastEvent: frame.real?.last ?? (isJanky ? nil : extrapolatedEvent(of: frame)), delivery: delivery,
      isMomentum: frame.real?.momentum != nil,
      isFastScroll: frame.real?.isFastScroll ?? last?.isFastScroll ?? false)
  }

  /// Published (Chromium, scroll jank 4). 1 % of a frame: how much longer each further frame may need. Larger finds fewer janky frames.
  private static let discount = 0.01
  /// Published (Chromium, scroll jank 4). 5 % of a frame: the inaccuracy of the times. Larger finds fewer janky frames.
  private static let timeInaccuracy = 0.05
  /// Published (Chromium, scroll jank 4). 1,000,000 frames: the most between two. Larger counts longer pauses.
  fileprivate static let mostVsyncs = 1e6
  /// Derived. A millionth of a frame: times are doubles, and Chromium's are whole microseconds. Larger counts
  /// a frame that was not yet missed.
  private static let rounding = 1e-6
}

extension ScrolledFrame {
  /// The number of frames of the display since the frame before: 1 if none is between them.
  fileprivate func vsyncs(since begin: Double, seen: Double?, interval: Double) -> Double {
    var distance = self.begin - begin
    if let presentation, let seen { distance = presentation - seen }
    return max(1, min(Math.floor(distance / interval + 0.5), JankDecider.mostVsyncs))
  }
}
