/// When a frame of nested scrollers will next differ: see `NextChange`.
extension NestedScroller {
  /// As `ScrollView.nextChange`, for content that a chain may move.
  package func nextChange(pixelsPerPoint: Double, from time: Double) -> NextChange {
    guard let chain = chainStart?.chain, chain.isActive else {
      return view.nextChange(pixelsPerPoint: pixelsPerPoint, from: time)
    }
    let (now, segmentEnd, isChained) = (view.now(at: time), chain.segmentEnd, view.engine.isChained)
    let ownEnd = isChained ? segmentEnd : view.engine.segment.end  // a member that the chain does not move may return by itself
    var change = view.nextChange(on: PixelGrid(pixelsPerPoint: pixelsPerPoint), from: now, segmentEnd: ownEnd)
    if now > segmentEnd, isChained {  // the next segment is not known
      (change.time, change.isDrawn) = (now, true)
    } else if segmentEnd < change.time {
      (change.time, change.isDrawn) = (segmentEnd, false)
    }
    return view.onHostClock(change)
  }
}
