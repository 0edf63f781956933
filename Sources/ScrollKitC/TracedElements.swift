import CScrollKitTypes
import ScrollKitCore

/// The number of elements of an array that a call reads: its count, or 0 if it refuses so many.
///
/// The record contains no more, because what lies behind them is not the caller's. Each call with an array has a function,
/// with the arguments of the call.
enum TracedElements {
  static func scroller_push_many(
    _: ScrollerRef?, _: UnsafePointer<scrollkit_input>?, _ count: UInt
  ) -> UInt {
    count <= largestBatch ? count : 0
  }

  static func snap_set_areas(
    _: ScrollerRef?, _: UnsafePointer<scrollkit_snap_area>?, _ count: UInt, _ order: scrollkit_snap_order, _: Double
  ) -> UInt {
    guard let order = SnapOrder(order) else { return 0 }
    return count <= order.mostAreas ? count : 0
  }

  static func nub_set_sections(
    _: ScrollerRef?, _: UnsafePointer<Double>?, _ count: UInt, _: Double
  ) -> UInt {
    count <= largestBatch ? count : 0
  }

  static func link_update(
    _: ScrollerRef?, _: ScrollerRef?, _: scrollkit_axis, _: Double, _: UnsafePointer<Double>?, _ count: UInt, _: Double
  ) -> UInt {
    count <= largestBatch ? count : 0
  }

  static func list_insert_measured(
    _ list: ListRef?, _ item: UInt, _: UnsafePointer<Double>?, _ count: UInt, _: Double
  ) -> UInt {
    guard let box = ListPointer(list), box.hasItems(0, at: item) else { return 0 }
    return count <= UInt(ScrollList.mostItems) ? count : 0
  }

  static func list_set_extents(
    _ list: ListRef?, _ item: UInt, _: UnsafePointer<Double>?, _ count: UInt, _: Double
  ) -> UInt {
    guard let box = ListPointer(list) else { return 0 }
    return box.hasItems(count, at: item) ? count : 0
  }
}
