import CScrollKitTypes
import ScrollKitCore

/// Advance to a time and read the frame to draw.
///
/// Call it once per display frame while the frame's `needs_tick` is 1. The offset at a time does
/// not depend on the number of ticks before it.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the frame, in seconds.
/// @param frame    Receives the frame; its `struct_size` must be set. NULL: only advance.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes. If a
///         delegate destroys the scroller, the frame is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_tick(
  _ scroller: ScrollerRef?, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let frame, !scrollkit_frame.canHave(size: frame.pointee.struct_size) {
    return .invalidSize
  }
  if let error = timeError(time) { return error }
  box.tick(time)
  if box.notify(), let frame { box.draw(frame) }
  return .ok
}

/// Follow the offset of a host that owns it, and read the frame to draw and to store there: in place of
/// scrollkit_scroller_tick, once per display frame.
///
/// An immediate-mode toolkit stores the offset itself, and its own scroll bar may move it. If the host's
/// offset is not what the last call returned, the host has moved it: the content goes there at once, and a
/// motion ends, except a bounce along the other axis; a drag continues. Otherwise only time passes. A host
/// may store whole points, and only offsets in range: an offset that differs from the last frame's by less
/// than a point, or only by clamping, does not count as moved by the host. The first call compares with the
/// offset at which content begins. Set the size before.
///
/// The host's bar is the user's, as the thumb of scrollkit_scrollbar_enable. Its release is not reported: it lets
/// go 0.15 s after it last moved the content. Then pages and headers snap.
///
/// @param scroller The scroller; must not be NULL, and be driven.
/// @param host_x   x of the host's offset, in points.
/// @param host_y   y of the host's offset, in points.
/// @param time     Time of the frame, in seconds.
/// @param frame    Receives the frame; its `struct_size` must be set. NULL: the host reads it with
///                 scrollkit_scroller_get_frame.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes. If a
///         delegate destroys the scroller, the frame is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_sync(
  _ scroller: ScrollerRef?, _ host_x: Double, _ host_y: Double, _ time: Double,
  _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let frame, !scrollkit_frame.canHave(size: frame.pointee.struct_size) { return .invalidSize }
  guard box.pointee.view.mode == .driven else { return .wrongMode }
  if let error = lengthError(host_x, host_y) ?? timeError(time) ?? box.reserveStorage() { return error }
  box.change(at: time) { $0.receiveHostOffset(Vector(x: host_x, y: host_y), at: $1) }
  box.meterFrame()
  guard box.notify() else { return .ok }
  box.pointee.view.showToHost()
  if let frame { box.draw(frame) }
  return .ok
}

/// Advance several scrollers to a time and read their frames, all or none.
///
/// Delegates are notified after all scrollers have advanced, and before the frames are read.
///
/// @param scrollers The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
///                  destroys one of them must leave the array unchanged until the call returns.
/// @param count     The number of scrollers, at most 1048576.
/// @param time      Time of the frame, in seconds.
/// @param frames    Receives a frame for each scroller; all must have the `struct_size` of the
///                  first, which is the stride of the array. NULL: only advance.
/// @return As scrollkit_scroller_tick; also SCROLLKIT_STATUS_OUT_OF_RANGE for a larger `count`, and
///         nothing changes.
///
/// Thread safety: the scrollers' thread. Since: 0.1.
public func scroller_tick_many(
  _ scrollers: UnsafePointer<ScrollerRef?>?, _ count: UInt, _ time: Double,
  _ frames: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard count > 0 else { return .ok }
  guard let scrollers else { return .nullArgument }
  guard count <= largestBatch else { return .outOfRange }
  let stride = frames?.pointee.struct_size ?? UInt32(scrollkit_frame.ownSize)
  guard scrollkit_frame.canHave(size: stride) else { return .invalidSize }
  if let error = timeError(time) { return error }
  for index in 0..<Int(count) {
    guard BoxPointer(scrollers[index]) != nil else { return scrollers[index].refusal }
    if let frames, frames.frame(index, stride: stride).pointee.struct_size != stride {
      return .invalidSize
    }
  }
  for index in 0..<Int(count) {
    guard let box = BoxPointer(scrollers[index]) else { continue }  // none is NULL
    box.retain()
    box.tick(time)
  }
  for index in 0..<Int(count) { BoxPointer(scrollers[index])?.notifyChanged() }
  if let frames {
    for index in 0..<Int(count) {
      guard let box = BoxPointer(scrollers[index]), !box.pointee.isDestroyed else { continue }
      box.draw(frames.frame(index, stride: stride))
    }
  }
  for index in 0..<Int(count) { _ = BoxPointer(scrollers[index])?.release() }
  return .ok
}

/// Read the frame to draw, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param frame    Receives the frame; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE,
///         and the frame is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_frame")
public func scrollkit_scroller_get_frame(
  _ scroller: ScrollerRef?, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let frame else { return scroller.refusal }
  guard scrollkit_frame.canHave(size: frame.pointee.struct_size) else { return .invalidSize }
  box.draw(frame)
  return .ok
}

/// Find when a frame will next differ, so that no frame is drawn twice. Nothing changes.
///
/// A frame differs where content, headers, the nub or scroll bars are drawn at other pixels than as of
/// the last call. A position of the viewport is drawn at the pixel ⌊position · scale + ½⌋, and content at
/// the position −offset; pass a larger scale if rows at fractions of a pixel are rounded one by one.
/// Content that is zoomed, resampled or stretched is drawn in every frame while it moves.
///
/// After an input the next frame is drawn. Before each frame without one, ask from its time on:
/// while `is_drawn` is 0 and `time` not later, tick at `time` with a NULL frame and ask again; then draw the
/// frame if `time` is not later than it, and else wait until `time`.
///
/// @param scroller         The scroller; must not be NULL.
/// @param pixels_per_point The scale of the display, such as 2. Range: 0.01 to 1000
/// @param time             Time of the next frame, in seconds: earlier frames are not drawn.
/// @param change           Receives the change; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and `*change` is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_next_change")
public func scrollkit_scroller_get_next_change(
  _ scroller: ScrollerRef?, _ pixels_per_point: Double, _ time: Double,
  _ change: UnsafeMutablePointer<scrollkit_next_change>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let change else { return scroller.refusal }
  guard scrollkit_next_change.canHave(size: change.pointee.struct_size) else { return .invalidSize }
  if let error = rangeError(pixels_per_point, 0.01, 1000) ?? timeError(time) { return error }
  var next = scrollkit_next_change.standard
  box.findNextChange(pixels_per_point, from: time, &next)
  next.write(to: change)
  return .ok
}

/// Read the progress of a stretch of the content through the viewport along an axis, as of the last call: what fades or moves with
/// a rectangle while it scrolls through. Items of a list have scrollkit_list_get_progress.
///
/// The viewport is visible without its insets. In right-to-left content the stretch comes in at the left.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis.
/// @param start    The distance of its left or top from that of the content, in points at the current scale.
/// @param length   Its length, in points at the current scale; 0 or more.
/// @param progress Receives it; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the
///         struct is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_view_progress")
public func scrollkit_scroller_get_view_progress(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ start: Double, _ length: Double,
  _ progress: UnsafeMutablePointer<scrollkit_view_progress>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let progress else { return scroller.refusal }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  guard scrollkit_view_progress.canHave(size: progress.pointee.struct_size) else { return .invalidSize }
  if let error = lengthError(start) ?? rangeError(length, 0, longestLength) { return error }
  let stretch = Interval(lower: start, upper: start + length)
  var value = scrollkit_view_progress(box.pointee.view.progress(of: stretch, along: axis))
  value.write(to: progress)
  return .ok
}

/// Advance to a time and return the offset to draw at along an axis, without a struct.
///
/// It is scrollkit_scroller_tick for scripts that cannot read structs. A second call with the same
/// time returns the offset along the other axis.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis.
/// @param time     Time of the frame, in seconds.
/// @return The offset, in points; not a number where scrollkit_scroller_tick refuses the time, for
///         another axis, and if a delegate destroys the scroller.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_tick_offset")
public func scrollkit_scroller_tick_offset(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> Double {
  guard let axis = Axis(rawValue: axis) else { return .nan }
  var frame = scrollkit_frame.standard
  frame.offset_x = .nan
  frame.offset_y = .nan
  _ = scrollkit_scroller_tick(scroller, time, &frame)
  switch axis {
  case .x: return frame.offset_x
  case .y: return frame.offset_y
  }
}

/// Return whether the next display frame needs a tick, without a struct: the frame's `needs_tick`.
///
/// @param scroller The scroller; NULL needs none.
/// @return 1 if the next frame differs without input: content, a header, a fade or an edge moves or
///         will move. Else 0.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_needs_tick")
public func scrollkit_scroller_needs_tick(_ scroller: ScrollerRef?) -> UInt32 {
  var frame = scrollkit_frame.standard
  _ = scrollkit_scroller_get_frame(scroller, &frame)
  return frame.needs_tick
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Advances the scroller, its chain and its behaviours to a time.
  fileprivate func tick(_ time: Double) {
    if let nested = pointee.nested { nested.tick(at: time) } else { pointee.view.tick(at: time) }
    meterFrame()
  }

  /// Writes the frame into a caller's struct of any valid size.
  func draw(_ frame: UnsafeMutablePointer<scrollkit_frame>) {
    guard frame.pointee.struct_size == UInt32(scrollkit_frame.ownSize) else {
      return drawOtherSize(frame)
    }
    var state = pointee.view.engine.drawn
    if pointee.view.needsTickForBehaviours || pointee.nested?.willBounce ?? false { state.needsTick = true }
    let clock = pointee.view.clock
    frame.pointee = scrollkit_frame(state, time: clock.isFinite ? clock : 0)
  }

  /// Finds when a frame will next differ.
  fileprivate func findNextChange(_ pixelsPerPoint: Double, from time: Double, _ next: inout scrollkit_next_change) {
    let change =
      pointee.nested?.nextChange(pixelsPerPoint: pixelsPerPoint, from: time)
      ?? pointee.view.nextChange(pixelsPerPoint: pixelsPerPoint, from: time)
    next.is_drawn = change.isDrawn ? 1 : 0
    next.time = change.time
    next.frame_rate = change.frameRate
  }

  /// Writes the frame into the struct of an older or newer caller.
  fileprivate func drawOtherSize(_ frame: UnsafeMutablePointer<scrollkit_frame>) {
    var drawn = scrollkit_frame.standard
    draw(&drawn)
    drawn.write(to: frame)
  }
}

extension UnsafeMutablePointer where Pointee == scrollkit_frame {
  /// The frame at an index of an array whose frames are `stride` bytes apart.
  fileprivate func frame(_ index: Int, stride: UInt32) -> UnsafeMutablePointer<scrollkit_frame> {
    (UnsafeMutableRawPointer(self) + index &* Int(stride))
      .assumingMemoryBound(to: scrollkit_frame.self)
  }
}

extension scrollkit_view_progress {
  init(_ progress: ViewProgress) {
    self = .standard
    cover = progress.cover
    entry = progress.entry
    contain = progress.contain
    exit = progress.exit
  }
}
