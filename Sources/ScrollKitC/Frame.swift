import CScrollKitTypes
import ScrollKitCore

/// Advance to a time and read what to draw.
///
/// Call it once a frame while the frame says `needs_tick`. However often it is called, the offset
/// at a time is the same.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the frame, in seconds; not before the time of an earlier call.
/// @param frame    Receives the frame; its `struct_size` must be set. NULL: only advance.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes, the frame neither. A delegate that
///         destroys the scroller leaves the frame as it was.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_tick")
public func scrollkit_scroller_tick(
  _ scroller: ScrollerRef?, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  if let frame, !scrollkit_frame.canHave(size: frame.pointee.struct_size) {
    return .invalidSize
  }
  if let wrong = doubt(time: time, after: box.pointee.engine.clock) { return wrong }
  if box.pointee.nested == nil {
    box.tickAlone(time)
    guard box.announceAlone(), let frame else { return .ok }
    box.draw(frame)
  } else {
    box.tickChain(time, frame)
  }
  return .ok
}

/// Advance several scrollers to a time and read what to draw; all or none.
///
/// @param scrollers The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
///                  destroys one of them must leave the array as it is until the call returns.
/// @param count     How many, 1048576 at most.
/// @param time      Time of the frame, in seconds; not before the time of an earlier call.
/// @param frames    Receives a frame for each; all must have the `struct_size` of the first, which is
///                  the distance between them. NULL: only advance.
/// @return As scrollkit_scroller_tick, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and nothing
///         changes. Delegates are told when all scrollers have been moved.
///
/// Thread safety: the scrollers' thread. Since: 0.1.
@_cdecl("scrollkit_scroller_tick_many")
public func scrollkit_scroller_tick_many(
  _ scrollers: UnsafePointer<ScrollerRef?>?, _ count: UInt, _ time: Double,
  _ frames: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard count > 0 else { return .ok }
  guard let scrollers else { return .nullArgument }
  guard count <= largestBatch else { return .outOfRange }
  let stride = frames?.pointee.struct_size ?? UInt32(scrollkit_frame.ownSize)
  guard scrollkit_frame.canHave(size: stride) else { return .invalidSize }
  var place = 0
  while place < count {
    guard let box = BoxPointer(scrollers[place]) else { return .nullArgument }
    if let wrong = doubt(time: time, after: box.pointee.engine.clock) { return wrong }
    if let frames, frames.frame(place, stride: stride).pointee.struct_size != stride {
      return .invalidSize
    }
    place &+= 1
  }
  place = 0
  while place < count {
    if let box = BoxPointer(scrollers[place]) {  // always: none is NULL
      box.hold()
      box.tickOne(time)
      if let frames { box.draw(frames.frame(place, stride: stride)) }
    }
    place &+= 1
  }
  place = 0
  while place < count {
    BoxPointer(scrollers[place])?.tellAll()
    place &+= 1
  }
  while place > 0 {
    place &-= 1
    _ = BoxPointer(scrollers[place])?.letGo()
  }
  return .ok
}

/// Read what to draw as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param frame    Receives the frame; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE,
///         and the frame is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_frame")
public func scrollkit_scroller_get_frame(
  _ scroller: ScrollerRef?, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let frame else { return .nullArgument }
  guard scrollkit_frame.canHave(size: frame.pointee.struct_size) else { return .invalidSize }
  box.draw(frame)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// A tick of a scroller that may be nested.
  fileprivate func tickOne(_ time: Double) {
    guard pointee.nested != nil else { return tickAlone(time) }
    passTime(to: time)
    if pointee.extras != nil { tickAlone(max(time, pointee.engine.clock)) }
  }

  fileprivate func tickAlone(_ time: Double) {
    guard let extras = pointee.extras else { return pointee.engine.tick(time) }
    extras.pointee.behaviours.tick(&pointee.engine, to: time)
  }

  /// A tick of a nested scroller, which is one of all that move with it.
  fileprivate func tickChain(_ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?) {
    tickOne(time)
    guard announceChain(), let frame else { return }
    draw(frame)
  }

  fileprivate func draw(_ frame: UnsafeMutablePointer<scrollkit_frame>) {
    guard frame.pointee.struct_size == UInt32(scrollkit_frame.ownSize) else {
      return drawOtherSize(frame)
    }
    let clock = pointee.engine.clock
    #if hasFeature(Embedded)
      var state = pointee.engine.drawn  // the same, with nothing between
    #else
      var state = pointee.engine.frame
    #endif
    if let extras = pointee.extras, extras.pointee.behaviours.needsTick || extras.pointee.behaviours.barDue < .infinity {
      state.needsTick = true
    }
    frame.pointee = scrollkit_frame(state, time: clock.isFinite ? clock : 0)
  }

  /// The same for an older or newer caller.
  fileprivate func drawOtherSize(_ frame: UnsafeMutablePointer<scrollkit_frame>) {
    var drawn = scrollkit_frame.standard
    draw(&drawn)
    drawn.write(to: frame)
  }
}

extension UnsafeMutablePointer where Pointee == scrollkit_frame {
  /// The frame at a place, where frames are `stride` bytes apart.
  fileprivate func frame(_ place: Int, stride: UInt32) -> UnsafeMutablePointer<scrollkit_frame> {
    (UnsafeMutableRawPointer(self) + place &* Int(stride))
      .assumingMemoryBound(to: scrollkit_frame.self)
  }
}
