import CScrollKitTypes
import ScrollKitCore

/// Set the snap targets along an axis.
///
/// Content that is let go, and every step of a wheel or a key, then goes there in one motion, with
/// its own momentum; so does the scale when a pinch or a wheel has changed it, and a chain of nested
/// scrollers. What the program scrolls or zooms to is left alone. Content stays on its page, item or
/// area when sizes change. Observed, the host receives SCROLLKIT_EVENT_KIND_REQUEST_REST.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis.
/// @param options  Where; NULL for anywhere. Not kept.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown enum value, a switch that is neither 0 nor 1, a carousel whose `length` is
///         0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_snap_set_options")
public func scrollkit_snap_set_options(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis,
  _ options: UnsafePointer<scrollkit_snap_options>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  var rule = SnapRule.none
  if let options {
    var raw = scrollkit_snap_options()
    if let wrong = raw.read(options) { return wrong }
    guard let read = SnapRule(raw, axis) else { return .invalidArgument }
    rule = read
  }
  if rule.isNone, box.pointee.extras == nil { return .ok }
  guard let extras = box.makeExtras() else { return .noMemory }
  extras.pointee.behaviours.setSnapRule(rule, axis, of: box.pointee.engine)
  box.pointee.snaps = extras.pointee.behaviours.snaps != nil
  return .ok
}

/// Set the areas that content snaps to.
///
/// Set them again whenever they move. An area that content rested on is found again by its key, and
/// content goes along with it.
///
/// @param scroller The scroller; must not be NULL.
/// @param areas    The first of them; may be NULL if `count` is 0. Copied.
/// @param count    How many, 1048576 at most; 0: there are none any more.
/// @param order    In which order they are.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
///         axis rests on areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch
///         that is neither 0 nor 1, sizes that differ, `reserved` not 0, an unknown field that is
///         not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_TIME_BACKWARDS or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_snap_set_areas")
public func scrollkit_snap_set_areas(
  _ scroller: ScrollerRef?, _ areas: UnsafePointer<scrollkit_snap_area>?, _ count: UInt,
  _ order: scrollkit_snap_order, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), count == 0 || areas != nil else { return .nullArgument }
  guard count <= largestBatch else { return .outOfRange }
  guard let order = SnapOrder(order) else { return .invalidArgument }
  if let wrong = box.wrong(at: time) { return wrong }
  guard let extras = box.pointee.extras, extras.pointee.behaviours.snaps?.hasAreas == true else {
    return .notEnabled
  }
  var copy: UnsafeMutablePointer<SnapArea>?
  if let areas, count > 0 {
    guard let room = makeRoom(forAreas: Int(count)) else { return .noMemory }
    if let wrong = read(areas, Int(count), into: room) {
      giveBack(room)
      return wrong
    }
    copy = room
  }
  let old = extras.pointee.areas
  extras.pointee.areas = copy
  extras.pointee.behaviours.setSnapAreas(
    SnapAreas(UnsafeBufferPointer(start: copy, count: Int(count)), order: order),
    &box.pointee.engine, at: time)
  if let old { giveBack(old) }
  _ = box.announce()
  return .ok
}

/// Scroll over time to a page or an item; the nearest one if there is no such.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis along which it is; the other stays.
/// @param place    The page or item, from 0.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param id       Receives the number of the animation; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED (there are neither pages nor items),
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_snap_scroll_to")
public func scrollkit_snap_scroll_to(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ place: Double, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  if let wrong = doubt(place, 0) { return wrong }
  if let wrong = box.wrong(at: time) { return wrong }
  // Where it will be at the scale that content is changing to.
  func offset() -> Double? {
    box.pointee.extras?.pointee.behaviours.snaps?.offset(
      ofPlace: place, axis, in: box.pointee.engine.targetGeometry)
  }
  guard offset() != nil else { return .notEnabled }
  box.passTime(to: time)
  let target = box.pointee.engine.told.target
  let offset = offset() ?? 0
  let along = axis == .x ? Vector(x: offset, y: target.y) : Vector(x: target.x, y: offset)
  let animation = box.pointee.engine.scroll(to: along, at: time)
  id?.pointee = UInt64(animation)
  _ = box.finish()
  return .ok
}

/// Read the current page or item as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_snap_get_state")
public func scrollkit_snap_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_snap_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return .nullArgument }
  guard scrollkit_snap_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let extras = box.pointee.extras, extras.pointee.behaviours.snaps != nil else {
    return .notEnabled
  }
  let offset = box.pointee.engine.told.offset
  let target = box.pointee.engine.told.target
  var value = scrollkit_snap_state()
  value.place_x = extras.place(of: offset.x, .x)
  value.place_y = extras.place(of: offset.y, .y)
  value.target_x = extras.place(of: target.x, .x)
  value.target_y = extras.place(of: target.y, .y)
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == Extras {
  /// The page or item at an offset; NaN if there is none.
  fileprivate func place(of offset: Double, _ axis: Axis) -> Double {
    pointee.behaviours.snaps?.place(of: offset, axis) ?? .nan
  }
}

/// Reads a caller's areas; answers what is wrong with the first that is refused.
private func read(
  _ areas: UnsafePointer<scrollkit_snap_area>, _ count: Int,
  into room: UnsafeMutablePointer<SnapArea>
) -> scrollkit_status? {
  let size = areas.pointee.struct_size
  var place = 0
  while place < count {
    let area = (UnsafeRawPointer(areas) + place &* Int(size))
      .assumingMemoryBound(to: scrollkit_snap_area.self)
    guard area.pointee.struct_size == size else { return .invalidSize }
    var raw = scrollkit_snap_area()
    if let wrong = raw.read(area) { return wrong }
    guard let read = SnapArea(raw) else { return .invalidArgument }
    (room + place).initialize(to: read)
    place += 1
  }
  return nil
}

extension SnapRule {
  /// The rule that a C struct describes; nil if a value is none.
  fileprivate init?(_ raw: scrollkit_snap_options, _ axis: Axis) {
    let isReversed = raw.is_reversed == 1
    switch Int(raw.kind) {
    case SCROLLKIT_SNAP_KIND_NONE: self = .none
    case SCROLLKIT_SNAP_KIND_PAGES:
      guard let rule = PageRule(raw.rule, default: .uikit) else { return nil }
      self = .pages(
        Paging(
          length: raw.length > 0 ? .points(raw.length) : .viewport(share: 1),
          spacing: raw.spacing, leading: raw.leading, isReversed: isReversed, rule: rule))
    case SCROLLKIT_SNAP_KIND_CAROUSEL:
      guard raw.length > 0, let rule = PageRule(raw.rule, default: Carousel.free) else {
        return nil
      }
      self = .carousel(
        Carousel(
          itemLength: raw.length, spacing: raw.spacing, leading: raw.leading,
          itemCount: Int(raw.count), isReversed: isReversed, rule: rule))
    case SCROLLKIT_SNAP_KIND_AREAS:
      let share = raw.proximity > 0 ? raw.proximity : 1.0 / 3
      let padding = Margins(leading: raw.padding_start, trailing: raw.padding_end)
      self = .areas(
        AreaSnapping(
          axes: Pair(x: axis == .x, y: axis == .y),
          strictness: Int(raw.strictness) == SCROLLKIT_SNAP_STRICTNESS_MANDATORY
            ? .mandatory : .proximity(share: share),
          padding: Pair(x: axis == .x ? padding : .none, y: axis == .y ? padding : .none)))
    default: return nil  // a C caller may send any number
    }
  }
}

extension PageRule {
  fileprivate init?(_ raw: scrollkit_snap_rule, default usual: PageRule) {
    switch Int(raw) {
    case SCROLLKIT_SNAP_RULE_DEFAULT: self = usual
    case SCROLLKIT_SNAP_RULE_UIKIT: self = .uikit
    case SCROLLKIT_SNAP_RULE_FLUTTER: self = .flutter
    case SCROLLKIT_SNAP_RULE_PAGER: self = .recyclerPager
    case SCROLLKIT_SNAP_RULE_LINEAR: self = .recyclerLinear
    case SCROLLKIT_SNAP_RULE_FREE: self = Carousel.free
    default: return nil  // a C caller may send any number
    }
  }
}

extension SnapOrder {
  fileprivate init?(_ raw: scrollkit_snap_order) {
    switch Int(raw) {
    case SCROLLKIT_SNAP_ORDER_ANY: self = .any
    case SCROLLKIT_SNAP_ORDER_RIGHT: self = .ascending(.x)
    case SCROLLKIT_SNAP_ORDER_DOWN: self = .ascending(.y)
    default: return nil  // a C caller may send any number
    }
  }
}

extension SnapArea {
  /// The area that a C struct describes; nil if a value is none.
  fileprivate init?(_ raw: scrollkit_snap_area) {
    guard let x = SnapAlignment(rawValue: raw.align_x), let y = SnapAlignment(rawValue: raw.align_y)
    else { return nil }
    self.init(
      key: raw.key,
      rectangle: Pair(
        x: Interval(lower: raw.x, upper: raw.x + raw.width),
        y: Interval(lower: raw.y, upper: raw.y + raw.height)),
      alignment: Pair(x: x, y: y),
      margin: Pair(
        x: Margins(leading: raw.margin_left, trailing: raw.margin_right),
        y: Margins(leading: raw.margin_top, trailing: raw.margin_bottom)),
      stop: raw.stops == 1 ? .always : .normal, isFocused: raw.is_focused == 1)
  }
}
