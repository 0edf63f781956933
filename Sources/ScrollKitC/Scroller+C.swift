import CScrollKitTypes
import ScrollKitCore

/// Create a scroller.
///
/// It has no content until scrollkit_scroller_set_geometry is called.
///
/// @param options  How it is made; NULL means all defaults.
/// @param scroller Receives the new scroller, owned by the caller: destroy it with
///                 scrollkit_scroller_destroy. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown mode or feel, a switch that is neither 0 nor 1, an unknown field that is not
///         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is
///         untouched.
///
/// Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
@_cdecl("scrollkit_scroller_create")
public func scrollkit_scroller_create(
  _ options: UnsafePointer<scrollkit_scroller_options>?,
  _ scroller: UnsafeMutablePointer<ScrollerRef?>?
) -> scrollkit_status {
  guard let scroller else { return .nullArgument }
  var raw = scrollkit_scroller_options()
  if let wrong = raw.read(options) { return wrong }
  guard let mode = ScrollEngine.Mode(rawValue: raw.mode), var feel = Feel(raw.feel) else {
    return .invalidArgument
  }
  let kept = feel.take(&raw)
  var setting = ScrollSetting(
    geometry: .empty, feel: feel,
    alwaysBounces: Pair(x: raw.always_bounces_x == 1, y: raw.always_bounces_y == 1))
  setting.kept = kept
  guard let box = makeRoom(for: ScrollerBox.self) else { return .noMemory }
  box.initialize(
    to: ScrollerBox(
      engine: ScrollEngine(mode: mode, setting: setting), delegate: Delegate(),
      extras: nil, nested: nil, unsent: nil, holds: 0, isTelling: false, isAsking: false,
      snaps: false, isDoomed: false))
  scroller.pointee = ScrollerRef(box)
  return .ok
}

/// Destroy a scroller.
///
/// Inside its own delegate's function, too: it then goes when that function has returned.
///
/// @param scroller The scroller; NULL is fine and does nothing.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_destroy")
public func scrollkit_scroller_destroy(_ scroller: ScrollerRef?) {
  BoxPointer(scroller)?.destroy()
}

/// Set the viewport, the content and the insets.
///
/// The first geometry puts the content at its start. Later, nothing that moves jumps: a finger
/// keeps what it holds, and flights go on to where they can now rest. Content at rest is put back
/// into range at once; with a shift, it returns as an overscroll does. A shift moves everything
/// remembered along, so that nothing is seen of it; observed, the host receives
/// SCROLLKIT_EVENT_KIND_REQUEST_SHIFT to move its offset along.
///
/// @param scroller The scroller; must not be NULL.
/// @param geometry The new geometry; must not be NULL. Not kept.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`right_to_left` neither 0 nor 1, an unknown field not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_set_geometry")
public func scrollkit_scroller_set_geometry(
  _ scroller: ScrollerRef?, _ geometry: UnsafePointer<scrollkit_geometry>?, _ time: Double
) -> scrollkit_status {
  guard scroller != nil, let geometry else { return .nullArgument }
  var raw = scrollkit_geometry()
  if let wrong = raw.read(geometry) { return wrong }
  let extras = BoxPointer(scroller)?.pointee.extras
  return withScroller(scroller, at: time, x: raw.shift_x, y: raw.shift_y) { engine in
    let told = ScrollGeometry(raw)
    engine.setRightToLeft(raw.right_to_left == 1)
    engine.change(
      to: extras?.pointee.behaviours.whole(told, at: time) ?? told,
      shift: Vector(x: raw.shift_x, y: raw.shift_y), at: time)
  }
}

/// Shift everything along with content that moved under the viewport, its size unchanged.
///
/// The same as scrollkit_scroller_set_geometry with the present geometry and a shift. When the
/// size changes too, say both in one call: between two, content may be out of range.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        How far what is on screen moved right within the content, in points.
/// @param y        How far it moved down, in points.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_shift")
public func scrollkit_scroller_shift(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  withScroller(scroller, at: time, x: x, y: y) { engine in
    engine.change(to: engine.content, shift: Vector(x: x, y: y), at: time)
  }
}

/// Set the user's accessibility preferences.
///
/// With reduced motion, a requested scroll or scale, a wheel's step, a return into range and a header
/// that settles arrive at once; the nub still fades. Observed, a scroll is asked for at once. A chain
/// of nested scrollers heeds the wishes told to the one that a gesture begins on. Without momentum, content rests where it is let go.
/// Resampled, a finger's or mouse's drag is shown as it was 5 ms before each tick, between two
/// reports or at most 8 ms beyond the last: even at 60 ticks and uneven 125 reports a second. The
/// offset then changes at ticks, and let go, content goes on from where it is shown.
///
/// @param scroller The scroller; must not be NULL.
/// @param comfort  The wishes; NULL means none. Not kept.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (a switch that is neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_set_preferences")
public func scrollkit_scroller_set_preferences(
  _ scroller: ScrollerRef?, _ comfort: UnsafePointer<scrollkit_preferences>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  var raw = scrollkit_preferences()
  if let wrong = raw.read(comfort) { return wrong }
  var comfort = Comfort()
  comfort.reducesMotion = raw.reduces_motion == 1
  comfort.stopsMomentum = raw.stops_momentum == 1
  comfort.resamples = raw.resamples == 1
  box.pointee.engine.setComfort(comfort, at: box.pointee.engine.clock)
  return .ok
}

extension Feel {
  /// Takes what the options of a scroller say otherwise.
  ///
  /// - Returns: What it took.
  fileprivate mutating func take(_ raw: inout scrollkit_scroller_options) -> FeelParts {
    var kept: FeelParts = .init(rawValue: 0)
    if raw.clamps_edges == 1 {
      edges = .all(.clamp)
      kept.formUnion(.edges)
    }
    if raw.wheel_step > 0 {
      wheelStep = .points(raw.wheel_step)
      kept.formUnion(.wheelStep)
    }
    if raw.line_length > 0 {
      lineLength = raw.line_length
      kept.formUnion(.lineLength)
    }
    return kept
  }
}

extension Pair where Element == AxisGeometry {
  init(_ raw: scrollkit_geometry) {
    self.init(
      x: raw.right_to_left == 1
        ? .rightToLeft(
          viewport: raw.viewport_width, content: raw.content_width, leftInset: raw.inset_left,
          rightInset: raw.inset_right)
        : AxisGeometry(
          viewport: raw.viewport_width, content: raw.content_width,
          leadingInset: raw.inset_left, trailingInset: raw.inset_right),
      y: AxisGeometry(
        viewport: raw.viewport_height, content: raw.content_height,
        leadingInset: raw.inset_top, trailingInset: raw.inset_bottom))
  }
}
