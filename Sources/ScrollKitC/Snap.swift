import CScrollKitTypes
import ScrollKitCore

/// Set the snap targets along an axis.
///
/// Released content, and each step of a wheel or a key, then moves to a snap target in one motion.
/// A step moves at least to the next one. Steps with less than 0.15 s between them add up, and their
/// sum snaps. The same holds for the scale after a pinch, and for a chain of nested scrollers. Scrolls and
/// zooms by the program do not snap. Content stays on its page, item or area when sizes change, and at
/// an item of a list whatever is measured or edited.
/// Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_REST. If new options change the number
/// of the page or item, SCROLLKIT_EVENT_KIND_PAGE_CHANGED is emitted; not for the first options.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis.
/// @param options  The options; NULL means no snap targets. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown enum value, a switch that is neither 0 nor 1, a carousel whose `length` is
///         0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE,
///         SCROLLKIT_STATUS_WRONG_MODE (content without ends: see scrollkit_deltas_enable) or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func snap_set_options(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis,
  _ options: UnsafePointer<scrollkit_snap_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  var rule = SnapRule.none
  if let options {
    var raw = scrollkit_snap_options()
    if let error = raw.read(options) { return error }
    guard let read = SnapRule(raw) else { return .invalidArgument }
    rule = read
  }
  return box.changeView(at: time, unless: { rule.isNone ? nil : $0.endsError ?? $0.reserveStorage() }) { $0.setSnapRule(rule, axis, at: $1) }
}

/// Set the areas that content snaps to.
///
/// Set them again whenever they move; if the content is shifted, after the shift. An area that content
/// is snapped to is identified by its key, and content moves with it. A release costs time in
/// proportion to areas in any order, and to areas in order that overlap there; other areas in order
/// are found by binary search. Of areas larger than the viewport that overlap, the 32 nearest count.
///
/// @param scroller The scroller; must not be NULL.
/// @param areas    The areas; all must have the `struct_size` of the first, which is the stride of
///                 the array. May be NULL if `count` is 0. Copied.
/// @param count    The number of areas, at most 65536 in any order and 1048576 in order; 0 removes
///                 them.
/// @param order    The order of the areas.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
///         axis snaps to areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch
///         that is neither 0 nor 1, `reserved` not 0, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE (also sizes that differ), SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func snap_set_areas(
  _ scroller: ScrollerRef?, _ areas: UnsafePointer<scrollkit_snap_area>?, _ count: UInt,
  _ order: scrollkit_snap_order, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), count == 0 || areas != nil else { return scroller.refusal }
  guard let order = SnapOrder(order) else { return .invalidArgument }
  guard count <= order.mostAreas else { return .outOfRange }
  if let error = timeError(time) { return error }
  guard let storage = box.pointee.storage, storage.pointee.behaviours.snapGuide?.snapsToAreas == true else {
    return .notEnabled
  }
  var copy: UnsafeMutablePointer<SnapArea>?
  if let areas, count > 0 {
    guard let memory = allocateMemory(SnapArea.self, count: Int(count)) else { return .noMemory }
    if let error = read(areas, Int(count), into: memory) {
      freeMemory(memory)
      return error
    }
    copy = memory
  }
  let former = storage.pointee.areas
  storage.pointee.areas = copy
  box.lend(copy, count: Int(count), insteadOf: former, at: time) { $0.setSnapAreas(SnapAreas($1, order: order), at: $2) }
  return .ok
}

/// Scroll to a page or an item with an animation; to the nearest one if there is no such index.
///
/// When sizes change meanwhile, the animation ends at the new offset of the page or item.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis of the pages or items. The offset along the other axis does not change.
/// @param index    The page or item, from 0.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED (the axis has no pages or items),
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func snap_scroll_to(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ index: Double, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  return box.beginScroll(at: time, x: index, unless: { $0.snapError(index, axis) }, id) { view, time in
    view.scroll(toPage: index, axis, at: time)
  }
}

/// Read the current page, item or area, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED (no snap targets were set), and the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_snap_get_state")
public func scrollkit_snap_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_snap_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard scrollkit_snap_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard box.pointee.view.hasSnapRule else { return .notEnabled }
  var value = scrollkit_snap_state()
  value.index_x = box.pointee.view.page(.x) ?? .nan
  value.index_y = box.pointee.view.page(.y) ?? .nan
  value.target_x = box.pointee.view.targetPage(.x) ?? .nan
  value.target_y = box.pointee.view.targetPage(.y) ?? .nan
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Why content cannot scroll to a page or item; nil if it can.
  fileprivate func snapError(_ index: Double, _ axis: Axis) -> scrollkit_status? {
    pointee.storage?.pointee.behaviours.snapGuide?.offset(
      ofNumber: index, axis, in: pointee.view.engine.targetSnapLayout) == nil ? .notEnabled : nil
  }
}

extension SnapOrder {
  /// The most areas that a call sets.
  var mostAreas: UInt { self == .any ? mostAreasInAnyOrder : largestBatch }
}

/// Measured. 65 536: a release takes 1.3 ms, and 16 ms if all areas are larger than the viewport and overlap. More
/// areas take longer.
private let mostAreasInAnyOrder: UInt = 1 << 16

/// Validates and copies a caller's areas.
///
/// - Returns: Why the first invalid area is refused; nil if all are valid.
private func read(
  _ areas: UnsafePointer<scrollkit_snap_area>, _ count: Int,
  into memory: UnsafeMutablePointer<SnapArea>
) -> scrollkit_status? {
  let size = areas.pointee.struct_size
  guard isPossible(size) else { return .invalidSize }
  for index in 0..<count {
    let area = (UnsafeRawPointer(areas) + index &* Int(size))
      .assumingMemoryBound(to: scrollkit_snap_area.self)
    guard area.pointee.struct_size == size else { return .invalidSize }
    var raw = scrollkit_snap_area()
    if let error = raw.read(area) { return error }
    guard let read = SnapArea(raw) else { return .invalidArgument }
    (memory + index).initialize(to: read)
  }
  return nil
}
