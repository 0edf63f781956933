import CScrollKitTypes
import ScrollKitCore

/// Scroll to an item.
///
/// While extents become known, the target follows the item: the scroll under way is retargeted with
/// its velocity and ends at the item. Then the content stays with the item until the user or the
/// program scrolls. The insets of the viewport do not count as part of it, nor what sticky items cover
/// while the item is there.
/// Near an end of the list the target is clamped to the content's range; the scroll completes there
/// with `finished` 1.
///
/// Two calls scroll to a cell of a table: each scrolls along the axis of its list, and each is completed
/// with `finished` 1 when it arrives. Observed: a toolkit has one scroll for both axes, so the first goes
/// on in the second, and is completed with `finished` 0.
///
/// @param list      The list; must not be NULL, and be attached.
/// @param item      The index of the item.
/// @param alignment Where the item comes to lie.
/// @param margin    Points on the screen between the item and the end of the viewport at which it is aligned.
/// @param animated  1: over time; 0: at once.
/// @param time      Time of the call, in seconds.
/// @param id        Receives the number of the scroll, whose completion is emitted exactly once; may
///                  be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown alignment, `animated` neither 0 nor
///         1), SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_scroll_to_item(
  _ list: ListRef?, _ item: UInt, _ alignment: scrollkit_list_alignment, _ margin: Double,
  _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  guard let alignment = ListAlignment(rawValue: alignment), let animation = ScrollAnimation(animated: animated) else {
    return .invalidArgument
  }
  if let error = lengthError(margin) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  let axis = box.pointee.list.layout.axis
  return withScroller(of: list) { scroller in
    scroller.beginScroll(at: time, id) { view, time in
      view.scroll(toItem: Int(item), alignment, margin: margin, along: axis, by: animation, at: time)
    }
  }
}

/// Scroll to where an item lies as given, over a given time along a curve, at a given speed, or at once.
///
/// Otherwise it behaves as scrollkit_list_scroll_to_item.
///
/// @param list    The list; must not be NULL, and be attached.
/// @param item    The index of the item.
/// @param options Where it comes to lie, and how to scroll; NULL means all defaults. The alignment and
///                the margins along the list's axis count; margins are points on the screen. Copied.
/// @param time    Time of the call, in seconds.
/// @param id      Receives the number of the scroll, whose completion is emitted exactly once; may be
///                NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_scroll_into_view(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  withItem(item, of: list, options) { box, options in
    let axis = box.pointee.list.layout.axis
    let placement = ScrollPlacement(options)[axis]
    return withScroller(of: list) { scroller in
      scroller.beginScroll(at: time, id) { view, time in
        view.scroll(toItem: Int(item), placement, along: axis, by: ScrollAnimation(options), at: time)
      }
    }
  }
}

/// Read the place at the start of the visible part of the viewport, to restore it later.
///
/// @param list   The list; must not be NULL, and be attached.
/// @param item   Receives the index of the item there; the number of items in an empty list. Must not
///               be NULL.
/// @param within Receives the distance from the item's start, in points along the list; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_position")
public func scrollkit_list_get_position(
  _ list: ListRef?, _ item: UnsafeMutablePointer<UInt>?, _ within: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let item else { return list.refusal(unless: .list) }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  let place = owner.pointee.view.listPlace(along: box.pointee.list.layout.axis)
  item.pointee = UInt(place.item)
  within?.pointee = place.distance.unscaled
  return .ok
}

/// Restore a place, at once; also before anything is measured, and before the first geometry.
///
/// While extents become known, the content stays at the place until the user or the program scrolls.
///
/// @param list   The list; must not be NULL, and be attached.
/// @param item   The index of the item.
/// @param within The distance from the item's start, in points along the list.
/// @param time   Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also
///         if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_position(
  _ list: ListRef?, _ item: UInt, _ within: Double, _ time: Double
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  if let error = lengthError(within) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  let axis = box.pointee.list.layout.axis
  return withScroller(of: list) { scroller in
    scroller.changeView(at: time) { view, time in
      view.setListPlace(ListAnchor(item: Int(item), distance: ContentLength(within)), along: axis, at: time)
    }
  }
}

/// Validates a list, options of a scroll and an item of the list, and calls a function with them.
func withItem(
  _ item: UInt, of handle: ListRef?, _ options: UnsafePointer<scrollkit_scroll_options>?,
  _ body: (ListPointer, scrollkit_scroll_options) -> scrollkit_status
) -> scrollkit_status {
  guard let box = ListPointer(handle) else { return handle.refusal(unless: .list) }
  var raw = scrollkit_scroll_options()
  if let error = raw.readChecked(options) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  return body(box, raw)
}
