/// When a frame of nested scrollers will next differ: see `NextChange`.
extension NestedScroller {
  /// As `ScrollView.nextChange`, for content that a chain may move.
  package func nextChange(pixelsPerPoint: Double, from time: Double) -> NextChange {
    guard let chain = chainStart?.chain, chain.isActive else {
      return view.nextChange(pixelsPerPoint: pixelsPerPoint, from: time)
    }
    let (now, pieceEnd, isChained) = (view.now(at: time), chain.pieceEnd, view.engine.isChained)
    let ownEnd = isChained ? pieceEnd : view.engine.piece.end  // a member that the chain does not move may return by itself
    var change = view.nextChange(on: PixelGrid(pixelsPerPoint: pixelsPerPoint), from: now, pieceEnd: ownEnd)
    if now > pieceEnd, isChained {  // the next piece is not known
      (change.time, change.isDrawn) = (now, true)
    } else if pieceEnd < change.time {
      (change.time, change.isDrawn) = (pieceEnd, false)
    }
    return view.onHostClock(change)
  }
}
