import CScrollKitTypes

extension scrollkit_delegate {
  /// A delegate that answers what was recorded, with some functions as bits.
  init(replaying functions: UInt64, by replay: ReplayPointer) {
    self = .standard
    user = UnsafeMutableRawPointer(replay)
    if functions & TracedDelegateFunctions.didHappen != 0 { did_happen = replayDidHappen }
    if functions & TracedDelegateFunctions.didReceive != 0 { did_receive = replayDidReceive }
    if functions & TracedDelegateFunctions.shouldScrollToTop != 0 {
      should_scroll_to_top = replayShouldScrollToTop
    }
    if functions & TracedDelegateFunctions.willEndDragging != 0 {
      will_end_dragging = replayWillEndDragging
    }
  }
}

private func replay(_ user: UnsafeMutableRawPointer?) -> ReplayPointer? {
  user?.assumingMemoryBound(to: TraceReplay.self)
}

private func replayDidHappen(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ event: UnsafePointer<scrollkit_event>?
) {
  guard let replay = replay(user), let box = BoxPointer(scroller), let event else { return }
  replay.notify(event: event, at: replay.pointee.place, replay.number(of: box), box)
  _ = replay.replay(.didHappen, of: box, TraceHash(event, sizes: replay.pointee.sizes))
}

private func replayDidReceive(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?
) {
  _ = replay(user)?.replay(.didReceive, of: BoxPointer(scroller), TraceHash())
}

private func replayShouldScrollToTop(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ source: scrollkit_top_source
) -> UInt32 {
  replay(user)?.replay(.shouldScrollToTop, of: BoxPointer(scroller), TraceHash(source))?.x == 0 ? 0 : 1
}

private func replayWillEndDragging(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ velocityX: Double, _ velocityY: Double,
  _ targetX: UnsafeMutablePointer<Double>?, _ targetY: UnsafeMutablePointer<Double>?
) {
  guard let targetX, let targetY else { return }
  let hash = TraceHash(
    velocity: (velocityX, velocityY), target: (targetX.pointee, targetY.pointee))
  guard let answer = replay(user)?.replay(.willEndDragging, of: BoxPointer(scroller), hash) else { return }
  (targetX.pointee, targetY.pointee) = answer
}

extension UnsafeMutablePointer where Pointee == TraceReplay {
  /// Replays a call of a delegate's function: the calls that it made, and its answer.
  ///
  /// - Returns: The answer; nil if no such call was recorded here.
  func replay(
    _ function: TracedCallback, of box: BoxPointer?, _ hash: TraceHash
  ) -> (x: Double, y: Double)? {
    let place = pointee.place
    guard let box, let record = record(), record.kind == .callback,
      word(place + 8) == function.rawValue, scroller(UInt64(word(place + 12))) == box
    else {
      if !pointee.isInvalid { differ(at: place) }
      return nil
    }
    if pointee.bytes.load(fromByteOffset: place + 16, as: UInt64.self) != hash.value { differ(at: place) }
    pointee.place = record.end
    while let record = self.record() {
      guard record.kind == .answer else {
        step()
        continue
      }
      pointee.place = record.end
      return (
        pointee.bytes.load(fromByteOffset: record.place + 8, as: Double.self),
        pointee.bytes.load(fromByteOffset: record.place + 16, as: Double.self)
      )
    }
    return nil
  }
}
